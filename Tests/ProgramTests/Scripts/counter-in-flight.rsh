# Two actions at once, one of them cancelled.
use counter
increase &
sleep 200ms
decrease &
status
cancel
sleep 1m & ; cancel; echo cancelled
increase & ; decrease & ; wait
echo settled
cancel
