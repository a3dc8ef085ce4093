extension ObservableType {
  /// Tells what that one of several observables tells which is the first to tell anything.
  ///
  ///     Observable.amb([mirror, origin])
  public static func amb<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    let sources = Array(sources)
    return Observable { observer in
      let junction = Junction(observer)
      let slots = sources.map { _ in SerialDisposable() }
      var winner: Int?
      for (index, source) in sources.enumerated() {
        junction.follow(source, in: slots[index]) { event in
          if winner == nil {
            winner = index
            for (other, slot) in slots.enumerated() where other != index { slot.dispose() }
          }
          if winner == index { junction.on(event) }
        }
      }
      return junction
    }
  }

  /// Tells what that one of two observables tells which is the first to tell anything.
  ///
  ///     origin.amb(mirror)
  public func amb<Other: ObservableType>(_ right: Other) -> Observable<Element>
  where Other.Element == Element {
    Observable.amb([asObservable(), right.asObservable()])
  }
}
