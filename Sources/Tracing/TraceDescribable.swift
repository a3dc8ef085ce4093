/// A value that says how it shows in a trace, where it stands among others of its kind.
///
///     struct Repository: TraceDescribable {
///       static let tracePlural = "repos"
///       var traceSummary: String { fullName }
///     }
///     // setRepos([30 repos], nextPage: 2)
///     // repos: [30: "apple/swift", …]
public protocol TraceDescribable {
  /// What several of them are called.
  static var tracePlural: String { get }
  /// One of them in a word or two.
  var traceSummary: String { get }
}

/// A wrapper that a trace shows as what it wraps, such as a property wrapper.
public protocol TraceTransparent {
  /// What is wrapped.
  var traceValue: Any { get }
}
