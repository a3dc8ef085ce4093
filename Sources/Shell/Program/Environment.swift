#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The process's environment variables.
package struct Environment {
  /// All of them.
  package let variables: [String: String]

  /// Reads what the process was started with.
  package init() {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    self.variables = variables
  }

  /// A variable that is set and not empty.
  package subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether texts are to be Korean, as the locale says.
  package var isKorean: Bool {
    let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"] ?? ""
    return locale.hasPrefix("ko")
  }
}
