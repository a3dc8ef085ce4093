extension Subscription: ExpressibleByStringLiteral {
  /// Reads a drawing: `^` is where it begins, `!` where it ends.
  ///
  ///     source.subscriptions == ["--^---!"]  // 2–6
  public init(stringLiteral drawing: String) {
    let tokens = MarbleToken.tokens(in: drawing)
    self.init(
      tokens.first { $0.character == "^" }?.time ?? 0,
      tokens.first { $0.character == "!" }?.time ?? .max)
  }
}
