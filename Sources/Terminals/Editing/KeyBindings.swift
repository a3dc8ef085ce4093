/// Which keys run what.
enum KeyBindings {
  static let complete = "shell-complete"

  /// What people expect, and libedit does not do by itself. `~/.editrc` may bind them otherwise.
  static let preferred = [
    ("^R", "shell-search"),
    ("^S", "em-inc-search-next"),
    ("\\e[1;5D", "ed-prev-word"),
    ("\\e[1;5C", "em-next-word"),
    ("\\e[1;3D", "ed-prev-word"),
    ("\\e[1;3C", "em-next-word"),
    ("\\e[H", "ed-move-to-beg"),
    ("\\e[F", "ed-move-to-end"),
    ("\\eOH", "ed-move-to-beg"),
    ("\\eOF", "ed-move-to-end"),
    ("\\e[1~", "ed-move-to-beg"),
    ("\\e[4~", "ed-move-to-end"),
    ("\\e[3~", "ed-delete-next-char"),
    ("\\e[5~", "ed-search-prev-history"),
    ("\\e[6~", "ed-search-next-history"),
  ]

  /// What would be missed once a `bind -v` in `~/.editrc` has cleared the bindings.
  static let inVi = [
    ("^R", "shell-search"),
    ("\\e[1;5D", "vi-prev-word"),
    ("\\e[1;5C", "vi-next-word"),
    ("\\e[3~", "ed-delete-next-char"),
  ]

  /// What the shell itself depends on.
  static let needed = [
    ("^I", complete),
    ("\\e[200~", "shell-paste"),
    ("^^", "shell-act"),
  ]

  /// The key that the shell sends itself, as Ctrl-^.
  static let act: UInt32 = 0x1E
}
