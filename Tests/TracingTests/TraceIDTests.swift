import Testing
import Tracing

@Suite struct TraceIDTests {
  @Test(arguments: ["A3", "M3.1", "M0.12", "S4", "H3.1", "E3"])
  func `an id reads back as it is written`(text: String) {
    #expect(TraceID(text)?.description == text)
  }

  @Test(arguments: [
    "", "A", "X1", "A3.1", "M3", "M3.1.2", "M-3.1", "S4x", "H3.", "S99999999999999999999",
  ])
  func `what is no id is refused`(text: String) {
    #expect(TraceID(text) == nil)
  }
}
