/// A day of the Gregorian calendar and a time of it, in UTC.
struct CivilDate {
  var year: Int
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0.0

  /// Seconds since 1970.
  var epoch: Double {
    // The year begins in March here, so that the leap day is its last.
    let (march, year) = month > 2 ? (month - 3, year) : (month + 9, year - 1)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * march + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return Double(days * 86_400 + hour * 3600 + minute * 60) + second
  }

  /// Day 0 is a Sunday.
  var weekday: Int {
    let days = Int((epoch / 86_400).rounded(.down))
    return (((days + 4) % 7) + 7) % 7
  }
}

extension CivilDate {
  /// The date at a time since 1970.
  init(epoch: Double) {
    let epoch = min(max(epoch, -6e10), 2e11)
    let days = (epoch / 86_400).rounded(.down)
    let rest = epoch - days * 86_400
    let shifted = Int(days) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * march + 2) / 5 + 1, hour: Int(rest) / 3600,
      minute: Int(rest) / 60 % 60, second: rest - Double(Int(rest) / 60 * 60))
  }
}
