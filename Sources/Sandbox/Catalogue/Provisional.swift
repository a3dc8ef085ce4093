let swiftRepositories = """
  apple/swift|68000|10400|Swift|Apache-2.0|swift compiler|2015-10-23|2026-01-01|The Swift language, its compiler and standard library
  """
let webRepositories = ""
let systemsRepositories = ""
let languagesRepositories = ""
let dataRepositories = ""
let toolsRepositories = ""
let mobileRepositories = ""
