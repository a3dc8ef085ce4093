/// What is read of an entry. All that HAR demands and a replay does not need may be missing.
struct SavedEntry: Decodable {
  struct Field: Decodable {
    var name: String
    var value: String?
  }

  struct Request: Decodable {
    var method: String
    var url: String
    var postData: Text?
  }

  struct Response: Decodable {
    var status: Int
    var headers: [Field]?
    var content: Text?
    var redirectURL: String?
    /// Where the response came from after redirects, in an archive of this program's.
    var _url: String?
    /// Why there is none, in an archive of this program's.
    var _failure: SavedFailure?
    /// Why there is none, in the words of Chrome.
    var _error: String?
    /// Why there is none, in the words of Playwright.
    var _failureText: String?
  }

  struct Text: Decodable {
    var text: String?
    var encoding: String?
    var size: Int?
  }

  struct Timings: Decodable {
    var blocked: Double?
    var dns: Double?
    var connect: Double?
    var send: Double?
    var wait: Double?
    var receive: Double?

    /// The phases' sum, in milliseconds; that of TLS is part of connecting.
    var total: Double {
      [blocked, dns, connect, send, wait, receive].reduce(0) { $0 + max(0, $1 ?? 0) }
    }
  }

  var startedDateTime: String?
  var time: Double?
  var timings: Timings?
  var request: Request
  var response: Response
}
