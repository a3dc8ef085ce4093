internal import HTTPClients

/// Answers as Places API's text search does, with stores in Seoul that nobody will find there.
enum Places {
  static let host = "places.googleapis.com"
  private static let pageSize = 20

  private struct Store {
    let id: Int
    let name: String
    let address: String
    let latitude: Double
    let longitude: Double
    let rating: Double?
    let reviews: Int?
    let words: String
  }

  static func respond(to request: HTTPRequest) -> HTTPResponse {
    guard request.method == "POST", request.url.pathComponents == ["v1", "places:searchText"] else {
      return GitHubSandbox.refuse(404, "Not Found", request)
    }
    guard request.headers["X-Goog-FieldMask"] != nil else {
      return GitHubSandbox.refuse(400, "FieldMask is a required parameter.", request)
    }
    let body = FlatJSON.strings(in: request.body)
    guard let query = body["textQuery"], !query.isEmpty else {
      return GitHubSandbox.refuse(400, "textQuery is empty.", request)
    }
    let words = query.lowercased().split(separator: " ")
    let found = stores.filter { store in words.contains { store.words.contains($0) } }
    let start = body["pageToken"].flatMap { Int($0.dropFirst(5)) } ?? 0
    let page = found.dropFirst(start).prefix(pageSize)
    let hasMore = start + pageSize < found.count
    return HTTPResponse(
      json: .record([
        "places": page.isEmpty ? nil : .array(page.map(json)),
        "nextPageToken": hasMore ? .string("page-\(start + pageSize)") : nil,
      ]), to: request)
  }

  private static func json(_ store: Store) -> JSON {
    .record([
      "id": .string("sandbox-\(store.id)"),
      "displayName": .record(["text": .string(store.name), "languageCode": "ko"]),
      "formattedAddress": .string(store.address),
      "location": .record([
        "latitude": JSON(store.latitude), "longitude": JSON(store.longitude),
      ]),
      "rating": store.rating.map { JSON($0) }, "userRatingCount": store.reviews.map { JSON($0) },
      "googleMapsUri": .string("https://maps.google.com/?cid=90\(store.id)"),
      "photos": .array([.record(["name": .string("places/sandbox-\(store.id)/photos/1")])]),
    ])
  }

  /// Name|kinds|district: what is between them is computed, so that the table stays short.
  private static let stores: [Store] = table.split(separator: "\n").enumerated().map {
    index, line in
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let isRated = index % 9 != 4
    let rating = Double(31 + (index * 17) % 19) / 10
    return Store(
      id: 101 + index, name: fields[0], address: "서울시 \(fields[2]) 모래상자로 \(index * 3 + 1)",
      latitude: 37.48 + Double((index * 37) % 100) / 1_000,
      longitude: 126.90 + Double((index * 53) % 160) / 1_000, rating: isRated ? rating : nil,
      reviews: isRated ? (index * index * 29) % 1_900 + 3 : nil,
      words: "\(fields[0]) \(fields[1]) \(fields[2])".lowercased())
  }

  private static let table = """
    모래언덕 족발|족발 jokbal pork|강남구
    달빛 왕족발|족발 jokbal|마포구
    세 번째 골목 족발|족발 jokbal|종로구
    할매손 족발집|족발 jokbal|중구
    불꽃 족발|족발 jokbal spicy|서초구
    북쪽문 족발|족발 jokbal|노원구
    느티나무 족발보쌈|족발 보쌈 jokbal bossam|송파구
    장독대 족발|족발 jokbal|용산구
    바삭한 오후|치킨 chicken|강남구
    노란 지붕 치킨|치킨 chicken|마포구
    달려라 치킨|치킨 chicken|관악구
    두 마리 반 치킨|치킨 chicken|성동구
    Copper Fryer|치킨 chicken|용산구
    골목대장 통닭|치킨 통닭 chicken|종로구
    Night Shift Chicken|치킨 chicken|강서구
    마늘밭 치킨|치킨 chicken garlic|동작구
    한강변 옛날통닭|치킨 통닭 chicken|광진구
    별셋 치킨호프|치킨 맥주 chicken beer|영등포구
    초록대문 치킨|치킨 chicken|은평구
    소금구이 치킨|치킨 chicken|서대문구
    Reducer Coffee|커피 카페 coffee cafe|성동구
    느린 물 커피|커피 카페 coffee cafe|종로구
    Unidirectional Espresso|커피 카페 coffee cafe|마포구
    세 시의 카페|커피 카페 coffee cafe|강남구
    Paper Moon Cafe|커피 카페 coffee cafe|용산구
    우물가 커피|커피 카페 coffee cafe|서초구
    Third Pull|커피 카페 coffee cafe|송파구
    안개다방|커피 다방 coffee|중구
    Quiet Grinder|커피 카페 coffee cafe|광진구
    숲길 로스터리|커피 카페 coffee roastery|은평구
    Signal and Bean|커피 카페 coffee cafe|영등포구
    첫눈 커피바|커피 카페 coffee cafe|성북구
    비 오는 날 국수|국수 noodle|종로구
    은하 칼국수|국수 칼국수 noodle|중구
    멸치와 나|국수 noodle|마포구
    들깨방앗간 칼국수|국수 칼국수 noodle|서초구
    Long Noodle House|국수 noodle|용산구
    새벽 우동|국수 우동 noodle udon|강남구
    고요한 냉면|냉면 국수 noodle|송파구
    겨울바다 냉면|냉면 noodle|강동구
    만두별|만두 dumpling|종로구
    Steam and Fold|만두 dumpling|성동구
    두레박 만두|만두 dumpling|동대문구
    골목 김밥|김밥 분식 gimbap|관악구
    세모 김밥|김밥 분식 gimbap|동작구
    학교 앞 떡볶이|떡볶이 분식 tteokbokki|서대문구
    빨간 냄비 떡볶이|떡볶이 분식 tteokbokki|노원구
    Corner Tteok|떡볶이 분식 tteokbokki|광진구
    산들 비빔밥|비빔밥 한식 korean|종로구
    놋그릇 한상|한식 korean|중구
    볕드는 집밥|한식 korean|은평구
    Second Helping|한식 korean|마포구
    바위섬 횟집|회 sushi fish|강서구
    파란 접시 초밥|초밥 sushi|강남구
    Tidewater Sushi|초밥 sushi|서초구
    작은 배 초밥|초밥 sushi|영등포구
    장작불 피자|피자 pizza|용산구
    Slow Dough|피자 pizza|성동구
    네모 피자|피자 pizza|송파구
    Window Table Pizza|피자 pizza|강동구
    밤나무 빵집|빵 bakery|성북구
    Left Fold Bakery|빵 bakery|마포구
    새벽 네 시 빵집|빵 bakery|서대문구
    버터와 종이|빵 bakery|강남구
    """
}

/// The strings of a flat JSON object, which is all that a request holds here.
enum FlatJSON {
  static func strings(in bytes: [UInt8]) -> [String: String] {
    var found: [String: String] = [:]
    var name: String?
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let start = rest.firstIndex(of: "\"") {
      rest = rest[rest.index(after: start)...]
      var text = ""
      var isEscaped = false
      while let character = rest.popFirst() {
        if isEscaped {
          text.append(character)
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          break
        } else {
          text.append(character)
        }
      }
      if let given = name {
        found[given] = text
        name = nil
      } else {
        name = text
      }
    }
    return found
  }
}
