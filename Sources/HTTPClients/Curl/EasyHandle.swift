internal import CLibCurl

/// libcurl's handle of one transfer, with the memory that libcurl reads and writes during it.
struct EasyHandle: ~Copyable {
  let pointer: UnsafeMutableRawPointer
  private let errorText: UnsafeMutablePointer<CChar>
  private var headers: UnsafeMutablePointer<curl_slist>?

  init() throws(HTTPFailure) {
    guard let pointer = curl_easy_init() else {
      throw .invalidRequest(reason: "libcurl does not start")
    }
    self.pointer = pointer
    errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    clibcurl_set_pointer(pointer, CURLOPT_ERRORBUFFER, errorText)
  }

  deinit {
    curl_easy_cleanup(pointer)
    curl_slist_free_all(headers)
    errorText.deallocate()
  }

  /// What libcurl has to say about the transfer's failure; empty where it has nothing.
  var errorDescription: String { String(cString: errorText) }

  /// Adds a header line.
  mutating func addHeader(_ line: String) throws(HTTPFailure) {
    guard let longer = curl_slist_append(headers, line) else {
      throw .invalidRequest(reason: "out of memory")
    }
    headers = longer
    try Self.check(clibcurl_set_list(pointer, CURLOPT_HTTPHEADER, longer))
  }

  func set(_ option: CURLoption, _ value: Int) throws(HTTPFailure) {
    try Self.check(clibcurl_set_long(pointer, option, value))
  }

  func set(_ option: CURLoption, seconds: Double) throws(HTTPFailure) {
    try set(option, max(1, Int((min(seconds, 1e6) * 1000).rounded())))
  }

  func set(_ option: CURLoption, offset value: Int) throws(HTTPFailure) {
    try Self.check(clibcurl_set_offset(pointer, option, curl_off_t(value)))
  }

  func set(_ option: CURLoption, _ value: String) throws(HTTPFailure) {
    try Self.check(clibcurl_set_string(pointer, option, value))
  }

  func set(_ option: CURLoption, _ value: UnsafeMutableRawPointer) throws(HTTPFailure) {
    try Self.check(clibcurl_set_pointer(pointer, option, value))
  }

  func set(_ option: CURLoption, _ value: clibcurl_data_function) throws(HTTPFailure) {
    try Self.check(clibcurl_set_function(pointer, option, value))
  }

  /// Has libcurl copy a body; what is empty is sent as an empty body.
  func setBody(_ body: [UInt8]) throws(HTTPFailure) {
    try set(CURLOPT_POSTFIELDSIZE_LARGE, offset: body.count)
    // The size comes first, for libcurl copies that many bytes, zeros included.
    let code = body.withUnsafeBytes { bytes in
      let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      return start.map { clibcurl_set_pointer(pointer, CURLOPT_COPYPOSTFIELDS, $0) }
        ?? clibcurl_set_string(pointer, CURLOPT_COPYPOSTFIELDS, "")
    }
    try Self.check(code)
  }

  func number(_ info: CURLINFO) -> Int { clibcurl_get_long(pointer, info) }

  func text(_ info: CURLINFO) -> String {
    clibcurl_get_string(pointer, info).map { String(cString: $0) } ?? ""
  }

  /// A time that libcurl counts in microseconds, in seconds.
  func seconds(_ info: CURLINFO) -> Double {
    Double(clibcurl_get_offset(pointer, info)) / 1e6
  }

  private static func check(_ code: CURLcode) throws(HTTPFailure) {
    guard code == CURLE_OK else {
      throw .invalidRequest(
        reason: "libcurl \(String(cString: curl_version())) does not take a setting "
          + "(\(String(cString: curl_easy_strerror(code)))); version 7.85 or newer is needed")
    }
  }
}
