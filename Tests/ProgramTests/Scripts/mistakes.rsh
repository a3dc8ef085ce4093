# What is said to a person who errs.
search demo 0027
try dismiss x
try sort
try sort stars up
try sort stars asc desc
try open
try open 0
try search
try trace x
try use
try use nope
try use gitub
try sleep
try sleep -1
try sleep 1d
try wait 3
try cancel x
try nonsense
try serch swift
try try
try expect
try expect nope is nil
try why
try why nope
try show
try show A99
try diff
try diff S1
try back
try forward
try goto
try goto A1
try resume x
try skip
try skip S1
try verify x
try source
try source missing.rsh
try record
try sandbox
try sandbox x
try sandbox latency
try sandbox latency x
try sandbox fail x
try sandbox fail 500 times 0
try sandbox reset x
try set x
try set browser maybe
try set trace jsno
try screens x
try help x
try status x
try quit x
try sandbox fail rate-limit times
