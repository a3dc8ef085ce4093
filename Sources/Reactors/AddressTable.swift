/// Objects by an address: a dictionary whose hash is a multiplication, because a dictionary's own
/// costs more than all else that a lookup does.
struct AddressTable<Value: AnyObject> {
  private struct Slot {
    var address: ObjectIdentifier
    var value: Value
  }

  /// A power of two of them; an address stands in its own place or, with that taken, after it.
  private var slots: [Slot?] = []
  private(set) var count = 0

  subscript(address: ObjectIdentifier) -> Value? {
    get { place(of: address).flatMap { slots[$0]?.value } }
    set {
      if let newValue { insert(newValue, at: address) } else { remove(address) }
    }
  }

  /// The objects that a condition holds for.
  func values(where condition: (Value) -> Bool) -> [Value] {
    var found: [Value] = []
    for case let slot? in slots where condition(slot.value) { found.append(slot.value) }
    return found
  }

  private func home(of address: ObjectIdentifier) -> Int {
    // The lowest bits of an address are always 0; the middle of the product depends on all others.
    let product = UInt64(UInt(bitPattern: address)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 32) & (slots.count - 1)
  }

  private func place(of address: ObjectIdentifier) -> Int? {
    guard count > 0 else { return nil }
    var place = home(of: address)
    while let slot = slots[place] {
      if slot.address == address { return place }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func insert(_ value: Value, at address: ObjectIdentifier) {
    if let place = place(of: address) {
      slots[place]?.value = value
      return
    }
    if count * 4 >= slots.count * 3 { resize(to: max(4, slots.count * 2)) }
    fill(Slot(address: address, value: value))
  }

  private mutating func fill(_ slot: Slot) {
    var place = home(of: slot.address)
    while slots[place] != nil { place = (place + 1) & (slots.count - 1) }
    slots[place] = slot
    count += 1
  }

  private mutating func remove(_ address: ObjectIdentifier) {
    guard var hole = place(of: address) else { return }
    count -= 1
    slots[hole] = nil
    // Those that follow without a gap move up, unless they would then stand before their own place.
    var place = (hole + 1) & (slots.count - 1)
    while let slot = slots[place] {
      let distance = (place - home(of: slot.address)) & (slots.count - 1)
      if distance >= (place - hole) & (slots.count - 1) {
        slots[hole] = slot
        slots[place] = nil
        hole = place
      }
      place = (place + 1) & (slots.count - 1)
    }
    if slots.count > 64, count * 8 < slots.count { resize(to: slots.count / 2) }
  }

  private mutating func resize(to size: Int) {
    let old = slots
    slots = Array(repeating: nil, count: size)
    count = 0
    for case let slot? in old { fill(slot) }
  }
}
