import Reactors

/// What UIKit and RxCocoa have, as far as the ported views use it.
struct Reactive<Base> {
  let base: Base
}

protocol HasReactive: AnyObject {}

extension HasReactive {
  var rx: Reactive<Self> { Reactive(base: self) }
}

class UIView: HasReactive {}

final class UIButton: UIView {
  fileprivate let taps = PublishSubject<Void>()
  func tap() { taps.onNext(()) }
}

extension Reactive where Base == UIButton {
  var tap: Observable<Void> { base.taps.asObservable() }
}

final class UISearchBar: UIView {
  fileprivate let texts = BehaviorRelay<String?>(value: nil)
  func type(_ text: String) { texts.accept(text) }
}

extension Reactive where Base == UISearchBar {
  var text: Observable<String?> { base.texts.asObservable() }
}

final class UILabel: UIView {
  var text: String?
}

extension Reactive where Base == UILabel {
  var text: Binder<String?> { Binder(base) { label, text in label.text = text } }
}

final class UIImage: Equatable {
  let bytes: [UInt8]
  init?(data: [UInt8]) {
    guard !data.isEmpty else { return nil }
    bytes = data
  }
  static func == (one: UIImage, other: UIImage) -> Bool { one.bytes == other.bytes }
}

final class UIImageView: UIView {
  var image: UIImage?
}

extension Reactive where Base == UIImageView {
  var image: Binder<UIImage?> { Binder(base) { view, image in view.image = image } }
}

struct IndexPath {
  var row: Int
}

final class UITableViewCell {
  var text: String?
}

final class UITableView: UIView {
  fileprivate let selections = PublishRelay<IndexPath>()
  fileprivate let offsets = PublishRelay<Double>()
  private(set) var cells: [UITableViewCell] = []

  func select(_ row: Int) { selections.accept(IndexPath(row: row)) }
  func scroll(to offset: Double) { offsets.accept(offset) }
  var texts: [String?] { cells.map(\.text) }

  fileprivate func fill<Item>(_ items: [Item], _ configure: (Int, Item, UITableViewCell) -> Void) {
    cells = items.indices.map { row in
      let cell = UITableViewCell()
      configure(row, items[row], cell)
      return cell
    }
  }
}

extension Reactive where Base == UITableView {
  var itemSelected: Observable<IndexPath> { base.selections.asObservable() }
  var contentOffset: Observable<Double> { base.offsets.asObservable() }

  /// RxCocoa's shape: a function of the source, that gives one of what configures a cell.
  func items<Item>(cellIdentifier: String) -> (Observable<[Item]>) -> (
    @escaping (Int, Item, UITableViewCell) -> Void
  ) -> any Disposable {
    { source in
      { [weak base] configure in
        source.subscribe(onNext: { base?.fill($0, configure) })
      }
    }
  }
}

class UIViewController {
  private(set) var presented: String?
  var isViewLoaded: Bool { hasLoaded }
  private var hasLoaded = false

  func viewDidLoad() {}

  func loadViewIfNeeded() {
    guard !hasLoaded else { return }
    hasLoaded = true
    viewDidLoad()
  }

  func present(_ page: String) { presented = page }
}
