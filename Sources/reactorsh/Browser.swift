#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Opens pages in the person's browser.
enum Browser {
  /// Opens a page: with `$BROWSER` where it is set, else as the system does.
  ///
  /// - Returns: false where nothing could be started.
  static func open(_ url: String) -> Bool {
    // Only pages, and nothing that a program could take for an option.
    guard url.hasPrefix("https://") || url.hasPrefix("http://"),
      url.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F })
    else { return false }
    if let browser = getenv("BROWSER").map({ String(cString: $0) }), !browser.isEmpty {
      return spawn([browser, url])
    }
    return spawn(["xdg-open", url]) || spawn(["open", url])
  }

  private static func spawn(_ words: [String]) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // What a browser says must not land in a trace.
    for descriptor: Int32 in [0, 1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var process = pid_t()
    let copies = words.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return posix_spawnp(&process, words[0], &actions, nil, copies + [nil], environ) == 0
  }
}
