package import Observables
package import Shell

/// Stores found by keywords, at the prompt.
package final class StoreDetailScreen: Screen {
  package let name = "stores"
  package let summary = "list stores, sort them, open their pages"
  package let output = ScreenOutput()
  package var disposeBag = DisposeBag()

  let search = Command(
    "search", "KEYWORD…", summary: "list the stores of some keywords",
    examples: ["search 치킨 족발", "search coffee"], parse: keywords)
  let next = Command("next", summary: "load the next page")
  let sort = Command(
    "sort", "rating|reviews|name|distance [asc|desc] [from LAT,LON]", summary: "sort the stores",
    examples: ["sort rating", "sort distance from 37.498,127.027"], parse: storeOrder)
  let open = Command(
    "open", "N", summary: "open a store's page", examples: ["open 1"], parse: rowNumber)
  let dismiss = Command(
    "dismiss", "[--swipe]", summary: "close the page, by its button or by swiping it away",
    parse: dismissal)

  package var commands: [any ShellCommand] { [search, next, sort, open, dismiss] }

  private let service: StoresService
  private var table = StoreTable()

  /// Makes the screen of a service.
  package init(service: StoresService) {
    self.service = service
  }

  package func makeReactor() -> StoreDetailReactor {
    StoreDetailReactor(service: service)
  }

  package func bind(reactor: StoreDetailReactor) {
    bindAction(reactor: reactor)
    bindState(reactor: reactor)
  }

  private func bindAction(reactor: StoreDetailReactor) {
    search
      .map { Reactor.Action.viewDidLoad(keywords: $0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    next
      .map { Reactor.Action.loadNextPage }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    sort
      .map { Reactor.Action.sortButtonTapped($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    open
      .map { Reactor.Action.tableViewItemTapped($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // A page tells of its button and of a swipe in two places. Whoever listens to one of them only
    // believes that the page is still open after the other, and never presents again.
    dismiss
      .filter { $0 == .button }
      .map { _ in Reactor.Action.webViewDidDismiss }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    dismiss
      .filter { $0 == .swipe }
      .map { _ in Reactor.Action.webViewDidDismiss }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
  }

  private func bindState(reactor: StoreDetailReactor) {
    reactor.state.map { $0.storeInfo }
      .distinctUntilChanged()
      .skip(1)
      .subscribe(onNext: { [weak self, weak reactor] sections in
        guard let self else { return }
        let origin = reactor?.currentState.order?.origin
        for line in table.lines(for: sections, origin: origin) {
          output.print(line.cut(toColumns: output.columns))
        }
      })
      .disposed(by: disposeBag)

    reactor.pulse(\.$shouldPresentWebView)
      .filter { $0 }
      .subscribe(onNext: { [output, weak reactor] _ in
        guard let store = reactor?.currentState.store else { return }
        output.print(store.displayName.bold + StyledText("  \(store.formattedAddress)"))
        if let page = store.googleMapsURI { output.present(page: page) }
      })
      .disposed(by: disposeBag)

    reactor.pulse(\.$failure)
      .compactMap { $0 }
      .subscribe(onNext: { [output] failure in output.fail("\(failure)") })
      .disposed(by: disposeBag)
  }
}

/// How a page is closed.
enum Dismissal {
  case button
  case swipe
}

private func dismissal(_ arguments: CommandArguments) throws -> Dismissal {
  switch arguments.text {
  case "": return .button
  case "--swipe": return .swipe
  default: throw CommandError("dismiss takes nothing, or --swipe")
  }
}

private func keywords(_ arguments: CommandArguments) throws -> [String] {
  let words = arguments.words.filter { !$0.isEmpty }
  guard !words.isEmpty else { throw CommandError("give keywords: search 치킨 족발") }
  return words
}

private func storeOrder(_ arguments: CommandArguments) throws -> StoreOrder {
  var words = arguments.words[...]
  guard let key = words.popFirst().flatMap(StoreOrder.Key.init) else {
    throw CommandError("sort by rating, reviews, name or distance: sort rating")
  }
  var isAscending: Bool?
  if words.first == "asc" || words.first == "desc" { isAscending = words.popFirst() == "asc" }
  guard words.first == "from" else {
    guard let word = words.first else { return StoreOrder(key, isAscending: isAscending) }
    throw CommandError("\(word) is not understood here; sort KEY [asc|desc] [from LAT,LON]")
  }
  let point = words.dropFirst().joined()
  guard let origin = GeoPoint(point) else {
    throw CommandError("\(point) is no point; give degrees: from 37.498,127.027")
  }
  return StoreOrder(key, isAscending: isAscending, from: origin)
}
