// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Example",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ReactorShell", path: "../..")],
  targets: [
    .executableTarget(
      name: "lights",
      dependencies: [
        .product(name: "Shell", package: "ReactorShell"),
        .product(name: "Reactors", package: "ReactorShell"),
      ])
  ]
)
