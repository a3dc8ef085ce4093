/// Carries what is not `Sendable` to another thread.
///
/// Closures of observers are not `Sendable`; whoever hands one to a queue sees to it that it runs in
/// one place at a time.
package struct UnsafeTransfer<Value>: @unchecked Sendable {
  package let value: Value

  package init(value: Value) {
    self.value = value
  }
}
