# How lines are split.
echo one; echo two;echo three
echo "a; b & c" # not a comment
echo 'single ; quotes' &
  echo   blanks   around  
;;
echo R&D
echo 한글; echo "도 ; 됩니다"
wait
