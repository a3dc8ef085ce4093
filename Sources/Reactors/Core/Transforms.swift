public import Observables

/// The streams of a reactor that has transforms of its own, from the place where they are cut open.
/// What a reactor leaves as it is, is nil, and passes by.
@usableFromInline
final class Transforms<Action, Mutation, State> {
  @usableFromInline let actions: PublishSubject<Action>?
  @usableFromInline let mutations: PublishSubject<Mutation>?
  /// The states as they are reduced.
  @usableFromInline let states: StateCore<State>?
  @usableFromInline let chains = CompositeDisposable()

  @usableFromInline init(
    actions: PublishSubject<Action>?, mutations: PublishSubject<Mutation>?,
    states: StateCore<State>?
  ) {
    self.actions = actions
    self.mutations = mutations
    self.states = states
  }
}
