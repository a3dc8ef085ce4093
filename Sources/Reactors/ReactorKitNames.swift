/// `ReactorView` as ReactorKit names it.
///
///     class CounterView: View {
public typealias View = ReactorView

/// `DeferredReactorView` as ReactorKit names it.
public typealias StoryboardView = DeferredReactorView
