/// Words that are searched for.
struct SearchTerm {
  let words: [String]
  /// Whether the words have to stand one after the other.
  let isPhrase: Bool
}

/// Where words are searched for.
enum SearchField: String {
  case name, description, topics
  /// The catalogue has no readmes; its descriptions stand for them.
  case readme
}

/// A search of repositories, in GitHub's language.
struct SearchQuery {
  /// Of each group, one term has to be there.
  private(set) var terms: [[SearchTerm]] = []
  private(set) var unwantedTerms: [SearchTerm] = []
  private(set) var qualifiers: [SearchQualifier] = []
  private(set) var unwantedQualifiers: [SearchQualifier] = []
  private(set) var fields: Set<SearchField> = []

  /// Reads a search. Throws a `SearchRefusal` where GitHub does not take it.
  init(_ search: String) throws(SearchRefusal) {
    let words = SearchWord.split(search)
    guard !words.isEmpty else { throw .missing }
    guard words.count(where: \.isOperator) <= 5 else { throw .tooManyOperators }
    var length = 0
    var (isAlternative, isNegated) = (false, false)
    for var word in words {
      switch word.operation {
      case .and: continue
      case .or: isAlternative = true
      case .not: isNegated = true
      case nil:
        word.isNegated = word.isNegated || isNegated
        if !addQualifier(word) {
          length += (length == 0 ? 0 : 1) + word.text.count
          addTerm(word, isAlternative: isAlternative)
        }
        (isAlternative, isNegated) = (false, false)
      }
    }
    guard length <= 256 else { throw .tooLong }
    if fields.isEmpty { fields = [.name, .description, .topics] }
  }

  private mutating func addQualifier(_ word: SearchWord) -> Bool {
    guard let key = word.key else { return false }
    if key == "in" {
      for name in word.text.lowercased().split(separator: ",") {
        guard let field = SearchField(rawValue: String(name)) else { continue }
        fields.insert(field == .readme ? .description : field)
      }
      return true
    }
    guard let qualifier = SearchQualifier(key, word.text) else { return false }
    if word.isNegated {
      unwantedQualifiers.append(qualifier)
    } else {
      qualifiers.append(qualifier)
    }
    return true
  }

  private mutating func addTerm(_ word: SearchWord, isAlternative: Bool) {
    let text = SearchedText(
      ([word.key, word.text] as [String?]).compactMap(\.self).joined(separator: " "))
    guard !text.words.isEmpty else { return }
    let term = SearchTerm(words: text.words, isPhrase: word.isPhrase)
    if word.isNegated {
      unwantedTerms.append(term)
    } else if isAlternative, !terms.isEmpty {
      terms[terms.count - 1].append(term)
    } else {
      terms.append([term])
    }
  }
}

extension SearchWord {
  fileprivate enum Operation: String {
    case and = "AND"
    case or = "OR"
    case not = "NOT"
  }

  fileprivate var operation: Operation? {
    isPhrase || key != nil || isNegated ? nil : Operation(rawValue: text)
  }

  fileprivate var isOperator: Bool { operation != nil }
}
