@_exported public import Observables
