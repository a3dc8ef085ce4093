import Testing

@testable import Sandbox

struct CatalogueTests {
  private let real = Catalogue.shared.entries.filter { $0.owner != "demo-labs" }

  @Test func `there are more than six hundred real repositories`() {
    #expect(real.count > 600)
    #expect(Catalogue.shared.entries.count == real.count + 1_240)
  }

  @Test func `no two have the same name or number`() {
    #expect(Set(Catalogue.shared.entries.map { $0.fullName.lowercased() }).count == all.count)
    #expect(Set(all.map(\.id)).count == all.count)
  }

  @Test func `some lack a description, a language or a licence`() {
    #expect(real.contains { $0.description == nil })
    #expect(real.contains { $0.language == nil })
    #expect(real.contains { $0.license == nil })
    #expect(real.contains { $0.isArchived })
  }

  @Test func `some descriptions are in Hangul, and some hold emoji`() {
    let scalars = real.compactMap(\.description).map(\.unicodeScalars)
    #expect(scalars.count { $0.contains { ("가"..."힣").contains($0) } } > 20)
    #expect(scalars.contains { $0.contains { $0.properties.isEmojiPresentation } })
  }

  @Test func `none holds a control character`() {
    let texts = all.flatMap { [$0.fullName, $0.description ?? ""] + $0.topics }
    #expect(texts.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
  }

  @Test func `each was begun before its last commit, and dates are whole`() {
    #expect(all.allSatisfy { $0.createdAt < $0.pushedAt && $0.pushedAt <= $0.updatedAt })
    #expect(all.allSatisfy { $0.createdAt.count == 20 && $0.updatedAt.count == 20 })
  }

  @Test func `an entry is read from its two lines`() throws {
    let entry = try #require(
      CatalogueTable.entries(of: "a/b 12 3 Vim_Script - 2012-01..2014-05 x y\n  About it").first)
    #expect(entry.fullName == "a/b")
    #expect(entry.language == "Vim Script")
    #expect(entry.license == nil)
    #expect(entry.topics == ["x", "y"])
    #expect(entry.description == "About it")
    #expect(entry.pushedAt.hasPrefix("2014-05"))
  }

  @Test func `those that moved lead to entries`() {
    #expect(Catalogue.moved.allSatisfy { Catalogue.shared[$0.value] != nil })
    #expect(Catalogue.moved.allSatisfy { Catalogue.shared[$0.key] == nil })
  }

  private var all: [CatalogueEntry] { Catalogue.shared.entries }
}
