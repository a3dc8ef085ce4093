import HTTPClients
import Observables
import Reactors
import Testing

@testable import Screens

private func places(_ names: String, next: String? = nil) -> String {
  let items = names.map { "{\"id\":\"\($0)\",\"displayName\":{\"text\":\"\($0)\"}}" }
  let token = next.map { ",\"nextPageToken\":\"\($0)\"" } ?? ""
  return "{\"places\":[\(items.joined(separator: ","))]\(token)}"
}

@Suite struct StoreDetailReactorTests {
  private let client = HeldClient()
  private let reactor: StoreDetailReactor

  init() {
    let base = HTTPURL(HTTPOrigin(.https, host: "places.googleapis.com"))
    reactor = StoreDetailReactor(service: StoresService(client: client, base: base))
    _ = reactor.state.subscribe(onNext: { _ in })
  }

  private var state: StoreDetailReactor.State { reactor.currentState }
  private var names: String { state.stores.map(\.displayName).joined() }

  private func search(_ keyword: String, finds names: String, next: String? = nil) {
    reactor.action.onNext(.viewDidLoad(keywords: [keyword]))
    client.exchanges.last?.answer(places(names, next: next))
  }

  private func body(of index: Int) -> String {
    String(decoding: client.exchanges[index].request.body, as: UTF8.self)
  }

  @Test func `keywords are asked for in one text, with the fields that are shown`() {
    reactor.action.onNext(.viewDidLoad(keywords: ["치킨", "족발"]))
    #expect(state.isLoading)
    #expect(client.targets == ["/v1/places:searchText"])
    #expect(body(of: 0) == "{\"textQuery\":\"치킨 족발\"}")
    let mask = client.exchanges[0].request.headers["X-Goog-FieldMask"]
    #expect(mask?.contains("places.userRatingCount,") == true)
    client.exchanges[0].answer(places("ab"))
    #expect(!state.isLoading)
    #expect(state.storeInfo.map(\.header) == ["치킨 족발"])
    #expect(names == "ab")
  }

  @Test func `nothing found is an empty list`() {
    reactor.action.onNext(.viewDidLoad(keywords: ["x"]))
    client.exchanges[0].answer("{}")
    #expect(state.stores.isEmpty)
    #expect(state.failure == nil)
    #expect(!state.isLoading)
  }

  @Test func `fields that are absent or odd are unknown`() throws {
    reactor.action.onNext(.viewDidLoad(keywords: ["x"]))
    client.exchanges[0].answer(
      "{\"places\":[{},{\"rating\":\"good\",\"location\":{\"latitude\":1e300}}]}")
    #expect(state.stores.count == 2)
    #expect(state.stores[0].displayName == "(no name)")
    #expect(state.stores.allSatisfy { $0.rating == nil && $0.place == nil })
  }

  @Test func `a place beyond the poles is not measured`() {
    #expect(StoreInfo.make("a", at: (135, 0)).place == nil)
    #expect(StoreInfo.make("a", at: (0, 1e300)).place == nil)
  }

  @Test func `each tap presents once, also on the same store`() {
    search("x", finds: "ab")
    var presented: [String?] = []
    _ = reactor.pulse(\.$shouldPresentWebView).filter { $0 }
      .subscribe(onNext: { _ in presented.append(reactor.currentState.store?.id) })
    reactor.action.onNext(.tableViewItemTapped(1))
    reactor.action.onNext(.webViewDidDismiss)
    reactor.action.onNext(.tableViewItemTapped(1))
    #expect(presented == ["a", "a"])
    // Neither what happens meanwhile nor a tap on top of the page presents more, or less, often.
    reactor.action.onNext(.sortButtonTapped(StoreOrder(.name)))
    reactor.action.onNext(.tableViewItemTapped(1))
    #expect(presented == ["a", "a", "a"])
  }

  @Test func `a page is closed once`() {
    search("x", finds: "a")
    var closed = 0
    _ = reactor.pulse(\.$shouldPresentWebView).skip(1).filter { !$0 }
      .subscribe(onNext: { _ in closed += 1 })
    reactor.action.onNext(.webViewDidDismiss)
    #expect(closed == 0)
    reactor.action.onNext(.tableViewItemTapped(1))
    reactor.action.onNext(.webViewDidDismiss)
    reactor.action.onNext(.webViewDidDismiss)
    #expect(closed == 1)
  }

  @Test func `whoever binds while a page is open presents nothing anew`() {
    search("x", finds: "a")
    reactor.action.onNext(.tableViewItemTapped(1))
    reactor.action.onNext(.webViewDidDismiss)
    var presented = 0
    _ = reactor.pulse(\.$shouldPresentWebView).filter { $0 }
      .subscribe(onNext: { _ in presented += 1 })
    #expect(presented == 0)
  }

  @Test(arguments: [-1, 0, 3, .max])
  func `a row that is not there is a failure`(row: Int) {
    search("x", finds: "ab")
    reactor.action.onNext(.tableViewItemTapped(row))
    #expect(state.failure == .service(.noSuchRow(row, of: 2)))
    #expect(!state.shouldPresentWebView)
  }

  @Test func `the next page is added and sorted in, without what is there`() {
    search("x", finds: "da", next: "t1")
    reactor.action.onNext(.sortButtonTapped(StoreOrder(.name)))
    #expect(names == "ad")
    reactor.action.onNext(.loadNextPage)
    #expect(body(of: 1) == "{\"pageToken\":\"t1\",\"textQuery\":\"x\"}")
    client.exchanges[1].answer(places("cab"))
    #expect(names == "abcd")
    reactor.action.onNext(.loadNextPage)
    #expect(client.exchanges.count == 2)
  }

  @Test func `while a page loads no other is asked for`() {
    search("x", finds: "a", next: "t1")
    for _ in 1...3 { reactor.action.onNext(.loadNextPage) }
    #expect(client.exchanges.count == 2)
  }

  @Test func `new keywords end an older search`() {
    reactor.action.onNext(.viewDidLoad(keywords: ["a"]))
    reactor.action.onNext(.viewDidLoad(keywords: ["b"]))
    #expect(client.exchanges.map(\.isDisposed) == [true, false])
    #expect(state.isLoading)
    client.exchanges[1].answer(places("b"))
    #expect(names == "b")
    #expect(!state.isLoading)
  }

  @Test func `new keywords end an older search's page`() {
    search("a", finds: "a", next: "t1")
    reactor.action.onNext(.loadNextPage)
    reactor.action.onNext(.viewDidLoad(keywords: ["b"]))
    #expect(client.exchanges[1].isDisposed)
    #expect(state.nextPage == nil)
    client.exchanges[2].answer(places("b"))
    #expect(names == "b")
  }

  @Test func `after a failure the list is as it was, and nothing loads`() {
    search("a", finds: "ab")
    reactor.action.onNext(.viewDidLoad(keywords: ["b"]))
    client.exchanges[1].answer("<html>")
    #expect(names == "ab")
    #expect(!state.isLoading)
    #expect(
      state.failure == .service(.notUnderstood(status: 200, what: "it begins: <html>")))
  }

  @Test func `distances need a point, which is remembered`() {
    search("x", finds: "ab")
    reactor.action.onNext(.sortButtonTapped(StoreOrder(.distance)))
    #expect(state.failure == .noOrigin)
    let origin = GeoPoint(latitude: 37, longitude: 127)
    reactor.action.onNext(.sortButtonTapped(StoreOrder(.distance, from: origin)))
    reactor.action.onNext(.sortButtonTapped(StoreOrder(.rating)))
    reactor.action.onNext(.sortButtonTapped(StoreOrder(.distance, isAscending: false)))
    #expect(state.order == StoreOrder(.distance, isAscending: false, from: origin))
  }
}
