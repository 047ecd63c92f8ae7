"""Titles and names that a stranger chose: on the terminal, in pictures, in spreadsheets and on pages."""

from __future__ import annotations

import csv
import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

# Pictures need the application that windows of other tests need too: whoever comes first must make that one.
pytestmark = pytest.mark.usefixtures("qapp")

BAD = "</title><script>alert(1)</script>&\x01\x1b[31m\u202e]]>\"'\ufffe"
ODD = "od\x1b[31m\u202e<script>d.yaml"
FORMULA = "=cmd|' /C calc'!A0"


@pytest.fixture
def strange(folder):
    """Give a map whose title and names are as bad as a document allows."""
    values = yaml.safe_load(Path("strip.yaml").read_text(encoding="utf-8"))
    values.update(title=BAD, names={f"{BAD}1": [1, 1], "=1+1": [3, 1], "a\nb": [5, 1]})
    Path("strange.yaml").write_text(json.dumps(values), encoding="utf-8")
    Path(ODD).write_text(json.dumps(values), encoding="utf-8")
    return "strange.yaml"


@pytest.mark.parametrize(
    "words",
    [
        ("board", "{map}"),
        ("board", "{map}", "--json"),
        ("validate", "{map}", "--notes"),
        ("render", "{map}", "-o", "x.svg"),
        ("simulate", "--map", "{map}", "--players", "2", "--games", "20", "--watch"),
        ("board", "{map}", "--players", "4"),
        ("validate", "no\x1b[31m\u202e\nsuch"),
        ("board", "no\x1b[31m\u202e\nsuch"),
        ("no\x1b[31m\u202e\nsuch",),
        ("examine", "--map", ODD, "--players", "2", "--games", "200", "--only", "fair"),
        ("hunt", "--map", ODD, "--players", "2", "--games", "10"),
        ("search", "no\x1b[31m\u202e\nsuch"),
        ("analyse", "no\x1b[31m\u202e\nsuch"),
    ],
)
def test_nothing_reaches_the_terminal_raw(words, strange, daimyo):
    """Neither a title nor a name nor a file's name can move the cursor, colour a word or turn the writing round."""
    _, out, err = daimyo(*(word.format(map=strange) for word in words))
    assert out + err
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", out + err)


def test_a_name_on_two_lines_stays_in_its_row(strange, daimyo):
    """A table has as many lines as rows."""
    _, out, _ = daimyo("simulate", "--map", strange, "--players", "2", "--games", "50", "--watch")
    assert "a\\nb" in out


def test_pictures_are_well_formed(strange, daimyo):
    """Whatever a map is called, its SVG can be read, and holds no mark of the title's."""
    assert daimyo("render", strange, "--names", "-o", "x.svg")[0] == 0
    root = ElementTree.parse("x.svg").getroot()
    assert (root.findtext("{http://www.w3.org/2000/svg}title") or "").startswith("</title><script>")
    assert not [part for part in root.iter() if "script" in part.tag]


@pytest.fixture
def run(experiment, strange, daimyo):
    """Give the name of a run whose every word is strange."""
    file = experiment(
        title=FORMULA + BAD,
        description=BAD,
        maps=[f"./{strange}"],
        games=60,
        variants=["=1+1.yaml", "2016"],
    )
    Path("=1+1.yaml").write_text("schema: daimyo/variant/1\ntitle: =1\nextends: 2016\n", encoding="utf-8")
    code, out, err = daimyo("experiment", file, "--json")
    assert code == 0, err
    return json.loads(out)["run"]


def formulas(text):
    """Give the cells of a CSV text that a spreadsheet would calculate."""
    cells = [cell for row in csv.reader(io.StringIO(text)) for cell in row]
    assert cells
    return [
        cell
        for cell in cells
        if cell.startswith(("=", "+", "-", "@", "\t", "\r"))
        and not re.fullmatch(r"-?[\d.e-]+|-?inf|-?nan", cell)
    ]


@pytest.mark.parametrize("table", ["cells", "games", "spaces", "tokens", "metrics"])
def test_cells_of_a_spreadsheet_are_no_formulas(table, run, daimyo):
    """A text that begins like a formula is marked as text in every table, and numbers stay numbers."""
    assert daimyo("runs", "export", run, "--table", table, "-o", "x.csv")[0] == 0
    text = Path("x.csv").read_text(encoding="utf-8-sig")
    assert formulas(text) == []
    assert "'=1+1" in text


def test_answers_as_csv_are_no_formulas(run, daimyo):
    """The same holds for the answer to a question, its headings too."""
    _, out, _ = daimyo("runs", "sql", """select '=1' as "@a", -2 as b, '-x' as c""", "--csv")
    assert list(csv.reader(io.StringIO(out))) == [["'@a", "b", "c"], ["'=1", "-2", "'-x"]]


class Page(HTMLParser):
    """Notes the marks of a page."""

    def __init__(self):
        super().__init__()
        self.tags = set()

    def handle_starttag(self, tag, attrs):
        """Note a mark and its attributes."""
        self.tags.update([tag, *(name for name, _ in attrs)])


CRITIQUE = ("examine", "--map", ODD, "--players", "2", "--games", "200", "--only", "fair")


@pytest.mark.parametrize("words", [("report", "{run}"), CRITIQUE])
def test_a_page_holds_no_marks_of_a_stranger(words, run, daimyo):
    """Titles, names and descriptions are text on the page, and nothing hides in them."""
    assert daimyo(*(word.format(run=run) for word in words), "-o", "x.html")[0] == 0
    text = Path("x.html").read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert not {"script", "onload", "onerror"} & page.tags
    assert "&lt;script&gt;" in text
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\ufffe]", text)
    for picture in re.findall("<svg.*?</svg>", text, re.DOTALL):
        ElementTree.fromstring(re.sub("xlink:", "", picture))
