extension CatalogueTable {
  /// Libraries and tools that people write apps in Swift with.
  static let swiftLibraries = #"""
    Alamofire/Alamofire 42200 7650 Swift MIT 2014-07 swift networking http ios
      Elegant HTTP networking in Swift
    Alamofire/AlamofireImage 4000 520 Swift MIT 2015-09 swift images ios
      Images over the network on top of Alamofire
    Moya/Moya 15300 2000 Swift MIT 2014-08 swift networking ios
      A network layer whose endpoints are an enum, on Alamofire
    SwiftyJSON/SwiftyJSON 22900 3450 Swift MIT 2014-06 swift json
      A pleasant way to deal with JSON data in Swift
    onevcat/Kingfisher 24100 2750 Swift MIT 2015-04 swift image cache ios
      Downloads and caches images from the web, in pure Swift
    onevcat/Rainbow 1950 95 Swift MIT 2015-12 swift terminal colors
      Colours and styles for terminal output in Swift
    kean/Nuke 8450 560 Swift MIT 2015-03 swift image cache
      An image loading system with caching, prefetching and tasks
    kean/Pulse 7000 330 Swift MIT 2020-12 swift logging networking
      Logs network requests and messages and inspects them on the device
    SDWebImage/SDWebImage 25500 5980 Objective-C MIT 2009-09 image cache ios swift
      Asynchronous image downloads with caching for Apple platforms
    SnapKit/SnapKit 20300 2030 Swift MIT 2014-07 swift autolayout ios
      Auto Layout by a small language of its own in Swift
    SnapKit/Masonry 18200 3130 Objective-C MIT 2013-07..2023-05 autolayout objective-c
      Auto Layout without the pain, for Objective-C
    robb/Cartography 7350 520 Swift MIT 2014-06..2022-10 swift autolayout
      Declarative Auto Layout in Swift
    layoutBox/FlexLayout 2200 200 Swift MIT 2016-09 swift layout flexbox
      A Swift interface to the Yoga flexbox engine
    layoutBox/PinLayout 2500 155 Swift MIT 2016-07 swift layout
      Fast Swift layouts without constraints
    ReactiveX/RxSwift 24600 4230 Swift MIT 2015-04 swift rx reactive functional
      Reactive programming in Swift, as ReactiveX has it
    RxSwiftCommunity/RxDataSources 3150 500 Swift MIT 2016-01 rxswift swift tableview
      Data sources with animated differences for RxSwift
    RxSwiftCommunity/RxFlow 1950 130 Swift MIT 2017-11 rxswift coordinator swift
      A navigation framework after the reactive coordinator pattern
    RxSwiftCommunity/RxSwiftExt 1370 220 Swift MIT 2016-03 rxswift operators swift
      More operators for RxSwift
    RxSwiftCommunity/RxGesture 1400 160 Swift MIT 2016-04 rxswift gestures swift
      Gestures as observables
    RxSwiftCommunity/Action 880 150 Swift MIT 2015-08 rxswift swift
      An action that runs observables, one at a time
    RxSwiftCommunity/RxKeyboard 1650 130 Swift MIT 2016-11 rxswift keyboard swift
      The keyboard's frame as an observable
    RxSwiftCommunity/RxNimble 270 40 Swift MIT 2016-01 rxswift testing swift
      Nimble matchers for observables
    ReactorKit/ReactorKit 2770 280 Swift MIT 2017-04 reactorkit rxswift unidirectional swift
      Reactive and unidirectional app architecture in Swift
    devxoul/Then 4260 190 Swift MIT 2015-12 swift sugar
      Sugar for initialising values in Swift ✨
    devxoul/URLNavigator 2680 300 Swift MIT 2016-03 swift deep-link routing
      Elegant URL routing for Swift apps
    devxoul/SwiftyImage 1250 90 Swift MIT 2015-10..2021-01 swift images
    devxoul/RxTodo 1290 150 Swift MIT 2016-06..2019-10 rxswift reactorkit
      A to-do app written with RxSwift and ReactorKit
    devxoul/Stubber 95 15 Swift MIT 2017-09..2020-08 swift testing stub
      A minimal stubbing library for tests
    Swinject/Swinject 6500 540 Swift MIT 2015-07 swift dependency-injection
      A dependency injection framework for Swift
    pointfreeco/swift-composable-architecture 13700 1580 Swift MIT 2020-05 swift architecture
      Builds applications consistently, by composition, with testing in mind
    pointfreeco/swift-snapshot-testing 4050 640 Swift MIT 2018-10 swift testing snapshots
      Snapshot tests for any value, in Swift
    pointfreeco/swift-dependencies 1900 150 Swift MIT 2022-10 swift dependency-injection
      Dependencies managed in the manner of SwiftUI's environment
    pointfreeco/swift-navigation 2250 150 Swift MIT 2021-11 swift navigation
      Navigation that is driven by state
    pointfreeco/swift-parsing 900 80 Swift MIT 2020-12 swift parsing
      Parsers that turn unstructured data to structure, and back
    pointfreeco/swift-case-paths 1000 120 Swift MIT 2019-10 swift enums
      Key paths for the cases of enums
    pointfreeco/swift-custom-dump 900 100 Swift MIT 2021-08 swift debugging
      Dumps values readably and tells their differences
    pointfreeco/isowords 2850 240 Swift - 2021-03 swiftui game swift
      A word game, whole and open, in SwiftUI
    pointfreeco/sqlite-data 1500 90 Swift MIT 2025-04 swift sqlite
      A light replacement of SwiftData on SQLite
    CombineCommunity/CombineExt 1780 170 Swift MIT 2020-03 combine swift
      Operators that Combine lacks
    OpenCombine/OpenCombine 2700 180 Swift MIT 2019-06 combine swift
      Combine, open and for other platforms
    ReactiveCocoa/ReactiveSwift 3000 430 Swift MIT 2016-08 swift reactive streams
      Streams of values over time
    ReactiveCocoa/ReactiveCocoa 20000 3500 Swift MIT 2012-03 reactive cocoa swift
      Cocoa bound to ReactiveSwift
    DeclarativeHub/Bond 4200 350 Swift MIT 2015-01..2021-05 swift binding
      A binding framework for Swift
    ReSwift/ReSwift 7530 510 Swift MIT 2015-11..2023-08 swift redux unidirectional
      Unidirectional data flow in Swift, inspired by Redux
    mxcl/PromiseKit 14200 1440 Swift MIT 2014-02 swift promises async
      Promises for Swift and Objective-C
    realm/realm-swift 16500 2170 Objective-C Apache-2.0 2012-04 realm swift database mobile
      A database for phones that replaces Core Data and SQLite
    realm/SwiftLint 19300 2280 Swift MIT 2015-05 swift linter code-quality
      Enforces the style and conventions of Swift
    realm/jazzy 7400 410 Ruby MIT 2014-06 documentation swift
      Soulful documentation for Swift and Objective-C
    nicklockwood/SwiftFormat 8500 660 Swift MIT 2016-08 swift formatter
      Reformats Swift code at the command line or in Xcode
    krzysztofzablocki/Sourcery 7900 620 Swift MIT 2016-12 swift code-generation
      Generates Swift code, so that nobody types boilerplate
    SwiftGen/SwiftGen 9550 740 Swift MIT 2015-06 swift code-generation assets
      Constants for images, strings, colours and more, generated
    mac-cain13/R.swift 9550 760 Swift MIT 2014-11 swift resources
      Strongly typed resources, completed by the editor
    yonaskolb/XcodeGen 8000 870 Swift MIT 2017-07 xcode swift
      Generates Xcode projects from a specification
    tuist/tuist 5400 640 Swift MIT 2018-05 xcode swift tooling
      A toolchain that scales the development of apps
    Carthage/Carthage 15100 1570 Swift MIT 2014-11..2024-02 swift dependency-manager
      A simple, decentralised manager of dependencies for Cocoa
    CocoaPods/CocoaPods 14800 2690 Ruby MIT 2011-08 dependency-manager cocoa swift
      The dependency manager of Cocoa
    yonaskolb/Mint 2350 120 Swift MIT 2017-08 swift packages
      Installs and runs Swift command-line tools
    Quick/Quick 9850 910 Swift Apache-2.0 2014-06 swift testing bdd
      Behaviour-driven tests for Swift
    Quick/Nimble 4850 600 Swift Apache-2.0 2014-08 swift testing matcher
      Matchers that read like sentences
    nalexn/ViewInspector 2450 170 Swift MIT 2019-11 swiftui testing
      Looks into SwiftUI views in unit tests
    groue/GRDB.swift 8000 790 Swift MIT 2015-06 swift sqlite database
      A toolkit for SQLite databases with a focus on apps
    stephencelis/SQLite.swift 10000 1620 Swift MIT 2014-08 swift sqlite
      A type-safe layer over SQLite in Swift
    daltoniam/Starscream 8600 1260 Swift Apache-2.0 2014-07 swift websocket
      WebSockets in Swift
    socketio/socket.io-client-swift 5300 870 Swift - 2015-01 swift socket-io
      The Socket.IO client for iOS and macOS
    krzyzanowskim/CryptoSwift 10500 1760 Swift - 2014-07 swift cryptography
      Cryptographic functions implemented in Swift
    kishikawakatsumi/KeychainAccess 8250 810 Swift MIT 2014-12..2023-03 swift keychain
      A simple wrapper of the keychain
    SwifterSwift/SwifterSwift 14300 1760 Swift MIT 2016-08 swift extensions
      More than five hundred extensions of Swift's own types
    malcommac/SwiftDate 7750 790 Swift MIT 2015-08..2023-10 swift date
      Dates and time zones in Swift
    ChartsOrg/Charts 27900 6020 Swift Apache-2.0 2015-03 swift charts ios
      Beautiful charts for iOS, tvOS and macOS
    airbnb/lottie-ios 26500 3840 Swift Apache-2.0 2017-01 swift animation ios
      Renders After Effects animations natively
    HeroTransitions/Hero 22300 1740 Swift MIT 2016-11..2024-03 swift transitions animation
      Elegant transitions between view controllers
    MengTo/Spring 14100 1590 Swift MIT 2014-09..2020-11 swift animation
      Animations made simple in Swift
    ninjaprox/NVActivityIndicatorView 10900 1190 Swift MIT 2015-07..2022-09 swift loading
      A collection of loading animations
    hackiftekhar/IQKeyboardManager 16700 2470 Swift MIT 2013-08 swift keyboard ios
      Keeps the keyboard from covering a text field
    SVProgressHUD/SVProgressHUD 12600 2240 Objective-C MIT 2011-03 hud ios
      A clean progress overlay for iOS
    jdg/MBProgressHUD 16000 3580 Objective-C MIT 2009-04..2023-03 hud ios
      Progress indicators over a translucent panel
    Juanpe/SkeletonView 12700 1070 Swift MIT 2017-11 swift loading ios
      Shows that something loads by its skeleton
    scenee/FloatingPanel 5900 540 Swift MIT 2018-09 swift panel ios
      A panel like that of Maps and Stocks
    MessageKit/MessageKit 6250 1190 Swift MIT 2017-07 swift chat ios
      A chat interface of the community's making
    xmartlabs/Eureka 11800 1330 Swift MIT 2015-09 swift forms ios
      Elegant forms in Swift
    Ramotion/folding-cell 10200 1150 Swift MIT 2015-12..2021-05 swift animation
      A cell that unfolds like paper
    Ramotion/animated-tab-bar 11200 1330 Swift MIT 2014-10..2021-05 swift animation
      Animated items for tab bars
    Instagram/IGListKit 13000 1560 Objective-C MIT 2016-09 collectionview ios swift
      Fast, flexible lists that are driven by data
    ra1028/DifferenceKit 3650 200 Swift Apache-2.0 2018-08 swift diff tableview
      Fast differences of collections for lists
    texturegroup/texture 8100 1330 Objective-C++ - 2017-04 ios ui
      Smooth asynchronous interfaces for iOS
    siteline/swiftui-introspect 6100 420 Swift MIT 2019-11 swiftui swift
      Reaches the UIKit and AppKit views below SwiftUI
    Dimillian/IceCubesApp 6900 620 Swift AGPL-3.0 2022-11 swiftui mastodon swift
      A Mastodon client in SwiftUI
    Dimillian/MovieSwiftUI 6550 620 Swift Apache-2.0 2019-06..2022-11 swiftui redux swift
      A film app in SwiftUI with a Flux-like flow
    SwiftUIX/SwiftUIX 7800 490 Swift MIT 2019-12 swiftui swift
      What the standard SwiftUI library leaves out
    exyte/PopupView 4000 310 Swift MIT 2019-10 swiftui popup swift
      Toasts, alerts and popups for SwiftUI
    AppPear/ChartView 5500 610 Swift MIT 2019-06..2022-07 swiftui charts swift
      Charts in SwiftUI
    nalexn/clean-architecture-swiftui 6400 800 Swift MIT 2019-10 swiftui clean-architecture swift
      A SwiftUI project that shows clean architecture
    kudoleh/iOS-Clean-Architecture-MVVM 4200 990 Swift - 2019-01 mvvm swift
      Layers, MVVM and dependency injection by one example
    uber/RIBs 7900 890 Kotlin Apache-2.0 2017-10 architecture mobile swift
      Cross-platform mobile architecture of Uber
    uber/needle 1900 150 Swift Apache-2.0 2018-07 swift dependency-injection
      Dependency injection for Swift, checked when it compiles
    airbnb/swift 2650 280 Swift MIT 2018-04 swift style-guide
      Airbnb's style guide for Swift
    kodecocodes/swift-style-guide 13100 1960 - - 2014-06 swift style-guide
      A style guide made for reading
    kodecocodes/swift-algorithm-club 29100 5050 Swift MIT 2016-01 swift algorithms data-structures
      Algorithms and data structures in Swift, explained
    ochococo/Design-Patterns-In-Swift 15100 2240 Swift GPL-3.0 2014-06 swift design-patterns
      Design patterns, each in a playground
    matteocrippa/awesome-swift 25600 3040 Swift CC0-1.0 2014-06 awesome swift
      A list of frameworks, libraries and software for Swift
    vsouza/awesome-ios 48600 6920 Swift MIT 2014-07 awesome ios swift
      A collected list of all that iOS developers need
    dkhamsing/open-source-ios-apps 47600 5600 Swift CC0-1.0 2015-01 awesome ios swift
      A list of open apps for iOS and its siblings
    hackingwithswift/HackingWithSwift 5900 7300 Swift Unlicense 2014-10 swift tutorial
      The projects of the tutorials
    hackingwithswift/SwiftUI 900 480 Swift - 2019-06 swiftui tutorial
    AudioKit/AudioKit 11200 1600 Swift MIT 2014-12 swift audio
      Audio synthesis, processing and analysis in Swift
    JohnSundell/Publish 5100 310 Swift MIT 2019-11 swift static-site
      A static site generator for Swift developers
    JohnSundell/Plot 2050 130 Swift MIT 2019-11 swift html
      A language in Swift for HTML, XML and RSS
    johnno1962/InjectionIII 4500 340 Objective-C++ MIT 2017-11 swift hot-reload
      Injects Swift code into a running app
    krzysztofzablocki/Inject 2900 140 Swift MIT 2022-01 swift hot-reload
      Hot reloading for any Swift app
    facebook/facebook-ios-sdk 8000 3660 Swift - 2012-01 ios sdk swift
      Integrates iOS apps with Facebook
    firebase/firebase-ios-sdk 6200 1650 C++ Apache-2.0 2017-04 firebase ios swift
      Firebase for Apple platforms
    stripe/stripe-ios 2450 1060 Swift MIT 2012-02 payments ios swift
      Accepts payments in iOS apps
    mozilla-mobile/firefox-ios 13000 3150 Swift MPL-2.0 2014-12 firefox ios swift
      Firefox for iPhone and iPad
    wordpress-mobile/WordPress-iOS 3900 1150 Swift GPL-2.0 2011-06 wordpress ios swift
      WordPress on iPhone and iPad
    duckduckgo/iOS 2200 490 Swift Apache-2.0 2017-01 privacy ios swift
      The privacy browser for iOS
    kickstarter/ios-oss 8600 1240 Swift Apache-2.0 2016-12 ios reactive swift
      The app of Kickstarter, made in the open
    wireapp/wire-ios 3900 490 Swift GPL-3.0 2016-06 messenger ios swift
      An encrypted messenger for iOS
    signalapp/Signal-iOS 11600 3300 Swift AGPL-3.0 2012-05 messenger encryption ios
      A private messenger for iOS
    TelegramMessenger/Telegram-iOS 8000 2350 C++ GPL-2.0 2019-07 messenger ios
      The messenger for iPhone and iPad
    iina/iina 43000 2780 Swift GPL-3.0 2016-12 macos video-player swift
      The modern video player for macOS
    rxhanson/Rectangle 28000 880 Swift - 2019-06 macos window-manager swift
      Moves and sizes windows with shortcuts
    p0deji/Maccy 17900 790 Swift MIT 2016-04 macos clipboard swift
      A light clipboard manager for macOS
    exelban/stats 35500 1170 Swift MIT 2019-06 macos monitor swift
      A system monitor in the menu bar
    MonitorControl/MonitorControl 31800 890 Swift MIT 2017-06 macos display swift
      Controls a display's brightness and volume from a Mac
    jordanbaird/Ice 26000 650 Swift GPL-3.0 2023-08 macos menu-bar swift
      A manager of the menu bar
    CodeEditApp/CodeEdit 22300 1110 Swift MIT 2022-03 editor macos swift
      A native code editor for the Mac 🧑🏽‍💻
    dwarvesf/hidden 13700 450 Swift MIT 2019-06 macos menu-bar swift
      Hides items of the menu bar
    sindresorhus/Gifski 8200 340 Swift MIT 2018-03 gif macos swift
      Turns videos to fine animated images on a Mac
    sindresorhus/Plash 4300 200 Swift MIT 2019-11 wallpaper macos swift
      Makes any website the desktop's wallpaper
    sindresorhus/Defaults 2450 140 Swift MIT 2018-09 swift preferences
      Strongly typed user preferences for Swift
    sindresorhus/KeyboardShortcuts 2500 240 Swift MIT 2020-02 swift shortcuts
      Global shortcuts that users choose themselves
    argmaxinc/WhisperKit 5500 480 Swift MIT 2024-01 speech-recognition swift
      Speech recognition on Apple silicon, in Swift
    huggingface/swift-transformers 1200 150 Swift Apache-2.0 2023-07 swift transformers
      Language models with Core ML in Swift
    ml-explore/mlx-swift 1450 190 Swift MIT 2023-12 swift mlx
      The MLX array framework for Swift
    openid/AppAuth-iOS 1950 800 Objective-C Apache-2.0 2016-02 oauth ios
      Authorises apps against OAuth and OpenID providers
    google/promises 3850 300 Swift Apache-2.0 2018-01 swift promises
      Promises for Swift and Objective-C, small and fast
    google/swift-benchmark 1000 60 Swift Apache-2.0 2020-03..2024-01 swift benchmark
      Measures snippets of Swift
    mattt/swift-doc 1680 100 Swift MIT 2020-01..2022-03 swift documentation
      Generates documentation for Swift packages
    NSHipster/articles 1170 310 - - 2012-07 swift objective-c
      Articles on what is overlooked in Swift and Objective-C
    tristanhimmelman/ObjectMapper 9150 1050 Swift MIT 2014-10..2022-09 swift json
      Converts objects to JSON and back
    apollographql/apollo-ios 4000 760 Swift MIT 2016-10 swift graphql
      A strongly typed, caching GraphQL client for Swift
    getsentry/sentry-cocoa 950 390 Swift MIT 2013-03 crash-reporting swift
      Reports crashes of Apple platforms' apps
    openstack/swift 2800 1100 Python Apache-2.0 2011-04 openstack object-storage
      OpenStack's object storage
    """#
}
