// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ReactorShell",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "reactorsh", targets: ["reactorsh"]),
    .library(name: "Observables", targets: ["Observables"]),
    .library(name: "ObservableTesting", targets: ["ObservableTesting"]),
    .library(name: "Reactors", targets: ["Reactors"]),
    .library(name: "Shell", targets: ["Shell"]),
  ],
  targets: [
    // What happened, and why. Imported by all of the others; imports nothing.
    .target(name: "Tracing"),

    // The Rx contract, and ReactorKit's semantics on top of it.
    .target(name: "Observables", dependencies: ["Tracing"]),
    .target(name: "ObservableTesting", dependencies: ["Observables"]),
    .target(name: "Reactors", dependencies: ["Observables", "Tracing"]),

    // The two edges of the program: the terminal and the network. C ends here.
    .systemLibrary(
      name: "CLibEdit", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .systemLibrary(
      name: "CLibCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .target(name: "Terminals", dependencies: ["CLibEdit"]),
    .target(name: "HTTPClients", dependencies: ["CLibCurl", "Observables", "Tracing"]),
    .target(name: "Sandbox", dependencies: ["HTTPClients", "Observables"]),

    .systemLibrary(name: "CGetOpt"),

    // The shell, which can host any reactor, and the four systems of this project's own.
    .target(
      name: "Shell",
      dependencies: ["CGetOpt", "Terminals", "Reactors", "Observables", "Tracing"]),
    .target(
      name: "Screens", dependencies: ["Shell", "Reactors", "Observables", "HTTPClients", "Tracing"]),
    .executableTarget(
      name: "reactorsh",
      dependencies: [
        "Screens", "Shell", "Sandbox", "HTTPClients", "Terminals", "Observables", "Tracing",
      ]),

    .systemLibrary(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "TestSupport", dependencies: ["CPseudoTerminal", "Terminals"],
      path: "Tests/TestSupport"),
    .executableTarget(
      name: "benchmarks", dependencies: ["Reactors", "Observables", "Tracing"],
      path: "Tests/Benchmarks", exclude: ["counts.txt"]),
    .testTarget(name: "TracingTests", dependencies: ["Tracing"]),
    .testTarget(
      name: "ObservablesTests", dependencies: ["Observables", "ObservableTesting", "Tracing"]),
    .testTarget(
      name: "ReactorsTests",
      dependencies: [
        "Reactors", "Observables", "ObservableTesting", "HTTPClients", "Tracing", "TestSupport",
      ]),
    .testTarget(name: "PortingTests", dependencies: ["Reactors"]),
    .executableTarget(
      name: "lineeditor-host", dependencies: ["Terminals"], path: "Tests/LineEditorHost"),
    .testTarget(
      name: "TerminalsTests", dependencies: ["Terminals", "TestSupport", "lineeditor-host"]),
    .testTarget(
      name: "HTTPClientsTests",
      dependencies: ["HTTPClients", "Observables", "Tracing", "TestSupport"]),
    .testTarget(name: "SandboxTests", dependencies: ["Sandbox", "HTTPClients", "Observables"]),
    .testTarget(
      name: "ShellTests",
      dependencies: ["Shell", "Terminals", "Reactors", "Observables", "Tracing", "TestSupport"]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", "Shell", "Reactors", "Observables", "HTTPClients", "Sandbox", "Tracing",
        "TestSupport",
      ]),
    .testTarget(
      name: "ProgramTests", dependencies: ["TestSupport", "reactorsh"], exclude: ["Scripts"]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}

// Code that was written for RxSwift 5 uses names that are deprecated.
for target in package.targets where target.name == "PortingTests" {
  target.swiftSettings?.append(.treatWarning("DeprecatedDeclaration", as: .warning))
}
