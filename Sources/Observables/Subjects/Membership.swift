/// An observer's place among others.
///
/// It knows no type of element: what is called through a protocol is not specialised, so the function
/// that removes the observer is handed to it by who has specialised it.
@usableFromInline
package final class Membership: Disposable {
  @usableFromInline let core: AnyObject
  @usableFromInline let number: Int
  @usableFromInline let leave: (AnyObject, Int) -> Void

  @inlinable package init(
    of core: AnyObject, as number: Int, leave: @escaping (AnyObject, Int) -> Void
  ) {
    self.core = core
    self.number = number
    self.leave = leave
  }

  @inlinable package func dispose() { leave(core, number) }
}
