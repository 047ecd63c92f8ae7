"""What the tests of Naishi's part of the form stand on: a variant of one's own, open in the workspace."""

from __future__ import annotations

import pytest

from tests.workbench.rules.conftest import shown

__all__ = ["shown"]

TEA = """\
# Tea and torii.
schema: daimyo/variant/1
title: Tea and torii
extends: naishi/base
cards:
  torii:
    scores: {by_count: [-3, 3, 18]}  # tamer
"""


@pytest.fixture
def rules(shown, tmp_path):
    """Give the rules workspace with a small variant of Naishi shown."""
    path = tmp_path / "tea.yaml"
    path.write_text(TEA, encoding="utf-8")
    return shown(path)


@pytest.fixture
def table(rules):
    """Give the table of cards."""
    return rules.form.editors["cards"]
