internal import HTTPClients

/// A page of results, as a request asks for it.
struct SearchPage {
  /// No more results of one search are given.
  static let cap = 1_000

  /// From 1.
  let number: Int
  let size: Int

  init(_ url: HTTPURL) {
    // A page so far out that its place could not be computed is out of reach anyway.
    number = min(url.query("page").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 1, 1 << 32)
    size = min(url.query("per_page").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 30, 100)
  }

  /// How many results come before it.
  var first: Int { (number - 1) * size }

  func items(of found: [CatalogueEntry]) -> ArraySlice<CatalogueEntry> {
    found.dropFirst(first).prefix(size)
  }

  /// The `Link` header; nil where one page holds all.
  func links(total: Int, _ url: HTTPURL) -> String? {
    let last = min((total + size - 1) / size, (Self.cap + size - 1) / size)
    guard last > 1 || number > 1 else { return nil }
    var links: [(relation: String, page: Int)] = []
    if number > 1 { links.append(("prev", min(number - 1, max(last, 1)))) }
    if number < last { links += [("next", number + 1), ("last", last)] }
    if number > 1 { links.append(("first", 1)) }
    return links.map { "<\(url.withPage($0.page))>; rel=\"\($0.relation)\"" }.joined(
      separator: ", ")
  }
}

extension HTTPURL {
  /// The URL of another page, in GitHub's spelling: `+` for a space, and the page where it stood.
  fileprivate func withPage(_ page: Int) -> String {
    var items = queryItems
    let item = QueryItem(name: "page", value: "\(page)")
    if let place = items.firstIndex(where: { $0.name == "page" }) {
      items[place] = item
    } else {
      items.append(item)
    }
    let query = items.map {
      $0.description.split(separator: "%20", omittingEmptySubsequences: false)
    }
    .map { $0.joined(separator: "+") }
    return "\(origin)\(path)?\(query.joined(separator: "&"))"
  }
}
