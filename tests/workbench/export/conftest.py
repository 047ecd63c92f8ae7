"""What the tests of printed kits stand on: designs to print, and a reader that measures a PDF in millimetres."""

from __future__ import annotations

import io
from dataclasses import dataclass, field, replace

import pypdf
import pytest
from pypdf.generic import ContentStream

from engine.texts.library import Library
from workbench.export.kit import design
from workbench.export.kit.made import made
from workbench.export.kit.order import Order
from workbench.export.kit.pdf import pdf

MM = 25.4 / 72
SMALL = """\
schema: daimyo/map/1
title: Small
legend: {"~": sea, ".": land, v: village, c: city}
terrain:
  - "  ~ ~ ~ ~"
  - " ~ . v . ~"
  - "~ v . . c ~"
  - " ~ ~ ~ ~ ~"
players: [2, 6]
"""


def laid(sheet, what):
    """Give what a sheet's painter was given."""
    return sheet.paint.keywords[what]


def only(kit, names):
    """Give a kit of which only some sections are wanted."""
    every = {section.name for section in kit.sections}
    return kit.by(replace(kit.order, without=frozenset(every - set(names))))


@dataclass
class Drawn:
    """A painted path: its subpaths, what it filled, how wide its line is, and the box it can be seen in."""

    subpaths: list
    fill: tuple | None
    stroke: tuple | None
    width: float
    box: tuple


@dataclass
class State:
    """The part of a PDF's graphics state that places things."""

    matrix: tuple = (1, 0, 0, 1, 0, 0)
    clip: tuple = (-1e9, -1e9, 1e9, 1e9)
    fill: tuple = (0, 0, 0)
    stroke: tuple = (0, 0, 0)
    width: float = 1

    def copy(self):
        """Give another one alike."""
        return State(self.matrix, self.clip, self.fill, self.stroke, self.width)


@dataclass
class Paper:
    """A page as it was drawn, in millimetres from the top left corner."""

    width: float
    height: float
    paths: list = field(default_factory=list)
    texts: list = field(default_factory=list)
    page: pypdf.PageObject | None = None
    has_images: bool = False
    fonts: list = field(default_factory=list)

    @property
    def words(self):
        """The text of the page, with single spaces."""
        assert self.page is not None
        return " ".join(self.page.extract_text().split())

    @property
    def colours(self):
        """Every colour that something was painted with."""
        return {colour for path in self.paths for colour in (path.fill, path.stroke) if colour}


def product(one, other):
    """Give the matrix that does one and then the other."""
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m)


def box_of(points):
    """Give the box around points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def meeting(one, other):
    """Give what two boxes share."""
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


class Reader:
    """Walks through a page's operators."""

    def __init__(self, page, reader):
        left, bottom, right, top = (float(side) for side in page.mediabox)
        self.paper = Paper((right - left) * MM, (top - bottom) * MM)
        self.top = top
        self.state, self.stack = State(), []
        self.path, self.clips, self.text_matrix, self.font_size = [], False, (1, 0, 0, 1, 0, 0), 1
        content = page.get_contents()
        for operands, operator in ContentStream(content, reader).operations if content is not None else ():
            self.take(operator.decode(), [self.number(value) for value in operands])
        resources = page["/Resources"]
        self.paper.has_images = any(
            thing.get_object().get("/Subtype") == "/Image" for thing in resources.get("/XObject", {}).values()
        )
        self.paper.fonts = [font.get_object() for font in resources.get("/Font", {}).values()]
        self.paper.page = page

    @staticmethod
    def number(value):
        """Give a number as a number, and leave what is none."""
        try:
            return float(value)
        except (TypeError, ValueError):
            return value

    def at(self, x, y, matrix=None):
        """Give where a point lies on the paper."""
        a, b, c, d, e, f = matrix or self.state.matrix
        return (a * x + c * y + e) * MM, (self.top - (b * x + d * y + f)) * MM

    def take(self, operator, values):
        """Do what an operator says."""
        state = self.state
        if operator == "q":
            self.stack.append(state.copy())
        elif operator == "Q":
            self.state = self.stack.pop()
        elif operator == "cm":
            state.matrix = product(values, state.matrix)
        elif operator == "w":
            state.width = values[0]
        elif operator == "scn":
            state.fill = tuple(round(value, 3) for value in values if isinstance(value, float))
        elif operator == "SCN":
            state.stroke = tuple(round(value, 3) for value in values if isinstance(value, float))
        elif operator in ("m", "l", "c", "h", "re"):
            self.build(operator, values)
        elif operator in ("W", "W*"):
            self.clips = True
        elif operator in ("n", "S", "s", "f", "f*", "B", "B*", "b", "b*"):
            self.paint(operator)
        elif operator == "Tf":
            self.font_size = values[1]
        elif operator == "Tm":
            self.text_matrix = tuple(values)
        elif operator == "Td":
            self.text_matrix = product((1, 0, 0, 1, *values), self.text_matrix)
        elif operator == "Tj":
            matrix = product(self.text_matrix, state.matrix)
            size = (matrix[0] ** 2 + matrix[1] ** 2) ** 0.5 * self.font_size * MM
            x, y = self.at(0, 0, matrix)
            left, top, right, bottom = state.clip
            if left <= x <= right and top <= y <= bottom:
                self.paper.texts.append(((x, y), size))

    def build(self, operator, values):
        """Go on with the path."""
        if operator == "m":
            self.path.append([self.at(*values)])
        elif operator == "re":
            x, y, width, height = values
            corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
            self.path.append([self.at(*corner) for corner in corners])
        elif operator == "h":
            if self.path and self.path[-1] and self.path[-1][0] != self.path[-1][-1]:
                self.path[-1].append(self.path[-1][0])
        else:
            self.path[-1] += [self.at(*values[start : start + 2]) for start in range(0, len(values), 2)]

    def paint(self, operator):
        """Paint the path, or make it the clip."""
        points = [point for subpath in self.path for point in subpath]
        if points and self.clips:
            self.state.clip = meeting(self.state.clip, box_of(points))
        elif points and operator != "n":
            a, b, *_ = self.state.matrix
            is_line = operator in ("S", "s", "B", "B*", "b", "b*")
            width = self.state.width * (a * a + b * b) ** 0.5 * MM if is_line else 0
            left, top, right, bottom = box_of(points)
            half = width / 2
            box = meeting((left - half, top - half, right + half, bottom + half), self.state.clip)
            fill = self.state.fill if operator not in ("S", "s") else None
            drawn = Drawn(self.path, fill, self.state.stroke if is_line else None, width, box)
            if box[0] <= box[2] and box[1] <= box[3]:
                self.paper.paths.append(drawn)
        self.path, self.clips = [], False


def papers(data):
    """Read every page of a PDF."""
    reader = pypdf.PdfReader(io.BytesIO(data))
    return [Reader(page, reader).paper for page in reader.pages]


@pytest.fixture(scope="session")
def japan_design(qapp):
    """Give the published board with the 2016 edition for four."""
    return design.read(Library(), "japan", "2016", 4)


@pytest.fixture(scope="session")
def duel_design(qapp):
    """Give a small board for two, which is quicker to draw and to read."""
    return design.read(Library(), "twin-lakes", "2016", 2)


@pytest.fixture(scope="session")
def duel_papers(duel_design):
    """Give the kit of the small board and its pages as they were drawn."""
    kit = made(duel_design, Order())
    return kit, papers(pdf(kit.sheets, kit.order, "Kit"))


@pytest.fixture
def small_design(qapp, tmp_path):
    """Read a design from the text of a map, with a variant."""

    def read(text, variant="2016", players=None):
        path = tmp_path / "small.yaml"
        path.write_text(text, encoding="utf-8")
        return design.read(Library(), path, variant, players)

    return read


@pytest.fixture
def printed():
    """Print a design and give its pages as they were drawn."""

    def run(of, parts=None, **order):
        kit = made(of, Order(**order))
        kit = only(kit, parts) if parts else kit
        return kit, papers(pdf(kit.sheets, kit.order, "Kit"))

    return run
