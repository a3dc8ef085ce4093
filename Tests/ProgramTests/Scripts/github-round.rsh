# The round that the manual shows.
search swift; next; open 3; sort stars; status
expect total > 90
expect requests 4
