"""A variant of 7 Samurai of one's own, open in the rules workspace."""

from __future__ import annotations

import pytest

MINE = """\
schema: daimyo/variant/1
title: Mine
extends: seven-samurai/normal
village:
  barricades: {plus: 1}  # harder
raiders:
  cards:
    4-03: {value: 5}  # was plain
"""


@pytest.fixture
def rules(qtbot, window, tmp_path):
    """Give the rules workspace with the variant shown, read and checked."""
    path = tmp_path / "mine.yaml"
    path.write_text(MINE, encoding="utf-8")
    document = window.open_path(path)
    workspace = window.workspace
    qtbot.waitUntil(
        lambda: document.is_checked and not window.desk.checking.is_stale(document), timeout=20_000
    )
    qtbot.waitUntil(lambda: "raiders.cards" in workspace.form.editors, timeout=20_000)
    return workspace
