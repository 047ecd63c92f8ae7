"""The glyphs of tools and controls: round strokes on a grid of 24."""

from __future__ import annotations

from workbench.canvas.glyphs.outline import Part, cut, solid, stroke


def _ring(x: float, y: float, radius: float) -> str:
    return f"M{x - radius} {y}A{radius} {radius} 0 1 1 {x + radius} {y}A{radius} {radius} 0 1 1 {x - radius} {y}Z"


def _hexagon(x: float, y: float, radius: float) -> str:
    wide, half = radius * 0.866, radius / 2
    right, left, top, bottom = f"{x + wide:.2f}", f"{x - wide:.2f}", y - half, y + half
    return f"M{x} {y - radius}L{right} {top}V{bottom}L{x} {y + radius}L{left} {bottom}V{top}Z"


_SHEET = "M6 3.5H14L18.5 8V20.5H6Z"
_ARROW_ROUND = "M19.2 12.8A7.3 7.3 0 1 1 16.6 6.3"

DRAWING: dict[str, tuple[Part, ...]] = {
    "select": (stroke("M6.2 3.6V17.9L10 14.5L12.3 20.2L14.9 19.1L12.5 13.6H17.6Z"),),
    "pick": (
        stroke("M12.6 8L5.2 15.4C4.6 16 4.5 17.2 4.3 19.7C6.8 19.5 8 19.4 8.6 18.8L16 11.4"),
        stroke("M11 6.4L17.6 13"),
        stroke("M13.4 8.8L16.6 5.6A2 2 0 0 1 19.4 8.4L15.2 12"),
    ),
    "paint": (
        stroke("M19.8 4.2C16.4 5.8 12.6 9.2 10.4 12.6L12.4 14.6C15.8 12.2 18.7 8.2 19.8 4.2Z"),
        stroke("M10.2 12.8C7.8 12.6 6.4 14 6.2 16C6 17.8 5.2 18.9 3.9 19.4C7.4 20.5 11.8 19 12.2 14.8"),
    ),
    "fill": (
        stroke("M10.6 5L4.4 11.2C3.9 11.7 3.9 12.4 4.4 12.9L10 18.5C10.5 19 11.2 19 11.7 18.5L17.9 12.3Z"),
        stroke("M8.4 2.8L10.6 5M4.2 12H17.4"),
        solid("M20 15.2C21.2 17 21.8 18.1 21.8 19A1.8 1.8 0 0 1 18.2 19C18.2 18.1 18.8 17 20 15.2Z"),
    ),
    "line": (
        stroke("M6.6 17.4L17.4 6.6"),
        stroke(_ring(5, 19, 2)),
        stroke(_ring(19, 5, 2)),
    ),
    "piece": (
        stroke(_hexagon(12, 7.4, 4.3)),
        stroke(_hexagon(8.2, 14, 4.3), dash=(2.2, 1.7)),
        stroke(_hexagon(15.8, 14, 4.3)),
        stroke("M15.8 12.4V15.6M14.2 14H17.4", 1.5),
    ),
    "hex": (stroke(_hexagon(12, 12, 8.6)),),
    "void": (stroke(_hexagon(12, 12, 8.6), dash=(2.6, 2.2)), stroke("M9.6 9.6L14.4 14.4M14.4 9.6L9.6 14.4")),
    "move-selection": (
        stroke("M12 4V20M4 12H20"),
        stroke(
            "M9.4 6.2L12 3.6L14.6 6.2M9.4 17.8L12 20.4L14.6 17.8M6.2 9.4L3.6 12L6.2 14.6M17.8 9.4L20.4 12L17.8 14.6"
        ),
    ),
    "rotate-right": (stroke(_ARROW_ROUND), stroke("M17.2 2.6V6.6H13.2")),
    "rotate-left": (stroke("M4.8 12.8A7.3 7.3 0 1 0 7.4 6.3"), stroke("M6.8 2.6V6.6H10.8")),
    "flip": (
        stroke("M12 3.4V20.6", 1.5, dash=(2.4, 2.2)),
        stroke("M9 6.6L3.6 17.4H9Z"),
        stroke("M15 6.6L20.4 17.4H15Z"),
    ),
    "symmetry-off": (stroke(_ring(12, 12, 8)), solid(_ring(12, 12, 1.9))),
    "symmetry-mirror": (
        stroke("M12 3.4V20.6", 1.5, dash=(2.4, 2.2)),
        stroke("M9 6.6L3.6 17.4H9Z"),
        solid("M14.6 5.2L21.4 18.2H14.6Z"),
    ),
    "symmetry-2": (stroke("M12 6.4V17.6"), solid(_ring(12, 5.2, 2.2)), solid(_ring(12, 18.8, 2.2))),
    "symmetry-3": (
        stroke("M12 13.2V6.4M12 13.2L6.1 16.6M12 13.2L17.9 16.6"),
        solid(_ring(12, 5.4, 2.2)),
        solid(_ring(5.2, 17.2, 2.2)),
        solid(_ring(18.8, 17.2, 2.2)),
    ),
    "symmetry-6": (
        stroke("M12 5V19M5.9 8.5L18.1 15.5M18.1 8.5L5.9 15.5"),
        *(
            solid(_ring(x, y, 1.9))
            for x, y in ((12, 4.6), (12, 19.4), (5.6, 8.3), (18.4, 15.7), (18.4, 8.3), (5.6, 15.7))
        ),
    ),
    "grid": (
        stroke(_hexagon(7.6, 8.2, 4.4)),
        stroke(_hexagon(16.4, 8.2, 4.4)),
        stroke(_hexagon(12, 15.8, 4.4)),
    ),
    "graph": (
        stroke("M6.9 7L11.1 16M17.1 7L12.9 16M7.6 5.6H16.4"),
        stroke(_ring(5.8, 5.6, 2)),
        stroke(_ring(18.2, 5.6, 2)),
        stroke(_ring(12, 18, 2.2)),
    ),
    "chart": (stroke("M4 4V19.4H20.4M6.8 15.2L10.6 10.6L13.6 13L19 6.4"),),
    "star": (solid("M12 2.8L14.7 8.9L21.3 9.6L16.4 14L17.8 20.5L12 17.2L6.2 20.5L7.6 14L2.7 9.6L9.3 8.9Z"),),
    "heat": (
        stroke(
            "M12 3.2C12.4 6.4 17.6 8.6 17.6 14.2A5.6 5.6 0 0 1 6.4 14.2C6.4 12 7.4 10.4 8.6 9.2"
            "C8.8 10.8 9.6 11.6 10.4 11.8C10.2 8.6 10.4 5.6 12 3.2Z"
        ),
    ),
    "image": (
        stroke("M4 5H20V19H4Z"),
        stroke("M4 16L9 11L13.4 15.4L15.6 13.2L20 17.4"),
        solid(_ring(15.6, 9, 1.5)),
    ),
}

ACTIONS: dict[str, tuple[Part, ...]] = {
    "undo": (stroke("M8.6 4.6L4 9.2L8.6 13.8"), stroke("M4.4 9.2H14.6A5.2 5.2 0 0 1 14.6 19.6H9")),
    "redo": (stroke("M15.4 4.6L20 9.2L15.4 13.8"), stroke("M19.6 9.2H9.4A5.2 5.2 0 0 0 9.4 19.6H15")),
    "cut": (
        stroke(_ring(6.2, 6.6, 2.6)),
        stroke(_ring(6.2, 17.4, 2.6)),
        stroke("M8.4 8.2L20 17.8M8.4 15.8L20 6.2"),
    ),
    "copy": (stroke("M8.6 8.6H20V20H8.6Z"), stroke("M15.4 8.4V4H4V15.4H8.4")),
    "paste": (stroke("M8.4 5H5.4V20.4H18.6V5H15.6"), stroke("M8.6 3.4H15.4V7H8.6Z")),
    "delete": (
        stroke("M4.4 6.6H19.6M9.2 6.4V3.8H14.8V6.4"),
        stroke("M6.4 6.8L7.2 20.2H16.8L17.6 6.8M10.2 10.2V16.8M13.8 10.2V16.8"),
    ),
    "zoom": (stroke(_ring(10.4, 10.4, 6.2)), stroke("M15 15L20.4 20.4")),
    "zoom-in": (stroke(_ring(10.4, 10.4, 6.2)), stroke("M15 15L20.4 20.4M7.8 10.4H13M10.4 7.8V13")),
    "zoom-out": (stroke(_ring(10.4, 10.4, 6.2)), stroke("M15 15L20.4 20.4M7.8 10.4H13")),
    "fit": (stroke("M4.2 9V4.2H9M15 4.2H19.8V9M19.8 15V19.8H15M9 19.8H4.2V15"),),
    "new": (stroke(_SHEET), stroke("M13.8 3.8V8.2H18.2M12.2 11.4V17M9.4 14.2H15")),
    "open": (stroke("M3.6 18.6V5.4H9.6L11.8 8H20.4V18.6Z"),),
    "save": (stroke("M4 4H16.6L20 7.4V20H4Z"), stroke("M7.8 4.2V8.8H15.2V4.2M7.4 19.8V13.2H16.6V19.8")),
    "print": (
        stroke("M7.4 8.6V3.8H16.6V8.6"),
        stroke("M7.2 16.6H3.8V8.8H20.2V16.6H16.8"),
        stroke("M7.4 13.4H16.6V20.2H7.4Z"),
        solid(_ring(16.9, 11.1, 0.9)),
    ),
    "report": (stroke(_SHEET), stroke("M13.8 3.8V8.2H18.2M9 16.8V14M12.2 16.8V11.4M15.4 16.8V13")),
    "csv": (stroke("M4 4.6H20V19.4H4Z"), stroke("M4.2 9.4H19.8M4.2 14.4H19.8M9.4 4.8V19.2")),
    "export": (stroke("M12 15.4V4.2M7.8 8.2L12 4L16.2 8.2M4.4 14.6V19.8H19.6V14.6"),),
    "import": (stroke("M12 4V15.2M7.8 11.2L12 15.4L16.2 11.2M4.4 14.6V19.8H19.6V14.6"),),
    "command": (stroke("M3.6 4.8H20.4V19.2H3.6Z"), stroke("M7.2 9L10.4 12L7.2 15M12.4 15.2H16.8")),
    "external": (stroke("M10.4 5.4H4.6V19.4H18.6V13.6"), stroke("M14 4.2H19.8V10M19.4 4.6L11.4 12.6")),
    "link": (
        stroke("M10.2 13.8A3.9 3.9 0 0 0 15.7 13.8L19.1 10.4A3.9 3.9 0 0 0 13.6 4.9L12.2 6.3"),
        stroke("M13.8 10.2A3.9 3.9 0 0 0 8.3 10.2L4.9 13.6A3.9 3.9 0 0 0 10.4 19.1L11.8 17.7"),
    ),
    "search": (stroke(_ring(10.6, 10.6, 6)), stroke("M15.2 15.2L20.2 20.2")),
    # The places of the lab: a list looked into, a bug, a mark to be hit.
    "examine": (
        stroke("M4 5.4H15M4 10.4H9.4M4 15.4H8.4"),
        stroke(_ring(14.8, 14, 4.4)),
        stroke("M18.2 17.4L21 20.4"),
    ),
    "hunt": (
        stroke("M8 11.4A4 4 0 0 1 16 11.4V15A4 4 0 0 1 8 15Z"),
        stroke("M9.6 8A2.7 2.7 0 0 1 14.4 8M12 11V18.8M10.2 5.4L9 3.4M13.8 5.4L15 3.4"),
        stroke("M8 10L5.4 7.8M8 13.2H4.2M8.4 16.4L5.6 18.8M16 10L18.6 7.8M16 13.2H19.8M15.6 16.4L18.4 18.8"),
    ),
    "target": (stroke(_ring(12, 12, 8.6)), stroke(_ring(12, 12, 4.6)), solid(_ring(12, 12, 1.5))),
    "filter": (stroke("M3.8 5.2H20.2L14 12.4V18.6L10 20.4V12.4Z"),),
    "settings": (
        stroke(_ring(12, 12, 3.4)),
        stroke(
            "M12 2.9V5.3M12 18.7V21.1M2.9 12H5.3M18.7 12H21.1M5.6 5.6L7.3 7.3M16.7 16.7L18.4 18.4M18.4 5.6"
            "L16.7 7.3M7.3 16.7L5.6 18.4"
        ),
    ),
    "help": (
        stroke(_ring(12, 12, 8.8)),
        stroke("M9.4 9.6A2.6 2.6 0 1 1 13.3 11.9C12.4 12.4 12 12.9 12 14"),
        solid(_ring(12, 16.9, 1.1)),
    ),
    "keyboard": (
        stroke("M2.8 6.4H21.2V17.6H2.8Z"),
        stroke("M6.4 10H6.6M10.1 10H10.3M13.8 10H14M17.4 10H17.6M8 14H16", 1.8),
    ),
    "theme": (stroke(_ring(12, 12, 8.4)), solid("M12 3.6A8.4 8.4 0 0 1 12 20.4Z")),
    "revert": (
        stroke("M4.6 12A7.6 7.6 0 1 0 7 6.4L4.6 8.8"),
        stroke("M4.4 4.4V9H9"),
        stroke("M12 8.2V12.4L14.8 14"),
    ),
    "canvas": (stroke("M3.8 4.8H20.2V19.2H3.8Z"), stroke(_hexagon(12, 12, 4.2))),
    "split": (stroke("M3.8 4.8H20.2V19.2H3.8Z"), stroke("M12 5V19")),
    "yaml": (stroke("M8.6 6.4L3.8 12L8.6 17.6M15.4 6.4L20.2 12L15.4 17.6M13.4 4.8L10.6 19.2"),),
}

PLAY: dict[str, tuple[Part, ...]] = {
    "play": (solid("M7 4.2L19.6 12L7 19.8Z"),),
    "pause": (solid("M6.4 4.6H10.2V19.4H6.4Z"), solid("M13.8 4.6H17.6V19.4H13.8Z")),
    "stop": (solid("M6 6H18V18H6Z"),),
    "step-back": (stroke("M14.6 5.6L8.2 12L14.6 18.4", 1.9),),
    "step-forward": (stroke("M9.4 5.6L15.8 12L9.4 18.4", 1.9),),
    "first": (stroke("M6.2 5.4V18.6", 2.2), solid("M18.6 5L8.8 12L18.6 19Z")),
    "last": (stroke("M17.8 5.4V18.6", 2.2), solid("M5.4 5L15.2 12L5.4 19Z")),
    "note": (stroke("M4.4 4.4H19.6V14L14 19.6H4.4Z"), stroke("M19.4 14H14V19.4M8 8.6H16M8 12.2H12")),
    "branch": (
        stroke("M6.4 3.6V20.4M6.4 15.6C6.4 12 8.6 11 16 11"),
        solid(_ring(17.6, 11, 2.3)),
    ),
    "hint": (
        stroke("M9.4 16.6C9.2 14.6 6.4 13 6.4 9.4A5.6 5.6 0 0 1 17.6 9.4C17.6 13 14.8 14.6 14.6 16.6Z"),
        stroke("M9.8 19H14.2M10.8 21.2H13.2"),
    ),
    "agent": (
        stroke("M6.6 6.6H17.4V17.4H6.6Z"),
        stroke(
            "M9.4 6.4V3.4M14.6 6.4V3.4M9.4 20.6V17.6M14.6 20.6V17.6M6.4 9.4H3.4M6.4 14.6H3.4M20.6 9.4H17.6"
            "M20.6 14.6H17.6"
        ),
        solid("M10 10H14V14H10Z"),
    ),
    "person": (
        stroke(_ring(12, 7.8, 3.9)),
        stroke("M4.6 20.4C5 16.2 7.8 14.4 12 14.4C16.2 14.4 19 16.2 19.4 20.4"),
    ),
    "eye": (
        stroke(
            "M2.6 12C4.8 8 8.2 5.9 12 5.9C15.8 5.9 19.2 8 21.4 12C19.2 16 15.8 18.1 12 18.1C8.2 18.1 4.8 16 2.6 12Z"
        ),
        stroke(_ring(12, 12, 2.9)),
    ),
    "hide": (
        stroke("M8.4 17.3C6 16.3 4 14.5 2.6 12C4.8 8 8.2 5.9 12 5.9C13.3 5.9 14.5 6.1 15.6 6.6"),
        stroke("M18.4 8.3C19.6 9.2 20.6 10.5 21.4 12C19.2 16 15.8 18.1 12 18.1C11.6 18.1 11.3 18.1 11 18"),
        stroke("M19.4 4.6L4.6 19.4"),
    ),
    "lock": (stroke("M5.6 10.8H18.4V20.2H5.6Z"), stroke("M8.2 10.6V7.4A3.8 3.8 0 0 1 15.8 7.4V10.6")),
    "dice": (
        stroke("M4.2 4.2H19.8V19.8H4.2Z"),
        *(solid(_ring(x, y, 1.3)) for x, y in ((8.2, 8.2), (15.8, 8.2), (12, 12), (8.2, 15.8), (15.8, 15.8))),
    ),
    "flag": (stroke("M6 21V3.6"), stroke("M6 4.4H18.6L15.6 8.6L18.6 12.8H6")),
    "clock": (stroke(_ring(12, 12, 8.6)), stroke("M12 6.8V12L15.6 14.2")),
    "compare": (
        stroke("M4 8H19M15.2 4.4L19.2 8L15.2 11.6"),
        stroke("M20 16H5M8.8 12.4L4.8 16L8.8 19.6"),
    ),
}

SIGNS: dict[str, tuple[Part, ...]] = {
    "error": (solid(_ring(12, 12, 9.6) + "M10.5 6H13.5L13 13.4H11Z" + _ring(12, 16.7, 1.6)),),
    "warning": (
        solid("M12 2.6L22.6 21.2H1.4ZM10.7 9H13.3L12.9 15H11.1Z" + _ring(12, 17.9, 1.4)),
        stroke("M12 2.8L22.4 21H1.6Z", 1),
    ),
    "info": (
        solid(
            "M2.8 5.6A2.8 2.8 0 0 1 5.6 2.8H18.4A2.8 2.8 0 0 1 21.2 5.6V18.4A2.8 2.8 0 0 1 18.4 21.2H5.6"
            "A2.8 2.8 0 0 1 2.8 18.4Z"
            "M10.6 10.2H13.4V17.8H10.6Z" + _ring(12, 7.2, 1.6)
        ),
    ),
    # Verdicts: a disc with a tick, an octagon, a dashed ring with a question; a look is the triangle of warnings.
    "verdict-good": (solid(_ring(12, 12, 9.8)), cut("M7.4 12.4L10.8 15.8L16.8 8.8", 2.4)),
    "verdict-problem": (
        solid("M8 2.2H16L21.8 8V16L16 21.8H8L2.2 16V8ZM10.5 6.4H13.5L13.1 13.4H10.9Z" + _ring(12, 16.8, 1.5)),
    ),
    "verdict-unclear": (
        stroke(_ring(12, 12, 9.6), 1.7, dash=(2.4, 1.9)),
        stroke("M9.4 9.6A2.6 2.6 0 1 1 13.3 11.9C12.4 12.4 12 12.9 12 14", 1.9),
        solid(_ring(12, 16.9, 1.3)),
    ),
    "ok": (stroke("M4.6 12.8L9.8 18L19.6 6.6", 2.3),),
    "check": (stroke("M5 12.6L9.8 17.4L19 7.2", 2.8),),
    "dash": (stroke("M6 12H18", 2.8),),
    "bullet": (solid(_ring(12, 12, 4.6)),),
    "close": (stroke("M6 6L18 18M18 6L6 18"),),
    "plus": (stroke("M12 4.6V19.4M4.6 12H19.4"),),
    "minus": (stroke("M4.6 12H19.4"),),
    "chevron-down": (stroke("M6.6 9.4L12 14.8L17.4 9.4", 1.9),),
    "chevron-up": (stroke("M6.6 14.6L12 9.2L17.4 14.6", 1.9),),
    "chevron-left": (stroke("M14.6 6.6L9.2 12L14.6 17.4", 1.9),),
    "chevron-right": (stroke("M9.4 6.6L14.8 12L9.4 17.4", 1.9),),
    "grip": (solid("".join(_ring(x, y, 1.4) for x in (9, 15) for y in (6, 12, 18))),),
    "diamond": (solid("M12 3.4L20.6 12L12 20.6L3.4 12Z"),),
    "diamond-open": (stroke("M12 4.4L19.6 12L12 19.6L4.4 12Z", 2),),
    "more": (solid("".join(_ring(x, 12, 1.7) for x in (5.4, 12, 18.6))),),
    "menu": (stroke("M4.4 7H19.6M4.4 12H19.6M4.4 17H19.6"),),
    "arrow-right": (stroke("M4.4 12H19M13.4 6.2L19.2 12L13.4 17.8"),),
}

RAIL: dict[str, tuple[Part, ...]] = {
    "map": (
        stroke(_hexagon(7.4, 8, 4.7)),
        stroke(_hexagon(16.6, 8, 4.7)),
        stroke(_hexagon(12, 16, 4.7)),
    ),
    "rules": (
        stroke(
            "M12 6.2C9.6 4.6 6.8 4.4 3.2 4.8V18.8C6.8 18.4 9.6 18.6 12 20.2C14.4 18.6 17.2 18.4 20.8 18.8"
            "V4.8C17.2 4.4 14.4 4.6 12 6.2V20"
        ),
        stroke(
            "M6 8.6C7.2 8.6 8.2 8.8 9.2 9.1M6 12.2C7.2 12.2 8.2 12.4 9.2 12.7M18 8.6"
            "C16.8 8.6 15.8 8.8 14.8 9.1M18 12.2C16.8 12.2 15.8 12.4 14.8 12.7",
            1.4,
        ),
    ),
    "table": (
        stroke("M12 9.4L21.4 14L12 18.6L2.6 14Z"),
        stroke("M2.6 14V16.6L12 21.2L21.4 16.6V14"),
        solid(_hexagon(12, 7.6, 5) + "M12 14Z"),
    ),
    "lab": (
        stroke("M3.4 20.6H20.6", 1.8),
        stroke("M6 17V13M10 17V8M14 17V11M18 17V4.6", 1.7),
        stroke("M4.6 13H7.4M8.6 8H11.4M12.6 11H15.4M16.6 4.6H19.4", 1.5),
    ),
}

TOOLS: dict[str, tuple[Part, ...]] = {**DRAWING, **ACTIONS, **PLAY, **SIGNS, **RAIL}
