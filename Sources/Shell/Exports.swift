// A screen is written against three modules at once: a reactor, its view, and text of a terminal's
// width. Whoever imports the shell has them all.
@_exported public import Reactors
@_exported public import Terminals
