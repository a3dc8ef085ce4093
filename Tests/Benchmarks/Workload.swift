/// Something that is done a number of times.
struct Workload: Sendable {
  /// What valgrind counts of it.
  enum Counts: String, Sendable {
    /// Instructions and allocations of one time.
    case work = "instructions allocations"
    /// Bytes that one object keeps.
    case memory = "bytes"
  }

  let name: String
  let counts: Counts
  let run: @Sendable (Int) -> Void

  init(_ name: String, counts: Counts = .work, run: @escaping @Sendable (Int) -> Void) {
    self.name = name
    self.counts = counts
    self.run = run
  }

  /// How long one time takes, at best.
  var measured: String {
    let count = 20_000
    run(count)
    let clock = ContinuousClock()
    let best = (0..<10).map { _ in clock.measure { run(count) } }.min() ?? .zero
    let nanoseconds = Double(best.components.attoseconds) / 1e9 / Double(count)
    let name = name + String(repeating: " ", count: max(0, 28 - name.count))
    return "\(name) \(Int(nanoseconds.rounded())) ns"
  }
}

/// Keeps the compiler from leaving work out, and objects from being released.
enum Blackhole {
  nonisolated(unsafe) private static var sum = 0
  nonisolated(unsafe) private static var kept: [AnyObject] = []

  @inline(never) static func take(_ value: Int) { sum &+= value }
  @inline(never) static func touch(_ object: AnyObject) {}
  @inline(never) static func keep(_ object: AnyObject) { kept.append(object) }
}

let workloads = observableWorkloads + reactorWorkloads
