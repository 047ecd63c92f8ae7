"""A scene is plain values, and knows what of it must be painted anew."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from typing import Any

from workbench.canvas import scene as scenes
from workbench.canvas.scene import Heat, Marks, Scene, Space, Token


def test_a_map_becomes_a_scene(scene):
    """Every space of a map is there with its terrain, what it holds and its name."""
    assert scene.spaces[1, 1] == Space("village", 1, "Nara", None)
    assert scene.spaces[1, 0] == Space("sea")
    assert sum(space.is_settlement for space in scene.spaces.values()) == 4


def test_a_kind_the_variant_does_not_know_holds_one_figure(island):
    """A settlement kind without a capacity is drawn all the same."""
    drawn = scenes.of_map(island, {})
    assert {space.capacity for space in drawn.spaces.values() if space.is_settlement} == {1}


def test_only_what_differs_is_painted_anew(scene):
    """A changed space, a moved mark and a new token name their spaces, nothing else."""
    at, *_ = scene.spaces
    assert scenes.changed(scene, scene) == set()
    assert scenes.changed(scene, replace(scene, spaces={**scene.spaces, at: Space("land")})) == {at}
    assert scenes.changed(scene, replace(scene, tokens={at: Token(0)})) == {at}
    one, other = replace(scene, marks=Marks(hover=(2, 2))), replace(scene, marks=Marks(hover=(3, 2)))
    assert scenes.changed(one, other) == {(2, 2), (3, 2)}


def test_another_overlay_repaints_everything(scene):
    """What touches every space gives no list of spaces."""
    shown = replace(scene.overlays, coordinates=True)
    assert scenes.changed(scene, replace(scene, overlays=shown)) is None


def test_every_kind_of_mark_is_noticed(scene):
    """No mark can come or go without its space being painted anew."""
    cases: dict[str, Any] = {
        "hover": (9, 9),
        "cursor": (9, 9),
        "ghost_spaces": {(9, 9): Space("land")},
        "ghost_tokens": {(9, 9): Token(0)},
        "chips": {(9, 9): "+4"},
        "callouts": {(9, 9): "here"},
        **{
            kind: {(9, 9)}
            for kind in ("legal", "affected", "affected_by_hover", "errors", "warnings", "infos")
        },
        **{kind: {(9, 9)} for kind in ("last_played", "ringed")},
    }
    for name, value in cases.items():
        marked = replace(scene, marks=replace(Marks(), **{name: value}))
        assert scenes.changed(scene, marked) == scenes.changed(marked, scene) == {(9, 9)}, name


def test_a_selection_repaints_its_neighbours(scene):
    """Their dotted outlines come and go with it."""
    chosen = replace(scene, marks=Marks(selected={(9, 9)}))
    assert len(scenes.changed(scene, chosen) or ()) == 7
    assert scenes.changed(chosen, replace(scene, marks=Marks(selected={(9, 9)}, hover=(1, 1)))) == {(1, 1)}


def test_heat_steps_keep_to_their_scale():
    """Values beyond a given scale take its ends, and equal values take one step."""
    heat = Heat({(0, 0): -5.0, (1, 0): 0.5, (2, 0): 99.0}, least=0, most=1)
    assert heat.steps() == {(0, 0): 0, (1, 0): 2, (2, 0): 4}
    assert set(Heat({(0, 0): 3.0, (1, 0): 3.0}).steps().values()) == {0}
    assert Heat({}).steps() == {}


def test_a_board_of_fewer_players_leaves_the_rest_outside(root):
    """The spaces that a player count does not use are kept apart, and least counts say who uses them."""
    from engine.maps import map as maps
    from engine.texts.library import Library

    japan = maps.load(Library(), "japan").required()
    two = scenes.of_map(japan, {"village": 1}, 2)
    assert len(two.spaces) + len(two.outside) == len(japan.spaces)
    assert {two.counts[at] for at in two.spaces} == {2}
    assert {two.counts[at] for at in two.outside} == {3, 4}


def test_scenes_need_no_qt():
    """What is to be seen can be said without Qt."""
    ask = "import sys, workbench.canvas.scene, workbench.canvas.geometry; print('PySide6' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", ask], encoding="utf-8").strip() == "False"


def test_pieces_keep_their_order():
    """Named pieces come first, others in order of appearance."""
    scene = Scene({(0, 0): Space("land", piece="b"), (1, 0): Space("land", piece="a")}, pieces={"a": "A"})
    assert scene.piece_order() == ["a", "b"]
