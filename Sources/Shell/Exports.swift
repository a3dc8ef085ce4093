// A screen is written against several modules at once: a reactor, its view, text of a terminal's
// width. Whoever imports the shell has them all.
@_exported public import Reactors
@_exported public import Terminals
@_exported public import Tracing
