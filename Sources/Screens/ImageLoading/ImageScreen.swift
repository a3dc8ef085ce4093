package import Observables
internal import Reactors
package import Shell

/// Image loading at the prompt.
///
/// As a view that comes out of a storyboard, it is bound once it is loaded, not when it gets its
/// reactor.
package final class ImageScreen: Screen, DeferredReactorView {
  package let name = "image"
  package let summary = "load images, and see what transforms do"
  package let output = ScreenOutput()
  package var disposeBag = DisposeBag()
  package private(set) var isViewLoaded = false

  let load = Command(
    "load", "N", summary: "load an image", examples: ["load 0"], parse: buttonIndex)
  let open = Command("open", "N", summary: "load an image, as load does", parse: buttonIndex)
  let transform = Command(
    "transform", "[action|mutation|state on|off]", summary: "show the transforms, or switch one",
    examples: ["transform action on"], parse: transformSwitch)
  let warn = Command("warn", summary: "warn that memory is short, as a system does")

  package var commands: [any ShellCommand] { [load, open, transform, warn] }

  private let network: ImageNetwork
  private let display: ImageDisplay

  /// Makes the screen of a network.
  package init(network: ImageNetwork, display: ImageDisplay) {
    self.network = network
    self.display = display
  }

  package func makeReactor() -> ImageReactor {
    ImageReactor(network: network, log: { [output] line in output.print(line) })
  }

  package func viewDidLoad() {
    isViewLoaded = true
    performBinding()
  }

  package func bind(reactor: ImageReactor) {
    load
      .map { Reactor.Action.touchButton(index: $0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    open
      .map { Reactor.Action.touchButton(index: $0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    warn
      .bind(to: reactor.memoryWarnings)
      .disposed(by: disposeBag)

    transform
      .subscribe(onNext: { [output, weak reactor] change in
        guard let reactor else { return }
        if let change { reactor.transforms[keyPath: change.path] = change.isOn }
        output.print(reactor.transforms.description)
      })
      .disposed(by: disposeBag)

    reactor.state.map { $0.image }
      .distinctUntilChanged()
      .skip(1)
      .subscribe(onNext: { [output, display] image in
        guard let image else { return output.print("no image") }
        display.show(image, on: output)
      })
      .disposed(by: disposeBag)

    reactor.pulse(\.$failure)
      .compactMap { $0 }
      .subscribe(onNext: { [output] failure in output.fail("\(failure)") })
      .disposed(by: disposeBag)
  }
}

/// A transform that is switched.
struct TransformSwitch {
  let path: WritableKeyPath<ImageReactor.Transforms, Bool>
  let isOn: Bool
}

extension ImageReactor.Transforms: CustomStringConvertible {
  package var description: String {
    [("action", action), ("mutation", mutation), ("state", state)]
      .map { "\($0.0) \($0.1 ? "on" : "off")" }.joined(separator: ", ")
  }
}

private func buttonIndex(_ arguments: CommandArguments) throws -> Int {
  guard arguments.words.count == 1, let index = arguments.words.first.flatMap({ Int($0) }) else {
    throw CommandError("give an image's number: load 0")
  }
  return index
}

private func transformSwitch(_ arguments: CommandArguments) throws -> TransformSwitch? {
  let words = arguments.words
  guard !words.isEmpty else { return nil }
  guard words.count == 2 else { throw CommandError("switch one: transform action on") }
  let name = try choice(words[0], of: ["action", "mutation", "state"], called: "transform")
  let isOn = try choice(words[1], of: ["on", "off"], called: "switch") == "on"
  switch name {
  case "action": return TransformSwitch(path: \.action, isOn: isOn)
  case "mutation": return TransformSwitch(path: \.mutation, isOn: isOn)
  default: return TransformSwitch(path: \.state, isOn: isOn)
  }
}
