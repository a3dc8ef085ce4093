extension CatalogueTable {
  /// Android, frameworks across platforms, games and graphics.
  static let mobile = #"""
    flutter/flutter 173500 29300 Dart BSD-3-Clause 2015-03 flutter dart mobile
      Makes beautiful apps for mobile and beyond
    felangel/bloc 12300 3450 Dart MIT 2018-10 flutter bloc state-management
      A predictable library of state management for Dart
    rrousselGit/riverpod 6900 1030 Dart MIT 2020-04 flutter state-management
      A reactive framework for caching and data binding
    facebook/react-native 124000 24900 C++ MIT 2015-01 react-native mobile
      Native applications with React
    expo/expo 45000 9950 TypeScript MIT 2016-08 react-native mobile
      Universal native apps with React
    ionic-team/ionic-framework 52200 13500 TypeScript MIT 2013-08 ionic mobile
      A cross-platform toolkit for apps of the web
    ionic-team/capacitor 14500 1130 TypeScript MIT 2017-11 mobile web
      Native apps with web technology
    apache/cordova-android 3750 1550 JavaScript Apache-2.0 2012-05 cordova android
      Cordova on Android
    NativeScript/NativeScript 25300 1700 TypeScript MIT 2015-03 mobile javascript
      Native platforms at the hand of JavaScript
    tauri-apps/tauri 99000 3100 Rust Apache-2.0 2019-07 desktop rust
      Smaller and safer desktop and mobile applications
    electron/electron 119000 16600 C++ MIT 2013-04 electron desktop javascript
      Desktop apps with JavaScript, HTML and CSS
    square/okhttp 46800 9250 Kotlin Apache-2.0 2012-07 okhttp http android
      Square's careful HTTP client for the JVM
    square/retrofit 43800 7350 Java Apache-2.0 2010-09 retrofit http android
      A type-safe HTTP client for Android and the JVM
    square/leakcanary 29900 3990 Kotlin Apache-2.0 2015-04 android memory-leak
      A library that finds memory leaks on Android
    square/workflow-swift 350 55 Swift Apache-2.0 2020-01 swift architecture
      Workflow for Swift: unidirectional flow by composition
    bumptech/glide 34900 6200 Java - 2013-07 android images
      Loads and caches images with smooth scrolling
    coil-kt/coil 11500 700 Kotlin Apache-2.0 2018-10 android images kotlin
      Loads images for Android and Compose
    google/dagger 17700 2060 Java Apache-2.0 2012-07 dependency-injection android
      A fast dependency injector for Android and Java
    InsertKoinIO/koin 9700 760 Kotlin Apache-2.0 2017-07 dependency-injection kotlin
      A pragmatic dependency injection for Kotlin
    Kotlin/kotlinx.coroutines 13600 1920 Kotlin Apache-2.0 2016-06 kotlin coroutines
      Library support for Kotlin's coroutines
    ktorio/ktor 14000 1180 Kotlin Apache-2.0 2015-08 kotlin http async
      Connected applications in Kotlin
    JetBrains/compose-multiplatform 18300 1350 Kotlin Apache-2.0 2020-08 compose kotlin ui
      Declarative interfaces shared across platforms
    airbnb/lottie-android 35600 5500 Java Apache-2.0 2016-10 android animation
      Renders After Effects animations on Android
    airbnb/mavericks 5950 510 Kotlin Apache-2.0 2018-08 android mvi
      An application framework for Android, easy to learn
    orbit-mvi/orbit-mvi 1100 80 Kotlin Apache-2.0 2019-04 android mvi unidirectional
      A simple MVI framework for Kotlin's platforms
    ReactiveX/RxAndroid 19900 2930 Java Apache-2.0 2014-08 rxjava android
      RxJava's bindings for Android
    ReactiveX/RxKotlin 7000 450 Kotlin Apache-2.0 2014-10..2022-09 rxjava kotlin
      RxJava's bindings for Kotlin
    ReactiveX/RxDart 3400 270 Dart Apache-2.0 2015-10 rxdart reactive dart
      Reactive extensions for Dart
    signalapp/Signal-Android 27700 6500 Kotlin AGPL-3.0 2011-12 messenger encryption android
      A private messenger for Android
    TeamNewPipe/NewPipe 36000 3450 Java GPL-3.0 2015-09 android video
      A libre, light front end for streaming on Android
    bitwarden/server 17500 1520 C# - 2015-12 passwords security
      The infrastructure of Bitwarden
    fastlane/fastlane 41000 6050 Ruby MIT 2014-12 mobile automation ios android
      Builds and releases apps the easy way
    godotengine/godot 102500 23300 C++ MIT 2014-01 godot game-engine
      A game engine in two and three dimensions
    bevyengine/bevy 42500 4200 Rust Apache-2.0 2020-01 bevy game-engine rust
      A refreshingly simple game engine driven by data
    raysan5/raylib 29500 2750 C Zlib 2013-11 raylib games graphics
      A library to enjoy the programming of games
    libsdl-org/SDL 14000 2450 C Zlib 2021-01 sdl multimedia games
      The Simple DirectMedia Layer
    cocos2d/cocos2d-x 18900 7050 C++ - 2010-11 games cocos2d
      Games for many platforms
    libgdx/libgdx 24500 6550 Java Apache-2.0 2012-08 games java
      A framework for games in Java
    ocornut/imgui 69500 11300 C++ MIT 2014-07 gui c++
      Immediate-mode interfaces for C++ with little bloat
    emilk/egui 27500 1850 Rust Apache-2.0 2019-01 gui rust
      An easy immediate-mode interface in Rust
    blender/blender 16500 2350 C++ - 2011-12 3d graphics
      A mirror of Blender
    ppy/osu 17500 2700 C# MIT 2016-08 game rhythm
      Rhythm is just a click away
    minetest/minetest 12200 2300 C++ - 2011-04 voxel game
      A voxel engine with easy modding
    Anuken/Mindustry 25500 3250 Java GPL-3.0 2017-04 game tower-defense
      The automation and tower defence game
    gbdev/awesome-gbdev 4300 230 - CC0-1.0 2015-12 game-boy awesome
      A list of Game Boy development resources
    """#
}
