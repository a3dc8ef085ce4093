# Images of each format, and what is none.
use image
load 0; open 2; load 3; load 4
try load 5; try load 6; try load 7; try load 9
# What each transform does.
transform
warn
transform action on; load 1
transform mutation on; warn
transform state on; load 2
# What is hidden is hidden from expect as well, though it was loaded.
expect image is nil; transform state off; load 2; expect image.format == jpeg
