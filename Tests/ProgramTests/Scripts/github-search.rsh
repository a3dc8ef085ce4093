# Search, page, open, sort: the whole round.
search demo
next
open 3
dismiss
open demo-labs/demo-0027
dismiss
dismiss
sort stars asc
status
