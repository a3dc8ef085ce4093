use posts
load
open 2
sandbox fail 500
try load
trace off
load
open 999
