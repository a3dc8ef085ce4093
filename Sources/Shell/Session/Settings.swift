/// What `set` shows and changes.
final class Settings {
  struct Setting {
    let name: String
    let summary: String
    let values: [String]
    let value: () -> String
    let change: (String) -> Void
  }

  private(set) var all: [Setting] = []

  func add(_ setting: Setting) {
    all.append(setting)
  }

  /// Adds a setting that is on or off.
  func addSwitch(
    _ name: String, summary: String, isOn: @escaping () -> Bool, turn: @escaping (Bool) -> Void
  ) {
    add(
      Setting(
        name: name, summary: summary, values: ["on", "off"], value: { isOn() ? "on" : "off" },
        change: { turn($0 == "on") }))
  }

  func change(_ name: String, to value: String) throws {
    guard let setting = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name)
      let meant = nearestWord(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
      throw CommandError("there is no setting \(name)\(meant) (set lists them)")
    }
    guard setting.values.contains(value) else {
      throw CommandError("\(name) is one of \(setting.values.joined(separator: ", "))")
    }
    setting.change(value)
  }
}
