@testable import HTTPClients
import Testing

struct TimesTests {
  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00.000000Z"), (951_782_400, "2000-02-29T00:00:00.000000Z"),
    (1_700_000_000.25, "2023-11-14T22:13:20.250000Z"), (-0.5, "1969-12-31T23:59:59.500000Z"),
    (0.9999999, "1970-01-01T00:00:01.000000Z"), (4_107_542_399, "2100-02-28T23:59:59.000000Z"),
    (4_107_542_400, "2100-03-01T00:00:00.000000Z"),
  ])
  func `a time is written and read`(epoch: Double, text: String) throws {
    #expect(Timestamp.write(epoch) == text)
    #expect(abs(try #require(Timestamp.read(text)) - epoch) < 1e-6)
  }

  @Test(arguments: [
    ("2023-11-14T22:13:20Z", 1_700_000_000), ("2023-11-15T07:13:20.000+09:00", 1_700_000_000),
    ("2023-11-14T17:13:20.5-0500", 1_700_000_000.5), ("2023-11-14 22:13", 1_699_999_980),
    ("2016-12-31T23:59:60Z", 1_483_228_800),
  ])
  func `a time in any zone is read`(text: String, epoch: Double) {
    #expect(Timestamp.read(text) == epoch)
  }

  @Test(arguments: [
    "", "yesterday", "2023-13-01T00:00:00Z", "2023-00-01T00:00:00Z", "2023-01-32T00:00:00Z",
    "2023-01-01", "2023-01-01T24:00:00Z", "2023-01-01T00:00:00X", "2023-01-01T00:00:00+",
    "2023-01-01T00:00:00.Z", "２０２３-01-01T00:00:00Z", "99999-01-01T00:00:00Z",
  ])
  func `what is no time is not read`(text: String) {
    #expect(Timestamp.read(text) == nil)
  }

  @Test func `a date of HTTP is written and read`() {
    #expect(HTTPDate.write(784_111_777.9) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate.read("Sun, 06 Nov 1994 08:49:37 GMT") == 784_111_777)
    #expect(HTTPDate.write(0) == "Thu, 01 Jan 1970 00:00:00 GMT")
    #expect(HTTPDate.read("Sunday, 06-Nov-94 08:49:37 GMT") == nil)
    #expect(HTTPDate.read("Sun, 06 Foo 1994 08:49:37 GMT") == nil)
    #expect(HTTPDate.read("Sun, 06 Nov 1994 08:99:37 GMT") == nil)
    #expect(HTTPDate.read("60") == nil)
  }
}
