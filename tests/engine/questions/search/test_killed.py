"""A search that is killed outright goes on with `--resume` to what an unbroken one finds."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time

import pytest

TEXT = """
schema: daimyo/search/1
variant: naishi/base
players: 2
agent: random
free:
  end.empty_piles: {from: 1, to: 3}
  emissaries: {from: 1, to: 3}
  deal.pile_size: {from: 4, to: 6}
objectives:
  - {measure: spread, aim: least}
  - {measure: turns, aim: 22}
trials: 18
games: 3000
confirm: 3000
seed: 3
"""


@pytest.mark.slow
def test_kill_9_and_resume(tmp_path, root):
    """However it ended, the rest of the log is enough to find the same front, confirmed by the same numbers."""
    (tmp_path / "mend.search.yaml").write_text(TEXT)

    def words(store, *more):
        return [sys.executable, "-m", "workbench", "search", str(tmp_path / "mend.search.yaml"), "--json",
                "--store", str(tmp_path / store), *more]  # fmt: skip

    def found(*arguments):
        done = subprocess.run(words(*arguments), capture_output=True, text=True, check=True, cwd=root)
        return json.loads(done.stdout)

    whole = found("whole")
    child = subprocess.Popen(words("cut"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=root)
    until = time.monotonic() + 120
    while time.monotonic() < until and child.poll() is None:
        logs = list((tmp_path / "cut").glob("*/trials.jsonl"))
        if logs and logs[0].read_bytes().count(b"\n") >= 3:
            break
    child.send_signal(signal.SIGKILL)
    assert child.wait() == -signal.SIGKILL
    assert found("cut", "--resume") == whole
