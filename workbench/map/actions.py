"""What can be done with a map."""

from __future__ import annotations

from workbench.action import Action
from workbench.words import QT_TRANSLATE_NOOP

HERE = ("map",)
# Wherever a board is shown.
BOARDS = ("map", "table")

DOCUMENTS = (
    Action(
        "board.new",
        QT_TRANSLATE_NOOP("actions", "&New map"),
        QT_TRANSLATE_NOOP("actions", "Start a small map to draw on."),
        "files.new_map",
        menu="Board/new",
        icon="map",
    ),
    Action(
        "board.new_from",
        QT_TRANSLATE_NOOP("actions", "New map &from…"),
        QT_TRANSLATE_NOOP("actions", "Start a map: empty, a shape, an outline, or drawn at random."),
        "workspace.new_map",
        menu="Board/new",
        shortcut="Ctrl+Shift+N",
        icon="new",
        workspaces=HERE,
    ),
    Action(
        "board.shipped",
        QT_TRANSLATE_NOOP("actions", "&Shipped maps"),
        QT_TRANSLATE_NOOP("actions", "Open a map that came with Daimyo; editing it makes a copy."),
        "files.fill_shipped_menu",
        menu="Board/new",
        argument="map",
        fills_menu=True,
    ),
)


def _tool(tool: str, title: str, help_text: str, key: str, icon: str) -> Action:
    return Action(
        f"board.{tool}",
        title,
        help_text,
        "workspace.take_tool",
        menu="Board/tools",
        shortcut=key,
        icon=icon,
        workspaces=HERE,
        when="workspace.has_map",
        checked="workspace.tool_in_hand",
        argument=tool,
    )


TOOLS = (
    _tool(
        "select",
        QT_TRANSLATE_NOOP("actions", "&Select"),
        QT_TRANSLATE_NOOP(
            "actions", "Select spaces by click or rubber band; drag what is selected to move it."
        ),
        "V",
        "select",
    ),
    _tool(
        "pick",
        QT_TRANSLATE_NOOP("actions", "&Pick"),
        QT_TRANSLATE_NOOP(
            "actions", "Take terrain and piece from a space; Alt and a click does it at any time."
        ),
        "I",
        "pick",
    ),
    _tool(
        "line",
        QT_TRANSLATE_NOOP("actions", "&Line"),
        QT_TRANSLATE_NOOP("actions", "Paint a straight line."),
        "L",
        "line",
    ),
    _tool(
        "fill",
        QT_TRANSLATE_NOOP("actions", "&Fill"),
        QT_TRANSLATE_NOOP("actions", "Paint all spaces of one terrain that hang together."),
        "F",
        "fill",
    ),
    _tool(
        "piece",
        QT_TRANSLATE_NOOP("actions", "Pie&ce brush"),
        QT_TRANSLATE_NOOP("actions", "Print spaces on the chosen piece."),
        "B",
        "piece",
    ),
)


def _terrain(terrain: str, title: str, help_text: str, key: str, icon: str) -> Action:
    return Action(
        f"board.paint_{terrain}",
        title,
        help_text,
        "workspace.take_terrain",
        menu="Board/tools",
        shortcut=key,
        icon=icon,
        workspaces=HERE,
        when="workspace.has_map",
        checked="workspace.terrain_in_hand",
        argument=terrain,
    )


TERRAINS = (
    _terrain(
        "land",
        QT_TRANSLATE_NOOP("actions", "Paint lan&d"),
        QT_TRANSLATE_NOOP("actions", "Paint land; the right button erases."),
        "1",
        "hex",
    ),
    _terrain(
        "sea",
        QT_TRANSLATE_NOOP("actions", "Paint s&ea"),
        QT_TRANSLATE_NOOP("actions", "Paint sea; the right button erases."),
        "2",
        "ship",
    ),
    _terrain(
        "village",
        QT_TRANSLATE_NOOP("actions", "Paint &village"),
        QT_TRANSLATE_NOOP("actions", "Paint villages; the right button erases."),
        "3",
        "village",
    ),
    _terrain(
        "city",
        QT_TRANSLATE_NOOP("actions", "Paint ci&ty"),
        QT_TRANSLATE_NOOP("actions", "Paint cities; the right button erases."),
        "4",
        "city",
    ),
    _terrain(
        "capital",
        QT_TRANSLATE_NOOP("actions", "Paint c&apital"),
        QT_TRANSLATE_NOOP("actions", "Paint capitals; the right button erases."),
        "5",
        "capital",
    ),
    _terrain(
        "void",
        QT_TRANSLATE_NOOP("actions", "E&rase"),
        QT_TRANSLATE_NOOP("actions", "Take spaces off the board."),
        "6",
        "void",
    ),
)


def _symmetry(choice: str, title: str, help_text: str) -> Action:
    return Action(
        f"board.symmetry_{choice}",
        title,
        help_text,
        "workspace.set_symmetry",
        menu="Board/symmetry",
        icon=f"symmetry-{choice}",
        workspaces=HERE,
        when="workspace.has_map",
        checked="workspace.symmetry",
        argument=choice,
    )


SYMMETRY = (
    _symmetry(
        "off",
        QT_TRANSLATE_NOOP("actions", "No symmetry"),
        QT_TRANSLATE_NOOP("actions", "Strokes fall where they are drawn."),
    ),
    _symmetry(
        "mirror",
        QT_TRANSLATE_NOOP("actions", "Mirror"),
        QT_TRANSLATE_NOOP("actions", "Strokes fall left and right of the centre."),
    ),
    _symmetry(
        "2",
        QT_TRANSLATE_NOOP("actions", "Twofold symmetry"),
        QT_TRANSLATE_NOOP("actions", "Strokes fall twice around the centre."),
    ),
    _symmetry(
        "3",
        QT_TRANSLATE_NOOP("actions", "Threefold symmetry"),
        QT_TRANSLATE_NOOP("actions", "Strokes fall three times around the centre."),
    ),
    _symmetry(
        "6",
        QT_TRANSLATE_NOOP("actions", "Sixfold symmetry"),
        QT_TRANSLATE_NOOP("actions", "Strokes fall six times around the centre."),
    ),
    Action(
        "board.next_symmetry",
        QT_TRANSLATE_NOOP("actions", "Ne&xt symmetry"),
        QT_TRANSLATE_NOOP("actions", "Go on to the next symmetry."),
        "workspace.step_symmetry",
        menu="Board/symmetry",
        shortcut="Y",
        workspaces=HERE,
        when="workspace.has_map",
    ),
    Action(
        "board.centre",
        QT_TRANSLATE_NOOP("actions", "Move the cen&tre of the symmetry"),
        QT_TRANSLATE_NOOP("actions", "Let the next click choose the centre."),
        "workspace.place_centre",
        menu="Board/symmetry",
        shortcut="Shift+Y",
        workspaces=HERE,
        when="workspace.has_map",
    ),
)

CHANGE = (
    Action(
        "board.turn_right",
        QT_TRANSLATE_NOOP("actions", "Turn &right"),
        QT_TRANSLATE_NOOP(
            "actions", "Turn what is carried, or what is selected, by 60 degrees with the clock."
        ),
        "workspace.turn",
        menu="Board/change",
        shortcut="R",
        icon="rotate-right",
        workspaces=HERE,
        when="workspace.can_turn",
        argument="60°",
    ),
    Action(
        "board.turn_left",
        QT_TRANSLATE_NOOP("actions", "Turn &left"),
        QT_TRANSLATE_NOOP(
            "actions", "Turn what is carried, or what is selected, by 60 degrees against the clock."
        ),
        "workspace.turn",
        menu="Board/change",
        shortcut="Shift+R",
        icon="rotate-left",
        workspaces=HERE,
        when="workspace.can_turn",
        argument="300°",
    ),
    Action(
        "board.flip",
        QT_TRANSLATE_NOOP("actions", "&Flip"),
        QT_TRANSLATE_NOOP("actions", "Mirror what is carried, or what is selected, left and right."),
        "workspace.turn",
        menu="Board/change",
        shortcut="O",
        icon="flip",
        workspaces=HERE,
        when="workspace.can_turn",
        argument="mirror 0°",
    ),
    Action(
        "board.delete",
        QT_TRANSLATE_NOOP("actions", "&Erase the selection"),
        QT_TRANSLATE_NOOP("actions", "Take the selected spaces off the board."),
        "workspace.erase_selection",
        menu="Board/change",
        shortcut="Del",
        icon="delete",
        workspaces=HERE,
        when="workspace.has_selection",
    ),
    Action(
        "board.trace",
        QT_TRANSLATE_NOOP("actions", "&Trace a scan…"),
        QT_TRANSLATE_NOOP("actions", "Lay an image under the settlements to draw the board after it."),
        "workspace.open_underlay",
        menu="Board/change",
        icon="image",
        workspaces=HERE,
        when="workspace.has_map",
    ),
    Action(
        "board.show_scan",
        QT_TRANSLATE_NOOP("actions", "Sc&an"),
        QT_TRANSLATE_NOOP("actions", "Show the image that is traced."),
        "workspace.toggle_underlay",
        menu="View/overlays",
        shortcut="U",
        workspaces=HERE,
        when="workspace.has_underlay",
        checked="workspace.shows_underlay",
    ),
    Action(
        "board.calibrate",
        QT_TRANSLATE_NOOP("actions", "&Calibrate the scan"),
        QT_TRANSLATE_NOOP("actions", "Click two points of the scan and where each belongs."),
        "workspace.calibrate_underlay",
        menu="Board/change",
        workspaces=HERE,
        when="workspace.has_underlay",
    ),
    Action(
        "board.untrace",
        QT_TRANSLATE_NOOP("actions", "Re&move the scan"),
        QT_TRANSLATE_NOOP("actions", "Take the image away."),
        "workspace.remove_underlay",
        menu="Board/change",
        workspaces=HERE,
        when="workspace.has_underlay",
    ),
)


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

ACTIONS = (*DOCUMENTS, *TOOLS, *TERRAINS, *SYMMETRY, *CHANGE, *LAYERS, *VIEW)
