/// Whether what is written still arrives.
public enum OutputState: Equatable, Sendable {
  /// It does.
  case open
  /// Whoever read it has gone, as `head` does when it has seen enough.
  case closed
  /// It cannot be written, with the reason: the disk is full.
  case failed(String)
}
