internal import HTTPClients

/// The faults that are to come, in order.
struct FaultScript {
  private var coming: [(fault: Fault, times: Int)] = []

  mutating func add(_ fault: Fault, times: Int) {
    if times > 0 { coming.append((fault, times)) }
  }

  /// Takes the fault of a request, if any. Asking what is left of a limit is never limited.
  mutating func next(for request: HTTPRequest) -> Fault? {
    guard let (fault, times) = coming.first else { return nil }
    if request.isForRateLimit, fault == .rateLimit || fault == .secondary { return nil }
    if times > 1 {
      coming[0].times = times - 1
    } else {
      coming.removeFirst()
    }
    return fault
  }
}
