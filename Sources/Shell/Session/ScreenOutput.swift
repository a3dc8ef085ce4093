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

  /// Whether escape codes are shown: not in a pipe, nor where the trace is JSON.
  public var showsEscapes: Bool { session?.display.showsEscapes ?? false }

  /// Prints escape codes of the screen's own making, such as those that show an image, where they are
  /// shown, and nothing elsewhere. Nothing that came from outside may stand in them as it came.
  public func print(escapes: String) {
    session?.display.print(escapes: escapes)
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
