extension CatalogueTable {
  /// Kernels, containers, databases, networks, and tools for the terminal.
  static let systems = #"""
    torvalds/linux 204000 57500 C - 2011-09 linux kernel
      The source tree of the Linux kernel
    freebsd/freebsd-src 8600 3100 C - 2020-05 freebsd kernel
      The source tree of FreeBSD
    apple-oss-distributions/xnu 6800 900 C - 2021-12 xnu kernel darwin
    redox-os/redox 16000 940 Shell MIT 2015-04 operating-system rust
      A Unix-like operating system in Rust
    SerenityOS/serenity 32200 3290 C++ BSD-2-Clause 2018-10 operating-system graphical
      A graphical Unix-like system for desktop computers 🐞
    reactos/reactos 16300 1900 C GPL-2.0 2017-09 operating-system windows
      An operating system that runs what Windows runs
    raspberrypi/linux 12000 5200 C - 2012-06 kernel raspberry-pi
      The kernel tree of the Raspberry Pi
    systemd/systemd 14700 4150 C GPL-2.0 2015-03 systemd linux init
      The system and service manager
    NixOS/nixpkgs 21500 17000 Nix MIT 2012-06 nix packages linux
      Nix packages and NixOS
    NixOS/nix 14800 1750 C++ LGPL-2.1 2012-03 nix package-manager
      The purely functional package manager
    Homebrew/brew 44800 10500 Ruby BSD-2-Clause 2016-03 homebrew package-manager macos
      The missing package manager 🍺
    Homebrew/homebrew-core 14500 13000 Ruby BSD-2-Clause 2009-05 homebrew formulae
      The standard formulae of Homebrew
    moby/moby 70800 18800 Go Apache-2.0 2013-01 docker containers go
      A project to assemble systems of containers
    docker/compose 36000 5500 Go Apache-2.0 2013-12 docker containers orchestration
      Defines and runs applications of several containers
    containers/podman 28900 2750 Go Apache-2.0 2017-11 podman containers
      Manages containers and pods without a daemon
    containerd/containerd 19300 3650 Go Apache-2.0 2015-12 containers runtime
      An open and reliable container runtime
    opencontainers/runc 12700 2200 Go Apache-2.0 2015-06 containers oci
      Spawns containers after the OCI specification
    kubernetes/kubernetes 118000 41500 Go Apache-2.0 2014-06 kubernetes containers orchestration
      Schedules and manages containers at the scale of production
    kubernetes/minikube 31000 5050 Go Apache-2.0 2016-04 kubernetes local
      Runs Kubernetes at home
    helm/helm 28600 7350 Go Apache-2.0 2015-10 helm kubernetes package-manager
      The package manager of Kubernetes
    k3s-io/k3s 30900 2530 Go Apache-2.0 2018-05 kubernetes edge
      Kubernetes made small
    argoproj/argo-cd 20800 6400 Go Apache-2.0 2018-02 gitops kubernetes
      Continuous deployment to Kubernetes
    istio/istio 37400 8050 Go Apache-2.0 2016-11 service-mesh kubernetes
      Connects, secures, controls and observes services
    hashicorp/terraform 46700 10000 Go - 2014-03 terraform infrastructure-as-code
      Builds and changes infrastructure by a description of it
    opentofu/opentofu 26500 1100 Go MPL-2.0 2023-08 infrastructure-as-code
      An open infrastructure as code tool
    hashicorp/vault 33500 4500 Go - 2015-02 secrets encryption
      Keeps secrets and encrypts as a service
    hashicorp/consul 29400 4550 Go - 2013-11 service-discovery
      Connects and configures applications across infrastructure
    ansible/ansible 66500 24100 Python GPL-3.0 2012-03 automation configuration python
      A radically simple IT automation
    saltstack/salt 15000 5550 Python Apache-2.0 2011-02 automation configuration
      Automates infrastructure at scale
    pulumi/pulumi 24000 1260 Go Apache-2.0 2016-10 infrastructure-as-code
      Infrastructure in any programming language
    grafana/grafana 70700 13100 TypeScript AGPL-3.0 2013-12 monitoring dashboards
      The open platform for observing anything
    prometheus/prometheus 61000 9850 Go Apache-2.0 2012-11 monitoring metrics
      A monitoring system and time series database
    open-telemetry/opentelemetry-collector 6100 1750 Go Apache-2.0 2019-06 telemetry observability
      Receives, processes and exports telemetry
    jaegertracing/jaeger 22000 2700 Go Apache-2.0 2016-04 tracing observability
      Traces requests through distributed systems
    netdata/netdata 76800 6250 C GPL-3.0 2013-06 monitoring realtime
      Monitoring in real time for every machine
    nginx/nginx 28000 7600 C BSD-2-Clause 2015-11 nginx web-server proxy
      The web server, proxy and load balancer
    caddyserver/caddy 67500 4500 Go Apache-2.0 2015-01 web-server https
      A web server with HTTPS by itself
    traefik/traefik 57500 5600 Go MIT 2015-09 proxy load-balancer
      The cloud-native application proxy
    envoyproxy/envoy 26800 5150 C++ Apache-2.0 2016-08 proxy service-mesh
      A proxy for edges, middles and services
    haproxy/haproxy 6000 880 C - 2017-09 load-balancer proxy
      The load balancer's development branch, mirrored
    curl/curl 39500 6900 C - 2010-03 curl http libcurl transfer
      A tool and a library that transfer data with URLs
    nghttp2/nghttp2 4900 920 C++ MIT 2012-01 http2 http3
      HTTP/2 in C: library, client, server and proxy
    openssl/openssl 28700 10900 C Apache-2.0 2013-01 openssl tls cryptography
      A toolkit for TLS and cryptography
    WireGuard/wireguard-apple 1400 540 Swift MIT 2018-05..2023-02 wireguard vpn ios macos
      WireGuard for iOS and macOS
    tailscale/tailscale 26500 2050 Go BSD-3-Clause 2020-01 vpn wireguard
      Private networks made easy
    redis/redis 71500 24300 C - 2009-03 redis database cache
      A fast server of data structures for caches and more
    valkey-io/valkey 23500 990 C - 2024-03 valkey database cache
      A flexible distributed key-value database
    postgres/postgres 19000 5250 C - 2010-09 postgresql database sql
      A mirror of PostgreSQL, the object-relational database
    mysql/mysql-server 11800 4150 C++ - 2014-09 mysql database sql
      The server of MySQL
    MariaDB/server 6800 1950 C++ GPL-2.0 2012-12 mariadb database sql
      A community-developed fork of MySQL's server
    sqlite/sqlite 8800 1250 C - 2016-12 sqlite database sql
      The official mirror of SQLite's source
    duckdb/duckdb 33500 2700 C++ MIT 2018-06 duckdb analytics sql
      An analytical database inside the process
    mongodb/mongo 27700 5750 C++ - 2009-01 mongodb database
      The database of documents
    ClickHouse/ClickHouse 43500 7800 C++ Apache-2.0 2016-06 clickhouse analytics database
      A real-time database for analytics
    cockroachdb/cockroach 31500 4000 Go - 2014-02 database distributed sql
      Distributed SQL that survives almost anything
    pingcap/tidb 39200 6050 Go Apache-2.0 2015-09 database distributed mysql
      A distributed database that speaks MySQL
    etcd-io/etcd 50700 10250 Go Apache-2.0 2013-07 distributed key-value raft
      The reliable key-value store for critical data
    facebook/rocksdb 30900 6600 C++ - 2012-11 storage key-value
      A persistent key-value store for fast storage
    google/leveldb 38100 8050 C++ BSD-3-Clause 2014-08 storage key-value
      A fast key-value storage library
    elastic/elasticsearch 74800 25500 Java - 2010-02 elasticsearch search
      A distributed search engine
    meilisearch/meilisearch 54000 2250 Rust - 2018-04 search-engine rust
      A search engine that is fast and lenient
    typesense/typesense 24600 820 C++ GPL-3.0 2017-01 search-engine
      A typo-tolerant search engine
    apache/kafka 31500 14800 Java Apache-2.0 2011-08 kafka streaming
      A mirror of Kafka, the distributed event log
    rabbitmq/rabbitmq-server 13300 4000 JavaScript - 2010-09 rabbitmq messaging
      A message broker with many protocols
    nats-io/nats-server 18600 1620 Go Apache-2.0 2012-10 messaging pubsub
      A high-performance server for messages
    zeromq/libzmq 10500 2450 C++ MPL-2.0 2009-07 messaging sockets
      The core of ZeroMQ in C++
    grpc/grpc 44200 11000 C++ Apache-2.0 2014-12 rpc grpc
      Remote procedure calls for C++, Python, Ruby and more
    protocolbuffers/protobuf 69500 15900 C++ - 2014-08 protobuf serialization
      Google's format for interchanging data
    google/flatbuffers 25000 3450 C++ Apache-2.0 2014-05 serialization
      Serialisation that needs little memory
    libuv/libuv 26000 3750 C MIT 2011-03 asynchronous event-loop
      Asynchronous I/O on every platform
    tokio-rs/tokio 30400 2800 Rust MIT 2016-09 rust async runtime
      A runtime for reliable asynchronous applications in Rust
    git/git 57500 26700 C - 2008-07 git version-control
      The source of Git, mirrored for reading
    jj-vcs/jj 22500 800 Rust Apache-2.0 2020-12 version-control rust
      A version control system that works with Git's repositories
    jesseduffield/lazygit 66500 2350 Go MIT 2018-05 git terminal tui
      A simple terminal interface for Git
    cli/cli 41500 7350 Go MIT 2019-10 github cli terminal
      GitHub at the command line
    github/gitignore 170500 82800 - CC0-1.0 2010-11 gitignore git
      Useful templates of .gitignore files
    neovim/neovim 94500 6450 Vim_Script - 2014-01 neovim editor terminal
      A fork of Vim with extensibility in mind
    vim/vim 39500 5900 Vim_Script Vim 2015-08 vim editor terminal
      The official repository of Vim
    emacs-mirror/emacs 5000 1350 Emacs_Lisp GPL-3.0 2009-10 emacs editor
      A mirror of GNU Emacs
    helix-editor/helix 41000 3200 Rust MPL-2.0 2020-06 editor terminal rust
      A modal editor of the next generation
    zed-industries/zed 69000 5800 Rust - 2021-02 editor rust
      A code editor at the speed of thought
    microsoft/vscode 178500 35700 TypeScript MIT 2015-09 vscode editor typescript
      Visual Studio Code
    microsoft/terminal 100000 8850 C++ MIT 2017-08 terminal windows
      The new terminal of Windows, and the old one
    microsoft/PowerToys 124000 7400 C# MIT 2019-05 windows utilities
      Utilities that make Windows more productive
    alacritty/alacritty 61000 3250 Rust Apache-2.0 2016-02 terminal rust opengl
      A terminal emulator on OpenGL
    kovidgoyal/kitty 29500 1200 Python GPL-3.0 2016-10 terminal gpu
      A terminal that uses the graphics processor
    ghostty-org/ghostty 37500 1250 Zig MIT 2022-03 terminal zig
      A fast terminal emulator with native looks
    wezterm/wezterm 22000 1150 Rust - 2018-01 terminal multiplexer rust
      A terminal emulator and multiplexer
    tmux/tmux 40500 2350 C - 2015-06 terminal multiplexer
      A terminal multiplexer
    ohmyzsh/ohmyzsh 182500 26200 Shell MIT 2009-08 zsh shell themes
      A community's framework for zsh 🙃
    fish-shell/fish-shell 31200 2150 Rust - 2012-05 shell fish
      The user-friendly command line shell
    nushell/nushell 37000 1950 Rust MIT 2019-05 shell rust
      A shell of a new type, where data has structure
    starship/starship 52500 2300 Rust ISC 2019-04 prompt shell rust
      The minimal prompt for any shell ☄🌌
    BurntSushi/ripgrep 57500 2350 Rust Unlicense 2016-03 grep search rust
      Searches directories by regular expressions, and skips what is ignored
    sharkdp/bat 56000 1400 Rust Apache-2.0 2018-04 cli syntax-highlighting rust
      A cat with wings
    sharkdp/fd 40500 970 Rust Apache-2.0 2017-05 cli search rust
      A simple and fast alternative to find
    junegunn/fzf 75000 2650 Go MIT 2013-10 fuzzy-finder cli
      A fuzzy finder for the command line 🌸
    jqlang/jq 33000 1680 C - 2012-07 json cli
      JSON at the command line
    httpie/cli 37000 3850 Python BSD-3-Clause 2012-02 http cli
      A command-line HTTP client that is pleasant to read
    ajeetdsouza/zoxide 30500 720 Rust MIT 2020-03 cli cd rust
      A smarter cd
    htop-dev/htop 7500 500 C GPL-2.0 2020-08 monitoring terminal
      An interactive viewer of processes
    koalaman/shellcheck 38500 1850 Haskell GPL-3.0 2012-11 shell linter
      Finds what is wrong in shell scripts
    nvm-sh/nvm 88500 9500 Shell MIT 2010-04 nodejs versions
      Manages several versions of Node.js
    pyenv/pyenv 43000 3200 Shell MIT 2012-08 python versions
      Simple management of Python's versions
    astral-sh/uv 71000 2200 Rust Apache-2.0 2023-10 python packages rust
      An extremely fast manager of Python packages
    astral-sh/ruff 43500 1650 Rust MIT 2022-08 python linter rust
      An extremely fast linter and formatter for Python
    charmbracelet/bubbletea 35500 1000 Go MIT 2020-01 tui elm-architecture go
      A powerful little framework for terminals 🏗
    Textualize/rich 54000 1950 Python MIT 2019-11 terminal python
      Rich text and beautiful formatting in the terminal
    Textualize/textual 31500 980 Python MIT 2021-04 tui python
      Simple interfaces for applications in the terminal
    ratatui/ratatui 16200 500 Rust MIT 2023-02 tui rust
      Cooks up interfaces in the terminal
    hashcat/hashcat 24500 3150 C - 2015-12 passwords security
      Recovers passwords at great speed
    sqlmapproject/sqlmap 35700 6050 Python - 2012-06 security sql-injection
      Finds and exploits SQL injection
    rapid7/metasploit-framework 36700 14500 Ruby - 2011-08 security pentesting
      A framework of exploits
    mitmproxy/mitmproxy 40500 4300 Python MIT 2010-02 proxy http security
      An interactive proxy that understands TLS
    wireshark/wireshark 8500 2050 C GPL-2.0 2013-12 network analysis
      A mirror of the network protocol analyser
    FFmpeg/FFmpeg 53500 13200 C - 2011-04 ffmpeg video audio
      A mirror of FFmpeg, for audio and video of all sorts
    mpv-player/mpv 33000 3150 C - 2012-10 video player
      A video player for the command line
    obsproject/obs-studio 67500 8850 C GPL-2.0 2013-10 streaming video
      Live streaming and screen recording
    yt-dlp/yt-dlp 133000 10700 Python Unlicense 2020-10 video downloader
      A feature-rich downloader of audio and video
    ImageMagick/ImageMagick 14700 1500 C - 2018-10 images
      Edits and converts images of all sorts
    hpjansson/chafa 3900 90 C LGPL-3.0 2018-04 terminal graphics
      Graphics in terminals for the twenty-first century
    """#
}
