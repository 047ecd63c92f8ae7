"""Words and numbers on the board can be read at any size."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtGui import QFontMetricsF

from workbench.canvas import labels
from workbench.canvas.detail import at_size
from workbench.canvas.geometry import View
from workbench.canvas.scene import Heat, Space
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


def test_coordinates_can_be_read_on_a_heat_map(qapp, scene):
    """On a dark step of a heat map they are written in the light ink."""
    spaces = {(0, 0): Space("land"), (4, 0): Space("land")}
    overlays = replace(scene.overlays, coordinates=True, names=False)
    shown = replace(scene, spaces=spaces, overlays=overlays, heat=Heat({(0, 0): 0.0, (4, 0): 1.0}))
    face = theme.LIGHT
    found = labels.of_scene(shown, face, View(60), at_size(60), spaces)
    inks = {label.text: label.ink for label in found}
    assert inks == {"0,0": theme.ink_on(face.heat[0], face), "4,0": theme.ink_on(face.heat[-1], face)}
    assert len(set(inks.values())) == 2
