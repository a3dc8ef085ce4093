/// An observable that begins when it is told to, and tells all observers the same.
///
///     let ticks = Observable<Int>.interval(.seconds(1), scheduler: scheduler).publish()
///     ticks.subscribe(onNext: { print("a", $0) })
///     ticks.subscribe(onNext: { print("b", $0) })
///     let connection = ticks.connect()
public final class ConnectableObservable<Element>: ObservableType {
  private let connection: Connection<Element>
  private let observable: Observable<Element>

  init(
    _ source: Observable<Element>,
    makeSubject: @escaping () -> (observable: Observable<Element>, observer: AnyObserver<Element>)
  ) {
    let connection = Connection(source, makeSubject)
    self.connection = connection
    observable = Observable { connection.subject.observable.handler($0) }
  }

  /// Subscribes to the source, unless that has been done.
  ///
  ///     let connection = ticks.connect()
  public func connect() -> any Disposable { connection.connect() }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    observable.subscribe(observer)
  }

  /// What all observers are told.
  public func asObservable() -> Observable<Element> { observable }

  /// The same, connected as long as anybody listens.
  ///
  ///     ticks.refCount()
  public func refCount() -> Observable<Element> {
    let counter = ReferenceCount(connection)
    return Observable { counter.subscribe($0) }
  }
}
