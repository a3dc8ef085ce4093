internal import CLibEdit

/// The C library's view of characters, on which `wcwidth` and libedit depend.
enum UnicodeLocale {
  /// Whether the C library knows Unicode; the first look makes it so, also under `LC_ALL=C`.
  static let isAvailable = clibedit_use_unicode() != 0
}
