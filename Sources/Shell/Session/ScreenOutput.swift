/// Where a screen prints. Until its session has begun, nothing is shown.
public final class ScreenOutput {
  private weak var session: Session?
  private var screen = ""

  /// Makes an output; the session connects it to itself.
  public init() {}

  func connect(to session: Session, screen: String) {
    self.session = session
    self.screen = screen
  }

  /// How many display columns a line has.
  public var columns: Int { session?.display.terminal.columns ?? 80 }

  /// Prints a line, or several.
  public func print(_ text: StyledText) {
    session?.print(text, on: screen)
  }

  /// Prints a plain line. Whatever it holds, it cannot steer the terminal.
  public func print(_ text: String) {
    print(StyledText(text))
  }

  /// Says that the command that led here failed, and why.
  public func fail(_ message: String) {
    session?.fail("\(screen): \(message)")
  }

  /// Presents a web page: prints its URL, and opens it in a browser where `set browser on` asks for
  /// that.
  public func present(page url: String) {
    print(StyledText(url))
    session?.openPage(url)
  }
}
