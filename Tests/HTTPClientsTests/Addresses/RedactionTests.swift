import HTTPClients
import Testing

struct RedactionTests {
  @Test(arguments: [
    ("http://h/?q=swift&access_token=abc&page=2", "http://h/?q=swift&access_token=REDACTED&page=2"),
    ("http://h/?key=abc", "http://h/?key=REDACTED"),
    (
      "http://h/?API-Key=a%20b&client_secret=x", "http://h/?API-Key=REDACTED&client_secret=REDACTED"
    ),
    ("http://h/?acc%65ss_token=abc", "http://h/?acc%65ss_token=REDACTED"),
    ("http://h/?q=token&pageToken=2", "http://h/?q=token&pageToken=2"),
    ("http://h/?keyword=a&monkey=b&token", "http://h/?keyword=a&monkey=b&token"),
    ("http://h/token/abc", "http://h/token/abc"),
  ])
  func `what is named as a secret is not shown`(text: String, shown: String) throws {
    #expect(try #require(HTTPURL(text)).redacted.description == shown)
  }
}
