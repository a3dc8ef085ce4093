extension ObservableType {
  /// Tells all observers through one subject, once it is connected.
  ///
  ///     source.multicast(PublishSubject())
  public func multicast<Subject: SubjectType>(_ subject: Subject)
    -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
  {
    let observable = subject.asObservable()
    let observer = AnyObserver(subject.asObserver())
    return ConnectableObservable(asObservable()) { (observable, observer) }
  }

  /// Tells all observers through a subject, which is made anew for each connection.
  ///
  ///     source.multicast(makeSubject: { ReplaySubject.create(bufferSize: 2) })
  public func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject)
    -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
  {
    ConnectableObservable(asObservable()) {
      let subject = makeSubject()
      return (subject.asObservable(), AnyObserver(subject.asObserver()))
    }
  }

  /// Tells all observers the same, once it is connected.
  ///
  ///     source.publish()
  public func publish() -> ConnectableObservable<Element> {
    multicast(makeSubject: { PublishSubject<Element>() })
  }

  /// Tells all observers the same, and a new one the latest elements first, once it is connected.
  ///
  ///     source.replay(1)
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject<Element>.create(bufferSize: bufferSize) })
  }

  /// Tells all observers the same, and a new one everything first, once it is connected.
  ///
  ///     source.replayAll()
  public func replayAll() -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject<Element>.createUnbounded() })
  }
}
