import HTTPClients
import Observables
import Reactors
import Testing

@testable import Screens

@Suite struct ImageReactorTests {
  private let client = HeldClient()
  private let log = Log()
  private let reactor: ImageReactor

  /// What `debug` printed.
  private final class Log {
    var lines: [String] = []
  }

  init() {
    let base = HTTPURL(HTTPOrigin(.https, host: "avatars.githubusercontent.com"))
    reactor = ImageReactor(
      network: ImageNetwork(client: client, base: base), log: { [log] in log.lines.append($0) })
    _ = reactor.state.subscribe(onNext: { _ in })
  }

  private func load(_ index: Int, _ bytes: [UInt8]) {
    reactor.action.onNext(.touchButton(index: index))
    client.exchanges.last?.answer(bytes)
  }

  @Test func `a button loads its image`() {
    load(1, SmallImages.png)
    #expect(client.targets == ["/u/1"])
    #expect(reactor.currentState.image?.facts == "PNG, 420 × 300, 65 bytes")
  }

  @Test func `the first button's image is the series'`() {
    load(0, SmallImages.jpeg)
    #expect(client.targets == ["/u/62657991"])
  }

  @Test(arguments: [-1, 9, .max, .min])
  func `an index that has no button asks for nothing`(index: Int) {
    reactor.action.onNext(.touchButton(index: index))
    #expect(client.exchanges.isEmpty)
    #expect(reactor.currentState.failure == .noSuchIndex(index, of: 9))
  }

  @Test func `a failure leaves the image, and the next load works`() {
    load(1, SmallImages.png)
    load(2, Array("<html>".utf8))
    #expect(reactor.currentState.image?.format == .png)
    #expect(
      reactor.currentState.failure == .notAnImage("a page of HTML or XML came: <html>"))
    load(2, SmallImages.gif)
    #expect(reactor.currentState.image?.format == .gif)
  }

  @Test func `a refusal and a broken connection are told`() {
    reactor.action.onNext(.touchButton(index: 1))
    client.exchanges[0].answer("", status: 503)
    #expect(reactor.currentState.failure == .refused(status: 503))
    reactor.action.onNext(.touchButton(index: 1))
    client.exchanges[1].fail(.reset("avatars.githubusercontent.com"))
    #expect(reactor.currentState.failure == .noAnswer(.reset("avatars.githubusercontent.com")))
  }

  @Test func `transform(action:) prints actions while it is on`() {
    load(1, SmallImages.png)
    #expect(log.lines.isEmpty)
    reactor.transforms.action = true
    load(2, SmallImages.png)
    #expect(
      log.lines == ["action -> Event next(Screens.ImageReactor.Action.touchButton(index: 2))"])
  }

  @Test func `transform(mutation:) lets a warning drop the image while it is on`() {
    load(1, SmallImages.png)
    reactor.memoryWarnings.onNext(())
    #expect(reactor.currentState.image != nil)
    reactor.transforms.mutation = true
    reactor.memoryWarnings.onNext(())
    #expect(reactor.currentState.image == nil)
  }

  @Test func `transform(state:) hides the image while it is on`() {
    var isShown: [Bool] = []
    _ = reactor.state.skip(1).subscribe(onNext: { isShown.append($0.image != nil) })
    load(1, SmallImages.png)
    reactor.transforms.state = true
    load(2, SmallImages.png)
    reactor.transforms.state = false
    load(3, SmallImages.png)
    #expect(isShown == [true, false, true])
  }
}
