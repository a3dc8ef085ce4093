/// `1,240`.
func grouped(_ number: Int) -> String {
  var text = String(number.magnitude)
  var index = text.count - 3
  while index > 0 {
    text.insert(",", at: text.index(text.startIndex, offsetBy: index))
    index -= 3
  }
  return number < 0 ? "-\(text)" : text
}

/// `68.1k`, `420`.
func short(_ number: Int) -> String {
  guard number >= 1_000 else { return "\(number)" }
  let tenths = (number + 50) / 100
  return tenths >= 1_000 ? "\((number + 500) / 1_000)k" : "\(tenths / 10).\(tenths % 10)k"
}

/// `1 item`, `30 items`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
