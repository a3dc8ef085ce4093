extension CatalogueTable {
  /// Lists, courses, books, and what is used by many beside code.
  static let learning = #"""
    freeCodeCamp/freeCodeCamp 431000 42300 TypeScript BSD-3-Clause 2014-12 learn-to-code education
      Learn mathematics, programming and computer science for free
    codecrafters-io/build-your-own-x 430000 40200 Markdown - 2018-05 tutorials programming
      Master programming by recreating technology from scratch
    EbookFoundation/free-programming-books 375000 65300 Python CC-BY-4.0 2013-10 books education
      Programming books that are free
    sindresorhus/awesome 408000 32000 - CC0-1.0 2014-07 awesome lists
      Awesome lists about all kinds of topics 😎
    public-apis/public-apis 367000 39000 Python MIT 2016-03 api list
      Free APIs, collected by many
    kamranahmedse/developer-roadmap 343000 43300 TypeScript - 2017-03 roadmap education
      Roadmaps and guides for developers
    donnemartin/system-design-primer 325000 53500 Python - 2017-02 system-design interview
      How to design systems at large scale
    jwasham/coding-interview-university 330000 80600 - CC-BY-SA-4.0 2016-06 interview study
      A plan of study to become a software engineer
    vinta/awesome-python 265000 26500 Python - 2014-06 awesome python
      A list with opinions of Python frameworks and libraries
    trekhleb/javascript-algorithms 193500 31000 JavaScript MIT 2018-03 algorithms javascript
      Algorithms and data structures in JavaScript with explanations
    TheAlgorithms/Python 211000 48900 Python MIT 2016-07 algorithms python
      All algorithms in Python
    getify/You-Dont-Know-JS 183500 33700 - - 2013-11..2024-07 javascript book
      A series of books on JavaScript
    airbnb/javascript 147500 26700 JavaScript MIT 2012-11 javascript style-guide
      Airbnb's style guide for JavaScript
    ryanmcdermott/clean-code-javascript 94000 12500 JavaScript MIT 2016-11 clean-code javascript
      Clean code, adapted for JavaScript
    microsoft/Web-Dev-For-Beginners 93000 14300 JavaScript MIT 2020-11 web education
      Twenty-four lessons to begin as a web developer
    microsoft/ML-For-Beginners 79000 18300 HTML MIT 2021-03 machine-learning education
      Classic machine learning for all in twelve weeks
    ossu/computer-science 197000 24600 HTML MIT 2014-05 computer-science education
      A path to a free education in computer science
    practical-tutorials/project-based-learning 250000 32600 - MIT 2017-04 tutorials projects
      Tutorials that are based on projects
    tldr-pages/tldr 60000 4900 Markdown - 2013-12 man-pages cli
      Collaborative cheat sheets for commands 📚
    jlevy/the-art-of-command-line 159500 14900 - - 2015-05 bash cli
      Master the command line in one page
    papers-we-love/papers-we-love 102500 6000 Shell - 2013-12 papers computer-science
      Papers from the computer science community
    exercism/swift 420 170 Swift MIT 2014-06 swift exercises
      Exercism's exercises in Swift
    exercism/cli 1400 370 Go MIT 2013-07 exercises cli
      The command-line client of Exercism
    kelseyhightower/kubernetes-the-hard-way 46000 15300 - Apache-2.0 2016-07 kubernetes tutorial
      Bootstraps Kubernetes the hard way, with no scripts
    charlax/professional-programming 49000 3900 Python MIT 2015-11 programming learning
      A collection of learning resources for curious engineers
    mtdvio/every-programmer-should-know 93000 8600 - CC-BY-4.0 2017-07 programming learning
      Technical things that every developer should know
    kdn251/interviews 64500 12900 Java MIT 2017-02 interview algorithms
      All you need to know for an interview
    doocs/leetcode 35000 9200 Java CC-BY-SA-4.0 2018-09 leetcode algorithms
      Solutions of LeetCode in many languages
    thedaviddias/Front-End-Checklist 71500 6550 MDX CC0-1.0 2017-10 frontend checklist
      The list to check before a site goes online 🗂
    goldbergyoni/nodebestpractices 104000 10500 Dockerfile CC-BY-SA-4.0 2017-09 nodejs practices
      The list of best practices for Node.js ✅
    avelino/awesome-go 156000 12700 Go MIT 2014-07 awesome go
      A list of Go frameworks, libraries and software
    rust-unofficial/awesome-rust 53000 3000 Rust CC0-1.0 2014-07 awesome rust
      A list of Rust code and resources
    awesome-selfhosted/awesome-selfhosted 255000 11700 - - 2015-06 awesome self-hosted
      Services that can be hosted on one's own servers
    Solido/awesome-flutter 58000 6750 Dart - 2017-05 awesome flutter
      A list of Flutter libraries and tutorials
    iluwatar/java-design-patterns 93000 27200 Java - 2014-08 java design-patterns
      Design patterns implemented in Java
    kamranahmedse/design-patterns-for-humans 47000 5400 - - 2017-02 design-patterns
      Design patterns, explained simply
    firstcontributions/first-contributions 50500 93000 - MIT 2015-01 open-source beginner
      Helps beginners to contribute to open source 🚀✨
    octocat/Spoon-Knife 13300 153000 HTML - 2011-01 example
      This repository is for trying out forks
    octocat/Hello-World 3100 2900 - - 2011-01 example
      The first repository of many
    github/docs 18500 65500 JavaScript CC-BY-4.0 2020-09 documentation github
      The documentation of GitHub
    octokit/octokit.js 7500 1200 TypeScript MIT 2016-01 octokit github-api
      All of GitHub's API for browsers, Node.js and Deno
    octokit/octokit.rb 3950 1130 Ruby MIT 2009-12 octokit github-api ruby
      GitHub's API in Ruby
    octokit/octokit.net 2750 1130 C# MIT 2012-05 octokit github-api csharp
      GitHub's API for .NET
    PyGithub/PyGithub 7600 1900 Python LGPL-3.0 2012-02 github-api python
      GitHub's API in Python, with types
    hub4j/github-api 1250 760 Java MIT 2010-04 github-api java
      GitHub's API in Java
    google/go-github 11000 2150 Go BSD-3-Clause 2013-05 github-api go
      GitHub's API in Go
    typicode/json-server 75000 7300 JavaScript - 2013-11 rest json mock
      A full fake REST API in less than thirty seconds
    typicode/jsonplaceholder 5300 640 JavaScript MIT 2014-10 rest json fake
      A simple fake REST server for trying things
    Netflix/Hystrix 24500 4720 Java - 2012-11..2022-01 resilience java
      Stops failures from cascading in distributed systems
    bitcoin/bitcoin 86000 38000 C++ MIT 2010-12 bitcoin cryptocurrency
      The integration tree of Bitcoin Core
    ethereum/go-ethereum 50000 21400 Go LGPL-3.0 2013-12 ethereum blockchain go
      The Go implementation of Ethereum
    home-assistant/core 82500 35600 Python Apache-2.0 2013-09 home-automation python
      Home automation that puts privacy first 🏡
    nextcloud/server 32500 4600 PHP AGPL-3.0 2016-06 cloud files php
      A safe home for all data
    immich-app/immich 82500 4300 TypeScript AGPL-3.0 2022-02 photos self-hosted
      Photos and videos on one's own server
    jellyfin/jellyfin 44500 4050 C# GPL-2.0 2018-12 media server
      The free media system
    go-gitea/gitea 51500 6100 Go MIT 2016-11 git self-hosted go
      Git hosting without pain, on one's own machine
    mastodon/mastodon 49000 7300 Ruby AGPL-3.0 2016-02 mastodon social-network
      A social network that nobody owns
    discourse/discourse 45000 8700 Ruby GPL-2.0 2013-01 forum ruby
      A platform for community discussion
    excalidraw/excalidraw 111000 11500 TypeScript MIT 2020-01 whiteboard drawing
      A virtual whiteboard with hand-drawn looks
    tldraw/tldraw 43500 2750 TypeScript - 2021-05 whiteboard drawing
      A whiteboard library
    mermaid-js/mermaid 83500 8150 TypeScript MIT 2014-11 diagrams markdown
      Diagrams from text, as Markdown is written
    laurent22/joplin 51500 5600 TypeScript - 2017-01 notes markdown
      Private notes in Markdown
    logseq/logseq 39000 2350 Clojure AGPL-3.0 2020-05 notes knowledge
      A private platform for knowledge
    n8n-io/n8n 152000 47500 TypeScript - 2019-06 workflow automation
      Workflow automation for technical people
    pi-hole/pi-hole 53500 2900 Shell - 2014-06 dns ad-blocker
      A black hole for advertisements
    gorhill/uBlock 58500 3800 JavaScript GPL-3.0 2014-06 ad-blocker browser
      An efficient blocker for browsers
    ventoy/Ventoy 70500 4450 C GPL-3.0 2020-04 usb boot
      A solution for bootable USB drives
    rustdesk/rustdesk 102500 14800 Rust AGPL-3.0 2020-09 remote-desktop rust
      A remote desktop to host oneself
    localsend/localsend 70500 3750 Dart Apache-2.0 2022-12 sharing files
      Sends files to devices nearby
    syncthing/syncthing 76500 4750 Go MPL-2.0 2013-11 synchronization peer-to-peer
      Keeps files the same on many machines
    """#
}
