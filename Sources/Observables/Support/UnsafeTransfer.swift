/// Carries what is not `Sendable` to another thread.
///
/// Closures of observers are not `Sendable`; whoever hands one to a queue sees to it that it runs in
/// one place at a time.
struct UnsafeTransfer<Value>: @unchecked Sendable {
  let value: Value
}
