public import Observables

/// What `#` stands for, unless a test says otherwise.
public struct MarbleFailure: Error, Equatable, CustomStringConvertible {
  /// Makes a failure.
  public init() {}
  /// The sign.
  public var description: String { "#" }
}

extension Marbles {
  /// The events that are drawn.
  ///
  ///     Marbles("a-|").events(["a": 1])  // [next(1) @ 0, completed @ 2]
  public func events<Element>(
    _ values: [Character: Element], error: any Error = MarbleFailure()
  ) -> [Recorded<Event<Element>>] {
    marks.map { mark in
      switch mark.sign {
      case .element(let character):
        guard let value = values[character] else {
          preconditionFailure("no value is given for \(character)")
        }
        return .next(mark.time, value)
      case .failure: return .error(mark.time, error)
      case .end: return .completed(mark.time)
      }
    }
  }

  /// The events that are drawn; the elements are the signs.
  ///
  ///     Marbles("a-|").events()  // [next("a") @ 0, completed @ 2]
  public func events() -> [Recorded<Event<String>>] {
    let characters = marks.map { $0.sign.character }
    return events(Dictionary(characters.map { ($0, String($0)) }) { first, _ in first })
  }

  /// Draws events. An element for which no sign is given is drawn as its description, where that is
  /// one character, or as `?`.
  ///
  ///     Marbles(observer.events)  // a--b|
  public init<Element: Equatable>(
    _ events: [Recorded<Event<Element>>], values: [Character: Element] = [:]
  ) {
    let signs = values.sorted { $0.key < $1.key }
    self.init(
      marks: events.map { event in
        switch event.value {
        case .next(let element):
          let known = signs.first { $0.value == element }?.key
          let text = "\(element)"
          let character = known ?? (text.count == 1 ? text.first : nil) ?? "?"
          return Mark(time: event.time, sign: .element(character))
        case .error: return Mark(time: event.time, sign: .failure)
        case .completed: return Mark(time: event.time, sign: .end)
        }
      })
  }
}
