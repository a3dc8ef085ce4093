# What a server can say no with, and what becomes of it.
trace off
search demo
sandbox fail rate-limit
try search demo
sandbox reset
sandbox fail 401
try search demo
sandbox fail 422
try search demo
sandbox fail 500 times 2
try search demo
try search demo
sandbox fail reset
try search demo
sandbox fail truncate
try search demo
sandbox fail malformed
try search demo
sandbox fail hang
sleep 1m
try search demo
sandbox reset
status
try search
try open 99
try open nonsense
search demo
