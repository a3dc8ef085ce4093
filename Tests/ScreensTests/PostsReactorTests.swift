import HTTPClients
import Observables
import Reactors
import Testing

@testable import Screens

private let posts = """
  [{"userId":1,"id":1,"title":"one","body":"first\\nline"},{"userId":2,"id":7,"title":"two","body":"b"}]
  """

@Suite struct PostsReactorTests {
  private let client = HeldClient()
  private let reactor: PostsReactor

  init() {
    let base = HTTPURL(HTTPOrigin(.https, host: "jsonplaceholder.typicode.com"))
    reactor = PostsReactor(service: PostsService(client: client, base: base))
    _ = reactor.state.subscribe(onNext: { _ in })
  }

  private var state: PostsReactor.State { reactor.currentState }

  @Test func `the flag is on exactly while the posts load`() {
    var flags: [Bool] = []
    _ = reactor.state.map { $0.isLoading }.distinctUntilChanged()
      .subscribe(onNext: { flags.append($0) })
    reactor.action.onNext(.http)
    #expect(flags == [false, true])
    client.exchanges[0].answer(posts)
    #expect(flags == [false, true, false])
    #expect(client.targets == ["/posts"])
  }

  @Test func `the result is the first post`() {
    reactor.action.onNext(.http)
    client.exchanges[0].answer(posts)
    #expect(state.text == "body : first\nline\nid : 1\nuserId : 1\ntitle : one")
    #expect(state.posts.map(\.id) == [1, 7])
  }

  @Test func `the result is there before the flag goes off`() {
    var texts: [String] = []
    _ = reactor.state.filter { !$0.isLoading }.subscribe(onNext: { texts.append($0.text) })
    reactor.action.onNext(.http)
    client.exchanges[0].answer(posts)
    #expect(texts.map(\.isEmpty) == [true, false])
  }

  @Test(arguments: [
    (500, "{}", "the server refused (500); try again later"),
    (404, "{}", "the server refused (404)"),
    (200, "", "the answer (200) is not what was expected: the body is empty"),
    (200, "{\"a\":1}", "the answer (200) is not what was expected: it begins: {\"a\":1}"),
    (200, "[{\"id\":1}]", "the answer (200) is not what was expected: it begins: [{\"id\":1}]"),
  ])
  func `what is no list of posts is a failure, and the flag goes off`(
    status: Int, body: String, expected: String
  ) {
    reactor.action.onNext(.http)
    client.exchanges[0].answer(body, status: status)
    #expect(state.failure?.description == expected)
    #expect(!state.isLoading)
    #expect(state.posts.isEmpty)
  }

  @Test func `after a failure it loads again, and a failure that comes again is told again`() {
    var failures = 0
    _ = reactor.pulse(\.$failure).compactMap { $0 }.subscribe(onNext: { _ in failures += 1 })
    for _ in 1...2 {
      reactor.action.onNext(.http)
      client.exchanges.last?.fail(.reset("here"))
    }
    #expect(failures == 2)
    reactor.action.onNext(.http)
    client.exchanges.last?.answer(posts)
    #expect(state.posts.count == 2)
    #expect(!state.isLoading)
  }

  @Test func `an empty list shows nothing`() {
    reactor.action.onNext(.http)
    client.exchanges[0].answer("[]")
    #expect(state.text.isEmpty)
    #expect(state.failure == nil)
  }

  @Test func `another post is opened by its place in the list`() {
    reactor.action.onNext(.http)
    client.exchanges[0].answer(posts)
    reactor.action.onNext(.open(2))
    #expect(state.text == "body : b\nid : 7\nuserId : 2\ntitle : two")
    reactor.action.onNext(.open(3))
    #expect(state.failure == .noSuchRow(3, of: 2))
  }
}
