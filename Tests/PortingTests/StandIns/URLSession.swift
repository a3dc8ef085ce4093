import Reactors

/// What RxCocoa tells of a request that was refused.
enum RxCocoaURLError: Error {
  case httpRequestFailed(status: Int)
}

/// A session whose answers are the test's; it remembers what was asked.
final class URLSession: HasReactive, @unchecked Sendable {
  @TaskLocal static var shared = URLSession()

  private(set) var requests: [String] = []
  private var answers: [String: PublishSubject<Any>] = [:]

  func answer(_ path: String, with json: Any) {
    answers[path]?.onNext(json)
    answers[path]?.onCompleted()
  }

  func refuse(_ path: String, status: Int) {
    answers[path]?.onError(RxCocoaURLError.httpRequestFailed(status: status))
  }

  func isListening(to path: String) -> Bool { answers[path] != nil }

  fileprivate func load(_ path: String) -> Observable<Any> {
    Observable.deferred {
      self.requests.append(path)
      let answer = PublishSubject<Any>()
      self.answers[path] = answer
      return answer.do(onDispose: { self.answers[path] = nil })
    }
  }
}

extension Reactive where Base == URLSession {
  func json(url: String) -> Observable<Any> { base.load(url) }

  func response(request: String) -> Observable<(status: Int, data: [UInt8])> {
    base.load(request).map { (200, $0 as? [UInt8] ?? []) }
  }
}
