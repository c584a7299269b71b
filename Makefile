# Every command sets up what it needs: a virtual environment in .venv with the pinned packages.
VENV := .venv
BIN := $(VENV)/bin
PACKAGES := $(VENV)/.packages
RUNTIME := $(VENV)/.runtime
DEV := $(VENV)/.dev
SERVER := $(VENV)/.server
FAST := .venv-compiled
COMPILED := $(FAST)/.compiled
DOCS_VENV := .venv-docs
DOCS := $(DOCS_VENV)/.packages
SITE := $(FAST)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))'
NODE := web/node_modules/.packages
PAGE := partie/server/static/index.html
STATIC := build/static/sw.js
HERE := $(shell find partie -name '*.py' -o -name '*.ftl' -o -path '*/data/*' -type f 2>/dev/null)
WEB := $(shell find web/src web/public web/*.html web/*.ts web/*.js web/*.json -type f 2>/dev/null)
ENGINE := $(shell find partie/kernel partie/euro partie/games -name '*.py' 2>/dev/null)
GAME_TESTS := $(patsubst partie/games/%/__init__.py,tests/%,$(wildcard partie/games/*/__init__.py))
GAME ?= powergrid
GAMES ?= 2000
BOTS ?= greedy:$(GAMES)
EXAMPLES ?= 20
DECISIONS ?= 60
RECORDS ?= 418
SECONDS ?= 2
BENCH ?= build/bench.json
PORT ?= 8000

.DEFAULT_GOAL := help
.PHONY: help play terminal web static web-check web-test screenshots test test-games test-server test-browser test-rest test-services ci prove check format bench bench-compare bench-server league dataset declare where protocol fuzz fuzz-game fuzz-properties fuzz-api fuzz-moves load balance mutate compile test-compiled check-wheel drawings docs release clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(SERVER) $(PAGE) ## play in the browser (PORT=8000)
	@PARTIE_OFFLINE="$${PARTIE_OFFLINE-$(patsubst %/sw.js,%,$(wildcard $(STATIC)))}" $(BIN)/partie serve --open --port $(PORT)

terminal: $(RUNTIME) ## play in the terminal (GAME=powergrid)
	@$(BIN)/partie play $(GAME)

web: $(PAGE) ## build the page that the server gives to browsers

static: $(STATIC) ## make build/static: the page that plays without a server, for any static host (docs/anywhere.md)

web-check: $(NODE) ## lint, formatting and types of the page
	@tools/npm run --silent check

web-test: $(NODE) ## run the unit tests of the page
	@tools/npm run --silent test

screenshots: $(DEV) $(PAGE) ## make the pictures of docs/img from the real page
	@$(BIN)/python tools/screenshots.py

# Servers and browsers of their own, killed and starved on purpose: what fails among these gets a second try, and is named.
PROCESSES := tests/server tests/browser
# One where several parts run side by side (tools/prove.py).
TEST_WORKERS ?= 2
TWICE := tools/try_twice.py -q -n $(TEST_WORKERS)

test: $(DEV) ## run every test, in parts side by side (their output: build/prove)
	@python3 tools/prove.py --tests --again $(if $(CI),--ci)

test-games: $(DEV) ## run the tests of the games
	@$(BIN)/pytest -q -n $(TEST_WORKERS) $(GAME_TESTS)

test-server: $(DEV) $(PAGE) ## run the server's tests
	@$(BIN)/python $(TWICE) tests/server

test-browser: $(DEV) $(PAGE) $(STATIC) ## run the tests in real browsers
	@$(BIN)/python $(TWICE) tests/browser

test-rest: $(DEV) $(PAGE) ## run all other tests: kernel, words, bots, command line, tools
	@$(BIN)/pytest -q -n $(TEST_WORKERS) tests $(PROCESSES:%=--ignore=%) $(GAME_TESTS:%=--ignore=%)

# What another database can change: rows, locks, restarts, what processes tell each other. All of tests/server in `make prove`.
STORAGE_TESTS ?= $(addprefix tests/server/test_,storage.py damage.py kill.py shares.py start.py sessions.py live.py clocks.py notices.py my_data.py takebacks.py host.py backup.py players.py rematch.py company.py leagues.py)

test-services: $(DEV) ## run the server's storage tests on PostgreSQL and Redis (Debian's, installed where missing)
	@set -e; trap 'tools/services stop' EXIT; services=$$(tools/services start); eval "$$services"; \
		$(BIN)/python $(TWICE) $(STORAGE_TESTS)

ci: $(DEV) ## what CI runs, parts side by side: a sample of the long proofs, another one with each commit
	@python3 tools/prove.py --ci

prove: $(DEV) ## every proof in full, in parts that are not repeated once they have passed; figures go to docs/proof.md
	@python3 tools/prove.py
	@python3 tools/prove.py --figures

check: $(DEV) web-check ## lint, formatting and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy --strict partie tools
	@$(BIN)/python tools/protocol_types.py --check

protocol: $(DEV) ## generate the page's types of the protocol from the server's (web/src/net/wire.ts)
	@$(BIN)/python tools/protocol_types.py

format: $(DEV) ## let ruff format and mend the code
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(RUNTIME) $(COMPILED) ## measure all games, player counts and builds (BENCH=docs/bench.json renews the baseline)
	@$(BIN)/partie bench --seconds $(SECONDS) --write $(BENCH) >/dev/null
	@$(FAST)/bin/partie bench --seconds $(SECONDS) --write $(BENCH) >/dev/null
	@$(BIN)/partie bench --show $(BENCH)

bench-compare: $(RUNTIME) $(COMPILED) ## compare both builds with the baseline of docs/bench.json; reports a loss of over 25 %
	@$(BIN)/partie bench --compare docs/bench.json --seconds $(SECONDS)
	@$(FAST)/bin/partie bench --compare docs/bench.json --seconds $(SECONDS)

bench-server: $(SERVER) ## measure the server's cost of a commit with four readers, in each game
	@for game in powergrid underwater shipyard evacuation; do \
		echo $$game; $(BIN)/python tools/load.py --tables 16@0 --people 4 --game $$game || exit 1; done

league: $(COMPILED) ## measure the claims of docs/bots.md: plays the games missing in docs/arena/claims.jsonl
	@$(FAST)/bin/python -P tools/league.py --jobs 2 --write

dataset: $(COMPILED) ## 10,032 records of all games by bots of four strengths, in build/dataset (RECORDS=418 a match-up; a rerun goes on)
	@mkdir -p build/dataset
	@for game in powergrid underwater shipyard evacuation; do \
		$(FAST)/bin/partie arena $$game --bots greedy,casual,novice,random --games $(RECORDS) --seed 1 --jobs 2 \
			--records build/dataset/$$game --out build/dataset/$$game.json >/dev/null || exit 1; done
	@tar -C build -czf build/dataset.tar.gz dataset && du -h build/dataset.tar.gz

where: $(DEV) ## find where each rule is enforced, from the coverage of its tests (`partie rules GAME --where ID`)
	@$(BIN)/python tools/where.py

declare: $(DEV) ## generate the classes of the states from the games' declarations
	@$(BIN)/python tools/declare.py

fuzz: $(DEV) ## play thousands of random games by the laws on the compiled engine, load as many damaged files (GAME=powergrid GAMES=2000), then the property tests for long
	@$(MAKE) --no-print-directory fuzz-game fuzz-properties

fuzz-game: $(DEV) $(COMPILED)
	@$(FAST)/bin/python -P -m partie.proof.fuzz $(GAME) --games $(GAMES)
	@$(BIN)/python -m partie.proof.mutated $(GAME) --files $(GAMES)

fuzz-properties: $(DEV)
	@HYPOTHESIS_PROFILE=fuzz $(BIN)/pytest -q -n auto -m hypothesis tests

fuzz-api: $(DEV) ## send the server requests that its OpenAPI document allows and forbids (Schemathesis, EXAMPLES=20)
	@$(BIN)/python tools/fuzz_api.py --examples $(EXAMPLES)

fuzz-moves: $(DEV) ## cheat at the server with forged moves, always at a valid decision (DECISIONS=60 of each game)
	@$(BIN)/python tools/fuzz_moves.py --decisions $(DECISIONS)

load: $(SERVER) ## play many tables over HTTP and WebSocket: commits a second, latency, memory
	@$(BIN)/python tools/load.py

balance: $(DEV) ## scores, winners and a game's own counts, over games between bots (GAME=underwater BOTS="greedy:400 strong:40")
	@$(BIN)/python tools/balance.py $(GAME) $(BOTS)

mutate: $(DEV) ## break each refusal, list, obligation and cache in turn; a law or a test must fail (resumable: build/mutate.txt)
	@$(BIN)/python tools/mutate.py --keep build/mutate.txt

compile: $(COMPILED) ## build kernel and games with mypyc, into an environment of their own
	@$(FAST)/bin/partie --version

# What is shipped is what is tested: the server and the command line upon the compiled engine too.
COMPILED_TESTS ?= tests/kernel tests/test_golden.py tests/test_laws.py tests/test_forged.py tests/test_hostile.py tests/test_compiled.py tests/server tests/cli tests/test_cli.py

test-compiled: $(COMPILED) ## run laws, golden games, the server's and the command line's tests on the compiled engine
	@PARTIE_COMPILED=1 $(FAST)/bin/python -P $(TWICE) -o pythonpath="$$($(SITE)) tests tools $(addprefix tools/,underwater shipyard evacuation)" $(COMPILED_TESTS)

check-wheel: $(RUNTIME) ## build wheels with plain pip, with and without a compiler, and use them on every Python here
	@$(BIN)/python tools/check_wheel.py

drawings: $(PACKAGES) ## make the drawings of docs/ from their sources (needs Graphviz: apt-get install graphviz)
	@$(BIN)/python tools/drawings.py

docs: $(DOCS) ## build the documentation site into build/docs, strict about links
	@$(DOCS_VENV)/bin/zensical build --strict --clean

release: $(DEV) ## build build/release from the committed files: sdist, wheels, static page, docs, checksums (docs/releases.md)
	@$(BIN)/python tools/release.py

clean: ## remove the environment and all caches
	@rm -rf $(VENV) $(FAST) $(DOCS_VENV) .cache web/node_modules partie/server/static build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# When a stamp is older than the requirements, the environment is made anew from them.
$(PACKAGES): requirements.txt tools/venv
	@tools/venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(RUNTIME): $(PACKAGES) pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

$(SERVER): $(RUNTIME) requirements-server.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-server.txt
	@touch $@

$(DEV): $(RUNTIME) requirements-dev.txt requirements-server.txt requirements-scale.txt requirements-envs.txt requirements-arena.txt requirements-ray.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

$(DOCS): requirements-docs.txt tools/venv
	@tools/venv $(DOCS_VENV)
	@$(DOCS_VENV)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-docs.txt
	@touch $@

$(NODE): web/package.json web/package-lock.json web/.npmrc tools/npm | $(PACKAGES)
	@tools/npm ci --silent
	@touch $@

$(PAGE): $(NODE) $(WEB)
	@tools/npm run --silent build -- --logLevel warn
	@touch $@

$(STATIC): $(RUNTIME) $(NODE) $(WEB) $(HERE) $(wildcard tools/static/*)
	@$(BIN)/python tools/static/make.py
	@touch $@

$(COMPILED): requirements-dev.txt setup.py pyproject.toml tests/toy.py tests/toy_made.py tools/backend.py tools/compile tools/warm_up.py $(ENGINE) | $(DEV)
	@tools/compile $(FAST) $(VENV)
	@touch $@
