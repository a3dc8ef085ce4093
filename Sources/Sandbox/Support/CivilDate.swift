/// A moment of the Gregorian calendar, in UTC.
///
///     CivilDate(0).iso8601  // 1970-01-01T00:00:00Z
struct CivilDate {
  let year: Int
  /// From 1.
  let month: Int
  let day: Int
  /// From 0, which is Sunday.
  let weekday: Int
  let hour: Int
  let minute: Int
  let second: Int

  /// The moment that many seconds after 1970 began.
  init(_ seconds: Double) {
    let total = Int(seconds.rounded(.down))
    let time = ((total % 86_400) + 86_400) % 86_400
    let days = (total - time) / 86_400
    (hour, minute, second) = (time / 3_600, time / 60 % 60, time % 60)
    weekday = ((days + 4) % 7 + 7) % 7
    // Days are counted in years that begin in March, so that a leap day is the last of its year.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}

extension CivilDate {
  /// As GitHub's JSON has it.
  var iso8601: String {
    "\(year)-\(padded(month))-\(padded(day))T\(padded(hour)):\(padded(minute)):\(padded(second))Z"
  }

  /// As HTTP's headers have it.
  var httpDate: String {
    let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(weekdays[weekday]), \(padded(day)) \(months[month - 1]) \(year) "
      + "\(padded(hour)):\(padded(minute)):\(padded(second)) GMT"
  }
}

/// A number with at least so many digits.
func padded(_ number: Int, _ digits: Int = 2) -> String {
  let text = "\(number)"
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
