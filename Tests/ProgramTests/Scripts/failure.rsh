# A script stops at the first command that fails; one that was tried may fail.
echo first
try nonsense
echo second; nonsense; echo third
echo fourth
