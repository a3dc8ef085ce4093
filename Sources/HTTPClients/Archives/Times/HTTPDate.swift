/// Times as the headers of HTTP have them.
package enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Writes a time since 1970, to the second.
  ///
  ///     HTTPDate.write(784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT
  package static func write(_ epoch: Double) -> String {
    let date = CivilDate(epoch: epoch.rounded(.down))
    let time = [date.hour, date.minute, Int(date.second)].map { Timestamp.padded($0) }
    return "\(days[date.weekday]), \(Timestamp.padded(date.day)) \(months[date.month - 1]) "
      + "\(Timestamp.padded(date.year, 4)) \(time.joined(separator: ":")) GMT"
  }

  /// Reads a time; nil where it is none, or is in one of the two obsolete forms.
  package static func read(_ text: String) -> Double? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), (1...31).contains(day),
      let month = months.firstIndex(of: String(words[2])), let year = Int(words[3]),
      (1...9999).contains(year)
    else { return nil }
    let time = words[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, zip(time, [23, 59, 60]).allSatisfy({ (0...$1).contains($0) }) else {
      return nil
    }
    return CivilDate(
      year: year, month: month + 1, day: day, hour: time[0], minute: time[1],
      second: Double(time[2])
    ).epoch
  }
}
