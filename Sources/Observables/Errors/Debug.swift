#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension ObservableType {
  /// Prints what happens: the subscription, each event, and the disposal.
  ///
  ///     Observable.just(1).debug("one")
  ///     // 2026-01-02 03:04:05.678: one -> subscribed
  ///     // 2026-01-02 03:04:05.678: one -> Event next(1)
  ///     // 2026-01-02 03:04:05.678: one -> Event completed
  ///     // 2026-01-02 03:04:05.678: one -> isDisposed
  ///
  /// - Parameters:
  ///   - identifier: what the lines are headed by; the place in the source code where it is nil.
  ///   - trimOutput: whether a long element is cut to 40 characters.
  ///   - file: the file that is named.
  ///   - line: the line that is named.
  ///   - function: the function that is named.
  ///   - print: takes the lines; the standard output unless it is given.
  /// - Returns: the same, with its events printed.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function, print: @escaping (String) -> Void = { Swift.print($0) }
  ) -> Observable<Element> {
    let source = asObservable()
    let file = file.split(separator: "/").last.map(String.init) ?? file
    let heading = identifier ?? "\(file):\(line) (\(function))"
    func say(_ text: String) { print("\(wallClockTime()): \(heading) -> \(text)") }
    return Observable { observer in
      say("subscribed")
      let subscription = source.run { event in
        say("Event \(text(of: event, isTrimmed: trimOutput))")
        observer.on(event)
      }
      return CompositeDisposable(
        Disposables.create { say("isDisposed") }, subscription)
    }
  }
}

private func text<Element>(of event: Event<Element>, isTrimmed: Bool) -> String {
  let text = "\(event)"
  guard isTrimmed, text.count > 40 else { return text }
  return "\(text.prefix(20))...\(text.suffix(20))"
}

private func wallClockTime() -> String {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  var parts = tm()
  localtime_r(&time.tv_sec, &parts)
  func digits(_ number: some BinaryInteger, _ count: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
  let date = "\(parts.tm_year + 1900)-\(digits(parts.tm_mon + 1, 2))-\(digits(parts.tm_mday, 2))"
  let clock = "\(digits(parts.tm_hour, 2)):\(digits(parts.tm_min, 2)):\(digits(parts.tm_sec, 2))"
  return "\(date) \(clock).\(digits(time.tv_nsec / 1_000_000, 3))"
}
