/// First in, first out, at constant cost.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var start = 0

  var isEmpty: Bool { start == elements.count }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func popFirst() -> Element? {
    guard start < elements.count else { return nil }
    defer {
      elements[start] = nil
      start += 1
      if start == elements.count {
        elements.removeAll(keepingCapacity: true)
        start = 0
      }
    }
    return elements[start]
  }
}
