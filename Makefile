# Everything a newcomer needs. Each target sets up what it uses, in .venv, and nowhere else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready

.PHONY: play test check bench lock clean

play: $(READY)  ## set everything up, serve the table and open its page
	@$(BIN)/python hatch_build.py
	@$(BIN)/horae serve --open

test: $(READY)  ## run all tests
	$(BIN)/python -m pytest -n 2

check: $(READY)  ## format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(BENCH_READY)  ## measure against peers, in one run
	$(BIN)/python benchmarks/engines.py
	$(BIN)/python benchmarks/load.py

$(READY): requirements.txt requirements-node.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@$(BIN)/python hatch_build.py --has-node || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-node.txt
	@touch $@

$(BENCH_READY): $(READY) requirements-bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.txt
	@touch $@

lock:  ## renew the pinned requirements (needs uv on the PATH)
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header pyproject.toml requirements.in -o requirements.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header requirements-node.in -o requirements-node.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header requirements-bench.in -o requirements-bench.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
