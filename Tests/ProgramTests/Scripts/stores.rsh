use stores
search coffee
next
sort rating
open 1
dismiss --swipe
sandbox fail reset
try search coffee
