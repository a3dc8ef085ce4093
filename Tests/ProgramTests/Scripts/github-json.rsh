trace json
sandbox latency 2s
search demo-0027 demo & ; search demo-0054
sandbox fail 500
try search demo-0027
status
sandbox reset
search demo-0027
quit
