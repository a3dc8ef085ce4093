// Reactors are written with observables: whoever imports the one has the other.
@_exported public import Observables
