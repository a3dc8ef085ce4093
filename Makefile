# ReactorShell. `make help` lists the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

.PHONY: help run test test-tsan test-leaks check lint bench docs libraries release install uninstall clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: libraries ## build, and start the prompt on the sandbox
	$(SWIFT) build --product reactorsh
	@"$$($(SWIFT) build --show-bin-path)/reactorsh"

test: libraries ## build, and run all tests
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

# What promises to be used from several threads, and what must leave nothing behind.
engine = 'TracingTests|ObservablesTests|ReactorsTests'

test-tsan: libraries ## run the engine's tests under ThreadSanitizer
	$(SWIFT) test --scratch-path .build/tsan --sanitize=thread --disable-xctest --filter $(engine)

# What a thread that is just ending still holds is now and then taken for lost; what is really lost is
# so the second time, too.
leaks = ASAN_OPTIONS=detect_leaks=1 $(SWIFT) test --scratch-path .build/asan --sanitize=address \
  --disable-xctest --filter $(engine)

test-leaks: libraries ## run the engine's tests, and report what is never released
	$(leaks) || $(leaks)

check: libraries ## check the README's transcripts, and a package that hosts its own reactor
	.ci/check

lint: ## check the format, the targets' imports, and the manual
	.ci/lint

bench: libraries ## count what the engine costs, and compare with what is recorded
	.ci/bench

docs: libraries ## build the documentation into .build/docs, and check what its articles show
	.ci/docs

libraries: ## install libedit and libcurl where they are missing
	@.ci/libraries

release: libraries ## build the program to be installed
	$(SWIFT) build -c release --static-swift-stdlib --product reactorsh

install: release ## install under PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1" \
	  "$(DESTDIR)$(PREFIX)/share/man/man5" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 "$$($(SWIFT) build -c release --show-bin-path)/reactorsh" "$(DESTDIR)$(PREFIX)/bin/"
	install -m 644 man/reactorsh.1 "$(DESTDIR)$(PREFIX)/share/man/man1/"
	install -m 644 man/reactorsh-script.5 man/reactorsh-trace.5 "$(DESTDIR)$(PREFIX)/share/man/man5/"
	install -m 644 completions/reactorsh.bash "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/reactorsh"
	install -m 644 completions/_reactorsh "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/"
	install -m 644 completions/reactorsh.fish "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/"

uninstall: ## remove what install put there
	rm -f "$(DESTDIR)$(PREFIX)/bin/reactorsh" "$(DESTDIR)$(PREFIX)/share/man/man1/reactorsh.1" \
	  "$(DESTDIR)$(PREFIX)/share/man/man5/reactorsh-script.5" \
	  "$(DESTDIR)$(PREFIX)/share/man/man5/reactorsh-trace.5" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/reactorsh" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_reactorsh" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/reactorsh.fish"

clean: ## remove what was built
	rm -rf .build
