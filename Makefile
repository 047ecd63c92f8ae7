# Two commands do everything: `make run` opens the workbench, `make test` checks it. `make help` lists the rest.
# No recipe holds an absolute path, so the folder may lie anywhere, whatever its name.

# The Python that makes .venv; when empty, the first one found that is new enough.
PYTHON ?=
# More words for the program or for pytest: make test ARGS="-k board", make run ARGS="validate my-map.yaml".
ARGS ?=
# How many processes run the tests; 0 runs them in this one.
JOBS ?= logical

VENV_PYTHON := .venv/bin/python
# pip talks to people at length; to a log it only says what went wrong.
PIP_INSTALL := $(VENV_PYTHON) -m pip --disable-pip-version-check $(if $(MAKE_TERMOUT),,-qq) install \
               --constraint constraints.txt
OFFSCREEN := QT_QPA_PLATFORM=offscreen

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test setup lint format bench pictures translations clean again

help: ## Say what can be made
	@echo "Daimyo, a workbench for board-game designers"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

run: .venv/ready ## Open the workbench; without a display, compare three editions in the terminal
	@$(VENV_PYTHON) -m workbench $(ARGS)

test: .venv/ready-to-test ## Run all tests, the style, type and import checks among them
	@$(VENV_PYTHON) -m workbench.doctor offscreen
	@$(OFFSCREEN) $(VENV_PYTHON) -m pytest --numprocesses $(JOBS) --dist worksteal $(ARGS)

setup: .venv/ready-to-test ## Install what `make test` needs, and stop there

lint: .venv/ready-to-test ## Run only the style, type and import checks
	@$(OFFSCREEN) $(VENV_PYTHON) -m pytest tests/test_house.py $(ARGS)

format: .venv/ready-to-test ## Lay out the code as `make test` wants it
	@$(VENV_PYTHON) -m ruff format
	@$(VENV_PYTHON) -m ruff check --fix

bench: .venv/ready ## Measure how fast the program answers
	@$(VENV_PYTHON) tests/bench_start.py
	@$(VENV_PYTHON) tests/bench_engine.py
	@$(VENV_PYTHON) tests/bench_speed.py
	@$(VENV_PYTHON) tests/bench_search.py
	@$(VENV_PYTHON) -m workbench bench $(ARGS)
	@$(OFFSCREEN) $(VENV_PYTHON) tests/bench_window.py
	@$(OFFSCREEN) $(VENV_PYTHON) tests/bench_table.py

pictures: .venv/ready ## Draw the pictures of README.md and docs/ again
	@command -v xvfb-run >/dev/null || { echo "Pictures are taken on a virtual screen: sudo apt-get install xvfb"; exit 1; }
	@PYTHONPATH=. xvfb-run --auto-servernum --server-args "-screen 0 1600x1000x24" $(VENV_PYTHON) docs/pictures.py $(ARGS)

translations: .venv/ready ## Find the interface's texts again and compile the translations
	@$(VENV_PYTHON) -m workbench.translations $(ARGS)

clean: ## Remove .venv and everything that tools left behind
	@rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---------------------------------------------------------------- .venv

# Installed without build isolation, so that the build backend too is the locked one.
.venv/ready: pyproject.toml constraints.txt .venv/made
	@echo "Installing the locked versions into .venv (the first time this downloads about 200 MB) ..."
	@$(PIP_INSTALL) hatchling && $(PIP_INSTALL) --no-build-isolation --editable . \
	  || { echo "Nothing was started: pip could not install what Daimyo needs, see above; the first time it needs the network."; exit 1; }
	@touch $@

.venv/ready-to-test: pyproject.toml constraints.txt .venv/made
	@echo "Installing the locked versions and the test tools into .venv ..."
	@$(PIP_INSTALL) hatchling && $(PIP_INSTALL) --no-build-isolation --editable '.[test]' \
	  || { echo "Nothing was tested: pip could not install what the tests need, see above; the first time it needs the network."; exit 1; }
	@touch .venv/ready $@

# A .venv whose Python is gone (after a system upgrade), that was left half made or came from another folder
# is made again.
VENV_WORKS := $(shell { test "$$(cat .venv/made)" = "$$(pwd -P)" && $(VENV_PYTHON) -c 'print("yes")'; } 2>/dev/null)

.venv/made: $(if $(VENV_WORKS),,again)
	@found=; python=; \
	for candidate in $(if $(PYTHON),"$(PYTHON)",python3 python3.14 python3.13 python3.12 python3.11); do \
	  version=$$("$$candidate" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue; \
	  case $$version in \
	    3.1[1-4]) python=$$candidate; break;; \
	    *) found="$$found $$candidate is $$version,";; \
	  esac; \
	done; \
	if [ -z "$$python" ]; then \
	  echo "Daimyo needs Python 3.11 to 3.14, but$${found:- there is none here,} so: sudo apt-get install python3 python3-venv" \
	    "(Ubuntu 22.04: python3.11 python3.11-venv), or make PYTHON=/path/to/python."; exit 1; \
	fi; \
	if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
	  echo "Daimyo needs Python's venv module: sudo apt-get install python$$version-venv"; exit 1; \
	fi; \
	if ! { $(VENV_PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	       && $(VENV_PYTHON) -m pip --version; } >/dev/null 2>&1; then \
	  "$$python" -m venv --clear .venv || { echo "Python could not make .venv here, see above."; exit 1; }; \
	fi
	@pwd -P > $@
