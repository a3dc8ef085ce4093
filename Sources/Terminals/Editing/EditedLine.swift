/// A line and where the cursor stands in it, counted as libedit counts: in scalars.
struct EditedLine: Equatable {
  var scalars: [Unicode.Scalar]
  var cursor: Int

  var text: String { Self.text(scalars) }

  var textBeforeCursor: String { Self.text(scalars[..<cursor]) }

  /// The cursor in the text.
  func index(in text: String) -> String.Index {
    text.unicodeScalars.index(text.startIndex, offsetBy: cursor)
  }

  /// Whether Enter was typed, given how long the line was before the key.
  ///
  /// A newline that came with a paste or stands in a line of the history adds more than itself.
  func isAccepted(countBefore: Int) -> Bool {
    scalars.last == "\n" && scalars.count == countBefore + 1
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
