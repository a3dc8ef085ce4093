package import Observables
package import Reactors

/// Loads an image when a button is touched.
///
/// Its three transforms can each be switched on, to see in the trace what they do.
package final class ImageReactor: Reactor {
  /// What a person can do.
  package enum Action {
    case touchButton(index: Int)
  }

  /// What can change.
  package enum Mutation {
    case setImage(image: LoadedImage?)
    case setFailure(ImageFailure)
  }

  /// What a view shows.
  package struct State {
    package var image: LoadedImage?
    /// A pulse: the same failure twice is told twice.
    @Pulse package var failure: ImageFailure?
  }

  /// Which transforms do something.
  package struct Transforms {
    /// Prints each event of the action stream, as `debug` does.
    var action = false
    /// Takes mutations from outside any action: a memory warning drops the image.
    var mutation = false
    /// Hides the image from whoever is told the state; what is reduced keeps it.
    var state = false
  }

  package let initialState: State
  /// What the transforms do from now on.
  var transforms = Transforms()
  /// The program's warnings that memory is short, an event that belongs to no screen.
  let memoryWarnings = PublishSubject<Void>()
  private let network: ImageNetwork
  private let log: (String) -> Void

  /// Makes a reactor.
  ///
  /// - Parameters:
  ///   - network: who loads images.
  ///   - log: where `debug` prints.
  init(network: ImageNetwork, log: @escaping (String) -> Void) {
    self.initialState = State()
    self.network = network
    self.log = log
  }

  package func transform(action: Observable<Action>) -> Observable<Action> {
    action.debug(
      "action",
      print: { [weak self] line in
        guard let self, transforms.action else { return }
        // The trace tells the times, and a replayed script has none that differ.
        log(line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? line)
      })
  }

  package func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let warnings =
      memoryWarnings
      .filter { [weak self] in self?.transforms.mutation ?? false }
      .map { Mutation.setImage(image: nil) }
    return Observable.merge(mutation, warnings)
  }

  package func transform(state: Observable<State>) -> Observable<State> {
    state.map { [weak self] state in
      guard let self, transforms.state else { return state }
      var hidden = state
      hidden.image = nil
      return hidden
    }
  }

  package func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .touchButton(let index):
      guard network.images.indices.contains(index) else {
        return .just(.setFailure(.noSuchIndex(index, of: network.images.count)))
      }
      return Observable.just(network.images[index])
        .flatMap { [network] url in network.load(url: url) }
        .map { Mutation.setImage(image: $0) }
        .catch { .just(.setFailure(ImageFailure($0))) }
    }
  }

  package func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setImage(let image):
      state.image = image
    case .setFailure(let failure):
      state.failure = failure
    }
    return state
  }
}
