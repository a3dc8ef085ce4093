# What happened and why.
use counter
increase
steps
steps all mutations
show A1
why value
why S2
diff S1 S4
back
status
resume
expect value == 1
expect value == 2
