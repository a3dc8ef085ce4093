/// An object that equals only itself.
///
///     final class Download: IdentityEquatable {}
///     Download() == Download()  // false
public protocol IdentityEquatable: AnyObject, Equatable {}

extension IdentityEquatable {
  /// Whether both are the same object.
  public static func == (one: Self, other: Self) -> Bool { one === other }
}
