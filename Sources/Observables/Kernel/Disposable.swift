/// Something that can be given up: a subscription, a timer, a transfer.
public protocol Disposable: AnyObject {
  /// Gives it up. Doing so again does nothing.
  func dispose()
}
