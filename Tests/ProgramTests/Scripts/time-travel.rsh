use counter
increase; increase; decrease
goto S2
back
forward
resume
skip A1
status
verify
