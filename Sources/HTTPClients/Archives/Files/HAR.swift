/// An archive's parts as they are written; HAR 1.2 demands each of them.
enum HAR {
  struct Entry: Encodable {
    var startedDateTime: String
    /// Milliseconds: the sum of the timings.
    var time: Double
    var request: Request
    var response: Response
    var cache = Nothing()
    var timings: Timings
    var serverIPAddress: String?
  }

  struct Request: Encodable {
    var method: String
    var url: String
    var httpVersion: String
    var cookies: [Nothing] = []
    var headers: [Pair]
    var queryString: [Pair]
    var postData: PostData?
    var headersSize = -1
    var bodySize: Int
  }

  struct Response: Encodable {
    var status: Int
    var statusText = ""
    var httpVersion: String
    var cookies: [Nothing] = []
    var headers: [Pair]
    var content: Content
    var redirectURL: String
    var headersSize = -1
    var bodySize: Int
    var _url: String?
    var _error: String?
    var _failure: SavedFailure?
  }

  struct Pair: Encodable {
    var name: String
    var value: String
  }

  struct PostData: Encodable {
    var mimeType: String
    var text: String
    var params: [Nothing] = []
    /// Not in the standard, which has no way to keep a body that is no text.
    var encoding: String?
  }

  struct Content: Encodable {
    var size: Int
    var mimeType: String
    var text: String?
    var encoding: String?
  }

  /// Milliseconds; -1 for what did not happen.
  struct Timings: Encodable {
    var blocked = -1.0
    var dns = -1.0
    var connect = -1.0
    var ssl = -1.0
    var send = 0.0
    var wait = 0.0
    var receive = 0.0
  }

  struct Nothing: Encodable {}
}
