# A newer query ends the older one's transfer; nothing of it reaches the state. A, B, then A again.
search demo rust & ; search demo go & ; search demo rust
# A page of an older query does not either.
next & ; search language:go demo
# Nothing is asked for while a page loads.
next & ; next
# And cancelled by hand.
try search demo & ; cancel
search demo
try next & ; sleep 10ms; cancel
status
