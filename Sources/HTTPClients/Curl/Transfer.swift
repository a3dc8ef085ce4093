internal import CLibCurl

/// One request on its way through libcurl, which points back here.
final class Transfer {
  let request: HTTPRequest
  let settings: CurlSettings
  let completion: Completion
  let handle: EasyHandle
  private(set) var head = ResponseHead()
  private(set) var body: [UInt8] = []
  /// Set where more came than is taken: how many bytes that would have been.
  private(set) var exceededLimit: Int?

  init(
    _ request: HTTPRequest, settings: CurlSettings, completion: Completion
  ) throws(HTTPFailure) {
    self.request = request
    self.settings = settings
    self.completion = completion
    var handle = try EasyHandle()
    try handle.configure(for: request, settings: settings)
    self.handle = handle
    let context = Unmanaged.passUnretained(self).toOpaque()
    try self.handle.set(CURLOPT_WRITEFUNCTION, receiveBody)
    try self.handle.set(CURLOPT_WRITEDATA, context)
    try self.handle.set(CURLOPT_HEADERFUNCTION, receiveHeader)
    try self.handle.set(CURLOPT_HEADERDATA, context)
    completion.transfer = self
  }

  fileprivate func receive(header line: UnsafeRawBufferPointer) -> Bool {
    head.read(line)
    if head.size > ResponseHead.limit { exceededLimit = ResponseHead.limit }
    return exceededLimit == nil
  }

  fileprivate func receive(body bytes: UnsafeRawBufferPointer) -> Bool {
    // Counted here, because what is compressed or sent in chunks says nothing of its size.
    guard body.count + bytes.count <= settings.bodyLimit else {
      exceededLimit = settings.bodyLimit
      return false
    }
    body.append(contentsOf: bytes)
    return true
  }
}

private func transfer(of context: UnsafeMutableRawPointer?) -> Transfer? {
  context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
}

/// Another number than that of what came makes libcurl end the transfer.
private let refused = Int.max

private let receiveBody: clibcurl_data_function = { bytes, size, count, context in
  let taken = UnsafeRawBufferPointer(start: bytes, count: size * count)
  return transfer(of: context)?.receive(body: taken) == true ? taken.count : refused
}

private let receiveHeader: clibcurl_data_function = { bytes, size, count, context in
  let taken = UnsafeRawBufferPointer(start: bytes, count: size * count)
  return transfer(of: context)?.receive(header: taken) == true ? taken.count : refused
}
