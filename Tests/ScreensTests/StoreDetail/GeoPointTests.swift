import Testing

@testable import Screens

@Suite struct GeoPointTests {
  @Test(arguments: ["37.5,127.03", "-90,180", "0,0", "1e1,-0.5"])
  func `a point is two numbers of degrees`(text: String) {
    #expect(GeoPoint(text) != nil)
  }

  @Test(arguments: [
    "", "37.5", "37.5,", ",127", "37.5,127,1", "90.1,0", "0,180.1", "nan,0", "0,inf", "a,b",
    "37.5, 127",
  ])
  func `anything else is none`(text: String) {
    #expect(GeoPoint(text) == nil)
  }

  @Test(arguments: [
    // A quarter and a half of the way around, and from Seoul's city hall to Busan's.
    ("0,0", "0,90", 10_007.557), ("0,0", "0,180", 20_015.115), ("90,0", "-90,0", 20_015.115),
    ("37.5663,126.9779", "35.1798,129.0750", 324.9),
  ])
  func `distances are those on the earth`(one: String, other: String, kilometres: Double) throws {
    let (one, other) = (try #require(GeoPoint(one)), try #require(GeoPoint(other)))
    #expect(abs(one.distance(to: other) - kilometres) < max(0.001, kilometres / 1_000))
    #expect(one.distance(to: other) == other.distance(to: one))
    #expect(one.distance(to: one) == 0)
  }

  @Test func `across the date line it is not far`() {
    let east = GeoPoint(latitude: 0, longitude: 179.9)
    let west = GeoPoint(latitude: 0, longitude: -179.9)
    #expect(abs(east.distance(to: west) - 22.239) < 0.001)
  }
}
