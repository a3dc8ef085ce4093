extension CatalogueTable {
  /// The language itself, what Apple publishes beside it, and Swift on servers.
  static let swiftLanguage = #"""
    swiftlang/swift 68900 10600 C++ Apache-2.0 2015-10 swift compiler
      The Swift programming language: its compiler, standard library and runtime
    swiftlang/swift-package-manager 9950 1390 Swift Apache-2.0 2015-11 swift package-manager
      Resolves, builds and runs packages of Swift code
    swiftlang/swift-evolution 15700 2400 Markdown Apache-2.0 2015-11 swift
      Where changes to the Swift language are proposed, discussed and kept
    swiftlang/sourcekit-lsp 3500 320 Swift Apache-2.0 2018-10 swift lsp language-server
      Language Server Protocol for Swift and the C family
    swiftlang/swift-format 2700 260 Swift Apache-2.0 2019-06 swift formatter linter
      Formats Swift source code and finds breaches of style
    swiftlang/swift-syntax 3500 460 Swift Apache-2.0 2018-07 swift macros parsing
      Libraries that parse, inspect, generate and transform Swift source
    swiftlang/swift-testing 2000 130 Swift Apache-2.0 2023-08 swift testing
      A modern, expressive testing package for Swift
    swiftlang/swift-corelibs-foundation 5500 1180 Swift Apache-2.0 2015-11 swift foundation
      Foundation for the platforms that do not bring it themselves
    swiftlang/swift-corelibs-libdispatch 2600 480 C Apache-2.0 2015-11 swift dispatch concurrency
      Grand Central Dispatch, concurrency on multicore hardware
    swiftlang/swift-corelibs-xctest 1200 270 Swift Apache-2.0 2015-11 swift testing
      XCTest for platforms without Xcode
    swiftlang/swift-foundation 2600 210 Swift Apache-2.0 2022-12 swift foundation
      Foundation written in Swift, for all platforms
    swiftlang/swift-docc 1300 160 Swift Apache-2.0 2021-09 swift documentation
      Compiles documentation for Swift frameworks and packages
    swiftlang/swift-book 1950 260 Markdown - 2021-12 swift documentation
      The source of the book on the Swift language
    swiftlang/swift-org-website 420 280 HTML Apache-2.0 2022-01 swift website
      The site of the Swift project
    swiftlang/swift-driver 850 220 Swift Apache-2.0 2019-09 swift compiler
      The compiler driver of Swift, rewritten in Swift
    swiftlang/swift-cmark 340 310 C - 2015-11 commonmark markdown
      CommonMark parsing in C, as Swift's documentation uses it
    swiftlang/swift-markdown 3000 240 Swift Apache-2.0 2021-09 swift markdown
      Parses, builds, edits and analyses Markdown documents in Swift
    swiftlang/llvm-project 1250 360 - - 2019-10 llvm swift
      The fork of LLVM that Swift is built on
    swiftlang/vscode-swift 950 90 TypeScript Apache-2.0 2021-08 swift vscode
      Swift in Visual Studio Code
    swiftlang/swiftly 1000 70 Swift Apache-2.0 2022-09 swift toolchain
      Installs and manages toolchains of Swift
    swiftlang/swift-java 1000 80 Swift Apache-2.0 2024-08 swift java interoperability
      Lets Swift and Java call each other
    apple/swift-nio 8300 700 Swift Apache-2.0 2018-02 swift networking event-driven
      Event-driven, non-blocking network applications in Swift
    apple/swift-nio-ssl 420 160 Swift Apache-2.0 2018-02 swift tls
      TLS for SwiftNIO
    apple/swift-nio-http2 480 90 Swift Apache-2.0 2018-09 swift http2
      HTTP/2 for SwiftNIO
    apple/swift-algorithms 6200 450 Swift Apache-2.0 2020-09 swift algorithms
      Sequence and collection algorithms for Swift
    apple/swift-collections 4300 360 Swift Apache-2.0 2021-03 swift data-structures
      Deques, ordered sets and dictionaries, heaps and trees for Swift
    apple/swift-argument-parser 3600 350 Swift Apache-2.0 2020-02 swift command-line
      Type-safe parsing of command-line arguments in Swift
    apple/swift-async-algorithms 3500 180 Swift Apache-2.0 2022-02 swift async concurrency
      Asynchronous sequences: debounce, merge, zip and more for Swift
    apple/swift-log 3900 330 Swift Apache-2.0 2018-11 swift logging
      A logging API for Swift
    apple/swift-metrics 730 70 Swift Apache-2.0 2019-01 swift metrics
      A metrics API for Swift
    apple/swift-protobuf 4800 490 Swift Apache-2.0 2016-08 swift protobuf
      Protocol Buffers in Swift
    apple/swift-crypto 1600 190 Swift Apache-2.0 2020-01 swift cryptography
      Most of CryptoKit, open and for Linux, in Swift
    apple/swift-numerics 1800 150 Swift Apache-2.0 2019-08 swift math
      Advanced mathematical types and functions for Swift
    apple/swift-atomics 1200 60 Swift Apache-2.0 2020-09 swift atomics
      Low-level atomic operations for Swift
    apple/swift-system 1350 130 Swift Apache-2.0 2020-09 swift system-calls
      System calls and their types, idiomatic in Swift
    apple/swift-http-types 1050 60 Swift Apache-2.0 2023-05 swift http
      Currency types for HTTP in Swift
    apple/swift-openapi-generator 1750 150 Swift Apache-2.0 2023-05 swift openapi
      Generates Swift client and server code from an OpenAPI document
    apple/swift-distributed-actors 690 60 Swift Apache-2.0 2021-03 swift actors
      Clusters of distributed actors in Swift
    apple/swift-homomorphic-encryption 620 50 Swift Apache-2.0 2024-06 swift cryptography
      Computing on encrypted data in Swift
    apple/container 24000 650 Swift Apache-2.0 2025-05 swift containers macos
      Creates and runs Linux containers on a Mac
    apple/containerization 7900 240 Swift Apache-2.0 2025-05 swift containers
      A Swift package for running Linux containers on macOS
    apple/pkl 11000 340 Java Apache-2.0 2024-01 configuration language
      A configuration language with validation and tooling
    apple/ml-stable-diffusion 17700 1050 Python MIT 2022-11 coreml swift
      Stable Diffusion with Core ML on Apple silicon
    apple/coremltools 5000 740 Python BSD-3-Clause 2017-06 coreml machine-learning
      Converts and edits Core ML models
    apple/foundationdb 15700 1400 C++ Apache-2.0 2017-11 database transactions
      A distributed, transactional key-value store
    apple/swift-sample-distributed-actors-transport 190 20 Swift Apache-2.0 2021-07..2022-06 swift
    swift-server/async-http-client 1050 140 Swift Apache-2.0 2019-02 swift http-client
      An HTTP client library on SwiftNIO
    swift-server/swift-service-lifecycle 480 60 Swift Apache-2.0 2020-02 swift server
      Starts and stops the parts of a service cleanly
    swift-server/guides 490 40 - Apache-2.0 2019-11 swift server
      Practices for Swift on servers
    vapor/vapor 26000 1530 Swift MIT 2016-01 swift server-side-swift web-framework
      A server-side web framework of HTTP in Swift
    vapor/fluent 1450 190 Swift MIT 2016-02 swift orm database
      Models, queries and migrations for Vapor
    vapor/leaf 460 70 Swift MIT 2016-10 swift templating
      An expressive templating language for Swift
    vapor/console-kit 310 70 Swift MIT 2016-12 swift terminal
      Commands, prompts and styled output for Swift programs
    vapor/postgres-nio 390 95 Swift MIT 2019-01 swift postgresql
      A PostgreSQL client that never blocks
    vapor/jwt 360 60 Swift MIT 2016-07 swift jwt
      JSON Web Tokens for Vapor
    hummingbird-project/hummingbird 1550 80 Swift Apache-2.0 2021-01 swift web-framework
      A light, flexible HTTP server framework in Swift
    Kitura/Kitura 7650 500 Swift Apache-2.0 2015-12..2023-07 swift web-framework
      A web framework and server in Swift, born at IBM
    PerfectlySoft/Perfect 13800 940 Swift Apache-2.0 2015-10..2022-08 swift server-side-swift
      Server-side Swift: an HTTP server and a toolkit
    httpswift/swifter 4000 560 Swift BSD-3-Clause 2014-06 swift http-server
      A tiny HTTP server engine in Swift
    grpc/grpc-swift 2200 440 Swift Apache-2.0 2016-10 swift grpc
      gRPC in Swift
    swiftwasm/JavaScriptKit 780 60 Swift MIT 2020-05 swift webassembly
      Calls JavaScript from Swift through WebAssembly
    TokamakUI/Tokamak 2800 120 Swift Apache-2.0 2018-11..2024-02 swiftui webassembly swift
      Builds browser apps the SwiftUI way, with WebAssembly
    compnerd/swift-build 390 60 PowerShell BSD-3-Clause 2018-06 swift windows
      Alternative builds of the Swift toolchain
    thebrowsercompany/swift-winrt 480 40 C++ BSD-3-Clause 2022-08 swift windows
      Projects the Windows Runtime into Swift
    skiptools/skip 2700 80 Swift LGPL-3.0 2023-06 swift android kotlin
      One Swift and SwiftUI code base for iOS and Android
    PureSwift/BluetoothLinux 200 40 Swift MIT 2016-01 swift bluetooth linux
      A Bluetooth stack for Linux in pure Swift
    tensorflow/swift 6100 600 Jupyter_Notebook Apache-2.0 2018-03..2021-02 swift machine-learning
      Swift for TensorFlow, an experiment that has ended
    SwiftPackageIndex/SwiftPackageIndex-Server 640 60 Swift Apache-2.0 2020-03 swift packages
      The server of the Swift Package Index
    """#
}
