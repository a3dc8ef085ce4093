import Reactors

final class Network {
  func load(url: String) -> Single<UIImage?> {
    return URLSession.shared.rx.response(request: url)
      .map({ UIImage(data: $0.data) })
      .asSingle()
  }
}

final class ImagesReactor: Reactor {
  let network = Network()
  private let URLs = ["/avatar"]

  enum Action {
    case touchButton(index: Int)
  }

  enum Mutation {
    case setImage(image: UIImage?)
  }

  struct State {
    var image: UIImage?
  }

  let initialState: State
  let log = Log()

  init() {
    self.initialState = State()
  }

  func transform(action: Observable<Action>) -> Observable<Action> {
    return action.debug("action", print: log.append)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .touchButton(let index):
      return Observable.just(URLs[index])
        .flatMap({ self.network.load(url: $0) })
        .map({ Mutation.setImage(image: $0) })
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setImage(let image):
      state.image = image
    }
    return state
  }

  final class Log {
    private(set) var lines: [String] = []
    func append(_ line: String) { lines.append(line) }
  }
}

/// A view of a storyboard: it binds once it has loaded.
final class ImagesViewController: UIViewController, StoryboardView {
  var disposeBag = DisposeBag()
  let loadButton = UIButton()
  let centerImageView = UIImageView()
  private(set) var bindings = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    performBinding()
  }

  func bind(reactor: ImagesReactor) {
    bindings += 1
    loadButton.rx.tap
      .map({ Reactor.Action.touchButton(index: 0) })
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state
      .map({ $0.image })
      .bind(to: centerImageView.rx.image)
      .disposed(by: disposeBag)
  }
}
