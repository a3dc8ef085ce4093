internal import Shell

/// The one number that is expected, from 1.
func rowNumber(_ arguments: CommandArguments) throws -> Int {
  guard arguments.words.count == 1, let number = arguments.words.first.flatMap({ Int($0) }),
    number > 0
  else { throw CommandError("give a row's number: open 3") }
  return number
}
