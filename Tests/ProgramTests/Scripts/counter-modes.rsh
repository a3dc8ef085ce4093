# The same action in each mode of the trace.
use counter
trace diff; increase
trace full; increase
trace off; increase
trace text; set timestamps on
increase
set timestamps maybe
