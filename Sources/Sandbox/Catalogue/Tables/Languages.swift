extension CatalogueTable {
  /// Languages, compilers and what runs their programs.
  static let languages = #"""
    rust-lang/rust 105000 13700 Rust Apache-2.0 2010-06 rust compiler language
      A language in which everyone can build reliable and efficient software
    rust-lang/rustlings 60000 10900 Rust MIT 2015-09 rust learning exercises
      Small exercises to get used to reading and writing Rust
    rust-lang/cargo 13800 2650 Rust Apache-2.0 2014-03 rust package-manager
      The package manager of Rust
    rust-lang/rust-analyzer 15300 1800 Rust Apache-2.0 2017-12 rust lsp language-server
      A compiler front end for Rust in editors
    golang/go 129000 18400 Go BSD-3-Clause 2014-08 go golang language
      The Go programming language
    golang/tools 7700 2370 Go BSD-3-Clause 2014-11 go golang tools
      Tools and packages for Go, its language server among them
    python/cpython 68000 32500 Python - 2017-02 python language interpreter
      The Python programming language
    python/mypy 19700 3000 Python - 2012-12 python types linter
      Optional static typing for Python
    pypy/pypy 1500 90 Python - 2023-11 python jit interpreter
      A fast Python with a just-in-time compiler
    ruby/ruby 22800 5500 Ruby - 2010-01 ruby language
      The Ruby programming language
    crystal-lang/crystal 20000 1650 Crystal Apache-2.0 2012-11 crystal language
      A language with Ruby's looks and static types
    elixir-lang/elixir 25300 3470 Elixir Apache-2.0 2011-01 elixir functional language
      A dynamic, functional language for scalable applications
    erlang/otp 11800 3000 Erlang Apache-2.0 2009-11 erlang concurrency language
      Erlang and its libraries
    gleam-lang/gleam 20200 880 Rust Apache-2.0 2016-06 gleam functional language
      A friendly language for type-safe systems that scale
    JetBrains/kotlin 51200 6000 Kotlin - 2012-02 kotlin language compiler
      The Kotlin programming language
    scala/scala 14400 3100 Scala Apache-2.0 2011-12 scala language
      Scala 2, its compiler and library
    scala/scala3 6100 1090 Scala Apache-2.0 2012-12 scala compiler language
      The compiler of Scala 3
    clojure/clojure 10700 1500 Java - 2010-03 clojure lisp language
      The Clojure programming language
    openjdk/jdk 21300 6000 Java GPL-2.0 2018-09 java jvm openjdk
      The main line of the JDK
    oracle/graal 21200 1720 Java - 2016-01 java compiler jvm
      Compiles programs of the JVM ahead of time
    dotnet/runtime 17000 5200 C# MIT 2019-09 dotnet csharp runtime
      The runtime and the libraries of .NET
    dotnet/roslyn 19900 4200 C# MIT 2015-01 csharp compiler dotnet
      The compilers of C# and Visual Basic with rich code analysis
    dotnet/aspnetcore 37000 10400 C# MIT 2014-03 csharp web dotnet
      A web framework for .NET on every platform
    dotnet/fsharp 4150 830 F# MIT 2015-01 fsharp compiler
      The F# compiler, its library and tools
    microsoft/TypeScript 106000 13000 TypeScript Apache-2.0 2014-06 typescript javascript language
      A superset of JavaScript that compiles to clean JavaScript
    denoland/deno 104000 5700 Rust MIT 2018-05 deno javascript typescript runtime
      A modern runtime for JavaScript and TypeScript
    oven-sh/bun 82000 3500 Zig - 2021-04 bun javascript runtime bundler
      Runtime, bundler, test runner and package manager for JavaScript
    nodejs/node 114000 33000 JavaScript - 2014-11 nodejs javascript runtime
      The JavaScript runtime Node.js
    v8/v8 24200 4200 C++ - 2014-10 javascript engine
      The JavaScript engine of Chrome, mirrored
    bellard/quickjs 9700 1000 C - 2020-09 javascript engine
      A small JavaScript engine
    llvm/llvm-project 34500 14800 LLVM - 2016-12 llvm compiler clang
      A collection of compiler and toolchain technology
    gcc-mirror/gcc 10200 4700 C - 2014-12 gcc compiler
      A mirror of the GNU compiler collection
    ziglang/zig 42000 3000 Zig MIT 2015-07 zig language compiler
      A language for robust, optimal and reusable software
    nim-lang/Nim 17300 1500 Nim - 2008-06 nim language compiler
      A compiled language with the elegance of Python
    dlang/dmd 3100 650 D BSL-1.0 2011-01 dlang compiler
      The reference compiler of D
    vlang/v 37000 2250 V MIT 2019-02 vlang language compiler
      A simple, fast and safe compiled language
    odin-lang/Odin 9000 790 Odin BSD-3-Clause 2016-07 odin language
      A data-oriented language
    carbon-language/carbon-lang 33500 1500 C++ - 2020-05 carbon language experimental
      An experimental successor of C++
    JuliaLang/julia 47900 5700 Julia MIT 2011-04 julia scientific language
      A language for technical computing
    ghc/ghc 3200 730 Haskell - 2011-02 haskell compiler
      A mirror of the Glasgow Haskell compiler
    ocaml/ocaml 6000 1200 OCaml - 2013-01 ocaml functional language
      The core of OCaml: compilers, runtime, base library
    elm/compiler 7700 670 Haskell BSD-3-Clause 2012-04 elm functional
      The compiler of Elm, for reliable web applications
    purescript/purescript 8700 570 Haskell BSD-3-Clause 2013-09 purescript functional
      A strongly typed language that compiles to JavaScript
    idris-lang/Idris2 2750 400 Idris - 2018-02 idris dependent-types
      A functional language with first-class types
    leanprover/lean4 6700 710 Lean Apache-2.0 2018-04 lean theorem-prover
      A language and a theorem prover
    racket/racket 5050 680 Racket - 2010-08 racket scheme language
      A language for making languages
    php/php-src 39800 8000 C - 2011-06 php language interpreter
      The interpreter of PHP
    composer/composer 29200 4700 PHP MIT 2011-06 php package-manager
      The dependency manager of PHP
    lua/lua 9400 1100 C MIT 2018-03 lua language
      The development repository of Lua
    Perl/perl5 2200 610 Perl - 2009-05 perl language
      The Perl 5 language
    dart-lang/sdk 10900 1750 Dart BSD-3-Clause 2015-04 dart language sdk
      The SDK of Dart: virtual machine, libraries, tools
    modular/modular 25000 2700 Mojo - 2023-04 mojo language ai
      The MAX platform and the Mojo language
    WebAssembly/design 11500 700 - Apache-2.0 2015-04..2024-03 webassembly
      The design of WebAssembly
    bytecodealliance/wasmtime 17200 1550 Rust Apache-2.0 2017-08 webassembly runtime
      A light runtime for WebAssembly
    wasmerio/wasmer 20200 900 Rust MIT 2018-10 webassembly runtime
      Runs WebAssembly anywhere
    emscripten-core/emscripten 26900 3450 C++ - 2011-02 webassembly compiler
      Compiles C and C++ to WebAssembly
    isocpp/CppCoreGuidelines 44300 5600 CSS - 2015-08 cpp guidelines c++
      Rules and practices for coding in C++
    fffaraz/awesome-cpp 67000 8300 - MIT 2014-07 awesome cpp c++
      A list of C++ frameworks, libraries and resources
    nlohmann/json 47500 7200 C++ MIT 2013-07 json cpp header-only c++
      JSON for modern C++
    fmtlib/fmt 22600 2750 C++ MIT 2012-12 formatting cpp c++
      A formatting library for C++
    google/googletest 37300 10600 C++ BSD-3-Clause 2015-07 testing cpp c++
      Google's framework for testing and mocking in C++
    abseil/abseil-cpp 16200 2850 C++ Apache-2.0 2017-09 cpp library c++
      Common libraries of C++ by Google
    boostorg/boost 7900 1950 HTML BSL-1.0 2013-02 boost cpp c++
      The super-project of the Boost libraries
    facebook/folly 29800 5750 C++ Apache-2.0 2012-06 cpp library c++
      Facebook's C++ library
    microsoft/STL 10800 1570 C++ - 2019-09 cpp standard-library c++
      Microsoft's standard library of C++
    catchorg/Catch2 19700 3160 C++ BSL-1.0 2010-11 testing cpp c++
      A modern test framework for C++
    gabime/spdlog 27000 4850 C++ - 2014-10 logging cpp c++
      Fast logging for C++
    """#
}
