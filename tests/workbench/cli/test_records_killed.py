"""`daimyo simulate --records`, killed: whatever stands in the folder is whole, and nothing else does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap

import pytest

KILLS = int(os.environ.get("DAIMYO_KILLS", "10"))

LIVES = """
import json, os, random, signal, sys, time
from pathlib import Path
from engine.records import record as records
from engine.numbers import simulate
from engine.texts.library import Library
from workbench.cli.options import read_rules, read_variant
from workbench.cli.numbers.simulate import write_records

library = Library()
rules = read_rules(library, "strip.yaml", read_variant(library, "2016"), 2)
batch = simulate.simulate(simulate.Series(rules, ("greedy", "random"), 3), 60, jobs=1)
begun = time.monotonic()
write_records(batch, "strip.yaml", Path("whole"), None)
duration = time.monotonic() - begun
whole = {path.name: path.read_bytes() for path in Path("whole").iterdir()}
chance, killed, kept = random.Random(20), 0, []
for life in range(int(sys.argv[1])):
    folder, end = Path(f"killed-{life}"), time.monotonic() + chance.uniform(0, duration)
    child = os.fork()
    if child == 0:
        write_records(batch, "strip.yaml", folder, None)
        os._exit(0)
    before = set()
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        found = {path.name for path in folder.iterdir()} if folder.is_dir() else set()
        assert before <= found, "a record was lost"
        before = found
        if time.monotonic() >= end:
            os.kill(child, signal.SIGKILL)
            killed += os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
            break
    left = {path.name: path.read_bytes() for path in folder.iterdir()} if folder.is_dir() else {}
    assert sorted(left) == sorted(whole)[:len(left)], sorted(left)
    assert all(whole[name] == content for name, content in left.items()), "half a record"
    kept.append(len(left))
print(json.dumps({"killed": killed, "kept": kept, "games": len(whole)}))
"""


@pytest.mark.slow
def test_records_are_whole_whenever_the_program_is_killed(folder, root):
    """What stands there after a kill is the beginning of the unbroken batch, byte for byte, with nothing beside it."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(LIVES), str(KILLS)],
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert found["games"] == 60
    assert found["killed"] >= KILLS // 2
    assert len(set(found["kept"])) > 2
