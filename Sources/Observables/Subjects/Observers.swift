/// Observers in the order in which they came. Whoever tells them tells a copy: who comes or goes
/// meanwhile changes the original only.
@usableFromInline
package struct Observers<Element> {
  @usableFromInline var all: ContiguousArray<Member> = []
  @usableFromInline var count = 0

  @inlinable package init() {}

  /// An observer with its number. Not a tuple: that would be looked up at run time.
  @usableFromInline struct Member {
    @usableFromInline let number: Int
    @usableFromInline let observer: AnyObserver<Element>

    @inlinable init(_ number: Int, _ observer: AnyObserver<Element>) {
      self.number = number
      self.observer = observer
    }
  }

  @inlinable package var isEmpty: Bool { all.isEmpty }

  /// Adds an observer.
  ///
  /// - Returns: the number to remove it by.
  @inlinable package mutating func append(_ observer: AnyObserver<Element>) -> Int {
    count += 1
    all.append(Member(count, observer))
    return count
  }

  /// Takes a number for an observer that is added later, in the place it has now.
  @inlinable package mutating func reserve() -> Int {
    count += 1
    return count
  }

  @inlinable package mutating func insert(_ observer: AnyObserver<Element>, as number: Int) {
    all.insert(Member(number, observer), at: index(of: number))
  }

  /// Takes an observer out.
  @inlinable package mutating func remove(_ number: Int) -> AnyObserver<Element>? {
    let index = index(of: number)
    guard index < all.count, all[index].number == number else { return nil }
    guard all.count > 1 else {
      // Whoever tells a copy keeps it; it need not be copied to be emptied.
      let only = all[0].observer
      all = []
      return only
    }
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
