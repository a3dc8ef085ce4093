import Reactors

enum ConnectError: Error {
  case refused
}

/// A request in an observable that is made by hand, on a background queue.
enum Connection {
  static func get(_ url: String) -> Observable<[String]> {
    return Observable.create { emitter in
      if url.hasPrefix("https:") {
        emitter.onNext(["body", "id", "userId", "title"])
        emitter.onCompleted()
      } else {
        emitter.onError(ConnectError.refused)
      }
      return Disposables.create()
    }
  }
}

final class LoadingReactor: Reactor {
  let initialState = State()
  private let url: String

  init(url: String) { self.url = url }

  enum Action {
    case http
  }

  struct State {
    var isLoading: Bool = false
    var text: String = ""
  }

  enum Mutation {
    case setLoading(Bool)
    case setResult(String)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .http:
      return Observable.concat([
        Observable.just(Mutation.setLoading(true)),
        load().map { Mutation.setResult($0) },
        Observable.just(Mutation.setLoading(false)),
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case let .setLoading(value):
      state.isLoading = value
    case let .setResult(value):
      state.text = value
    }
    return state
  }

  private func load() -> Observable<String> {
    return Observable.create { [url] emitter in
      Connection.get(url)
        .subscribe(on: ConcurrentDispatchQueueScheduler.init(qos: .default))
        .subscribe { event in
          switch event {
          case .next(let words):
            emitter.onNext(words.joined(separator: "\n"))
            emitter.onCompleted()
          case .completed:
            break
          case .error:
            emitter.onNext("error")
            emitter.onCompleted()
          }
        }
    }
  }
}

/// A controller that keeps its reactor itself and binds it when it has loaded.
final class LoadingViewController: UIViewController {
  let reactor: LoadingReactor
  let disposeBag = DisposeBag()
  let resultTextView = UILabel()
  let httpButton = UIButton()
  let loadingText = UILabel()

  init(url: String) { reactor = LoadingReactor(url: url) }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind(reactor: reactor)
  }

  func bind(reactor: LoadingReactor) {
    httpButton.rx.tap
      .map { _ in LoadingReactor.Action.http }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state.map { $0.isLoading }
      .distinctUntilChanged()
      .subscribe(onNext: { [unowned self] isLoading in
        loadingText.text = isLoading ? "로딩중" : "로딩전"
      }).disposed(by: disposeBag)

    reactor.state.map { $0.text }
      .distinctUntilChanged()
      .subscribe(onNext: { [unowned self] value in
        self.resultTextView.text = "\(value)"
      }).disposed(by: disposeBag)
  }
}
