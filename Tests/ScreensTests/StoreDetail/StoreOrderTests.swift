import Testing

@testable import Screens

private func names(_ stores: [StoreInfo], by order: StoreOrder) -> String {
  order.sorted(stores).map(\.displayName).joined(separator: " ")
}

@Suite struct StoreOrderTests {
  private let rated: [StoreInfo] = [
    .make("none"), .make("low", rating: 3.1, reviews: 900), .make("few", rating: 4.5, reviews: 10),
    .make("many", rating: 4.5, reviews: 1_000), .make("new", rating: 4.5),
  ]

  @Test func `ratings go from the best, more reviews first among equals`() {
    #expect(names(rated, by: StoreOrder(.rating)) == "many few new low none")
  }

  @Test func `what has no rating comes last both ways`() {
    #expect(names(rated, by: StoreOrder(.rating, isAscending: true)) == "low many few new none")
  }

  @Test func `what has no reviews comes last both ways`() {
    #expect(names(rated, by: StoreOrder(.reviews)) == "many low few new none")
    #expect(names(rated, by: StoreOrder(.reviews, isAscending: true)) == "few low many new none")
  }

  @Test func `among equal ratings and reviews the name decides`() {
    let stores: [StoreInfo] = ["나무", "가게", "b", "A"].map { .make($0, rating: 4, reviews: 5) }
    #expect(names(stores, by: StoreOrder(.rating)) == "A b 가게 나무")
    #expect(names(stores, by: StoreOrder(.rating, isAscending: true)) == "A b 가게 나무")
  }

  @Test func `names go from A, whatever their case, and back`() {
    let stores: [StoreInfo] = ["다방", "banana", "Apple", "가방", "cherry"].map { .make($0) }
    #expect(names(stores, by: StoreOrder(.name)) == "Apple banana cherry 가방 다방")
    #expect(
      names(stores, by: StoreOrder(.name, isAscending: false))
        == "다방 가방 cherry banana Apple")
  }

  @Test(arguments: StoreOrder.Key.allCases, [true, false])
  func `what is equal in everything stays in its order`(key: StoreOrder.Key, isAscending: Bool) {
    let stores = (1...50).map {
      StoreInfo.make("same", id: "\($0)", at: (37, 127), rating: 4, reviews: 3)
    }
    let order = StoreOrder(
      key, isAscending: isAscending, from: GeoPoint(latitude: 37.5, longitude: 127))
    #expect(order.sorted(stores) == stores)
  }

  @Test func `the nearest comes first, and last what is nowhere`() {
    let stores: [StoreInfo] = [
      .make("nowhere"), .make("far", at: (38, 127)), .make("near", at: (37.1, 127)),
      .make("beyond", at: (135, 0)),
    ]
    let origin = GeoPoint(latitude: 37, longitude: 127)
    #expect(names(stores, by: StoreOrder(.distance, from: origin)) == "near far beyond nowhere")
    #expect(
      names(stores, by: StoreOrder(.distance, isAscending: false, from: origin))
        == "far near beyond nowhere")
  }

  @Test func `an order is described as it is typed`() {
    #expect("\(StoreOrder(.rating))" == "rating desc")
    #expect(
      "\(StoreOrder(.distance, from: GeoPoint(latitude: 37.5, longitude: 127)))"
        == "distance asc from 37.5,127.0")
  }
}
