# The eleventh search of a minute is refused; a minute later it is not.
trace off
search demo-0001; search demo-0002; search demo-0003; search demo-0004; search demo-0005
search demo-0006; search demo-0007; search demo-0008; search demo-0009; search demo-0010
try search demo-0011
status
sleep 1m
search demo-0011
