"""The designs that the tests of kits share."""

from tests.workbench.export.conftest import duel_design, japan_design, small_design

__all__ = ["duel_design", "japan_design", "small_design"]
