"""What the tests of Samurai's part of the form stand on: a variant of one's own, open in the workspace."""

from __future__ import annotations

from tests.workbench.rules.conftest import quick, rules, shown

__all__ = ["quick", "rules", "shown"]
