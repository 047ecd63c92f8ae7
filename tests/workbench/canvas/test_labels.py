"""Words and numbers on the board can be read at any size."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtGui import QFontMetricsF

from workbench.canvas import labels
from workbench.canvas.detail import at_size
from workbench.canvas.geometry import View
from workbench.canvas.scene import Space
from workbench.dress import theme, typeface


def test_coordinates_never_run_into_one_another(qapp, scene):
    """Where a hex is too small for its coordinates only every other column and row says them."""
    spaces = {(q, r): Space("sea") for q in range(-12, -4) for r in range(-12, -4)}
    overlays = replace(scene.overlays, coordinates=True, names=False)
    shown = replace(scene, spaces=spaces, overlays=overlays)
    told = {}
    for s in (17, 60):
        found = labels.of_scene(shown, theme.current(), View(s), at_size(s), spaces)
        told[s] = [label for label in found if "," in label.text]
        metrics = QFontMetricsF(typeface.font("sans", told[s][0].size, 500))
        rows: dict[float, list[float]] = {}
        for one in told[s]:
            rows.setdefault(round(one.at[1], 3), []).append(one.at[0] * s)
        nearest = min(after - before for row in rows.values() for before, after in pairwise(sorted(row)))
        assert nearest > max(metrics.horizontalAdvance(one.text) for one in told[s])
    assert len(told[60]) == len(spaces)
    assert 0 < len(told[17]) < len(spaces)
