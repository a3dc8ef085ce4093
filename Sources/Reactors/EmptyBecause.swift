public import Observables
internal import Tracing

extension Observable {
  /// Tells nothing and completes, and says why in the trace.
  ///
  ///     guard !currentState.isLoading else { return .empty(because: "a page is loading") }
  ///     // A4 done, no mutation: a page is loading
  public static func empty(because note: String) -> Observable<Element> {
    .deferred {
      Cause.current?.action?.note = note
      return .empty()
    }
  }
}
