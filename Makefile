# Every command sets up what it needs: a virtual environment in .venv with the pinned packages.
VENV := .venv
BIN := $(VENV)/bin
PACKAGES := $(VENV)/.packages
RUNTIME := $(VENV)/.runtime
DEV := $(VENV)/.dev
GAME ?= powergrid
GAMES ?= 2000

.DEFAULT_GOAL := help
.PHONY: help play test check format bench fuzz mutate clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(RUNTIME) ## play Power Grid in the terminal
	@$(BIN)/partie play powergrid

test: $(DEV) ## run every test
	@$(BIN)/pytest -n auto tests

check: $(DEV) ## lint, formatting and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy --strict partie tools

format: $(DEV) ## let ruff format and mend the code
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(RUNTIME) ## measure the speed of Power Grid
	@$(BIN)/partie bench powergrid

fuzz: $(DEV) ## play thousands of random games by the laws (GAME=powergrid GAMES=2000), then the property tests for long
	@$(BIN)/python -m partie.proof.fuzz $(GAME) --games $(GAMES)
	@HYPOTHESIS_PROFILE=fuzz $(BIN)/pytest -n auto -m hypothesis tests

mutate: $(DEV) ## switch each refusal off in turn; a test must fail
	@$(BIN)/python tools/mutate.py

clean: ## remove the environment and all caches
	@rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# When a stamp is older than the requirements, the environment is made anew from them.
$(PACKAGES): requirements.txt tools/venv
	@tools/venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(RUNTIME): $(PACKAGES) pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

$(DEV): $(RUNTIME) requirements-dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@
