#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What time it is, and how a time of day is written.
package struct WallClock {
  /// Seconds since 1970.
  package let now: () -> Double
  /// Whether times are told as UTC's, not as this place's.
  private let isUTC: Bool

  /// This machine's clock and time zone.
  package static var system: WallClock {
    WallClock(isUTC: false) {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }

  /// A clock that is the same on every run: it starts at a given time, in UTC.
  ///
  /// - Parameters:
  ///   - start: seconds since 1970.
  ///   - elapsed: seconds since then.
  /// - Returns: the clock.
  package static func virtual(start: Double, elapsed: @escaping () -> Double) -> WallClock {
    WallClock(isUTC: true) { start + elapsed() }
  }

  private init(isUTC: Bool, now: @escaping () -> Double) {
    self.isUTC = isUTC
    self.now = now
  }

  /// `14:05:12`.
  func timeOfDay(_ seconds: Double) -> String {
    var time = time_t(seconds.rounded(.up))
    var parts = tm()
    _ = isUTC ? gmtime_r(&time, &parts) : localtime_r(&time, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
