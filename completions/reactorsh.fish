# fish completion for reactorsh(1)

set -l screens github posts stores image counter

complete -c reactorsh -k -a '(__fish_complete_suffix .rsh)'
complete -c reactorsh -s c -l command -x -d 'run commands'
complete -c reactorsh -s h -l help -d 'print the options and leave'
complete -c reactorsh -s V -l version -d 'print the version and leave'
complete -c reactorsh -l archive -r -k -a '(__fish_complete_suffix .har)' -d 'answer from an archive'
complete -c reactorsh -l browser -d 'open pages in a browser as well'
complete -c reactorsh -l cacert -r -F -d 'trust the certificates in a file'
complete -c reactorsh -l check -r -F -d 'run a transcript, and compare what it prints'
complete -c reactorsh -l color -x -a 'auto always never' -d 'use colours'
complete -c reactorsh -l echo -d 'print each command before it runs'
complete -c reactorsh -l endpoint -x -a "$(string join ' ' -- $screens=)" -d 'ask another server for a screen'
complete -c reactorsh -l keep-going -d 'go on after a failed command'
complete -c reactorsh -l live -d 'ask the real servers'
complete -c reactorsh -l record -r -k -a '(__fish_complete_suffix .har)' -d 'write every exchange into an archive'
complete -c reactorsh -l sandbox -d 'ask the built-in offline service'
complete -c reactorsh -l screen -x -a "$screens" -d 'start on a screen'
complete -c reactorsh -l time -x -a 'virtual real' -d 'in a script, wait or do not wait'
complete -c reactorsh -l timestamps -d 'print the time of each step'
complete -c reactorsh -l trace -x -a 'text diff full json off' -d 'print steps as'
complete -c reactorsh -l update -d 'with --check, rewrite the transcript'
