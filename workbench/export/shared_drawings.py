"""The boards of a page without their repetitions: outlines that are drawn more than once are defined once and used.

A report shows the board of every cell, in light and in dark. Names and coordinates, drawn as outlines so that the page
needs no font, are nine tenths of each and the same in all.
"""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

# What Qt draws says so by its profile; charts of the page are written by hand and are small.
_DRAWING = re.compile(r'<svg\b[^>]*\bbaseProfile="tiny"[^>]*>.*?</svg>', re.DOTALL)
_NAMESPACE = re.compile(r'\sxmlns(:\w+)?="[^"]*"')
# What Qt writes at every group although it says nothing: no text is in it, and these are what holds anyway.
_USELESS = ("font-family", "font-size", "font-weight", "font-style", "vector-effect")
_USUAL = {"fill-opacity": "1", "stroke-opacity": "1", "transform": "matrix(1,0,0,1,0,0)"}
# A shorter outline is not worth a name.
LEAST = 60

Outline = tuple[str, str]
"""How the inside is told from the outside, and the outline itself."""


def shared(page: str) -> str:
    """Give a page in which no drawing repeats an outline; the definitions come first in its body."""
    drawings = [_read(found.group()) for found in _DRAWING.finditer(page)]
    counts = Counter(_outline(path) for drawing in drawings for path in drawing.iter("path"))
    names = {
        outline: f"drawn-{place}"
        for place, outline in enumerate(
            outline for outline, count in counts.items() if count > 1 and len(outline[1]) >= LEAST
        )
    }
    for drawing in drawings:
        for path in drawing.iter("path"):
            if (name := names.get(_outline(path))) is not None:
                path.tag, path.attrib = "use", {"href": f"#{name}"}
    texts = [ElementTree.tostring(drawing, encoding="unicode") for drawing in drawings]
    ahead = iter(texts)
    slim = _DRAWING.sub(lambda _: next(ahead), page)
    # Not inside a drawing: the one that the colours of the reader hide would take them along.
    return slim.replace("<body>", f"<body>{_definitions(names)}", 1) if names else slim


def _read(text: str) -> Element:
    """Read a drawing, without what says nothing."""
    root = ElementTree.fromstring(_NAMESPACE.sub("", text))
    _clear(root, {})
    return root


def _clear(element: Element, outer: dict[str, str]) -> None:
    """Take out blank groups, and what holds without being said."""
    element.text = element.tail = None
    said = {key: value for key, value in element.attrib.items() if key not in _USELESS}
    element.attrib = {
        key: value
        for key, value in said.items()
        if element.tag != "g" or (_USUAL.get(key) != value and outer.get(key) != value)
    }
    inherited = {**outer, **said} if element.tag == "g" else outer
    for child in list(element):
        _clear(child, {key: value for key, value in inherited.items() if key not in _USUAL})
        if child.tag in ("g", "defs", "desc") and not len(child):
            element.remove(child)


def _outline(path: Element) -> Outline:
    return path.get("fill-rule", ""), path.get("d", "").strip()


def _definitions(names: dict[Outline, str]) -> str:
    paths = "".join(f'<path id="{name}" fill-rule="{rule}" d="{d}"/>' for (rule, d), name in names.items())
    return (
        f'<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{paths}</defs></svg>'
    )
