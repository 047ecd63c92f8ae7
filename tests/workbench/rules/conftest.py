"""What the tests of the rules editor stand on: a variant of one's own, open in the workspace."""

from __future__ import annotations

import pytest

QUICK = """\
# A short game.
schema: daimyo/variant/1
title: Quick
extends: 2016
notes: It should end soon.
hand:
  first: random  # dealt
tokens:
  ronin: {strengths: [2]}  # hits harder
end: {tie_threshold: 3}  # soon over
"""


@pytest.fixture
def quick(tmp_path):
    """Give a small variant of 2016 in a file of one's own."""
    path = tmp_path / "quick.yaml"
    path.write_text(QUICK, encoding="utf-8")
    return path


@pytest.fixture
def shown(qtbot, window):
    """Give what opens a file in the rules workspace, read and checked, and gives the workspace."""

    def show(path):
        document = window.open_path(path)
        workspace = window.workspace
        qtbot.waitUntil(lambda: document.is_checked and not window.desk.checking.is_stale(document))
        qtbot.waitUntil(lambda: bool(workspace.relatives.family))
        workspace._show_surroundings()
        return workspace

    return show


@pytest.fixture
def rules(shown, quick):
    """Give the rules workspace with the small variant shown."""
    return shown(quick)
