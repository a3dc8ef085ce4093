internal import Tracing

/// A repository as GitHub's search describes it.
package struct Repository: Equatable, Sendable {
  /// GitHub's own number for it, which a renaming leaves as it is.
  package let id: Int
  /// The owner and the name: `apple/swift`.
  package let fullName: String
  /// Its page.
  package let url: String
  /// What its owner says of it, in a line.
  package let about: String?
  /// The language that most of it is written in.
  package let language: String?
  /// How many people starred it.
  package let stars: Int
  /// How often it was forked.
  package let forks: Int
  /// Its licence, by its SPDX name.
  package let license: String?
  /// What it is about, in single words.
  package let topics: [String]
  /// When it was last changed, as GitHub writes it.
  package let updatedAt: String?
}

extension Repository: TraceDescribable {
  package static let tracePlural = "repos"
  package var traceSummary: String { fullName }
}

extension Repository: Decodable {
  private enum Key: String, CodingKey {
    case id, description, language, topics, license
    case fullName = "full_name"
    case url = "html_url"
    case stars = "stargazers_count"
    case forks = "forks_count"
    case updatedAt = "updated_at"
  }

  private struct License: Decodable {
    let name: String?
    let identifier: String?

    enum CodingKeys: String, CodingKey {
      case name
      case identifier = "spdx_id"
    }
  }

  /// Reads a repository. Only its id and its name must be there: GitHub leaves out or empties the
  /// rest, and did so differently over the years.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    id = try fields.decode(Int.self, forKey: .id)
    fullName = try fields.decode(String.self, forKey: .fullName)
    url =
      (try? fields.decodeIfPresent(String.self, forKey: .url)) ?? "https://github.com/\(fullName)"
    about = try? fields.decodeIfPresent(String.self, forKey: .description)
    language = try? fields.decodeIfPresent(String.self, forKey: .language)
    stars = (try? fields.decodeIfPresent(Int.self, forKey: .stars)) ?? 0
    forks = (try? fields.decodeIfPresent(Int.self, forKey: .forks)) ?? 0
    topics = (try? fields.decodeIfPresent([String].self, forKey: .topics)) ?? []
    updatedAt = try? fields.decodeIfPresent(String.self, forKey: .updatedAt)
    let license = try? fields.decodeIfPresent(License.self, forKey: .license)
    self.license = license?.identifier ?? license?.name
  }
}

/// Which repository is meant.
package enum RepositoryReference: Equatable, Sendable {
  /// A row of the list, from 1.
  case row(Int)
  /// An owner and a name: `apple/swift`.
  case named(String)
}
