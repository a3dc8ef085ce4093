/// Why a search is not taken.
enum SearchRefusal: Error {
  /// Nothing is searched for.
  case missing
  /// Its words are longer than 256 characters.
  case tooLong
  /// It has more than five of `AND`, `OR` and `NOT`.
  case tooManyOperators
  /// All owners and repositories that it names are unknown.
  case unknownPlaces
  /// The page is beyond the thousandth result.
  case beyondCap

  /// GitHub's words for it; nil where it has none.
  var message: String? {
    switch self {
    case .missing, .beyondCap: nil
    case .tooLong: "The search is longer than 256 characters."
    case .tooManyOperators: "More than five AND / OR / NOT operators were used."
    case .unknownPlaces:
      "The listed users and repositories cannot be searched either because the resources do not "
        + "exist or you do not have permission to view them."
    }
  }
}
