/// What a repository is asked to be, besides what is written in it.
enum SearchQualifier {
  case language(String)
  case owner(String)
  case repository(String)
  case license(String)
  case topic(String)
  case topics(SearchBounds<Int>)
  case stars(SearchBounds<Int>)
  case forks(SearchBounds<Int>)
  case created(SearchBounds<String>)
  case pushed(SearchBounds<String>)
  case archived(Bool)
  /// One that the catalogue has nothing about, or where all are alike.
  case tolerated

  /// Reads a qualifier; nil where it is none, and its words are searched for.
  init?(_ key: String, _ text: String) {
    switch key {
    case "language": self = .language(Self.language(text.lowercased()))
    case "user", "org": self = .owner(text.lowercased())
    case "repo": self = .repository(text.lowercased())
    case "license": self = .license(text.lowercased())
    case "topic": self = .topic(text.lowercased())
    case "topics": self.init(count: text, SearchQualifier.topics)
    case "stars": self.init(count: text, SearchQualifier.stars)
    case "forks": self.init(count: text, SearchQualifier.forks)
    case "created": self.init(date: text, SearchQualifier.created)
    case "pushed": self.init(date: text, SearchQualifier.pushed)
    case "archived": self = .archived(text.lowercased() == "true")
    case "fork", "is", "mirror", "template", "size", "followers", "good-first-issues",
      "help-wanted-issues":
      self = .tolerated
    default: return nil
    }
  }

  private init?(count: String, _ make: (SearchBounds<Int>) -> SearchQualifier) {
    guard let bounds = SearchBounds(count, value: { Int($0) }) else { return nil }
    self = make(bounds)
  }

  private init?(date: String, _ make: (SearchBounds<String>) -> SearchQualifier) {
    let day = { (text: Substring) in text.first?.isNumber == true ? String(text) : nil }
    guard let bounds = SearchBounds(date, value: day) else { return nil }
    self = make(bounds)
  }

  /// GitHub takes short names of languages as well.
  private static func language(_ name: String) -> String {
    let names = [
      "cpp": "c++", "csharp": "c#", "fsharp": "f#", "golang": "go", "js": "javascript",
      "ts": "typescript", "py": "python", "rb": "ruby", "rs": "rust", "objc": "objective-c",
      "bash": "shell", "viml": "vim script", "jupyter-notebook": "jupyter notebook",
    ]
    return names[name] ?? name
  }
}

extension SearchQualifier {
  /// Qualifiers of one kind that a repository need meet only one of; nil where each one counts.
  var alternatives: String? {
    switch self {
    case .language: "language"
    case .owner, .repository: "place"
    case .license: "license"
    default: nil
    }
  }

  func allows(_ entry: CatalogueEntry) -> Bool {
    switch self {
    case .language(let name): entry.language?.lowercased() == name
    case .owner(let login): entry.owner.lowercased() == login
    case .repository(let name): entry.fullName.lowercased() == name
    case .license(let name): entry.license?.lowercased() == name
    case .topic(let name): entry.topics.contains(name)
    case .topics(let bounds): bounds.contains(entry.topics.count)
    case .stars(let bounds): bounds.contains(entry.stars)
    case .forks(let bounds): bounds.contains(entry.forks)
    case .created(let bounds): bounds.contains(String(entry.createdAt.prefix(10)))
    case .pushed(let bounds): bounds.contains(String(entry.pushedAt.prefix(10)))
    case .archived(let isArchived): entry.isArchived == isArchived
    case .tolerated: true
    }
  }

  /// Whether it names an owner or a repository that the catalogue does not have.
  func isUnknown(in catalogue: Catalogue) -> Bool {
    switch self {
    case .owner(let login): !catalogue.hasOwner(login)
    case .repository(let name): catalogue[name] == nil
    default: false
    }
  }
}
