internal import CLibCurl

/// libcurl as a whole.
enum CurlLibrary {
  /// Whether libcurl is ready; asking for the first time readies it, which takes milliseconds.
  static let isStarted: Bool = {
    clibcurl_ignore_broken_pipes()
    return curl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK
  }()
}
