import Reactors
import Testing

@Suite struct IdentityTests {
  private final class Thing: IdentityHashable {}

  @Test func `an object equals itself only`() {
    let thing = Thing()
    #expect(thing == thing)
    #expect(thing != Thing())
  }

  @Test func `an object is in a set once`() {
    let thing = Thing()
    #expect(Set([thing, thing, Thing()]).count == 2)
  }
}
