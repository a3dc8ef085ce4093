package import Observables
package import Reactors

/// Loads posts over HTTP, with a flag that tells when.
package final class PostsReactor: Reactor {
  /// What a person can do.
  package enum Action {
    case http
    case open(Int)
  }

  /// What can change.
  package enum Mutation {
    case setLoading(Bool)
    case setPosts([Post])
    case setResult(String)
    case setFailure(ServiceFailure)
  }

  /// What a view shows.
  package struct State {
    package var isLoading = false
    package var text = ""
    package var posts: [Post] = []
    /// A pulse: the same failure twice is told twice.
    @Pulse package var failure: ServiceFailure?
  }

  package let initialState = State()
  private let service: PostsService

  /// Makes a reactor that asks a service.
  package init(service: PostsService) {
    self.service = service
  }

  package func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .http:
      // Each stream begins when the one before has completed, and not earlier. Were the request
      // wrapped in a stream of its own that gives the result and never completes, the flag would stay
      // on for ever; were it begun beside the concat, the flag would go off before the result came.
      // A request that fails ends the whole concat, unless its failure is made a mutation first.
      return .concat([
        .just(.setLoading(true)),
        request(),
        .just(.setLoading(false)),
      ])

    case .open(let row):
      let posts = currentState.posts
      guard posts.indices.contains(row - 1) else {
        return .just(.setFailure(.noSuchRow(row, of: posts.count)))
      }
      return .just(.setResult(posts[row - 1].text))
    }
  }

  package func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case .setLoading(let isLoading): newState.isLoading = isLoading
    case .setPosts(let posts): newState.posts = posts
    case .setResult(let text): newState.text = text
    case .setFailure(let failure): newState.failure = failure
    }
    return newState
  }

  private func request() -> Observable<Mutation> {
    service.posts()
      .flatMap { posts in
        Observable.from([.setPosts(posts)] + posts.prefix(1).map { .setResult($0.text) })
      }
      .catch { .just(.setFailure(ServiceFailure($0))) }
  }
}
