internal import CLibCurl
internal import Observables

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// All transfers of one event loop, which waits for them along with its own descriptors.
///
/// Clients of one loop share it, for there is one wait. It gives the wait back once the last client
/// is gone and the last transfer is over.
final class Transfers: Waiter {
  /// Made for the first transfer: libcurl takes milliseconds to start.
  private var multi: MultiHandle?
  private var running: [UnsafeMutableRawPointer: Transfer] = [:]
  private var clients = 0
  private weak var loop: EventLoop?
  private let thread = pthread_self()
  private let previous: any Waiter

  /// The transfers of a loop, for another client.
  static func join(_ loop: EventLoop) -> Transfers {
    let transfers = loop.waiter as? Transfers ?? Transfers(loop)
    transfers.clients += 1
    return transfers
  }

  private init(_ loop: EventLoop) {
    self.loop = loop
    previous = loop.waiter
    loop.waiter = self
  }

  deinit {
    for pointer in running.keys { multi?.remove(pointer) }
  }

  /// A client is gone.
  func leave() {
    clients -= 1
    retireIfIdle()
  }

  /// Runs work on the loop's thread, which libcurl's handles never leave: at once, or on its next
  /// turn.
  func onLoop(_ work: @escaping () -> Void) {
    if pthread_equal(thread, pthread_self()) != 0 { work() } else { loop?.schedule(after: 0, work) }
  }

  func begin(_ request: HTTPRequest, settings: CurlSettings, completion: Completion) {
    guard !completion.hasEnded else { return }
    do throws(HTTPFailure) {
      if multi == nil { multi = try MultiHandle() }
      let transfer = try Transfer(request, settings: settings, completion: completion)
      guard multi?.add(transfer.handle.pointer) == true else {
        throw .invalidRequest(reason: "libcurl takes no more transfers")
      }
      running[transfer.handle.pointer] = transfer
    } catch {
      loop?.schedule(after: 0) { completion(.failure(error)) }
    }
  }

  /// Ends a transfer at once: its connection is closed.
  func cancel(_ completion: Completion) {
    // By the transfer and not by its handle, which may be another one's by now.
    guard let transfer = completion.transfer else { return }
    remove(transfer)
    retireIfIdle()
  }

  func wait(for interests: inout [Interest], milliseconds: Int32?) {
    guard multi != nil else { return previous.wait(for: &interests, milliseconds: milliseconds) }
    let hasMoved = performAndDeliver()
    var descriptors = interests.map { curl_waitfd($0) }
    multi?.poll(&descriptors, milliseconds: hasMoved ? 0 : milliseconds ?? .max)
    for (place, found) in descriptors.enumerated() { interests[place].take(found) }
    _ = performAndDeliver()
  }

  /// Moves all transfers on and completes what is done; true where something was. libcurl is let go
  /// of before, because a completion may send or cancel.
  private func performAndDeliver() -> Bool {
    multi?.perform()
    var done: [(Completion, Result<HTTPResponse, HTTPFailure>)] = []
    while let (pointer, code) = multi?.nextDone() {
      guard let transfer = running[pointer] else { continue }
      done.append((transfer.completion, transfer.result(code)))
      remove(transfer)
    }
    for (completion, result) in done { completion(result) }
    retireIfIdle()
    return !done.isEmpty
  }

  private func remove(_ transfer: Transfer) {
    multi?.remove(transfer.handle.pointer)
    running[transfer.handle.pointer] = nil
  }

  private func retireIfIdle() {
    guard clients == 0, running.isEmpty, let loop, loop.waiter === self else { return }
    loop.waiter = previous
  }
}

extension curl_waitfd {
  fileprivate init(_ interest: Interest) {
    let reading = interest.wantsRead ? CURL_WAIT_POLLIN : 0
    let writing = interest.wantsWrite ? CURL_WAIT_POLLOUT : 0
    self.init(fd: interest.descriptor, events: Int16(reading | writing), revents: 0)
  }
}

extension Interest {
  fileprivate mutating func take(_ found: curl_waitfd) {
    isReadable = wantsRead && found.revents & Int16(CURL_WAIT_POLLIN) != 0
    isWritable = wantsWrite && found.revents & Int16(CURL_WAIT_POLLOUT) != 0
  }
}
