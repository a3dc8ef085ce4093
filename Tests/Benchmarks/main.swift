/// Measures the engine.
///
///     benchmarks               nanoseconds of every workload
///     benchmarks NAME COUNT    runs one workload COUNT times, for valgrind to count
///     benchmarks --list        the names

switch CommandLine.arguments.dropFirst() {
case []:
  for workload in workloads { print(workload.measured) }
case ["--list"]:
  for workload in workloads { print(workload.name, workload.counts.rawValue) }
case let arguments where arguments.count == 2:
  guard
    let workload = workloads.first(where: { $0.name == arguments.first }),
    let count = arguments.last.flatMap({ Int($0) })
  else { fallthrough }
  workload.run(count)
default:
  print("usage: benchmarks [--list | NAME COUNT]")
}
