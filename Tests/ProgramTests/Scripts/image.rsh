# Images of each format, and what is none.
use image
load 0; load 2; load 3
try load 5; try load 6; try load 99
# What each transform does.
transform
transform action on; load 1
transform mutation on; warn
transform state on; load 4
