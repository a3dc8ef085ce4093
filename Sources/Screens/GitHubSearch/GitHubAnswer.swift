#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import HTTPClients

/// What GitHub sends where all went well.
protocol GitHubAnswer {
  init(_ response: HTTPResponse) throws
}

/// A page of a search.
struct SearchPage: GitHubAnswer, Equatable {
  var repos: [Repository]
  /// The page to ask for next, as the `Link` header says; nil on the last one.
  var nextPage: Int?
  var total: Int

  private struct Body: Decodable {
    let total_count: Int?
    let items: [Item]
  }

  /// An item, or nil where it is none: one that cannot be read does not cost the page.
  private struct Item: Decodable {
    let repository: Repository?

    init(from decoder: any Decoder) {
      repository = try? Repository(from: decoder)
    }
  }

  init(_ response: HTTPResponse) throws {
    let body = try decode(Body.self, from: response)
    repos = body.items.compactMap(\.repository)
    total = body.total_count ?? repos.count
    nextPage = response.link("next")?.query("page").flatMap { Int($0) }
  }
}

extension Repository: GitHubAnswer {
  init(_ response: HTTPResponse) throws {
    self = try decode(Repository.self, from: response)
  }
}

extension RateLimit: GitHubAnswer {
  private struct Body: Decodable {
    struct Resources: Decodable {
      let search: Window
    }

    struct Window: Decodable {
      let limit: Int
      let remaining: Int
      let reset: Double
    }

    let resources: Resources
  }

  init(_ response: HTTPResponse) throws {
    let window = try decode(Body.self, from: response).resources.search
    self.init(limit: window.limit, remaining: window.remaining, reset: window.reset)
  }
}

/// What GitHub sends where something went wrong. A gateway before it says `error`, not `message`.
struct Refusal: Decodable {
  struct Detail: Decodable {
    let message: String?
    let resource: String?
    let field: String?
    let code: String?

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        (message, resource, field, code) = (text, nil, nil, nil)
        return
      }
      let fields = try decoder.container(keyedBy: Key.self)
      message = try? fields.decodeIfPresent(String.self, forKey: .message)
      resource = try? fields.decodeIfPresent(String.self, forKey: .resource)
      field = try? fields.decodeIfPresent(String.self, forKey: .field)
      code = try? fields.decodeIfPresent(String.self, forKey: .code)
    }

    private enum Key: String, CodingKey {
      case message, resource, field, code
    }

    /// `the field q is missing`, or GitHub's own words.
    var text: String? {
      if let message { return message }
      return field.map { "\($0) is \(code ?? "not right")" } ?? code
    }
  }

  let message: String?
  let error: String?
  let errors: [Detail]?
  let documentation_url: String?

  init?(_ response: HTTPResponse) {
    guard let refusal = try? decode(Refusal.self, from: response) else { return nil }
    self = refusal
  }

  /// GitHub's message with its details.
  var text: String {
    let details = (errors ?? []).compactMap(\.text)
    let head = message ?? error ?? "no reason given"
    return details.isEmpty ? head : "\(head) (\(details.joined(separator: "; ")))"
  }
}

private func decode<Value: Decodable>(_ type: Value.Type, from response: HTTPResponse) throws
  -> Value
{
  do {
    return try JSONDecoder().decode(type, from: Data(response.body))
  } catch {
    throw GitHubFailure.notUnderstood(status: response.status, what: excerpt(of: response))
  }
}
