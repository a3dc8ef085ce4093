import Foundation
import HTTPClients
import Testing

@testable import Sandbox

extension HTTPRequest {
  /// A request as the program's client sends it.
  static func get(_ url: String) throws -> HTTPRequest {
    HTTPRequest(url: try #require(HTTPURL(url)), headers: ["User-Agent": "tests"])
  }

  static func search(_ query: String, _ more: KeyValuePairs<String, String> = [:]) throws
    -> HTTPRequest
  {
    var request = try get("http://api.github.com/search/repositories")
    request.url = request.url.appending(query: ["q": query]).appending(query: more)
    return request
  }

  static func stores(_ body: String, mask: String? = "*") throws -> HTTPRequest {
    var request = try get("http://places.googleapis.com/v1/places:searchText")
    request.method = "POST"
    request.headers["X-Goog-FieldMask"] = mask
    request.body = Array(body.utf8)
    return request
  }
}

extension Sandbox {
  /// The response to a request, which has to come whole.
  func response(to request: HTTPRequest, at now: Double = 0) throws -> HTTPResponse {
    guard case .response(let response) = respond(to: request, at: now).outcome else {
      throw NoResponse()
    }
    return response
  }
}

struct NoResponse: Error {}

/// A page of a search, as far as tests look at it.
struct FoundPage: Decodable {
  struct Repository: Decodable {
    struct License: Decodable { let spdx_id: String }
    struct Owner: Decodable { let login, avatar_url: String }

    let id: Int
    let full_name, html_url, updated_at, created_at, pushed_at: String
    let owner: Owner
    let description, language: String?
    let stargazers_count, forks_count, open_issues_count: Int
    let topics: [String]
    let license: License?
    let archived: Bool
  }

  let total_count: Int
  let incomplete_results: Bool
  let items: [Repository]

  var names: [String] { items.map(\.full_name) }
}

extension HTTPResponse {
  func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(body))
  }
}

/// What a search finds, on a sandbox of its own.
func found(_ query: String, _ more: KeyValuePairs<String, String> = [:]) throws -> FoundPage {
  let response = try Sandbox().response(to: .search(query, more))
  try #require(response.status == 200, "\(response.text)")
  return try response.decoded()
}
