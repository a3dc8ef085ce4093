/// A post of the sandbox's own.
struct SandboxPost: Sendable {
  /// From 1 to 100.
  let number: Int
  let title: String
  private(set) var body = ""

  /// Ten posts each are of one user.
  var user: Int { (number - 1) / 10 + 1 }

  /// All of them; read at first use.
  static let all: [SandboxPost] = SandboxPosts.table.split(separator: "\n")
    .reduce(into: []) { posts, line in
      guard line.hasPrefix("  "), let last = posts.indices.last else {
        return posts.append(SandboxPost(number: posts.count + 1, title: String(line)))
      }
      posts[last].body += (posts[last].body.isEmpty ? "" : "\n") + line.dropFirst(2)
    }
}
