/// Observers in the order in which they came. Whoever tells them tells a copy: who comes or goes
/// meanwhile changes the original only.
@usableFromInline
package struct Observers<Element> {
  @usableFromInline var all: ContiguousArray<(number: Int, observer: AnyObserver<Element>)> = []
  @usableFromInline var count = 0

  @inlinable package init() {}

  @inlinable package var isEmpty: Bool { all.isEmpty }

  /// Adds an observer.
  ///
  /// - Returns: the number to remove it by.
  @inlinable package mutating func append(_ observer: AnyObserver<Element>) -> Int {
    count += 1
    all.append((count, observer))
    return count
  }

  /// Takes a number for an observer that is added later, in the place it has now.
  @inlinable package mutating func reserve() -> Int {
    count += 1
    return count
  }

  @inlinable package mutating func insert(_ observer: AnyObserver<Element>, as number: Int) {
    all.insert((number, observer), at: index(of: number))
  }

  /// Takes an observer out.
  @inlinable package mutating func remove(_ number: Int) -> AnyObserver<Element>? {
    let index = index(of: number)
    guard index < all.count, all[index].number == number else { return nil }
    return all.remove(at: index).observer
  }

  @inlinable package mutating func removeAll() { all = [] }

  @inlinable package func on(_ event: Event<Element>) {
    for index in all.indices { all[index].observer.on(event) }
  }

  /// Where a number is, or would be: they ascend.
  @inlinable func index(of number: Int) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) >> 1
      if all[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
