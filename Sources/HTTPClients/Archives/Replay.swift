/// Which entry of an archive answers which request.
struct Replay: Sendable {
  /// What a request gets.
  struct Answer {
    /// After how many seconds.
    var delay: Double
    var result: Result<HTTPResponse, HTTPFailure>
    /// When it came while it was recorded, in seconds since 1970; nil where nobody knows.
    var recorded: Double?
  }

  private static let redirectLimit = 5

  private let archive: Archive
  /// Where in the archive the answers to each question are.
  private let places: [Question: [Int]]
  private var askedCount: [Question: Int] = [:]
  private var isUsed: [Bool]

  init(_ archive: Archive) {
    self.archive = archive
    places = Dictionary(grouping: archive.entries.indices) { archive.entries[$0].question }
    isUsed = archive.entries.map { _ in false }
  }

  /// The entries that nothing has asked for.
  var unused: [ArchiveEntry] {
    zip(archive.entries, isUsed).filter { !$1 }.map { $0.0 }
  }

  /// Answers a request, and follows where the answer is a redirect to another entry, for browsers
  /// save each step.
  mutating func answer(to request: HTTPRequest) -> Answer {
    var answer = step(request)
    var request = request
    for _ in 0..<Self.redirectLimit {
      guard case .success(let response) = answer.result,
        let next = request.redirected(by: response), places[Question(next)] != nil
      else { return answer }
      let delay = answer.delay
      answer = step(next)
      answer.delay += delay
      request = next
    }
    answer.result = .failure(
      .redirectedTooOften(request.url.origin.address, limit: Self.redirectLimit))
    return answer
  }

  private mutating func step(_ request: HTTPRequest) -> Answer {
    let question = Question(request)
    guard let places = places[question] else {
      return Answer(delay: 0, result: .failure(.notRecorded(reason: miss(question))))
    }
    let count = askedCount[question, default: 0]
    askedCount[question] = count + 1
    let place = count < places.count ? places[count] : lastAnswer(of: places)
    isUsed[place] = true
    return play(archive.entries[place])
  }

  /// What is asked more often than it was gets the last answer again, and not the end that somebody
  /// put to the last one.
  private func lastAnswer(of places: [Int]) -> Int {
    let answered = places.last { place in
      if case .cancelled = archive.entries[place].outcome { false } else { true }
    }
    return answered ?? places[places.count - 1]
  }

  private func play(_ entry: ArchiveEntry) -> Answer {
    let recorded = entry.started.map { $0 + entry.duration }
    switch entry.outcome {
    case .response(let response):
      return Answer(delay: entry.duration, result: .success(response), recorded: recorded)
    case .failure(let failure):
      return Answer(delay: entry.duration, result: .failure(failure), recorded: recorded)
    case .cancelled:
      // Whoever cancelled it then is expected to do so now, and gets the time for it.
      let reason = "entry \(entry.number) was cancelled before its response came"
      return Answer(
        delay: entry.duration + 1, result: .failure(.notRecorded(reason: reason)),
        recorded: recorded)
    }
  }

  private func miss(_ question: Question) -> String {
    let asked = "\(question.method) \(question.url)"
    let candidates = archive.entries.map { ($0.number, question.differences(from: $0.question)) }
    let distance = { (differences: [QuestionDifference]) in
      differences.reduce(0) { $0 + $1.weight }
    }
    guard let (number, differences) = candidates.min(by: { distance($0.1) < distance($1.1) }) else {
      return "\(asked); \(archive.name) has no entries"
    }
    let words = differences.map(\.description).joined(separator: ", and ")
    return "\(asked); the nearest is entry \(number), where \(words)"
  }
}

extension HTTPRequest {
  /// The request that follows a redirect; nil where a response is none.
  fileprivate func redirected(by response: HTTPResponse) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers["Location"],
      let url = HTTPURL(location, relativeTo: response.url)
    else { return nil }
    let keepsMethod = response.status >= 307 || ["GET", "HEAD"].contains(method)
    return keepsMethod
      ? HTTPRequest(method, url: url, headers: headers, body: body)
      : HTTPRequest(url: url, headers: headers)
  }
}
