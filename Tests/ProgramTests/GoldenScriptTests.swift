import Testing

/// Each `Scripts/NAME.rsh` prints what `NAME.out` holds, byte for byte.
///
/// `RECORD=1 swift test --filter GoldenScriptTests` writes the `.out` files; read the difference
/// before it is committed.
struct GoldenScriptTests {
  @Test(arguments: GoldenScript.all)
  func `A script prints what was recorded`(script: GoldenScript) throws {
    let printed = try script.run()
    if GoldenScript.records { script.record(printed) }
    let expected = try #require(
      script.expected, "\(script.name).out is missing: RECORD=1 writes it")
    #expect(printed == expected)
  }

  @Test func `There are scripts`() {
    #expect(!GoldenScript.all.isEmpty)
  }
}
