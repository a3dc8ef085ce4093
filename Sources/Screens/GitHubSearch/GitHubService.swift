package import HTTPClients
internal import Observables

/// GitHub's REST API, as far as it is used here.
package struct GitHubService {
  /// GitHub gives no more results of one search than this.
  static let mostResults = 1_000
  private static let pageSize = 30

  private let client: any HTTPClient
  private let base: HTTPURL
  private let clock: WallClock

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - client: who asks.
  ///   - base: the server, such as `https://api.github.com`.
  ///   - clock: what time it is, for when to come back.
  package init(client: any HTTPClient, base: HTTPURL, clock: WallClock) {
    self.client = client
    self.base = base
    self.clock = clock
  }

  /// Asks for a page of a search, from page 1.
  func search(_ query: String, page: Int, sort: SortOrder) -> Observable<SearchPage> {
    var items = [QueryItem(name: "q", value: query)]
    if sort.key != .best {
      items.append(QueryItem(name: "sort", value: sort.key.rawValue))
      items.append(QueryItem(name: "order", value: sort.isAscending ? "asc" : "desc"))
    }
    items.append(QueryItem(name: "page", value: "\(page)"))
    items.append(QueryItem(name: "per_page", value: "\(Self.pageSize)"))
    return load(
      ["search", "repositories"], items, maximumAge: 60,
      count: { counted($0.repos.count, "item") })
  }

  /// Asks for one repository by its full name.
  func repository(named name: String) -> Observable<Repository> {
    load(["repos"] + name.split(separator: "/").map(String.init))
  }

  /// Asks how many searches are left, which costs none.
  func rateLimit() -> Observable<RateLimit> {
    load(["rate_limit"])
  }

  /// A limit in words, with when it starts anew.
  func describe(_ limit: RateLimit) -> String {
    "\(limit.remaining) of \(limit.limit) searches left, all again \(moment(limit.reset))"
  }

  private func load<Answer: GitHubAnswer>(
    _ path: [String], _ query: [QueryItem] = [], maximumAge: Double? = nil,
    count: ((Answer) -> String)? = nil
  ) -> Observable<Answer> {
    let url = base.appending(path: path)
    var request = HTTPRequest(url: query.isEmpty ? url : url.appending(query: query))
    request.maximumAge = maximumAge
    request.headers["Accept"] = "application/vnd.github+json"
    request.headers["X-GitHub-Api-Version"] = "2022-11-28"
    return client.load(
      request,
      decode: { response in
        if let failure = GitHubFailure(response, now: clock.now(), moment: moment) { throw failure }
        return try Answer(response)
      }, count: count)
  }

  /// `in 42 s, at 14:05:12`.
  private func moment(_ time: Double) -> String {
    let wait = max(0, Int((time - clock.now()).rounded(.up)))
    return "in \(wait) s, at \(clock.timeOfDay(time))"
  }
}
