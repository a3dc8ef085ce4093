import Reactors

struct Place: Equatable {
  var name: String
  var rating: Double
}

struct PlaceSection: Equatable {
  var items: [Place]
}

class PlacesReactor: Reactor {
  var initialState: State
  var keywords: [String]

  init(keywords: [String]) {
    self.keywords = keywords
    self.initialState = State()
  }

  enum Action {
    case viewDidLoad
    case tableViewItemTapped
    case sortButtonTapped
    case webViewDidDismiss
  }

  enum Mutation {
    case setStore([PlaceSection])
    case presentWebView
    case sortingData
    case dismissWebView
  }

  struct State {
    var storeInfo = [PlaceSection]()
    var shouldPresentWebView: Bool = false
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .viewDidLoad:
      let places = keywords.enumerated().map { Place(name: $1, rating: Double($0)) }
      return Observable.just(.setStore([PlaceSection(items: places)]))
    case .tableViewItemTapped:
      return Observable.just(.presentWebView)
    case .sortButtonTapped:
      return Observable.just(.sortingData)
    case .webViewDidDismiss:
      return Observable.just(.dismissWebView)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case .setStore(let sections):
      newState.storeInfo = sections
    case .presentWebView:
      newState.shouldPresentWebView = true
    case .sortingData:
      for index in newState.storeInfo.indices {
        newState.storeInfo[index].items.sort { $0.rating > $1.rating }
      }
    case .dismissWebView:
      newState.shouldPresentWebView = false
    }
    return newState
  }
}

final class PlacesViewController: UIViewController, View {
  typealias Reactor = PlacesReactor

  var disposeBag = DisposeBag()
  let tableView = UITableView()
  let sortButton = UIButton()
  private(set) var presentations = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    reactor = PlacesReactor(keywords: ["치킨", "족발"])
  }

  func bind(reactor: PlacesReactor) {
    bindAction(reactor: reactor)
    bindState(reactor: reactor)
  }

  func bindAction(reactor: PlacesReactor) {
    reactor.action.onNext(.viewDidLoad)

    tableView.rx.itemSelected
      .map { _ in Reactor.Action.tableViewItemTapped }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    sortButton.rx.tap
      .map { Reactor.Action.sortButtonTapped }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
  }

  func bindState(reactor: PlacesReactor) {
    reactor.state
      .map { $0.storeInfo.flatMap(\.items) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(tableView.rx.items(cellIdentifier: "place")) { _, place, cell in
        cell.text = place.name
      }
      .disposed(by: disposeBag)

    reactor.state
      .map { $0.shouldPresentWebView }
      .distinctUntilChanged()
      .filter { $0 }
      .subscribe(onNext: { [weak self] _ in
        guard let self = self else { return }
        self.presentations += 1
        self.present("https://example.com")
      })
      .disposed(by: disposeBag)
  }

  func webViewDidFinish() {
    reactor?.action.onNext(.webViewDidDismiss)
  }
}
