# A search bar tells of every letter, and the throttle lets some through.
trace diff
type demo rust
type 한글 --every 400ms
try type swift --every soon
# A scroll view tells of its end many times; the guard lets one through.
type swift --every 50ms
scroll
expect repos count 60
