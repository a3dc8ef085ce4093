/// A failure as an archive keeps it, so that a replay fails in the same words.
struct SavedFailure: Codable, Equatable {
  var kind: String
  var address: String?
  var reason: String?
  var seconds: Double?
  var count: Int?
}

extension SavedFailure {
  init(_ failure: HTTPFailure) {
    switch failure {
    case .hostNotFound(let host): self.init(kind: "hostNotFound", address: host)
    case .refused(let address): self.init(kind: "refused", address: address)
    case .unreachable(let address): self.init(kind: "unreachable", address: address)
    case .timedOut(let address, let seconds):
      self.init(kind: "timedOut", address: address, seconds: seconds)
    case .certificate(let address, let reason):
      self.init(kind: "certificate", address: address, reason: reason)
    case .certificateFile(let file, let reason):
      self.init(kind: "certificateFile", address: file, reason: reason)
    case .insecure(let address, let reason):
      self.init(kind: "insecure", address: address, reason: reason)
    case .tooLarge(let address, let limit):
      self.init(kind: "tooLarge", address: address, count: limit)
    case .notHTTP(let address): self.init(kind: "notHTTP", address: address)
    case .undecodable(let address): self.init(kind: "undecodable", address: address)
    case .redirectedTooOften(let address, let limit):
      self.init(kind: "redirectedTooOften", address: address, count: limit)
    case .redirectedAway(let address): self.init(kind: "redirectedAway", address: address)
    case .closed(let address): self.init(kind: "closed", address: address)
    case .reset(let address): self.init(kind: "reset", address: address)
    case .truncated(let address, let received):
      self.init(kind: "truncated", address: address, count: received)
    case .proxy(let reason): self.init(kind: "proxy", reason: reason)
    case .invalidRequest(let reason): self.init(kind: "invalidRequest", reason: reason)
    case .notRecorded(let reason): self.init(kind: "notRecorded", reason: reason)
    case .cancelled: self.init(kind: "cancelled")
    case .other(let address, let reason):
      self.init(kind: "other", address: address, reason: reason)
    }
  }

  /// The failure that was kept; one of a kind that is not known here keeps its words.
  var failure: HTTPFailure {
    let address = address ?? "the server"
    let reason = reason ?? kind
    let count = count ?? 0
    return switch kind {
    case "hostNotFound": .hostNotFound(address)
    case "refused": .refused(address)
    case "unreachable": .unreachable(address)
    case "timedOut": .timedOut(address, seconds: min(max(0, seconds ?? 0), 1e6))
    case "certificate": .certificate(address, reason: reason)
    case "certificateFile": .certificateFile(address, reason: reason)
    case "insecure": .insecure(address, reason: reason)
    case "tooLarge": .tooLarge(address, limit: count)
    case "notHTTP": .notHTTP(address)
    case "undecodable": .undecodable(address)
    case "redirectedTooOften": .redirectedTooOften(address, limit: count)
    case "redirectedAway": .redirectedAway(address)
    case "closed": .closed(address)
    case "reset": .reset(address)
    case "truncated": .truncated(address, received: count)
    case "proxy": .proxy(reason: reason)
    case "invalidRequest": .invalidRequest(reason: reason)
    case "notRecorded": .notRecorded(reason: reason)
    case "cancelled": .cancelled
    default: .other(address, reason: reason)
    }
  }
}
