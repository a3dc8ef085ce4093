import HTTPClients
import Testing

@testable import Sandbox

struct PlacesTests {
  private struct Answer: Decodable {
    struct Place: Decodable {
      struct Name: Decodable { let text, languageCode: String }
      struct Location: Decodable { let latitude, longitude: Double }
      struct Photo: Decodable { let name: String }
      let id: String
      let displayName: Name
      let formattedAddress: String?
      let location: Location?
      let rating: Double?
      let userRatingCount: Int?
      let googleMapsUri: String?
      let photos: [Photo]?
    }
    let places: [Place]?
    let nextPageToken: String?

    var names: [String] { (places ?? []).map(\.displayName.text) }
  }

  private func answer(_ body: String, mask: String = "*") throws -> Answer {
    try Sandbox().response(to: .stores(body, mask: mask)).decoded()
  }

  @Test func `there are more than sixty stores, some without a rating`() {
    let stores = SandboxStore.all
    #expect(stores.count > 60)
    #expect(Set(stores.map(\.id)).count == stores.count)
    #expect(stores.count { $0.rating == nil } > 3)
    #expect(stores.allSatisfy { (37.4...37.7).contains($0.latitude) })
    #expect(stores.allSatisfy { (126.7...127.2).contains($0.longitude) })
    #expect(stores.compactMap(\.rating).allSatisfy { (1...5).contains($0.average) })
  }

  @Test(arguments: ["치킨", "족발", "coffee", "커피", "bakery"])
  func `stores are found by keyword`(word: String) throws {
    let places = try #require(try answer(#"{"textQuery":"\#(word)"}"#).places)
    #expect(places.count >= 4)
  }

  @Test func `each of several keywords finds its own, and both find first`() throws {
    let names = try answer(#"{"textQuery":"치킨 족발","pageSize":20}"#).names
    #expect(names.contains("다락방 치킨"))
    #expect(names.contains("느린 족발"))
    #expect(try answer(#"{"textQuery":"족발 막국수"}"#).names.first == "족발과 막국수")
  }

  @Test func `names are Korean, unless English is asked for or there is no other`() throws {
    #expect(try answer(#"{"textQuery":"첫차"}"#).names == ["첫차 커피"])
    let english = try answer(#"{"textQuery":"첫차","languageCode":"en"}"#)
    #expect(english.names == ["First Train Coffee"])
    #expect(
      try answer(#"{"textQuery":"paper moon"}"#).places?.first?.displayName.languageCode == "en")
  }

  @Test func `pages follow one another by their tokens`() throws {
    var names: [String] = []
    var token: String?
    repeat {
      let more = token.map { #","pageToken":"\#($0)""# } ?? ""
      let answer = try answer(#"{"textQuery":"서울특별시","pageSize":15\#(more)}"#)
      names += answer.names
      token = answer.nextPageToken
    } while token != nil
    #expect(names.count == SandboxStore.all.count)
    #expect(Set(names).count == names.count)
  }

  @Test func `a page holds twenty, and no more`() throws {
    #expect(try answer(#"{"textQuery":"서울특별시"}"#).names.count == 20)
    #expect(try answer(#"{"textQuery":"서울특별시","pageSize":500}"#).names.count == 20)
  }

  @Test func `nothing found is an empty object`() throws {
    #expect(try Sandbox().response(to: .stores(#"{"textQuery":"zzz"}"#)).text == "{}")
  }

  @Test func `a store that nobody rated has no rating at all`() throws {
    let text = try Sandbox().response(to: .stores(#"{"textQuery":"정류장"}"#)).text
    #expect(text.contains("정류장 치킨"))
    #expect(!text.contains("ating"))
  }

  @Test func `only the fields that were asked for come`() throws {
    let mask = "places.id,places.displayName.text"
    let answer = try answer(#"{"textQuery":"서울특별시"}"#, mask: mask)
    #expect(answer.nextPageToken == nil)
    #expect(answer.places?.allSatisfy { $0.location == nil && $0.googleMapsUri == nil } == true)
  }

  @Test(arguments: [
    (#"{"textQuery":"coffee"}"#, nil, "FieldMask"), ("{", "*", "JSON"), ("{}", "*", "JSON"),
    (#"{"textQuery":"  "}"#, "*", "Empty"),
    (#"{"textQuery":"a","pageToken":"x-20"}"#, "*", "token"),
  ])
  func `what is wrong with a request is said`(body: String, mask: String?, word: String) throws {
    let response = try Sandbox().response(to: .stores(body, mask: mask))
    #expect(response.status == 400)
    #expect(response.text.contains("INVALID_ARGUMENT"))
    #expect(response.text.contains(word))
  }
}
