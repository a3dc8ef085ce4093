internal import Observables

let observableWorkloads = [
  Workload("just") { count in
    for index in 0..<count {
      Observable.just(index).subscribe(onNext: Blackhole.take).dispose()
    }
  },
  Workload("from-map-filter") { count in
    Observable.from(0..<count).map { $0 &+ 1 }.filter { $0 & 1 == 0 }
      .subscribe(onNext: Blackhole.take).dispose()
  },
  Workload("from-flatMap-just") { count in
    Observable.from(0..<count).flatMap { Observable.just($0) }
      .subscribe(onNext: Blackhole.take).dispose()
  },
  Workload("subject-1") { publish($0, to: 1) },
  Workload("subject-10") { publish($0, to: 10) },
  Workload("subject-map-filter") { count in
    let subject = PublishSubject<Int>()
    let subscription = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }
      .subscribe(onNext: Blackhole.take)
    for index in 0..<count { subject.onNext(index) }
    subscription.dispose()
  },
  Workload("subject-observeOn") { count in
    let subject = PublishSubject<Int>()
    let subscription = subject.observe(on: CurrentThreadScheduler.instance)
      .subscribe(onNext: Blackhole.take)
    for index in 0..<count { subject.onNext(index) }
    subscription.dispose()
  },
]

private func publish(_ count: Int, to observers: Int) {
  let subject = PublishSubject<Int>()
  let bag = DisposeBag()
  for _ in 0..<observers { subject.subscribe(onNext: Blackhole.take).disposed(by: bag) }
  for index in 0..<count { subject.onNext(index) }
}
