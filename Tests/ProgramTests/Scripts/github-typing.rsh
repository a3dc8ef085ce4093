# A search bar tells of every letter, and the throttle lets some through.
trace diff
type demo rust
type 한글 --every 400ms
type demo go --every 50ms
# A scroll view tells of its end many times; the guard lets one through.
scroll
expect repos count 60
