/// An object that equals only itself, and can be an element of a set.
///
///     final class Download: IdentityHashable {}
///     Set([download, download]).count  // 1
public protocol IdentityHashable: IdentityEquatable, Hashable {}

extension IdentityHashable {
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
