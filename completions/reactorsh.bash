# bash completion for reactorsh(1)

_reactorsh() {
  local word=${COMP_WORDS[COMP_CWORD]} before=
  [ "$COMP_CWORD" -gt 0 ] && before=${COMP_WORDS[COMP_CWORD-1]}
  local screens="github"
  local options="--browser --cacert --color --command --echo --endpoint --help --keep-going --live
    --sandbox --screen --time --timestamps --trace --version"
  COMPREPLY=()
  case $before in
  --screen) COMPREPLY=($(compgen -W "$screens" -- "$word")) ;;
  --trace) COMPREPLY=($(compgen -W "text diff full json off" -- "$word")) ;;
  --color) COMPREPLY=($(compgen -W "auto always never" -- "$word")) ;;
  --time) COMPREPLY=($(compgen -W "virtual real" -- "$word")) ;;
  --endpoint) COMPREPLY=($(compgen -W "$screens" -S = -- "$word")) ;;
  -c | --command) ;;
  *)
    case $word in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
    esac
    ;;
  esac
}

complete -o filenames -F _reactorsh reactorsh
