internal import Dispatch
internal import Observables
internal import Shell

/// A text that is typed a letter at a time.
struct Typing {
  /// Searches are of no longer texts, as GitHub has it.
  private static let longest = 256

  let text: String
  /// Seconds between two letters.
  let interval: Double

  /// Reads `TEXT… [--every TIME]`.
  init(_ arguments: CommandArguments) throws {
    var words = arguments.words
    var interval = 0.1
    if let index = words.firstIndex(of: "--every") {
      guard index == words.count - 2, let time = seconds(in: words[index + 1]), time > 0 else {
        throw CommandError("give a time at the end: type swift --every 100ms")
      }
      interval = time
      words.removeLast(2)
    }
    let text = words.joined(separator: " ")
    guard !text.isEmpty else { throw CommandError("give a text: type swift") }
    guard text.count <= Self.longest else {
      throw CommandError("that is too long; a query has \(Self.longest) letters at most")
    }
    self.text = text
    self.interval = interval
  }

  /// What stands in the search bar after each letter; a Hangul syllable is one.
  func keystrokes(on scheduler: any SchedulerType) -> Observable<String> {
    let texts = text.indices.map { String(text[...$0]) }
    let pause = RxTimeInterval.microseconds(Int(interval * 1_000_000))
    return .concat(
      texts.enumerated().map { index, text in
        let letter = Observable.just(text)
        return index == 0 ? letter : letter.delay(pause, scheduler: scheduler)
      })
  }
}
