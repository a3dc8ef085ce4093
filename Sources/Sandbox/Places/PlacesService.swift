internal import HTTPClients

/// A search for stores, in the form of Places' text search.
struct PlacesService: SandboxService {
  func respond(to request: HTTPRequest) -> HTTPResponse {
    guard request.url.pathComponents == ["v1", "places:searchText"] else {
      return refuse(request, status: 404, "Method not found.")
    }
    guard request.method == "POST" else {
      return refuse(request, status: 404, "searchText is asked by POST.")
    }
    guard let mask = FieldMask(request.headers["X-Goog-FieldMask"] ?? request.url.query("fields"))
    else {
      return refuse(
        request, status: 400,
        "FieldMask is a required parameter: name the fields in X-Goog-FieldMask.")
    }
    guard let query = PlacesQuery(request.body) else {
      return refuse(request, status: 400, "Invalid JSON payload received.")
    }
    guard let words = query.words else {
      return refuse(request, status: 400, "Empty text_query.")
    }
    guard let first = query.first else {
      return refuse(request, status: 400, "The page token is not one of this search.")
    }
    return answer(to: request, query, words: words, first: first, mask)
  }

  func refuse(_ request: HTTPRequest, status: Int, _ message: String) -> HTTPResponse {
    let names = [
      400: "INVALID_ARGUMENT", 401: "UNAUTHENTICATED", 404: "NOT_FOUND",
      422: "FAILED_PRECONDITION", 429: "RESOURCE_EXHAUSTED", 503: "UNAVAILABLE",
    ]
    return .json(
      [
        "error": [
          "code": .integer(status), "message": "\(message)",
          "status": .string(names[status] ?? "INTERNAL"),
        ]
      ], status: status, for: request)
  }

  private func answer(
    to request: HTTPRequest, _ query: PlacesQuery, words: [String], first: Int, _ mask: FieldMask
  ) -> HTTPResponse {
    let found = SandboxStore.all.map { ($0, $0.relevance(of: words)) }.filter { $0.1 > 0 }
      .sorted { $0.1 > $1.1 }
    let page = found.dropFirst(first).prefix(query.size).map(\.0)
    var answer: [JSONValue.Field] = []
    // Where nothing was found, not even an empty list is there.
    if !page.isEmpty {
      let stores = page.map { mask.applied(to: $0.fields(inEnglish: query.wantsEnglish)) }
      answer.append(.init("places", .array(stores)))
    }
    let next = first + query.size
    if found.count > next, mask.hasNextPage {
      answer.append(.init("nextPageToken", .string(query.token(from: next))))
    }
    return .json(.object(answer), for: request)
  }
}

extension PlacesQuery {
  fileprivate var words: [String]? {
    let words = SearchedText(textQuery).words
    return words.isEmpty ? nil : words
  }
}
