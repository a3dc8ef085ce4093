internal import Tracing

/// Wraps work so that it runs under the cause that is ambient now.
func carryingCause(_ work: @escaping () -> Void) -> () -> Void {
  guard let cause = Cause.current else { return work }
  return { Cause.$current.withValue(cause, operation: work) }
}
