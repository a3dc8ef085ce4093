#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The programs that were built together with the tests.
public enum BuiltProgram {
  /// Where the program of that name lies: beside the tests.
  ///
  ///     try PseudoTerminal(BuiltProgram.path("reactorsh"))
  public static func path(_ name: String) -> String {
    var folder = testBinary.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    // On macOS the tests are X.xctest/Contents/MacOS/X.
    while folder.contains(where: { $0.hasSuffix(".xctest") }) { folder.removeLast() }
    return folder.joined(separator: "/") + "/" + name
  }

  private static var testBinary: String {
    #if os(Linux)
      return realPath("/proc/self/exe")
    #else
      var info = Dl_info()
      dladdr(#dsohandle, &info)
      return realPath(String(cString: info.dli_fname))
    #endif
  }

  private static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
