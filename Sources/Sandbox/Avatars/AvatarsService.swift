internal import HTTPClients

/// Pictures of GitHub's users: drawn from their numbers, PNG for odd ones and JPEG for even ones. A
/// few numbers stand for what else a server sends.
struct AvatarsService: SandboxService {
  func respond(to request: HTTPRequest) -> HTTPResponse {
    let path = request.url.pathComponents
    guard request.isReading, path.count == 2, path[0] == "u", let number = Int(path[1]), number > 0
    else { return refuse(request, status: 404, "Not Found") }
    let size = request.url.query("s").flatMap { Int($0) } ?? 80
    let identicon = Identicon(number: number, size: min(max(size, 8), 512))
    switch number {
    case 3: return image(TinyImages.gif, "gif", for: request)
    case 4: return image(TinyImages.webP, "webp", for: request)
    case 5: return image(Array(identicon.png.prefix(60)), "png", for: request)
    case 6: return .html(status: 200, for: request)
    case 7: return image(Array("II*\u{0}this is no picture".utf8), "tiff", for: request)
    case let number where number % 2 == 0: return image(identicon.jpeg, "jpeg", for: request)
    default: return image(identicon.png, "png", for: request)
    }
  }

  func refuse(_ request: HTTPRequest, status: Int, _ message: String) -> HTTPResponse {
    .text("\(message)\n", type: "text/plain; charset=utf-8", status: status, for: request)
  }

  private func image(_ bytes: [UInt8], _ type: String, for request: HTTPRequest) -> HTTPResponse {
    HTTPResponse(
      status: 200, headers: ["Content-Type": "image/\(type)", "Cache-Control": "max-age=300"],
      body: bytes, url: request.url)
  }
}
