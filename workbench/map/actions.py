"""What can be done with a map."""

from __future__ import annotations

from workbench.action import Action
from workbench.map.tools.tool_actions import ACTIONS as DRAWING
from workbench.map.view_actions import ACTIONS as VIEWING
from workbench.words import QT_TRANSLATE_NOOP

HERE = ("map",)

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
        "board.generate",
        QT_TRANSLATE_NOOP("actions", "&Generate a map…"),
        QT_TRANSLATE_NOOP(
            "actions", "Have a map drawn at random, with the symmetry, the land and the cities you want."
        ),
        "workspace.generate_map",
        menu="Board/new",
        icon="dice",
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


EXPORT = (
    Action(
        "board.export",
        QT_TRANSLATE_NOOP("actions", "Export &image…"),
        QT_TRANSLATE_NOOP("actions", "Draw the board as it is shown to an SVG, PNG or PDF file."),
        "workspace.export_image",
        menu="File/export",
        shortcut="Ctrl+Shift+E",
        icon="image",
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


ACTIONS = (*DOCUMENTS, *EXPORT, *DRAWING, *CHANGE, *VIEWING)
