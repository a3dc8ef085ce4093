internal import HTTPClients
internal import Shell

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// GitHub's token: where it comes from, and who alone is told it.
struct Token {
  /// Where it comes from: a variable's name, or a file's.
  let source: String
  let bearer: BearerToken
  /// The server that is told it.
  let origin: HTTPOrigin

  /// Looks for a token: in the file that the command line names, else in the environment; nil where
  /// there is none, or nobody to be told it.
  init?(_ arguments: Arguments, _ environment: Environment) throws {
    if arguments.tokenHost != nil, let own = arguments.endpoints["github"] {
      origin = own.origin
    } else if arguments.source == .live, arguments.endpoints["github"] == nil {
      origin = HTTPOrigin(.https, host: "api.github.com")
    } else {
      return nil
    }
    if let file = arguments.tokenFile {
      source = file
      bearer = BearerToken(try Self.secret(in: file))
    } else if let name = ["GH_TOKEN", "GITHUB_TOKEN"].first(where: { environment[$0] != nil }),
      let secret = environment[name]
    {
      source = name
      bearer = BearerToken(secret)
    } else if arguments.tokenHost != nil {
      throw CommandError("--token-for needs a token: --token-file FILE, or GH_TOKEN")
    } else {
      return nil
    }
  }

  /// A token's file holds one line, and is for its owner's eyes only, as a key of ssh's is.
  private static func secret(in file: String) throws -> String {
    let descriptor = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandError("\(file) cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CommandError("\(file) is no file; name one that holds a token")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw CommandError("\(file) can be read by others; say: chmod 600 \(file)")
    }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = max(0, read(descriptor, &bytes, bytes.count))
    let words = bytes[..<count].split(whereSeparator: { $0 == 10 || $0 == 13 || $0 == 32 })
    guard words.count == 1, let word = words.first,
      word.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw CommandError("\(file) holds no token; it is one word on a line of its own") }
    return String(decoding: word, as: UTF8.self)
  }
}
