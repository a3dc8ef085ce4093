# In JSON mode standard output holds JSON lines only.
use counter
trace json
increase
echo 한글 "quoted" \backslash
try nonsense
status
