import HTTPClients
import Observables
import Reactors
import Testing

@testable import Screens

private let base = HTTPURL(HTTPOrigin(.https, host: "api.github.com"))

/// A page in GitHub's form, whose items are named by their ids.
private func page(_ ids: ClosedRange<Int>, total: Int) -> String {
  let items = ids.map { "{\"id\":\($0),\"full_name\":\"owner/repo\($0)\"}" }
  return "{\"total_count\":\(total),\"items\":[\(items.joined(separator: ","))]}"
}

private func link(next page: Int) -> HTTPHeaders {
  ["Link": "<https://api.github.com/search/repositories?q=x&page=\(page)>; rel=\"next\""]
}

@Suite struct GitHubSearchReactorTests {
  private let client = HeldClient()
  private let reactor: GitHubSearchReactor

  init() {
    let clock = WallClock.virtual(start: 1_000_000, elapsed: { 0 })
    reactor = GitHubSearchReactor(service: GitHubService(client: client, base: base, clock: clock))
    _ = reactor.state.subscribe(onNext: { _ in })
  }

  private var state: GitHubSearchReactor.State { reactor.currentState }

  private func found(_ query: String, next: Int? = 2, total: Int = 90) {
    reactor.action.onNext(.updateQuery(query))
    client.exchanges.last?.answer(
      page(1...30, total: total), headers: next.map(link(next:)) ?? [:])
  }

  @Test func `a search fills the list and names the next page`() {
    found("swift")
    #expect(state.query == "swift")
    #expect(state.repos.count == 30)
    #expect(state.nextPage == 2)
    #expect(state.total == 90)
  }

  @Test(arguments: [
    ("a b", "a%20b"), ("c++", "c%2B%2B"), ("c#", "c%23"), ("a&b=c", "a%26b%3Dc"),
    ("한글", "%ED%95%9C%EA%B8%80"), ("language:C++", "language%3AC%2B%2B"), ("100%", "100%25"),
  ])
  func `a query is sent as it was meant`(query: String, encoded: String) throws {
    reactor.action.onNext(.updateQuery(query))
    let target = try #require(client.targets.first)
    #expect(target.hasPrefix("/search/repositories?q="))
    #expect(client.exchanges[0].request.url.query("q") == query)
    #expect(
      target.contains("q=\(encoded)&")
        || target.contains("q=\(encoded.replacing("%3A", with: ":"))&"))
  }

  @Test func `an empty query asks for nothing`() {
    reactor.action.onNext(.updateQuery(""))
    reactor.action.onNext(.updateQuery(nil))
    #expect(client.exchanges.isEmpty)
  }

  @Test func `the next page is added to the list`() {
    found("swift")
    reactor.action.onNext(.loadNextPage)
    #expect(state.isLoadingNextPage)
    client.exchanges[1].answer(page(31...60, total: 90), headers: link(next: 3))
    #expect(!state.isLoadingNextPage)
    #expect(state.repos.map(\.id) == Array(1...60))
    #expect(state.nextPage == 3)
  }

  @Test func `a repository that comes again is dropped`() {
    found("swift")
    reactor.action.onNext(.loadNextPage)
    client.exchanges[1].answer(page(25...54, total: 90))
    #expect(state.repos.map(\.id) == Array(1...54))
    #expect(state.repeated == 6)
  }

  @Test func `while a page loads no other is asked for`() {
    found("swift")
    for _ in 1...3 { reactor.action.onNext(.loadNextPage) }
    #expect(client.exchanges.count == 2)
  }

  @Test func `after the last page no other is asked for`() {
    found("swift", next: nil)
    reactor.action.onNext(.loadNextPage)
    #expect(client.exchanges.count == 1)
  }

  @Test func `a new query ends the older one's transfer`() {
    reactor.action.onNext(.updateQuery("a"))
    reactor.action.onNext(.updateQuery("b"))
    #expect(client.exchanges.map(\.isDisposed) == [true, false])
    client.exchanges[0].answer(page(1...3, total: 3))
    #expect(state.repos.isEmpty)
    client.exchanges[1].answer(page(4...5, total: 2))
    #expect(state.repos.map(\.id) == [4, 5])
  }

  @Test func `the same query again is a new search`() {
    for query in ["a", "b", "a"] { reactor.action.onNext(.updateQuery(query)) }
    #expect(client.exchanges.map(\.isDisposed) == [true, true, false])
    client.exchanges[2].answer(page(1...1, total: 1))
    #expect(state.repos.map(\.id) == [1])
  }

  @Test func `a new query ends an older one's page and its flag`() {
    found("a")
    reactor.action.onNext(.loadNextPage)
    reactor.action.onNext(.updateQuery("b"))
    #expect(!state.isLoadingNextPage)
    #expect(client.exchanges[1].isDisposed)
    client.exchanges[2].answer(page(7...8, total: 2))
    #expect(state.repos.map(\.id) == [7, 8])
  }

  @Test func `before a search is answered there is no next page of the older one`() {
    found("a")
    reactor.action.onNext(.updateQuery("b"))
    reactor.action.onNext(.loadNextPage)
    #expect(client.exchanges.count == 2)
  }

  @Test func `a search that fails leaves the list as it was`() {
    found("a")
    reactor.action.onNext(.updateQuery("b"))
    client.exchanges[1].fail(.reset("api.github.com"))
    #expect(state.repos.count == 30)
    #expect(state.failure == .noAnswer(.reset("api.github.com")))
  }

  @Test func `a page that fails turns its flag off and can be asked for again`() {
    found("a")
    reactor.action.onNext(.loadNextPage)
    client.exchanges[1].answer("{\"message\":\"oops\"}", status: 500)
    #expect(!state.isLoadingNextPage)
    #expect(state.repos.count == 30)
    #expect(state.failure == .refused(status: 500, message: "oops"))
    reactor.action.onNext(.loadNextPage)
    #expect(client.exchanges.count == 3)
  }

  @Test func `sorting asks from the first page, by the server's order`() {
    found("a")
    reactor.action.onNext(.sort(SortOrder(.stars)))
    #expect(client.exchanges[1].request.url.query("sort") == "stars")
    #expect(client.exchanges[1].request.url.query("order") == "desc")
    #expect(client.exchanges[1].request.url.query("page") == "1")
  }

  @Test func `a page is presented once a tap`() {
    found("a")
    var presented: [String] = []
    _ = reactor.pulse(\.$page).compactMap { $0 }
      .subscribe(onNext: { presented.append($0.fullName) })
    reactor.action.onNext(.open(.row(3)))
    reactor.action.onNext(.updateQuery("b"))
    reactor.action.onNext(.open(.row(3)))
    reactor.action.onNext(.open(.named("OWNER/repo4")))
    #expect(presented == ["owner/repo3", "owner/repo3", "owner/repo4"])
    reactor.action.onNext(.dismiss)
    #expect(state.page == nil)
  }

  @Test func `a row that is not there is a failure`() {
    reactor.action.onNext(.open(.row(1)))
    #expect(state.failure == .noSuchRow(1, of: 0))
  }

  @Test func `a repository that is not in the list is asked for`() {
    reactor.action.onNext(.open(.named("apple/swift")))
    #expect(client.targets == ["/repos/apple/swift"])
    client.exchanges[0].answer("{\"id\":1,\"full_name\":\"apple/swift\"}")
    #expect(state.page?.fullName == "apple/swift")
  }
}
