/// `1 mutation`, `2 mutations`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// `512 B`, `18.2 kB`, `1.4 MB`.
func byteCount(_ bytes: Int) -> String {
  switch bytes {
  case ..<1000: "\(bytes) B"
  case ..<999_950: "\(tenths(of: Double(bytes) / 1000)) kB"
  default: "\(tenths(of: Double(bytes) / 1_000_000)) MB"
  }
}

/// `212 ms`, `4.2 s`.
func milliseconds(_ seconds: Double) -> String {
  seconds < 1
    ? "\(Int((seconds * 1000).rounded())) ms" : "\(tenths(of: seconds)) s"
}

/// `0.213s`: a time since the trace began, always with three digits after the point.
func seconds(_ time: Double) -> String {
  let all = Int((time * 1000).rounded())
  let digits = String(all % 1000)
  return "\(all / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)s"
}

private func tenths(of value: Double) -> String {
  let all = Int((value * 10).rounded())
  return "\(all / 10).\(all % 10)"
}

extension String {
  /// Where a text first occurs.
  func range(ofText text: String) -> Range<Index>? {
    firstRange(of: text)
  }
}
