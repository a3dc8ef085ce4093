internal import HTTPClients

/// GitHub's API, as far as searching goes.
struct GitHubService {
  private let catalogue = Catalogue.shared
  private var searches = RateWindow(resource: "search", limit: 10, span: 60)
  private var others = RateWindow(resource: "core", limit: 60, span: 3_600)

  mutating func respond(to request: HTTPRequest, at now: Double) -> HTTPResponse {
    guard request.headers["User-Agent"].map({ !$0.isEmpty }) ?? false else {
      return Self.withoutUserAgent(request)
    }
    searches.advance(to: now)
    others.advance(to: now)
    if request.isForRateLimit { return rateLimit(request, at: now) }
    let isSearch = request.url.path == "/search/repositories"
    let isTaken = isSearch ? searches.take(at: now) : others.take(at: now)
    guard isTaken else { return limited(request, isSearch ? searches : others, at: now) }
    let response = request.isReading ? answer(to: request) : Self.notFound(request)
    return counted(response, isSearch ? searches : others, at: now)
  }

  private func answer(to request: HTTPRequest) -> HTTPResponse {
    let url = request.url
    let path = url.pathComponents
    if url.path.hasSuffix("/") { return Self.notFound(request) }
    switch (path.first, path.count) {
    case ("search", 2) where path[1] == "repositories":
      return search(request)
    case ("repos", 3):
      return repository(named: "\(path[1])/\(path[2])", request)
    case ("repositories", 2):
      let entry = catalogue.entries.first { "\($0.id)" == path[1] }
      return entry.map { .json($0.json, for: request) } ?? Self.notFound(request)
    default:
      return Self.notFound(request)
    }
  }

  private func search(_ request: HTTPRequest) -> HTTPResponse {
    let url = request.url
    do {
      let query = try SearchQuery(url.query("q") ?? "")
      let page = SearchPage(url)
      guard page.first < SearchPage.cap else { throw SearchRefusal.beyondCap }
      let order = SearchOrder(sort: url.query("sort"), order: url.query("order"))
      let found = try catalogue.search(query, order: order)
      var response = HTTPResponse.json(
        [
          "total_count": .integer(found.count), "incomplete_results": false,
          "items": .array(page.items(of: found).map(\.searchResult)),
        ], for: request)
      if let links = page.links(total: found.count, url) { response.headers["Link"] = links }
      response.headers["Cache-Control"] = "no-cache"
      return response
    } catch let refusal as SearchRefusal {
      return Self.refused(refusal, request)
    } catch {
      return refuse(request, status: 500, "\(error)")
    }
  }

  private func repository(named name: String, _ request: HTTPRequest) -> HTTPResponse {
    if let entry = catalogue[name] { return .json(entry.json, for: request) }
    guard let place = Catalogue.moved[name.lowercased()], let entry = catalogue[place] else {
      return Self.notFound(
        request, about: "https://docs.github.com/rest/repos/repos#get-a-repository")
    }
    let url = HTTPURL(request.url.origin).appending(path: "repositories", "\(entry.id)")
    var response = HTTPResponse.json(
      [
        "message": "Moved Permanently", "url": "\(url)",
        "documentation_url": "https://docs.github.com/rest/guides#follow-redirects",
      ], status: 301, for: request)
    response.headers["Location"] = "\(url)"
    return response
  }

  private func rateLimit(_ request: HTTPRequest, at now: Double) -> HTTPResponse {
    let (core, search) = (others.json(at: now), searches.json(at: now))
    let body: JSONValue = ["resources": ["core": core, "search": search], "rate": core]
    return counted(.json(body, for: request), others, at: now)
  }
}

extension GitHubService {
  /// Takes all that is left of a limit, and refuses a request for it.
  mutating func useUpLimit(_ request: HTTPRequest, at now: Double) -> HTTPResponse {
    searches.useUp(at: now)
    return limited(request, searches, at: now)
  }

  /// The answer to a request past a limit.
  private func limited(
    _ request: HTTPRequest, _ window: RateWindow, at now: Double
  ) -> HTTPResponse {
    let response = HTTPResponse.json(
      [
        "message": """
        API rate limit exceeded for 127.0.0.1. (But here's the good news: Authenticated requests \
        get a higher rate limit. Check out the documentation for more details.)
        """,
        "documentation_url":
          "https://docs.github.com/rest/overview/rate-limits-for-the-rest-api",
      ], status: 403, for: request)
    return counted(response, window, at: now)
  }

  /// The answer to a client that asks too much at once, whatever is left of its limit.
  func limitSecondarily(_ request: HTTPRequest, at now: Double) -> HTTPResponse {
    let response = HTTPResponse.json(
      [
        "message": """
        You have exceeded a secondary rate limit. Please wait a few minutes before you try again.
        """,
        "documentation_url": """
        https://docs.github.com/free-pro-team@latest/rest/overview/\
        rate-limits-for-the-rest-api#about-secondary-rate-limits
        """,
      ], status: 403, for: request)
    return counted(response, searches, at: now)
  }

  private func counted(
    _ response: HTTPResponse, _ window: RateWindow, at now: Double
  ) -> HTTPResponse {
    var response = response
    response.headers["X-RateLimit-Limit"] = "\(window.limit)"
    response.headers["X-RateLimit-Remaining"] = "\(window.remaining)"
    response.headers["X-RateLimit-Used"] = "\(window.used)"
    response.headers["X-RateLimit-Reset"] = "\(window.reset(at: now))"
    response.headers["X-RateLimit-Resource"] = window.resource
    response.headers["X-GitHub-Media-Type"] = "github.v3; format=json"
    return response
  }
}

extension RateWindow {
  fileprivate func json(at now: Double) -> JSONValue {
    [
      "limit": .integer(limit), "used": .integer(used), "remaining": .integer(remaining),
      "reset": .integer(reset(at: now)),
    ]
  }
}
