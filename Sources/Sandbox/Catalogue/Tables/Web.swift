extension CatalogueTable {
  /// What web sites and their servers are built with.
  static let web = #"""
    facebook/react 238000 49500 JavaScript MIT 2013-05 react javascript frontend ui
      The library for web and native user interfaces
    vuejs/vue 209500 33800 TypeScript MIT 2013-07..2024-10 vue javascript frontend
      Vue 2, which has reached the end of its life
    vuejs/core 51500 8900 TypeScript MIT 2018-06 vue typescript frontend
      The progressive framework for user interfaces on the web
    angular/angular 99000 26700 TypeScript MIT 2014-09 angular typescript frontend
      Builds modern web applications with confidence
    sveltejs/svelte 84000 4600 JavaScript MIT 2016-11 svelte compiler frontend
      Web development for the rest of us
    sveltejs/kit 19800 2100 JavaScript MIT 2020-10 svelte framework
      The framework of Svelte applications
    solidjs/solid 34500 1000 TypeScript MIT 2018-04 solid reactive frontend
      A declarative, reactive library for interfaces
    preactjs/preact 37900 2000 JavaScript MIT 2015-09 preact virtual-dom
      A fast alternative to React in three kilobytes
    QwikDev/qwik 21500 1350 TypeScript MIT 2021-05 qwik frontend
      Web applications that load at once, of any size
    alpinejs/alpine 30500 1300 HTML MIT 2019-11 javascript frontend
      A light framework to compose behaviour in markup
    bigskysoftware/htmx 46000 1500 JavaScript - 2020-04 htmx hypermedia html
      Power tools for HTML
    hotwired/turbo 7200 470 JavaScript MIT 2020-12 turbo rails
      The speed of a single page without writing JavaScript
    vercel/next.js 135000 29500 JavaScript MIT 2016-10 nextjs react framework
      The React framework
    nuxt/nuxt 58500 5450 TypeScript MIT 2016-10 nuxt vue framework
      The intuitive web framework on Vue
    remix-run/react-router 55500 10700 TypeScript MIT 2014-05 react routing
      Declarative routing for React
    withastro/astro 54500 3050 TypeScript - 2021-03 astro static-site
      The web framework for sites that are driven by content
    gatsbyjs/gatsby 55900 10200 JavaScript MIT 2015-05..2024-11 gatsby react static-site
      A React framework with performance built in
    gohugoio/hugo 84000 8000 Go Apache-2.0 2013-07 hugo static-site go
      A fast generator of web sites
    jekyll/jekyll 50800 10200 Ruby MIT 2008-10 jekyll static-site ruby
      A static site generator in Ruby that knows about blogs
    reduxjs/redux 61300 15200 TypeScript MIT 2015-05 redux state-management javascript
      A JavaScript library for predictable global state
    reduxjs/redux-toolkit 11100 1240 TypeScript MIT 2018-01 redux toolkit
      The official tools for efficient Redux development
    pmndrs/zustand 54500 1800 TypeScript MIT 2019-04 state-management react
      The bear necessities of state management 🐻
    pmndrs/jotai 20600 690 TypeScript MIT 2020-08 state-management react
      Primitive and flexible state management 👻
    mobxjs/mobx 28100 1800 TypeScript MIT 2015-03 mobx reactive state-management
      Simple, scalable state management
    statelyai/xstate 28800 1330 TypeScript MIT 2015-09 state-machine actor-model
      Actor-based state machines for complex logic
    TanStack/query 46800 3500 TypeScript MIT 2019-09 react data-fetching cache
      Fetching, caching and updating data on the web
    ReactiveX/rxjs 31500 3050 TypeScript Apache-2.0 2015-03 rxjs reactive observable
      A reactive programming library for JavaScript
    cyclejs/cyclejs 10200 420 TypeScript MIT 2014-11 reactive unidirectional framework
      A functional and reactive framework
    axios/axios 107800 11300 JavaScript MIT 2014-08 http-client javascript promise
      A promise-based HTTP client for the browser and Node.js
    lodash/lodash 61000 7150 JavaScript - 2012-04 javascript utilities
      Utilities of JavaScript with consistency and performance
    jquery/jquery 59700 20500 JavaScript MIT 2009-04 jquery javascript dom
      The JavaScript library for documents and events
    d3/d3 111500 22900 Shell ISC 2010-09 d3 visualization svg
      Brings data to life with SVG, canvas and HTML
    mrdoob/three.js 109000 36000 JavaScript MIT 2010-03 threejs webgl 3d
      A JavaScript library for three dimensions
    chartjs/Chart.js 66700 12000 JavaScript MIT 2013-03 charts canvas javascript
      Simple HTML charts on a canvas
    apache/echarts 65000 19700 TypeScript Apache-2.0 2013-04 charts visualization
      Interactive charts and data visualisation for browsers
    vitejs/vite 76500 7200 TypeScript MIT 2020-04 vite build-tool frontend
      The next generation of tools for front ends
    webpack/webpack 65700 9200 JavaScript MIT 2012-03 webpack bundler javascript
      A bundler of modules for browsers
    rollup/rollup 26000 1600 JavaScript - 2015-05 rollup bundler
      Bundles modules of JavaScript
    evanw/esbuild 39200 1240 Go MIT 2016-06 bundler javascript go
      An extremely fast bundler for the web
    swc-project/swc 32700 1330 Rust Apache-2.0 2017-12 compiler rust javascript
      A platform of compilers for the web in Rust
    babel/babel 43700 5740 TypeScript MIT 2014-09 babel compiler javascript
      A compiler to write the next generation of JavaScript
    parcel-bundler/parcel 44000 2270 JavaScript MIT 2017-08 bundler
      The build tool for the web that needs no configuration
    eslint/eslint 26500 4800 JavaScript MIT 2013-06 linter javascript
      Finds and fixes problems in JavaScript code
    prettier/prettier 51000 4550 JavaScript MIT 2016-11 formatter javascript
      A code formatter with opinions
    biomejs/biome 21500 700 Rust Apache-2.0 2023-08 linter formatter rust
      One toolchain for web projects: format, lint and more
    jestjs/jest 45000 6600 TypeScript MIT 2013-12 testing javascript
      Delightful testing of JavaScript
    vitest-dev/vitest 15000 1400 TypeScript MIT 2021-12 testing vite
      A test framework powered by Vite
    microsoft/playwright 77500 4700 TypeScript Apache-2.0 2019-11 testing browser automation
      Tests and automation for all browsers by one API
    puppeteer/puppeteer 92500 9350 TypeScript Apache-2.0 2017-05 browser automation headless
      A JavaScript API for Chrome and Firefox
    cypress-io/cypress 49200 3350 TypeScript MIT 2015-03 testing browser
      Tests for anything that runs in a browser
    storybookjs/storybook 88000 9700 TypeScript MIT 2016-03 components documentation
      A workshop for building components in isolation
    tailwindlabs/tailwindcss 91000 4800 TypeScript MIT 2017-10 tailwind css
      A utility-first CSS framework
    twbs/bootstrap 173500 79000 MDX MIT 2011-07 bootstrap css
      The popular framework of HTML, CSS and JavaScript
    shadcn-ui/ui 97500 7100 TypeScript MIT 2023-01 components react tailwind
      Accessible components that are copied into an app
    mui/material-ui 97000 32600 TypeScript MIT 2014-08 material-design react components
      Components for React after Material Design
    ant-design/ant-design 96500 53000 TypeScript MIT 2015-04 react components design
      An interface design language and a React library
    necolas/normalize.css 53200 10600 CSS MIT 2011-04..2023-06 css
      A modern alternative to CSS resets
    animate-css/animate.css 82000 16200 CSS - 2011-10 css animation
      A library of CSS animations that are ready to use
    sass/sass 15300 2160 TypeScript MIT 2006-06 css sass
      Sass makes CSS fun
    expressjs/express 68000 21500 JavaScript MIT 2009-06 express nodejs web-framework
      A fast, minimal web framework for Node.js
    nestjs/nest 73500 8100 TypeScript MIT 2017-02 nestjs nodejs framework
      A progressive framework for server-side applications
    fastify/fastify 35000 2500 JavaScript MIT 2016-09 fastify nodejs web-framework
      A fast web framework with little overhead
    koajs/koa 35700 3240 JavaScript MIT 2013-07 koa nodejs middleware
      Expressive middleware for Node.js
    honojs/hono 27500 900 TypeScript MIT 2021-12 hono web-framework edge
      A web framework built on web standards
    trpc/trpc 39000 1500 TypeScript MIT 2020-07 typescript rpc api
      APIs that are typed from one end to the other
    socketio/socket.io 62500 10200 TypeScript MIT 2010-03 websocket realtime
      Realtime communication between browsers and servers
    graphql/graphql-js 20300 2050 TypeScript MIT 2015-06 graphql javascript
      The reference implementation of GraphQL
    apollographql/apollo-client 19700 2720 TypeScript MIT 2016-02 graphql client
      A caching GraphQL client
    hasura/graphql-engine 31800 2830 TypeScript Apache-2.0 2018-06 graphql postgres
      Instant GraphQL APIs on data
    django/django 85500 33000 Python BSD-3-Clause 2012-04 django python web-framework
      The web framework for perfectionists with deadlines
    encode/django-rest-framework 29500 7000 Python - 2011-03 django rest api
      Web APIs for Django 🎸
    pallets/flask 70500 16600 Python BSD-3-Clause 2010-04 flask python web-framework
      The Python micro framework for web applications
    fastapi/fastapi 91000 7900 Python MIT 2018-12 fastapi python api
      High performance, easy to learn, fast to code, ready for production
    psf/requests 53200 9550 Python Apache-2.0 2011-02 python http
      A simple, yet elegant HTTP library
    encode/httpx 14500 960 Python BSD-3-Clause 2019-04 python http async
      A next-generation HTTP client for Python
    scrapy/scrapy 58500 11100 Python BSD-3-Clause 2010-02 python crawler scraping
      A fast web crawling framework for Python
    rails/rails 57500 21900 Ruby MIT 2008-04 rails ruby web-framework
      Ruby on Rails
    sinatra/sinatra 12300 2080 Ruby MIT 2008-01 ruby web-framework
      The classy web framework in Ruby
    phoenixframework/phoenix 22400 3000 Elixir MIT 2014-01 phoenix elixir web-framework
      Peace of mind from prototype to production
    laravel/laravel 82500 24500 Blade - 2011-06 laravel php framework
      A PHP framework for web artisans
    symfony/symfony 30600 9650 PHP MIT 2010-01 symfony php framework
      The PHP framework of the Symfony project
    WordPress/WordPress 20500 12800 PHP - 2012-01 wordpress php cms
      A mirror of WordPress, pull requests go elsewhere
    spring-projects/spring-boot 78800 41500 Java Apache-2.0 2012-10 spring java framework
      Spring applications with as little fuss as possible
    spring-projects/spring-framework 58900 38700 Java Apache-2.0 2010-12 spring java framework
      The framework that Spring is built on
    quarkusio/quarkus 15200 2980 Java Apache-2.0 2018-06 quarkus java cloud-native
      Supersonic subatomic Java
    netty/netty 34500 16200 Java Apache-2.0 2010-11 netty java networking
      An event-driven framework for network applications
    ReactiveX/RxJava 48300 7600 Java Apache-2.0 2013-01 rxjava reactive java
      Reactive extensions for the JVM
    reactor/reactor-core 5150 1240 Java Apache-2.0 2015-01 reactor reactive java
      A non-blocking reactive foundation for the JVM
    gin-gonic/gin 86000 8400 Go MIT 2014-06 gin go web-framework
      An HTTP web framework in Go with great performance
    labstack/echo 31500 2280 Go MIT 2015-03 echo go web-framework
      A minimal Go web framework
    gofiber/fiber 38000 1850 Go MIT 2020-01 fiber go web-framework
      An Express-inspired web framework in Go
    gorilla/websocket 24000 3560 Go BSD-2-Clause 2013-10 go websocket
      A WebSocket implementation for Go
    actix/actix-web 23800 1790 Rust Apache-2.0 2017-06 rust web-framework
      A powerful and fast web framework for Rust
    tokio-rs/axum 23500 1270 Rust MIT 2021-05 axum rust web-framework
      A web framework for Rust with ergonomics in mind
    rwf2/Rocket 25400 1600 Rust - 2016-03 rust web-framework
      A web framework for Rust
    hyperium/hyper 15600 1680 Rust MIT 2014-08 rust http
      An HTTP library for Rust
    """#
}
