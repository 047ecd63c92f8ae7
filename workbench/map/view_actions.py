"""How a map is looked at, as actions: the layers, the views, the player count."""

from __future__ import annotations

from workbench.action import Action
from workbench.words import QT_TRANSLATE_NOOP

HERE = ("map",)
# Wherever a board is shown.
BOARDS = ("map", "table")


def _layer(layer: str, title: str, help_text: str, key: str, icon: str = "") -> Action:
    return Action(
        f"board.layer_{layer}",
        title,
        help_text,
        "workspace.toggle_layer",
        menu="View/overlays",
        shortcut=key,
        icon=icon,
        workspaces=HERE,
        when="workspace.has_map",
        checked=f"workspace.shows_{layer}",
        argument=layer,
    )


LAYERS = (
    _layer(
        "grid",
        QT_TRANSLATE_NOOP("actions", "Hex &grid"),
        QT_TRANSLATE_NOOP("actions", "Show the lines between hexes."),
        "G",
        "grid",
    ),
    _layer(
        "piece_names",
        QT_TRANSLATE_NOOP("actions", "Piece &names"),
        QT_TRANSLATE_NOOP("actions", "Show what the pieces are called."),
        "N",
    ),
    _layer(
        "problems",
        QT_TRANSLATE_NOOP("actions", "Pro&blems on the board"),
        QT_TRANSLATE_NOOP("actions", "Mark the hexes that the board check found fault with."),
        "P",
    ),
    _layer(
        "coordinates",
        QT_TRANSLATE_NOOP("actions", "&Coordinates"),
        QT_TRANSLATE_NOOP("actions", "Show the axial coordinate of each hex."),
        "C",
    ),
    _layer(
        "count_edges",
        QT_TRANSLATE_NOOP("actions", "Player-count &edges"),
        QT_TRANSLATE_NOOP("actions", "Show where the board of each player count ends."),
        "E",
    ),
    _layer(
        "heat",
        QT_TRANSLATE_NOOP("actions", "&Heat map"),
        QT_TRANSLATE_NOOP("actions", "Colour each hex by the figures that a token there would reach."),
        "H",
        "heat",
    ),
    _layer(
        "names",
        QT_TRANSLATE_NOOP("actions", "Settlement n&ames"),
        QT_TRANSLATE_NOOP("actions", "Show what the settlements are called."),
        "M",
    ),
    _layer(
        "tints",
        QT_TRANSLATE_NOOP("actions", "Piece t&ints"),
        QT_TRANSLATE_NOOP("actions", "Tint the land by its piece."),
        "T",
    ),
    _layer(
        "graph",
        QT_TRANSLATE_NOOP("actions", "Ad&jacency graph"),
        QT_TRANSLATE_NOOP("actions", "Show a line for every side that two hexes share."),
        "J",
        "graph",
    ),
)

VIEW = (
    Action(
        "board.next_view",
        QT_TRANSLATE_NOOP("actions", "Canvas, s&plit, YAML"),
        QT_TRANSLATE_NOOP("actions", "Go on from the canvas to both and to the text alone."),
        "workspace.step_view",
        menu="View/panes",
        shortcut="Ctrl+E",
        icon="split",
        workspaces=HERE,
        when="files.has_document",
    ),
    Action(
        "board.zoom_in",
        QT_TRANSLATE_NOOP("actions", "&Zoom in"),
        QT_TRANSLATE_NOOP("actions", "Show the board larger."),
        "workspace.zoom_in",
        menu="View/zoom",
        shortcut="Ctrl++ or Ctrl+=",
        icon="zoom-in",
        workspaces=BOARDS,
        when="workspace.has_map",
    ),
    Action(
        "board.zoom_out",
        QT_TRANSLATE_NOOP("actions", "Zoom &out"),
        QT_TRANSLATE_NOOP("actions", "Show the board smaller."),
        "workspace.zoom_out",
        menu="View/zoom",
        shortcut="Ctrl+-",
        icon="zoom-out",
        workspaces=BOARDS,
        when="workspace.has_map",
    ),
    Action(
        "board.fit",
        QT_TRANSLATE_NOOP("actions", "&Whole board"),
        QT_TRANSLATE_NOOP("actions", "Show the whole board."),
        "workspace.fit",
        menu="View/zoom",
        shortcut="Ctrl+0",
        icon="fit",
        workspaces=BOARDS,
        when="workspace.has_map",
    ),
    Action(
        "board.next_players",
        QT_TRANSLATE_NOOP("actions", "Next &player count"),
        QT_TRANSLATE_NOOP("actions", "Show the board of the next player count."),
        "workspace.step_players",
        menu="Board/players",
        shortcut="Ctrl+Shift+P",
        workspaces=HERE,
        when="workspace.has_map",
    ),
)

ACTIONS = (*LAYERS, *VIEW)
