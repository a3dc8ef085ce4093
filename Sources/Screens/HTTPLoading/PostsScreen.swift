package import Observables
package import Shell

/// HTTP loading at the prompt: a label that says how far it is, and a result.
package final class PostsScreen: Screen {
  /// What the label reads.
  package struct Labels: Sendable {
    var before: String
    var loading: String
    var loaded: String

    /// In English.
    package static let english = Labels(
      before: "before loading", loading: "loading", loaded: "loaded")
    /// In Korean, as in the series' post.
    package static let korean = Labels(before: "로딩전", loading: "로딩중", loaded: "로딩 완료")
  }

  package let name = "posts"
  package let summary = "load posts over HTTP"
  package let output = ScreenOutput()
  package var disposeBag = DisposeBag()

  let load = Command("load", summary: "load the posts")
  let open = Command(
    "open", "N", summary: "show another post", examples: ["open 7"], parse: rowNumber)

  package var commands: [any ShellCommand] { [load, open] }

  private let service: PostsService
  private let labels: Labels

  /// Makes the screen of a service.
  package init(service: PostsService, labels: Labels = .english) {
    self.service = service
    self.labels = labels
  }

  package func makeReactor() -> PostsReactor {
    PostsReactor(service: service)
  }

  package func bind(reactor: PostsReactor) {
    load
      .map { Reactor.Action.http }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    open
      .map { Reactor.Action.open($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state.map { [labels] in labels.label(of: $0) }
      .distinctUntilChanged()
      .subscribe(onNext: { [output] label in output.print("[\(label)]") })
      .disposed(by: disposeBag)

    reactor.state.map { $0.text }
      .distinctUntilChanged()
      .filter { !$0.isEmpty }
      .subscribe(onNext: { [output] text in output.print(text) })
      .disposed(by: disposeBag)

    reactor.pulse(\.$failure)
      .compactMap { $0 }
      .subscribe(onNext: { [output] failure in output.fail("\(failure)") })
      .disposed(by: disposeBag)
  }
}

extension PostsScreen.Labels {
  fileprivate func label(of state: PostsReactor.State) -> String {
    if state.isLoading { return loading }
    return state.posts.isEmpty ? before : loaded
  }
}
