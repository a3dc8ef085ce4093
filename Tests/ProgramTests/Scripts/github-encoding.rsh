# What is typed arrives as it is meant.
try search demo b+c #d & e
try search language:C++ 한글
search "demo ; 0027"
search   demo 0027   &
search 'demo 0027'
