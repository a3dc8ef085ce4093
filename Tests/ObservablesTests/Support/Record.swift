import Observables

/// What an observer was told, as text, and whether it was ever told two things at once.
final class Record<Element> {
  private(set) var events: [String] = []
  private(set) var hasOverlapped = false
  private var isBusy = false
  var onNext: (Element) -> Void = { _ in }

  func take(_ event: Event<Element>) {
    if isBusy { hasOverlapped = true }
    isBusy = true
    defer { isBusy = false }
    switch event {
    case .next(let element):
      events.append("\(element)")
      onNext(element)
    case .error: events.append("#")
    case .completed: events.append("|")
    }
  }
}

/// What an observable tells while it is subscribed to, in one line: `1 2 |`.
func told<Source: ObservableConvertibleType>(_ source: Source) -> String {
  let record = Record<Source.Element>()
  source.asObservable().subscribe(record.take).dispose()
  return record.events.joined(separator: " ")
}
