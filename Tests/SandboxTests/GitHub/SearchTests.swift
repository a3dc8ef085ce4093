import Testing

@testable import Sandbox

struct SearchTests {
  @Test func `swift finds more than ninety, the language itself first`() throws {
    let page = try found("swift")
    #expect(page.total_count > 90)
    #expect(page.names.first == "swiftlang/swift")
    #expect(page.items.count == 30)
    #expect(!page.incomplete_results)
  }

  @Test func `every word has to be there`() throws {
    #expect(try found("reactive swift").names.contains("ReactiveX/RxSwift"))
    #expect(try found("swift zzz").total_count == 0)
    #expect(try found("swift linux containers").total_count < (try found("swift")).total_count)
  }

  @Test func `a part of a name is enough, and case does not matter`() throws {
    #expect(try found("RXSWIFT").names.first == "ReactiveX/RxSwift")
    #expect(try found("reactork").names.first == "ReactorKit/ReactorKit")
  }

  @Test func `of a short word, only the whole one counts`() throws {
    let names = try found("go", ["per_page": "100"]).names
    #expect(names.contains("golang/go"))
    #expect(!names.contains("google/leveldb"))
  }

  @Test func `a phrase has to stand as it is`() throws {
    #expect(try found(#""unidirectional data flow""#).names == ["ReSwift/ReSwift"])
    #expect(try found(#""flow data unidirectional""#).total_count == 0)
  }

  @Test func `Hangul is searched`() throws {
    let page = try found("한국어")
    #expect(page.names.contains("kakao/khaiii"))
    #expect(page.total_count > 3)
  }

  @Test func `a family of 1240 is there to page through`() throws {
    #expect(try found("demo").total_count == 1_240)
    #expect(try found("demo in:name").total_count == 1_240)
  }

  @Test(arguments: ["C++", "cpp", "c++", #""C++""#])
  func `a language is meant whole`(language: String) throws {
    let languages = try found("language:\(language)", ["per_page": "100"]).items.map(\.language)
    #expect(languages.count > 30)
    #expect(Set(languages) == ["C++"])
  }

  @Test func `several languages are alternatives`() throws {
    let languages = try found("language:elixir language:erlang").items.map(\.language)
    #expect(Set(languages) == ["Elixir", "Erlang"])
  }

  @Test func `a language with a space is quoted`() throws {
    #expect(try found(#"language:"Jupyter Notebook""#).total_count > 3)
  }

  @Test(arguments: ["user:pointfreeco", "org:pointfreeco", "user:PointFreeCo"])
  func `an owner's repositories are found`(query: String) throws {
    let page = try found(query)
    #expect(page.total_count == 9)
    #expect(page.items.allSatisfy { $0.owner.login == "pointfreeco" })
  }

  @Test func `a repository is found by its full name`() throws {
    #expect(try found("repo:vapor/vapor").names == ["vapor/vapor"])
    #expect(try found("repo:vapor/vapor repo:vapor/leaf").total_count == 2)
  }

  @Test func `topics and licences are met`() throws {
    #expect(
      try found("topic:rxswift topic:reactorkit").items.allSatisfy {
        $0.topics.contains("rxswift") && $0.topics.contains("reactorkit")
      })
    #expect(
      try found("license:mpl-2.0").items.allSatisfy { $0.license?.spdx_id == "MPL-2.0" })
  }

  @Test(arguments: [
    ("stars:>200000", 200_001...Int.max), ("stars:>=343000", 343_000...Int.max),
    ("stars:<3", 0...2), ("stars:<=3", 0...3), ("stars:1000..1100", 1_000...1_100),
    ("stars:*..5", 0...5), ("stars:300000..*", 300_000...Int.max), ("stars:7", 7...7),
  ])
  func `stars are within bounds`(query: String, bounds: ClosedRange<Int>) throws {
    let page = try found(query)
    #expect(page.total_count > 0)
    #expect(page.items.allSatisfy { bounds.contains($0.stargazers_count) })
  }

  @Test func `forks and dates have bounds as well`() throws {
    #expect(try found("forks:>60000").items.allSatisfy { $0.forks_count > 60_000 })
    #expect(try found("created:<2009-01-01").items.allSatisfy { $0.created_at < "2009" })
    #expect(try found("pushed:2019-01-01..2019-12-31").total_count > 0)
  }

  @Test func `words are looked for where they are asked for`() throws {
    let names = try found("redux in:name").names
    #expect(names.contains("reduxjs/redux"))
    #expect(!names.contains("ReSwift/ReSwift"))
    #expect(try found("redux in:description").names.contains("ReSwift/ReSwift"))
    #expect(try found("redux in:topics").names.contains("ReSwift/ReSwift"))
    #expect(try found("redux in:readme").names.contains("ReSwift/ReSwift"))
  }

  @Test func `what is unwanted is left out`() throws {
    let all = try found("rxswift").total_count
    let without = try found("rxswift -user:RxSwiftCommunity")
    #expect(without.total_count == all - 7)
    #expect(try found("rxswift NOT gestures").total_count == all - 1)
    #expect(try found("rxswift -gestures").total_count == all - 1)
    #expect(try found("swift -language:Swift").items.allSatisfy { $0.language != "Swift" })
  }

  @Test func `either of two words can be there`() throws {
    let names = try found("reactorkit OR hummingbird").names
    #expect(names.contains("ReactorKit/ReactorKit"))
    #expect(names.contains("hummingbird-project/hummingbird"))
  }

  @Test(arguments: ["fork:true", "is:public", "mirror:false", "size:>0"])
  func `qualifiers that nothing is known about are tolerated`(qualifier: String) throws {
    #expect(try found("reactorkit \(qualifier)").names.first == "ReactorKit/ReactorKit")
  }

  @Test func `archived ones can be left out`() throws {
    #expect(try found("archived:true language:swift").items.allSatisfy(\.archived))
    #expect(try found("archived:false language:swift").items.allSatisfy { !$0.archived })
  }

  @Test func `what is no qualifier is searched for`() throws {
    #expect(try found("swift:nio").names.contains("apple/swift-nio"))
    #expect(try found("stars:many").total_count == 0)
  }

  @Test func `results come by stars, forks or date, both ways`() throws {
    let stars = try found("language:rust", ["sort": "stars"]).items.map(\.stargazers_count)
    #expect(stars == stars.sorted(by: >))
    let forks = try found("language:rust", ["sort": "forks", "order": "asc"]).items
    #expect(forks.map(\.forks_count) == forks.map(\.forks_count).sorted())
    let dates = try found("language:rust", ["sort": "updated"]).items.map(\.updated_at)
    #expect(dates == dates.sorted(by: >))
  }

  @Test func `an unknown order is best match`() throws {
    #expect(try found("swift", ["sort": "created"]).names == (try found("swift")).names)
    #expect(try found("swift", ["order": "asc"]).names == (try found("swift")).names)
  }
}
