import HTTPClients
import Observables
import Testing
import Tracing

struct LoadTests {
  private struct Refused: Error, CustomStringConvertible { let description = "refused" }

  private let client = ScriptedClient()
  private let log = TraceLog()
  private let clock = Clock()
  private let tracer: Tracer
  private let received = Received()

  private final class Clock { var now = 0.0 }
  private final class Received {
    var events: [String] = []
    var causes: [TraceID?] = []
  }

  init() {
    tracer = Tracer(sink: log, now: { [clock] in clock.now })
  }

  private func cause(_ step: String) -> Cause {
    Cause(tracer: tracer, screen: "test", step: TraceID(step))
  }

  /// Loads a number under a cause, as an action's effect would.
  private func load(_ url: String = "http://h/a?b=c", cause: Cause? = nil) throws -> any Disposable
  {
    let request = HTTPRequest(url: try #require(HTTPURL(url)))
    return Cause.$current.withValue(cause ?? self.cause("A1")) {
      client.load(
        request,
        decode: { response in
          guard let number = Int(response.text) else { throw Refused() }
          return number
        }, count: { "number \($0)" }
      ).subscribe(
        AnyObserver { [received] event in
          received.events.append("\(event)")
          received.causes.append(Cause.current?.step)
        })
    }
  }

  /// The trace, a line for each step.
  private var trace: [String] {
    log.events.map { event in
      let what =
        switch event.kind {
        case .request(let exchange): "\(exchange.method) \(exchange.url)"
        case .response(_, let response):
          "\(response.status), \(response.summary ?? "-"), \(response.bytes) B, \(response.duration) s"
        case .cancelled: "cancelled"
        case .error(let error): "failed: \(error)"
        default: "?"
        }
      return "\(event.id.map { "\($0)" } ?? "-") \(what) (\(event.cause.map { "\($0)" } ?? "-"))"
    }
  }

  @Test func `a value is loaded and the exchange is traced`() throws {
    let loading = try load()
    clock.now = 0.5
    client.answer("42")
    loading.dispose()
    #expect(received.events == ["next(42)", "completed"])
    #expect(trace == ["H0.1 GET http://h/a?b=c (A1)", "H0.1 200, number 42, 2 B, 0.5 s (A1)"])
  }

  @Test func `what follows runs under the response, whatever is ambient then`() throws {
    let loading = try load()
    Cause.$current.withValue(cause("A7")) { client.answer("42") }
    loading.dispose()
    #expect(received.causes == [TraceID("H0.1"), TraceID("H0.1")])
  }

  @Test func `a response that cannot be read is traced as one, and fails the stream`() throws {
    let loading = try load()
    client.answer("no", status: 403)
    loading.dispose()
    #expect(received.events == ["error(refused)"])
    #expect(trace.last == "H0.1 403, -, 2 B, 0.0 s (A1)")
  }

  @Test func `a failure is traced and fails the stream`() throws {
    let loading = try load()
    client.fail(.closed("h"))
    loading.dispose()
    #expect(received.events.count == 1)
    #expect(trace.last == "H0.1 failed: \(HTTPFailure.closed("h")) (A1)")
  }

  @Test func `disposing ends the transfer, and the trace says by whose doing`() throws {
    let loading = try load()
    Cause.$current.withValue(cause("A2")) { loading.dispose() }
    loading.dispose()
    client.answer("42")
    #expect(client.disposed == 1)
    #expect(received.events.isEmpty)
    #expect(trace.last == "H0.1 cancelled (A2)")
    #expect(trace.count == 2)
  }

  @Test func `a person's cancellation fails the stream`() throws {
    let loading = try load()
    guard case .request(let exchange) = log.events[0].kind else { return #expect(Bool(false)) }
    exchange.cancel?()
    #expect(exchange.cancel == nil)
    loading.dispose()
    client.answer("42")
    #expect(client.disposed == 1)
    #expect(received.events == ["error(cancelled)"])
    #expect(trace.count == 2)
    #expect(trace.last == "H0.1 cancelled (-)")
  }

  @Test func `each subscriber sends a request of its own`() throws {
    let url = try #require(HTTPURL("http://h/"))
    let text = client.load(HTTPRequest(url: url), decode: { $0.text })
    #expect(client.requests.isEmpty)
    let loadings = [text.subscribe(), text.subscribe()]
    #expect(client.requests.count == 2)
    loadings.forEach { $0.dispose() }
    #expect(client.disposed == 2)
    #expect(log.events.isEmpty)
  }

  @Test func `a secret in a query is sent and not traced`() throws {
    try load("http://h/?key=secret").dispose()
    #expect(client.requests[0].url.query("key") == "secret")
    #expect(trace[0] == "H0.1 GET http://h/?key=REDACTED (A1)")
  }
}
