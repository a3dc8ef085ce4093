/// A number with at least so many digits.
func padded(_ number: Int, _ digits: Int = 2) -> String {
  let text = "\(number)"
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
