package import Observables
package import Reactors

/// Lists stores that were found by keywords, sorts them, and shows one on the web.
package final class StoreDetailReactor: Reactor {
  /// What a person can do.
  package enum Action {
    /// The keywords are those that the screen before handed over.
    case viewDidLoad(keywords: [String])
    case loadNextPage
    case tableViewItemTapped(Int)
    case sortButtonTapped(StoreOrder)
    case webViewDidDismiss
  }

  /// What can change.
  package enum Mutation {
    case setKeywords([String])
    case setStore([StoreSection], nextPage: String?)
    case appendStore([StoreInfo], nextPage: String?)
    case setLoading(Bool)
    case sortingData(StoreOrder)
    case presentWebView(StoreInfo)
    case dismissWebView
    case setFailure(StoreFailure)
  }

  /// What a view shows.
  package struct State {
    package var selectedKeywords: [String] = []
    package var storeInfo: [StoreSection] = []
    package var nextPage: String?
    package var isLoading = false
    package var order: StoreOrder?
    package var store: StoreInfo?
    /// A pulse: a tap presents once, and the next tap on the same store once more. A plain flag with
    /// `distinctUntilChanged` would swallow a second tap while it is on, and fire again at whoever
    /// binds anew.
    @Pulse package var shouldPresentWebView = false
    @Pulse package var failure: StoreFailure?
  }

  package let initialState = State()
  private let service: StoresService

  /// Makes a reactor that asks a service.
  package init(service: StoresService) {
    self.service = service
  }

  package func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .viewDidLoad(let keywords):
      return .concat([
        .just(.setKeywords(keywords)),
        .just(.setLoading(true)),
        stores(keywords, page: nil)
          .map {
            .setStore(
              [StoreSection(header: keywords.joined(separator: " "), items: $0.stores)],
              nextPage: $0.nextPage)
          }
          .catch { .just(.setFailure(StoreFailure($0))) },
        .just(.setLoading(false)),
      ])

    case .loadNextPage:
      guard !currentState.isLoading else { return .empty(because: "a page is loading") }
      guard let page = currentState.nextPage else {
        return .empty(because: currentState.whyNoNextPage)
      }
      return .concat([
        .just(.setLoading(true)),
        stores(currentState.selectedKeywords, page: page)
          .map { .appendStore($0.stores, nextPage: $0.nextPage) }
          .catch { .just(.setFailure(StoreFailure($0))) },
        .just(.setLoading(false)),
      ])

    case .tableViewItemTapped(let row):
      let stores = currentState.stores
      guard stores.indices.contains(row - 1) else {
        return .just(.setFailure(.service(.noSuchRow(row, of: stores.count))))
      }
      return .just(.presentWebView(stores[row - 1]))

    case .sortButtonTapped(var order):
      order.origin = order.origin ?? currentState.order?.origin
      guard order.key != .distance || order.origin != nil else {
        return .just(.setFailure(.noOrigin))
      }
      return .just(.sortingData(order))

    case .webViewDidDismiss:
      guard currentState.shouldPresentWebView else { return .empty(because: "no page is open") }
      return .just(.dismissWebView)
    }
  }

  package func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case .setKeywords(let keywords):
      newState.selectedKeywords = keywords
      newState.nextPage = nil
    case .setStore(let sections, let nextPage):
      newState.storeInfo = sections
      newState.nextPage = nextPage
      newState.sort()
    case .appendStore(let stores, let nextPage):
      newState.append(stores)
      newState.nextPage = nextPage
      newState.sort()
    case .setLoading(let isLoading):
      newState.isLoading = isLoading
    case .sortingData(let order):
      newState.order = order
      newState.sort()
    case .presentWebView(let store):
      newState.store = store
      newState.shouldPresentWebView = true
    case .dismissWebView:
      newState.shouldPresentWebView = false
    case .setFailure(let failure):
      newState.failure = failure
    }
    return newState
  }

  /// New keywords end an older search with its transfer.
  private func stores(_ keywords: [String], page: String?) -> Observable<StoresPage> {
    service.search(keywords, page: page)
      .take(until: action.filter(Action.isViewDidLoad))
  }
}

extension StoreDetailReactor.Action {
  static func isViewDidLoad(_ action: Self) -> Bool {
    if case .viewDidLoad = action { return true }
    return false
  }
}

extension StoreDetailReactor.State {
  /// The stores of all sections, as their rows are numbered.
  var stores: [StoreInfo] { storeInfo.flatMap(\.items) }

  fileprivate mutating func sort() {
    guard let order else { return }
    for index in storeInfo.indices { storeInfo[index].items = order.sorted(storeInfo[index].items) }
  }

  fileprivate mutating func append(_ found: [StoreInfo]) {
    guard !storeInfo.isEmpty else { return }
    var known = Set(stores.map(\.id))
    storeInfo[storeInfo.count - 1].items += found.filter { known.insert($0.id).inserted }
  }

  fileprivate var whyNoNextPage: String {
    storeInfo.isEmpty ? "nothing was searched for yet" : "this was the last page"
  }
}
