# One action after another: each command ends when its action has settled.
use counter
increase
increase
decrease
status
