import Observables

/// A source that a test sends into, and that counts who subscribes and who leaves.
final class Probe<Element> {
  private(set) var subscribed = 0
  private(set) var disposed = 0
  private var observers: [(number: Int, observer: AnyObserver<Element>)] = []

  var isSubscribed: Bool { subscribed > disposed }

  var observable: Observable<Element> {
    Observable { [self] observer in
      subscribed += 1
      let number = subscribed
      observers.append((number, observer))
      return Disposables.create { [self] in
        disposed += 1
        observers.removeAll { $0.number == number }
      }
    }
  }

  /// Sends, whether or not anybody should still listen: the observers are those of a moment ago.
  func send(_ events: Event<Element>...) {
    let told = observers
    for event in events {
      for each in told { each.observer.on(event) }
    }
  }
}

struct Failure: Error, Equatable {}
