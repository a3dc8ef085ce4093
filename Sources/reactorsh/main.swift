internal import Shell

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(Program(arguments: CommandLine.arguments, environment: Environment()).run())
