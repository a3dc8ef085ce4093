public import Observables

/// An observable that tells what a test says, and records who subscribed to it, and when.
public final class TestableObservable<Element>: ObservableType {
  /// When it was subscribed to, and when that ended.
  public private(set) var subscriptions: [Subscription] = []
  /// What it tells.
  public let recordedEvents: [Recorded<Event<Element>>]

  private let scheduler: TestScheduler
  private let source: Observable<Element>

  private init(
    _ events: [Recorded<Event<Element>>], on scheduler: TestScheduler, source: Observable<Element>
  ) {
    recordedEvents = events
    self.scheduler = scheduler
    self.source = source
  }

  static func hot(_ events: [Recorded<Event<Element>>], on scheduler: TestScheduler)
    -> TestableObservable
  {
    let subject = PublishSubject<Element>()
    for event in events {
      scheduler.schedule(at: event.time) { subject.on(event.value) }
    }
    return TestableObservable(events, on: scheduler, source: subject)
  }

  static func cold(_ events: [Recorded<Event<Element>>], on scheduler: TestScheduler)
    -> TestableObservable
  {
    let source = Observable<Element>.create { observer in
      let work = CompositeDisposable()
      for event in events {
        work.insert(
          scheduler.schedule(at: scheduler.clock + event.time) { observer.on(event.value) })
      }
      return work
    }
    return TestableObservable(events, on: scheduler, source: source)
  }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// The same, as an observable.
  public func asObservable() -> Observable<Element> {
    Observable.create { [self] observer in
      let index = subscriptions.count
      subscriptions.append(Subscription(scheduler.clock))
      let subscription = source.subscribe(observer)
      return Disposables.create { [self] in
        subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
        subscription.dispose()
      }
    }
  }
}
