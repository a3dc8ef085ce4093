# bash completion for reactorsh(1)

_reactorsh() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
  # bash divides --option=value into three words.
  if [ "$word" = "=" ]; then
    word=
  elif [ "$before" = "=" ] && [ "$COMP_CWORD" -gt 1 ]; then
    before=${COMP_WORDS[COMP_CWORD-2]}
  fi
  local screens="github posts stores image counter"
  local options="--archive --browser --cacert --check --color --command --echo --endpoint --help
    --keep-going --live --no-cache --record --sandbox --screen --time --timestamps --token-file
    --token-for --trace --update --version"
  COMPREPLY=()
  case $before in
  --screen) COMPREPLY=($(compgen -W "$screens" -- "$word")) ;;
  --trace) COMPREPLY=($(compgen -W "text diff full json off" -- "$word")) ;;
  --color) COMPREPLY=($(compgen -W "auto always never" -- "$word")) ;;
  --time) COMPREPLY=($(compgen -W "virtual real" -- "$word")) ;;
  --endpoint)
    COMPREPLY=($(compgen -W "$screens" -S = -- "$word"))
    _reactorsh_finish nospace
    ;;
  --archive | --record) _reactorsh_files "$word" .har ;;
  --cacert | --check | --token-file) _reactorsh_files "$word" "" ;;
  -c | --command | --token-for) ;;
  *)
    case $word in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
    *) _reactorsh_files "$word" .rsh ;;
    esac
    ;;
  esac
}

# Files that end so and folders; any file where there are none of these.
_reactorsh_files() {
  local IFS=$'\n'
  _reactorsh_finish filenames
  COMPREPLY=($(compgen -f -X "!*$2" -- "$1") $(compgen -d -- "$1"))
  [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$1"))
}

# bash before 4 has no compopt, and finishes all words in one way.
_reactorsh_finish() {
  if type compopt >/dev/null 2>&1; then compopt -o "$1"; fi
}

complete -F _reactorsh reactorsh
