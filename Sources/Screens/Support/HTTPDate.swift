/// A date as HTTP writes it, in seconds since 1970; nil for any other text.
///
///     httpDate("Thu, 01 Jan 1970 00:01:00 GMT")  // 60
func httpDate(_ text: String) -> Double? {
  let parts = text.split(separator: " ")
  let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]),
    let month = months.firstIndex(where: { $0 == parts[2] }), let year = Int(parts[3])
  else { return nil }
  let time = parts[4].split(separator: ":").compactMap { Int($0) }
  guard time.count == 3, (1970...9999).contains(year), (1...31).contains(day) else { return nil }
  // Days are counted in years that begin in March, so that a leap day is the last of its year.
  let shifted = month < 2 ? year - 1 : year
  let era = shifted / 400
  let dayOfYear = (153 * ((month + 10) % 12) + 2) / 5 + day - 1
  let yearOfEra = shifted - era * 400
  let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
  let days = era * 146_097 + dayOfEra - 719_468
  return Double(days * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2])
}
