// `.seconds(1)` is Dispatch's: whoever imports Observables can say it.
@_exported public import Dispatch
