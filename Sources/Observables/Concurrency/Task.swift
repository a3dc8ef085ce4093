extension Observable {
  /// Tells what asynchronous work returns, or how it fails. The work begins with the subscription,
  /// under the cause that is ambient then, and is cancelled with it.
  ///
  ///     Observable.task { try await service.load() }.observe(on: MainScheduler.instance)
  ///
  /// The element is told wherever the work ends, which is seldom the event loop's thread.
  public static func task(_ work: @escaping () async throws -> Element) -> Observable<Element> {
    Observable.create { observer in
      running {
        do {
          observer.on(.next(try await work()))
          observer.on(.completed)
        } catch { observer.on(.error(error)) }
      }
    }
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  /// Tells what asynchronous work returns, or how it fails.
  ///
  ///     Single.task { try await service.load() }
  public static func task(_ work: @escaping () async throws -> Element) -> Single<Element> {
    Single(source: .task(work))
  }

  /// The element, once it is there.
  ///
  ///     let answer = try await single.value
  public var value: Element {
    get async throws {
      for try await element in source.values { return element }
      throw CancellationError()
    }
  }
}

extension AsyncSequence {
  /// Tells the elements. Each subscription runs through the sequence in a task, which is cancelled
  /// with it.
  ///
  ///     lines.asObservable().subscribe(onNext: { print($0) })
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in
      running {
        do {
          for try await element in self { observer.on(.next(element)) }
          observer.on(.completed)
        } catch { observer.on(.error(error)) }
      }
    }
  }
}

/// Begins asynchronous work, which inherits the ambient cause, and is cancelled by what is returned.
private func running(_ work: @escaping () async -> Void) -> any Disposable {
  let work = UnsafeTransfer(value: work)
  let task = Task { await work.value() }
  return Disposables.create { task.cancel() }
}
