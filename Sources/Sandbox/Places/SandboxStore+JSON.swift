extension SandboxStore {
  /// The store's fields as Places has them; what is not known is left out.
  func fields(inEnglish: Bool) -> [JSONValue.Field] {
    let isKorean = koreanName != englishName && !inEnglish
    var fields: [JSONValue.Field] = [
      .init("name", .string("places/\(id)")),
      .init("id", .string(id)),
      .init("formattedAddress", .string(address)),
      .init("location", ["latitude": .number(latitude), "longitude": .number(longitude)]),
    ]
    if let rating { fields.append(.init("rating", .number(rating.average))) }
    let number = "\(stableHash("map \(koreanName)") >> 1)"
    fields.append(.init("googleMapsUri", .string("https://maps.google.com/?cid=\(number)")))
    if let rating { fields.append(.init("userRatingCount", .integer(rating.count))) }
    fields.append(
      .init(
        "displayName",
        [
          "text": .string(isKorean ? koreanName : englishName),
          "languageCode": isKorean ? "ko" : "en",
        ]))
    let photos = (0..<drawn(from: "photos \(id)", in: 0...3)).map { number -> JSONValue in
      ["name": "places/\(id)/photos/p\(number)", "widthPx": 1_200, "heightPx": 900]
    }
    if !photos.isEmpty { fields.append(.init("photos", .array(photos))) }
    return fields
  }
}
