import Reactors
import Testing

/// Reactors and views written for ReactorKit and RxSwift, of which only the imports were changed.
@Suite(.serialized) struct PortingTests {
  /// The main thread's loop, in virtual time.
  nonisolated(unsafe) private static let loop: EventLoop = {
    let loop = EventLoop(clock: .virtual)
    MainScheduler.instance = loop
    return loop
  }()

  private func pass(_ seconds: Double) {
    var isOver = false
    let timer = Self.loop.schedule(after: seconds) { isOver = true }
    while !isOver, Self.loop.turn() {}
    timer.dispose()
  }

  /// Runs with a session whose answers the test gives.
  private func withSession(_ body: (URLSession) -> Void) {
    let session = URLSession()
    URLSession.$shared.withValue(session) { body(session) }
  }

  @Test func `A search bar's text is searched for, and its results fill the table`() {
    withSession { session in
      _ = Self.loop
      let view = RepositorySearchView()
      view.reactor = RepositorySearchReactor()
      #expect(view.tableView.texts == [])
      view.searchBar.type("s")
      view.searchBar.type("swift")
      pass(0.4)
      #expect(session.requests == ["/search?q=swift&page=1"])
      session.answer("/search?q=swift&page=1", with: ["apple/swift", "ReactorKit/ReactorKit"])
      #expect(view.tableView.texts == ["apple/swift", "ReactorKit/ReactorKit"])
      view.tableView.select(1)
      #expect(view.opened == ["https://github.com/ReactorKit/ReactorKit"])
    }
  }

  @Test func `The next page is appended once, however often the end is reached`() {
    withSession { session in
      let view = RepositorySearchView()
      let reactor = RepositorySearchReactor()
      view.reactor = reactor
      reactor.action.onNext(.updateQuery("swift"))
      session.answer("/search?q=swift&page=1", with: ["a", "b"])
      view.tableView.scroll(to: 0)
      #expect(!reactor.currentState.isLoadingNextPage)
      view.tableView.scroll(to: 1)
      view.tableView.scroll(to: 2)
      #expect(reactor.currentState.isLoadingNextPage)
      session.answer("/search?q=swift&page=2", with: ["c"])
      #expect(view.tableView.texts == ["a", "b", "c"])
      #expect(reactor.currentState.nextPage == 3)
      #expect(!reactor.currentState.isLoadingNextPage)
      #expect(session.requests == ["/search?q=swift&page=1", "/search?q=swift&page=2"])
    }
  }

  @Test func `A newer query ends the older one's request`() {
    withSession { session in
      let reactor = RepositorySearchReactor()
      reactor.action.onNext(.updateQuery("old"))
      #expect(session.isListening(to: "/search?q=old&page=1"))
      reactor.action.onNext(.updateQuery("new"))
      #expect(!session.isListening(to: "/search?q=old&page=1"))
      session.answer("/search?q=new&page=1", with: ["new"])
      #expect(reactor.currentState.repos == ["new"])
    }
  }

  @Test func `A refused search leaves an empty list, and the reactor alive`() {
    withSession { session in
      let reactor = RepositorySearchReactor()
      reactor.action.onNext(.updateQuery("a"))
      session.refuse("/search?q=a&page=1", status: 404)
      #expect(reactor.currentState.repos == [])
      reactor.action.onNext(.updateQuery("b"))
      session.answer("/search?q=b&page=1", with: ["b"])
      #expect(reactor.currentState.repos == ["b"])
    }
  }

  @Test(arguments: [
    ("https://example.com", "body\nid\nuserId\ntitle"), ("http://example.com", "error"),
  ])
  func `A request on a background queue turns the flag on and off`(url: String, text: String) async
  {
    let reactor = LoadingReactor(url: url)
    var states = reactor.states.makeAsyncIterator()
    #expect(await states.next()?.isLoading == false)
    reactor.action.onNext(.http)
    var last = await states.next()
    while let state = last, state.isLoading { last = await states.next() }
    #expect(reactor.currentState.text == text)
    #expect(!reactor.currentState.isLoading)
  }

  @Test func `A controller that binds its own reactor shows its first state`() {
    let controller = LoadingViewController(url: "https://example.com")
    controller.loadViewIfNeeded()
    #expect(controller.loadingText.text == "로딩전")
    #expect(controller.resultTextView.text == "")
  }

  @Test func `A web view is presented once for each time that it is wanted`() {
    let controller = PlacesViewController()
    controller.loadViewIfNeeded()
    #expect(controller.tableView.texts == ["치킨", "족발"])
    controller.tableView.select(0)
    controller.sortButton.tap()
    #expect(controller.tableView.texts == ["족발", "치킨"])
    #expect(controller.presentations == 1)
    controller.webViewDidFinish()
    controller.tableView.select(1)
    #expect(controller.presentations == 2)
  }

  @Test func `A storyboard's view binds when it has loaded, and shows the image`() {
    withSession { session in
      let controller = ImagesViewController()
      let reactor = ImagesReactor()
      controller.reactor = reactor
      #expect(controller.bindings == 0)
      controller.loadViewIfNeeded()
      #expect(controller.bindings == 1)
      controller.loadButton.tap()
      session.answer("/avatar", with: [UInt8(1), 2, 3])
      #expect(controller.centerImageView.image == UIImage(data: [1, 2, 3]))
      #expect(reactor.log.lines.contains { $0.hasSuffix("action -> subscribed") })
      #expect(reactor.log.lines.contains { $0.hasSuffix("touchButton(index: 0))") })
    }
  }
}
