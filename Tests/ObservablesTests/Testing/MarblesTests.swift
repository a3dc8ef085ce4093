import ObservableTesting
import Testing

@Suite struct MarblesTests {
  @Test func `A drawing is read sign by sign, and a group takes one frame`() {
    #expect(
      Marbles("-a-(bc)-|").events().description
        == "[next(\"a\") @ 1, next(\"b\") @ 3, next(\"c\") @ 3, completed @ 5]")
  }

  @Test func `Spaces are for the eye`() {
    #expect(Marbles("- a - | ") == "-a-|")
  }

  @Test func `Long times are written as such`() {
    #expect(Marbles("a 9ms b").events().map(\.time) == [0, 10])
    #expect(Marbles("1s a 2ms |").events().map(\.time) == [1000, 1003])
    #expect(Marbles("1-2").events().map(\.time) == [0, 2])
  }

  @Test func `Time is counted from the caret`() {
    #expect(Marbles("a-^-b#").events().map(\.time) == [-2, 2, 3])
  }

  @Test(arguments: ["-a-(bc)-|", "#", "(a|)", "a---b", "a 100ms b"])
  func `What is read is drawn again`(drawing: String) {
    #expect(Marbles(drawing).description.split(separator: " ") == drawing.split(separator: " "))
  }

  @Test func `Values are drawn by their signs, or as themselves, or as a question`() {
    let events: [Recorded<Event<Int>>] = [.next(0, 1), .next(1, 42), .next(2, 99), .completed(3)]
    #expect(Marbles(events, values: ["a": 42]).description == "1a?|")
  }

  @Test func `A subscription is drawn from caret to exclamation mark`() {
    let subscription: Subscription = "--^---!"
    #expect(subscription == Subscription(2, 6))
    #expect(subscription.description == "2–6")
  }

  @Test func `A hot observable tells what is drawn after the caret`() {
    let scheduler = TestScheduler.forMarbles()
    #expect(scheduler.draw(scheduler.hot("a-^-b|")) == "--b|")
    #expect(scheduler.draw(scheduler.cold("a|", ["a": 5])) == "5|")
  }

  @Test func `A subscription can begin and end within a drawing`() {
    let scheduler = TestScheduler.forMarbles()
    #expect(scheduler.draw(scheduler.hot("abcdef"), during: "--^-!") == "--cd")
  }
}
