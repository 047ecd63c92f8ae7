"""What a map is drawn with, as actions: the tools, the terrains, the symmetry."""

from __future__ import annotations

from workbench.action import Action
from workbench.map.space_kinds import KINDS
from workbench.words import QT_TRANSLATE_NOOP

HERE = ("map",)


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
        "paint",
        QT_TRANSLATE_NOOP("actions", "&Brush"),
        QT_TRANSLATE_NOOP(
            "actions", "Paint every space that the mouse passes; keys 1 to 6 choose what is painted."
        ),
        "D",
        "paint",
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


TERRAINS = tuple(
    Action(
        f"board.paint_{kind.name}",
        kind.action,
        kind.help,
        "workspace.take_terrain",
        menu="Board/tools",
        shortcut=str(key),
        icon=kind.icon,
        workspaces=HERE,
        when="workspace.has_map",
        checked="workspace.terrain_in_hand",
        argument=kind.name,
    )
    for key, kind in enumerate(KINDS.values(), 1)
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

ACTIONS = (*TOOLS, *TERRAINS, *SYMMETRY)
