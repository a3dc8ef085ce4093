/// Posts in this project's own words: a line for the title, and indented ones for the body.
enum SandboxPosts {
  static let table = #"""
    a line becomes an action
      Somebody types a word and presses return.
      What happens next is written down, step by step.
    the state is a value
      It is replaced, never patched.
      Whoever kept the old one still has the old one.
    one writer at a time
      Mutations wait in a line of their own.
      Each finds the state that the one before it left.
    what a view may do
      It shows what it is given
      and says what was touched. It decides nothing.
    a mutation has no opinion
      It says what changed
      and leaves the why to the action.
    the flag that stayed on
      It was set before the request
      and nobody thought of the request that fails.
    start with a value
      A new subscriber hears the latest state at once
      and need not ask what it missed.
    an error is an answer too
      It ends one stream and no more.
      The next action finds everything as it was.
    concat keeps its promise
      First loading, then the result, then done.
      The second begins when the first has completed.
    never trust a late reply
      The question has changed since.
      Its answer belongs to nobody now.
    boiling water twice
      The kettle does not mind.
      The tea does.
    a cup for the morning
      Green, not too hot, three minutes.
      The day can wait that long.
    leaves and what they tell
      Rolled tight they open slowly.
      The third pour is the best one.
    notes on a clay pot
      It keeps the taste of all that it has held.
      Never wash it with soap.
    tea on a night train
      The glass rattles in its holder
      and the window shows nothing but oneself.
    the last biscuit
      It was there when the meeting began.
      Nobody remembers taking it.
    a shop without a sign
      The owner weighs by hand
      and is right to the gram.
    barley in summer
      Roasted, cold, without sugar.
      A jug of it lasts an afternoon.
    on stirring
      Clockwise or not makes no difference.
      Everyone has an opinion.
    closing time
      Chairs on the tables, lights half out.
      One more cup, standing.
    tomatoes on a balcony
      Two plants are enough for a salad a week
      and for talk with the neighbours.
    the wrong kind of rain
      Too much at once runs off.
      The ground wants an hour of little.
    a worm's holiday
      Leave a corner alone.
      By spring it is the best soil of all.
    moving the old rose
      Cut back, dug wide, watered long.
      It sulked for a year and then flowered twice.
    letters from a seed bank
      Each envelope holds a hundred years
      and a label in pencil.
    why we mulch
      Less water, fewer weeds
      and something to do in March.
    the bench under the plum
      Built for two, used by one
      and the cat.
    beans need a pole
      They find it by turning.
      Nobody shows them where it is.
    frost in may
      The sheets came off the beds
      and onto the potatoes.
    what the bees left
      Three jars, dark as tea.
      One is for the doctor.
    a hill before breakfast
      The first ten minutes are the whole climb.
      After that the legs go by themselves.
    the map was older
      The path had become a fence
      and the fence a vineyard.
    counting bridges
      Eleven on the way out.
      Ten on the way back, and no idea why.
    shoes that fit
      Bought in haste, worn in for a year.
      Now they know the way.
    a dog joins in
      It came along for an hour
      and turned round at its own border.
    weather from the west
      You can smell it before the clouds.
      There is a hut at the pass.
    the quiet valley
      No road, no wire, one bell.
      The bell belongs to a goat.
    bread and an apple
      The best meal of any week
      needs a wall to sit on.
    lost for an hour
      The stream was on the wrong side.
      Then it was the right stream.
    down is harder
      Knees say what lungs did not.
      Take the long way.
    the bus at six forty
      Same driver, same four faces.
      Nobody speaks, and all would notice.
    a seat by the door
      Cold in winter.
      First out, all year.
    the map on the wall
      Someone has worn a hole
      where everyone points.
    between two stations
      The tunnel is a minute long.
      It is the only minute without a screen.
    tickets in a coat
      From three cities and two years.
      All of them one way.
    the ferry waits
      For a bicycle, a dog and a piano.
      Then it is full.
    night shift on the line
      They walk the rails with lamps
      and count the bolts.
    a delay of nine minutes
      Long enough to be angry.
      Too short to do anything else.
    the last tram home
      It takes the corners slowly
      so as not to wake the street.
    wheels and weather
      Snow on the points.
      Everyone walks and says good morning.
    keys on a hook
      The spare is for next door.
      The one without a label opens nothing.
    a drawer of cables
      None fits, none is thrown away.
      One day one will.
    the shelf that leans
      Books hold it up
      more than it holds them.
    painting the kitchen
      Two coats of white
      and a week of being careful.
    upstairs practises
      The same eight bars since autumn.
      They are getting good.
    the radiator sings
      Let the air out in October.
      It is a small valve and a large towel.
    sharing a wall
      They laugh at the same film
      half a second later.
    a lamp from a market
      Bought without its shade.
      It has never had one since.
    repairing a chair
      Glue, string, a day of patience.
      It holds better than before.
    moving day
      Forty boxes and a fern.
      The fern rides in front.
    soup for nine
      Onions first, then whatever is there.
      Salt at the end.
    learning to fold
      A dumpling has eleven pleats
      or it has five and tastes the same.
    the market at noon
      Half the stalls are packing.
      The other half is cheap.
    a recipe with gaps
      It says until done.
      It says as much as needed.
    rice, again
      Washed three times, rested once.
      Lift the lid only at the end.
    pickles in the dark
      A week for the radish.
      A month for the cabbage.
    one sharp knife
      It does all the work
      and asks for a stone now and then.
    burnt sugar
      A second too late and it is bitter.
      A second later it is a cake.
    eggs for guests
      Everyone wants them differently.
      Boil them all.
    the pan remembers
      Oil, heat, no soap.
      It is older than the kitchen.
    a clock runs slow
      Four minutes in a week.
      The family lives by it.
    reading aloud
      The voices change with every page.
      Nobody may skip the boring part.
    the library closes
      One more chapter under the sign
      that says so.
    a letter by hand
      It took an hour and two drafts.
      It weighs eleven grams.
    chess in the park
      The same two men, the same bench.
      One of them always wins.
    learning a song
      First the tune, then the words.
      Last what they mean.
    photographs in a box
      Nobody has written the names.
      Everyone is sure of them.
    a second language
      You dream in it one night
      and wake up tired.
    the choir rehearses
      Basses late, sopranos early.
      They meet at the end.
    an empty notebook
      The first page is the hardest.
      Begin on the second.
    snow before dawn
      The street has no sound.
      Then one shovel.
    fog on the river
      Boats by their bells
      and herons by their shape.
    a storm at noon
      Dark enough for lamps.
      Ten minutes later the birds go on.
    the first warm day
      All windows open.
      All radios on different songs.
    wind for kites
      Steady, from the sea.
      The red one got away.
    ice on the pond
      Thin at the edge, thick where it counts.
      Ask the ducks.
    the long drought
      Wells are measured with a string.
      Everyone knows the number.
    a halo round the moon
      Rain within two days
      says everybody's grandmother.
    thunder without rain
      The dog is under the table
      and so is the cat.
    evening after heat
      Stones give back what they took.
      People sit on them.
    how to begin
      Write down what is known.
      The rest shows by what is missing.
    a test that sleeps
      It passes here.
      It fails where the clock is tired.
    names matter
      A good one needs no comment.
      A bad one needs two.
    small steps
      Each one leaves things working.
      Ten of them are a change.
    read the message
      It says what went wrong and where.
      It was written by somebody who had been there.
    measure first
      The slow part was elsewhere.
      It always is.
    the cache was old
      Nobody had told it.
      Nobody knew that it was there.
    leave it tidier
      One file a day.
      In a year it is another house.
    ask early
      An hour alone, then a question.
      The answer takes a minute.
    done is a list
      Written before the work
      and read again after it.
    """#
}
