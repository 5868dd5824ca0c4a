# The commands of the project. `make play` and `make test` work on a fresh clone; the rest is for those who change it.
.DEFAULT_GOAL := help
.PHONY: help setup setup-dev play test bench lint format words pins clean

PY := .venv/bin/python
export PYTHON HOST PORT

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile

setup:  ## .venv from the hashed pins, translations compiled
	@sh .ci/setup.sh requirements.txt

setup-dev: setup
	@sh .ci/system.sh chromium postgresql redis-server libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0
	@sh .ci/setup.sh requirements.txt requirements-dev.txt

play: setup  ## serve on this machine; HOST=0.0.0.0 opens it to the local network, PORT=8000
	@$(PY) manage.py play

test: setup-dev  ## lint, then every test on SQLite, then play, web and club again on PostgreSQL and Redis
	@bash .ci/test.sh $(ARGS)

bench: setup-dev  ## what is promised about speed, beside its anchors: one line of JSON a figure; ARGS="engine move"
	@sh .ci/setup.sh requirements-bench.txt >&2
	@$(PY) -m tests.bench $(ARGS)

lint: setup-dev  ## ruff, mypy, import-linter, djade
	@bash .ci/lint.sh

format: setup-dev  ## let ruff and djade mend what they can
	@.venv/bin/ruff check -q --fix . ; .venv/bin/ruff format -q . ; git ls-files 'templates/*.html' | xargs .venv/bin/djade --target-version 6.0 || true

words: setup-dev  ## collect the app's sentences into games/locale and list the untranslated ones
	@$(PY) manage.py words

PIN := .venv/bin/uv pip compile -q --universal --generate-hashes --no-annotate --no-header --python-version 3.12
pins: setup-dev  ## pin the newest versions pyproject.toml allows
	@$(PIN) --upgrade pyproject.toml -o requirements.txt
	@$(PIN) --upgrade -c requirements.txt --group dev -o requirements-dev.txt
	@$(PIN) --upgrade -c requirements.txt -c requirements-dev.txt --group bench -o requirements-bench.txt

clean:  ## forget the virtual environment and caches; games and keys in .data stay
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .test-results
