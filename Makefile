# Everything a newcomer needs. Each target sets up what it uses, in .venv, and nowhere else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready
ENVS_READY := $(VENV)/.envs-ready
DOCS_READY := $(VENV)/.docs-ready
SPELLING_READY := $(VENV)/.spelling-ready
WEB_READY := web/node_modules/.ready
WORKERS ?= 4
CONTAINERS = $(shell command -v podman || command -v docker)
NPM = $(BIN)/python hatch_build.py --npm

.PHONY: play test test-firefox check check-python check-web format spelling docs wheel image bench lock clean

play: $(READY)  ## set everything up, serve the table and open its page: make play PORT=9000 HOST=0.0.0.0
	@$(BIN)/python hatch_build.py
	@$(BIN)/horae serve --open $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST))

# Where Python is told to keep no compiled code, each of the hundreds of processes that tests start would compile all of ours anew.
test: export PYTHONDONTWRITEBYTECODE :=
test: $(READY) $(ENVS_READY)  ## run all tests: make test WORKERS=4
	@$(BIN)/python -m horae.testkit.browsers
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadscope --no-loadscope-reorder

test-firefox: $(READY)  ## play all browser tests in the Firefox that is installed
	$(BIN)/python -m pytest tests/browser --in firefox

check: check-python check-web  ## format, lint, types, layers

check-python: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: $(WEB_READY)
	@$(NPM) run --silent check
	@$(NPM) run --silent lint
	@$(NPM) run --silent format:check

format: $(READY) $(WEB_READY)  ## put the form of all code right
	$(BIN)/ruff format .
	@$(NPM) run --silent format

spelling: $(SPELLING_READY)  ## check the spelling of our missions, in both languages
	$(BIN)/python -m missions.spelling

docs: $(DOCS_READY)  ## build the documentation site in build/docs
	$(BIN)/sphinx-build -q -E -W --keep-going -b html -d build/docs-cache docs build/docs
	$(BIN)/python docs/_site/links.py build/docs
	@echo "The site is in build/docs/index.html"

wheel: $(READY)  ## build the source archive and the wheel in dist
	$(BIN)/python -m build --no-isolation --outdir dist

image:  ## build the container image and wait until a server in it answers (needs podman or docker)
	$(CONTAINERS) build --file deploy/Containerfile --tag horae .
	served=$$($(CONTAINERS) run --detach --publish 127.0.0.1:8000:8000 horae) && \
		curl --fail --silent --show-error --retry 30 --retry-all-errors --retry-delay 1 http://127.0.0.1:8000/health; \
		answered=$$?; $(CONTAINERS) rm --force $$served; exit $$answered

# All are run, whatever comes of the first. A goal that is missed is said in their tables; only what could not be measured fails.
bench: $(BENCH_READY)  ## measure against peers, in one run: make bench QUICK=1 to see it all within two minutes
	@failed=0; \
	$(BIN)/python benchmarks/engines.py $(if $(QUICK),--seconds 0.1 --rounds 1) || failed=1; \
	$(BIN)/python benchmarks/twin.py $(if $(QUICK),--seconds 0.1 --rounds 1) || failed=1; \
	$(BIN)/python benchmarks/environments.py $(if $(QUICK),--seconds 0.1 --rounds 1) || failed=1; \
	$(BIN)/python benchmarks/load.py $(if $(QUICK),--quick --seconds 1 --rounds 1) || failed=1; \
	exit $$failed

$(READY): requirements.txt requirements-node.txt pyproject.toml
	@echo "Setting Horae up in $(VENV), once: a Python environment"
	@$(PYTHON) -m venv $(VENV)
	@echo "  the libraries it stands on (the longest part, about half a minute)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@echo "  Horae itself"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@$(BIN)/python hatch_build.py --has-node || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-node.txt
	@touch $@

# What research tools need: for their tests and benchmarks, and never for who plays.
$(ENVS_READY): $(READY) requirements-envs.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-envs.txt
	@touch $@

$(BENCH_READY): $(ENVS_READY) requirements-bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.txt
	@touch $@

$(DOCS_READY): $(READY) requirements-docs.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-docs.txt
	@touch $@

$(SPELLING_READY): $(READY) requirements-spelling.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-spelling.txt
	@touch $@

$(WEB_READY): $(READY) web/package-lock.json
	@$(BIN)/python hatch_build.py --install
	@touch $@

lock:  ## renew the pinned requirements (needs uv on the PATH)
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header pyproject.toml requirements.in -o requirements.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header requirements-node.in -o requirements-node.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header requirements-envs.in -o requirements-envs.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header requirements-bench.in -o requirements-bench.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header requirements-docs.in -o requirements-docs.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header requirements-spelling.in -o requirements-spelling.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
