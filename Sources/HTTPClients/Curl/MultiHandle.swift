internal import CLibCurl

/// libcurl's handle of many transfers that share connections and one wait.
struct MultiHandle: ~Copyable {
  private let pointer: UnsafeMutableRawPointer

  init() throws(HTTPFailure) {
    guard CurlLibrary.isStarted, let pointer = curl_multi_init() else {
      throw .invalidRequest(reason: "libcurl does not start")
    }
    self.pointer = pointer
    clibcurl_multi_set_long(pointer, CURLMOPT_MAX_HOST_CONNECTIONS, 8)
  }

  deinit {
    curl_multi_cleanup(pointer)
  }

  func add(_ easy: UnsafeMutableRawPointer) -> Bool {
    curl_multi_add_handle(pointer, easy) == CURLM_OK
  }

  func remove(_ easy: UnsafeMutableRawPointer) {
    curl_multi_remove_handle(pointer, easy)
  }

  /// Moves all transfers on as far as they go without waiting.
  func perform() {
    var running: Int32 = 0
    curl_multi_perform(pointer, &running)
  }

  /// Waits until a transfer can move on, one of the descriptors is ready, or the time is over.
  func poll(_ descriptors: inout [curl_waitfd], milliseconds: Int32) {
    var ready: Int32 = 0
    curl_multi_poll(pointer, &descriptors, UInt32(descriptors.count), milliseconds, &ready)
  }

  /// The next transfer that is done, and how it ended; nil where none is.
  func nextDone() -> (easy: UnsafeMutableRawPointer, code: CURLcode)? {
    var code = CURLE_OK
    return clibcurl_next_done(pointer, &code).map { ($0, code) }
  }
}
