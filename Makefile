# Everything happens in .venv, made from the locked requirements. Only Python 3.11 or later, make and git are needed.
PYTHON ?= python3
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play run test test-long lint format bench soak words lock clean

help: ## What there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 16

.venv/ready: requirements-dev.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	touch $@

play: .venv/ready ## Play: on the local table, or on Discord if DISCORD_TOKEN is set
	@$(BIN)/python -m bot play

run: .venv/ready ## Run the bot against Discord
	@$(BIN)/python -m bot run

test: .venv/ready ## All tests but the long ones
	$(BIN)/python -m pytest -n auto --dist worksteal

test-long: .venv/ready ## The tests that take minutes, and laws with more examples
	$(BIN)/python -m pytest -n auto --dist worksteal -m "long or hypothesis" --hypothesis-profile long

lint: .venv/ready ## Style, types, imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/ready ## Put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/ready ## Measure speed and size; prints JSON
	@$(BIN)/python -m tests.bench

words: .venv/ready ## Collect the sentences for translators
	$(BIN)/pybabel -q extract -k _ -k N_ -k ngettext:1,2 -k pgettext:1c,2 --no-location --omit-header --sort-output -o config/locale/bot.pot bot config games render

soak: .venv/ready ## 200 matches through faults, full disks, kills, stops and restores; prints JSON (SOAK="--kills 200 --alive 1 4" for the long form)
	@$(BIN)/python -m tests.soak $(SOAK)

lock: .venv/ready ## Resolve the dependencies anew
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes pyproject.toml --group dev -c requirements.lock -o requirements-dev.lock

clean: ## Remove the environment and what tools left
	rm -rf .venv build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
