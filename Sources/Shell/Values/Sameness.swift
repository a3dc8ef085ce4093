/// Whether two values of one type are equal, by their own `==` where they have one, else part by
/// part. What cannot be looked into is compared by how it describes itself.
func isSame(_ one: Any, _ other: Any) -> Bool {
  // The commonest types first: asking for `Equatable` costs as much as twenty of these.
  let type = type(of: one)
  if type == Int.self { return isEqual(one as? Int ?? 0, other) }
  if type == Bool.self { return isEqual(one as? Bool ?? false, other) }
  if type == String.self { return isEqual(one as? String ?? "", other) }
  if let one = one as? any Equatable { return isEqual(one, other) }
  let first = Mirror(reflecting: one)
  let second = Mirror(reflecting: other)
  guard first.subjectType == second.subjectType, first.children.count == second.children.count
  else { return false }
  if first.displayStyle == .class {
    return ObjectIdentifier(one as AnyObject) == ObjectIdentifier(other as AnyObject)
  }
  guard !first.children.isEmpty else { return String(describing: one) == String(describing: other) }
  return zip(first.children, second.children).allSatisfy { mine, yours in
    mine.label == yours.label && isSame(mine.value, yours.value)
  }
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
  (other as? Value) == one
}

/// The fields of a state beside what they were before.
struct FieldChange {
  var label: String?
  var value: Any
  var before: Any
  var isChanged: Bool
}

/// The fields of a state and which of them changed; one nameless field where it is no record.
func changes(from before: Any, to state: Any) -> [FieldChange] {
  let now = fields(of: state)
  let then = fields(of: before)
  guard now.count == then.count else {
    return [FieldChange(value: state, before: before, isChanged: true)]
  }
  return zip(now, then).map { now, then in
    FieldChange(
      label: now.label, value: now.value, before: then.value,
      isChanged: !isSame(now.value, then.value))
  }
}

/// The values behind a state's properties, as they are stored: a property wrapper is compared
/// whole, so that one that counts its updates differs where its value does not.
private func fields(of state: Any) -> [Shape.Field] {
  let mirror = Mirror(reflecting: state)
  let isRecord = mirror.displayStyle == .struct || mirror.displayStyle == .tuple
  guard isRecord, !mirror.children.isEmpty else { return [Shape.Field(value: state)] }
  return Shape.fields(of: mirror)
}
