internal import HTTPClients

/// Answers as api.github.com does.
struct GitHubSandbox {
  static let host = "api.github.com"
  /// No more results of a search are given than this.
  static let mostResults = 1_000
  private static let searchesAMinute = 10
  private static let documentation = "https://docs.github.com/rest/search/search"

  /// When the minute began in which searches are counted, and how many there were.
  private var windowStart: Double?
  private var searches = 0

  mutating func respond(to request: HTTPRequest, at time: Double) -> HTTPResponse {
    guard request.headers["User-Agent"]?.isEmpty == false else { return Self.nameless(request) }
    let path = request.url.pathComponents
    switch path {
    case ["search", "repositories"]: return search(request, at: time)
    case ["rate_limit"]: return rateLimit(request, at: time)
    case let path where path.count == 3 && path[0] == "repos":
      return Self.repository("\(path[1])/\(path[2])", request)
    default: return Self.refuse(404, "Not Found", request)
    }
  }

  /// The refusal of a search when too many were made.
  mutating func limit(_ request: HTTPRequest, at time: Double) -> HTTPResponse {
    openWindow(at: time)
    searches = Self.searchesAMinute
    return limited(request, at: time)
  }

  private mutating func search(_ request: HTTPRequest, at time: Double) -> HTTPResponse {
    openWindow(at: time)
    guard searches < Self.searchesAMinute else { return limited(request, at: time) }
    searches += 1
    var response = Self.find(request)
    addLimits(to: &response, at: time)
    return response
  }

  private mutating func openWindow(at time: Double) {
    if let start = windowStart, time < start + 60 { return }
    windowStart = time
    searches = 0
  }

  private func limited(_ request: HTTPRequest, at time: Double) -> HTTPResponse {
    var response = Self.refuse(
      403,
      "API rate limit exceeded for the sandbox. (Authenticated requests get a higher rate limit.)",
      request)
    addLimits(to: &response, at: time)
    return response
  }

  private func addLimits(to response: inout HTTPResponse, at time: Double) {
    response.headers["X-RateLimit-Limit"] = "\(Self.searchesAMinute)"
    response.headers["X-RateLimit-Remaining"] = "\(Self.searchesAMinute - searches)"
    response.headers["X-RateLimit-Used"] = "\(searches)"
    response.headers["X-RateLimit-Reset"] = "\(reset(at: time))"
    response.headers["X-RateLimit-Resource"] = "search"
  }

  private func reset(at time: Double) -> Int {
    let start = windowStart.flatMap { time < $0 + 60 ? $0 : nil } ?? time
    return Int((start + 60).rounded(.up))
  }

  private func rateLimit(_ request: HTTPRequest, at time: Double) -> HTTPResponse {
    let isOpen = windowStart.map { time < $0 + 60 } ?? false
    let used = isOpen ? searches : 0
    let search = JSON.record([
      "limit": JSON(Self.searchesAMinute), "remaining": JSON(Self.searchesAMinute - used),
      "reset": JSON(reset(at: time)), "used": JSON(used), "resource": "search",
    ])
    let core = JSON.record([
      "limit": 60, "remaining": 60, "reset": JSON(Int(time) + 3_600), "used": 0, "resource": "core",
    ])
    return HTTPResponse(
      json: .record(["resources": .record(["core": core, "search": search]), "rate": core]),
      to: request)
  }

  private static func find(_ request: HTTPRequest) -> HTTPResponse {
    let url = request.url
    let text = url.query("q") ?? ""
    let query = SearchQuery(text)
    guard text.contains(where: { !$0.isWhitespace }) else {
      let missing = JSON.record(["resource": "Search", "field": "q", "code": "missing"])
      return refuse(422, "Validation Failed", request, errors: [missing])
    }
    guard query.words.count <= SearchQuery.longest else {
      let long = JSON.record([
        "message": "The search is longer than 256 characters.", "resource": "Search",
        "field": "q", "code": "invalid",
      ])
      return refuse(422, "Validation Failed", request, errors: [long])
    }
    let size = min(max(url.query("per_page").flatMap { Int($0) } ?? 30, 1), 100)
    let page = max(url.query("page").flatMap { Int($0) } ?? 1, 1)
    guard (page - 1).multipliedReportingOverflow(by: size).partialValue < mostResults, page < 10_000
    else { return refuse(422, "Only the first 1000 search results are available", request) }
    let found = sorted(
      Catalogue.repositories.filter(query.matches), by: url.query("sort"),
      isAscending: url.query("order") == "asc", query: query)
    let items = found.dropFirst((page - 1) * size).prefix(size).map {
      $0.json(score: query.rank($0))
    }
    var response = HTTPResponse(
      json: .record([
        "total_count": JSON(found.count), "incomplete_results": false, "items": .array(items),
      ]), to: request)
    let last = min((found.count + size - 1) / size, (mostResults + size - 1) / size)
    response.headers["Link"] = links(url, page: page, last: last)
    return response
  }

  private static func sorted(
    _ found: [Repository], by sort: String?, isAscending: Bool, query: SearchQuery
  ) -> [Repository] {
    func order<Value: Comparable>(_ value: (Repository) -> Value) -> [Repository] {
      found.sorted { one, other in
        let (mine, yours) = (value(one), value(other))
        return mine == yours ? one.id < other.id : (mine < yours) == isAscending
      }
    }
    switch sort {
    case "stars": return order(\.stars)
    case "forks": return order(\.forks)
    case "updated": return order(\.pushed)
    default:
      return found.sorted { one, other in
        let (mine, yours) = (query.rank(one), query.rank(other))
        if mine != yours { return mine > yours }
        return one.stars == other.stars ? one.id < other.id : one.stars > other.stars
      }
    }
  }

  /// The pages around one, in GitHub's order; nil where there is only one.
  private static func links(_ url: HTTPURL, page: Int, last: Int) -> String? {
    func link(_ number: Int, _ relation: String) -> String {
      let items = url.queryItems.filter { $0.name != "page" }
      let target = url.replacing(query: items + [QueryItem(name: "page", value: "\(number)")])
      return "<\(target)>; rel=\"\(relation)\""
    }
    var links: [String] = []
    if page > 1 { links.append(link(min(page - 1, max(last, 1)), "prev")) }
    if page < last { links += [link(page + 1, "next"), link(last, "last")] }
    if page > 1 { links.append(link(1, "first")) }
    return links.isEmpty ? nil : links.joined(separator: ", ")
  }

  private static func repository(_ name: String, _ request: HTTPRequest) -> HTTPResponse {
    let wanted = name.lowercased()
    guard let found = Catalogue.repositories.first(where: { $0.fullName.lowercased() == wanted })
    else { return refuse(404, "Not Found", request) }
    return HTTPResponse(json: found.json(score: 1), to: request)
  }

  static func refuse(
    _ status: Int, _ message: String, _ request: HTTPRequest, errors: [JSON]? = nil
  ) -> HTTPResponse {
    let body = JSON.record([
      "message": .string(message), "errors": errors.map { .array($0) },
      "documentation_url": .string(documentation), "status": .string("\(status)"),
    ])
    return HTTPResponse(json: body, status: status, to: request)
  }

  private static func nameless(_ request: HTTPRequest) -> HTTPResponse {
    HTTPResponse(
      status: 403, headers: ["Content-Type": "text/html"],
      body: Array(
        "\r\nRequest forbidden by administrative rules. Please make sure your request has a User-Agent header.\r\n"
          .utf8), url: request.url)
  }
}

extension Repository {
  /// The repository in GitHub's form.
  fileprivate func json(score: Int) -> JSON {
    let api = "https://api.github.com/repos/\(fullName)"
    let owner = JSON.record([
      "login": .string(self.owner), "id": JSON(id % 99_991 + 1),
      "avatar_url": .string("https://avatars.githubusercontent.com/u/\(id % 99_991 + 1)?v=4"),
      "html_url": .string("https://github.com/\(self.owner)"), "type": "Organization",
    ])
    let license = self.license.map { name in
      JSON.record([
        "key": .string(name.lowercased()), "name": .string(name), "spdx_id": .string(name),
      ])
    }
    return .record([
      "id": JSON(id), "name": .string(name), "full_name": .string(fullName), "private": false,
      "owner": owner, "html_url": .string("https://github.com/\(fullName)"),
      "description": JSON(about), "fork": false, "url": .string(api),
      "created_at": .string("\(created)T00:00:00Z"), "updated_at": .string("\(pushed)T12:00:00Z"),
      "pushed_at": .string("\(pushed)T12:00:00Z"), "homepage": nil as JSON,
      "size": JSON(stars / 3 + 100), "stargazers_count": JSON(stars), "watchers_count": JSON(stars),
      "language": JSON(language), "forks_count": JSON(forks), "archived": false,
      "open_issues_count": JSON(stars % 211), "license": license ?? .null,
      "topics": .array(topics.map { .string($0) }), "visibility": "public",
      "default_branch": "main", "score": JSON(Double(score)),
    ])
  }
}

extension HTTPResponse {
  init(json: JSON, status: Int = 200, to request: HTTPRequest) {
    self.init(
      status: status, headers: ["Content-Type": "application/json; charset=utf-8"],
      body: json.bytes, url: request.url)
  }
}
