internal import Observables

extension Session {
  var waitCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "wait", "[until FIELD OP VALUE [within TIME]]",
        summary: "go on when nothing is in flight, or when the state is so",
        examples: ["wait", "wait until repos count 30 within 5s"])
    ) { [unowned self] arguments in
      let words = arguments.words
      guard !words.isEmpty else { return awaiting { [unowned self] in inFlight.isEmpty } }
      guard words[0] == "until" else { throw CommandError("wait, or \(Condition.waitAdvice)") }
      try wait(until: Array(words.dropFirst()))
    }
  }

  var sleepCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "sleep", "TIME", summary: "go on after a time", examples: ["sleep 300ms", "sleep 2s"])
    ) { [unowned self] arguments in
      guard let time = seconds(in: arguments.text) else {
        throw CommandError("give a time, such as 300ms or 2s, of at most a day")
      }
      let end = loop.now + time
      // Something has to be due then, or the loop would wait for ever.
      alarm(after: time)
      awaiting { [unowned self] in loop.now >= end }
    }
  }
}

extension Session {
  /// Ends a wait of the loop after a time. It belongs to no line, so that none waits for it.
  func alarm(after time: Double) {
    _ = Cause.$current.withValue(nil) { loop.schedule(after: time) {} }
  }
}

/// A time as it is typed: `300ms`, `2s`, `1.5s`, `1m`; nil for anything else.
public func seconds(in text: String) -> Double? {
  let units: [(name: String, seconds: Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600)]
  for unit in units where text.hasSuffix(unit.name) {
    guard let count = Double(text.dropLast(unit.name.count)), count >= 0 else { continue }
    let time = count * unit.seconds
    return time <= 86_400 ? time : nil
  }
  return nil
}
