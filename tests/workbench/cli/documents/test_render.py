"""`daimyo render` writes pictures, and says in a sentence why it does not."""

from __future__ import annotations

import xml.etree.ElementTree

import pytest
from click.testing import CliRunner
from PySide6.QtGui import QImage

from engine.maps import map as maps
from engine.texts.library import Library
from engine.texts.problem import ProblemError
from workbench import doctor
from workbench.canvas import pictures
from workbench.cli.documents import render
from workbench.dress.theme import DARK, LIGHT


@pytest.fixture
def run(qapp, tmp_path, monkeypatch):
    """Run the command in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return lambda *words: CliRunner().invoke(render.command, [*words])


@pytest.mark.parametrize("ending", ["svg", "png", "pdf", "PNG"])
def test_a_shipped_map_by_name(run, tmp_path, ending):
    """Each ending gives a file of its kind, and nothing else is left in the folder."""
    result = run("japan", "-o", f"board.{ending}")
    assert result.exit_code == 0, result.output
    assert result.output == f"Drew Japan to board.{ending}.\n"
    head = (tmp_path / f"board.{ending}").read_bytes()[:8]
    assert head.startswith({"svg": b"<?xml", "png": b"\x89PNG", "pdf": b"%PDF"}[ending.lower()])
    assert [path.name for path in tmp_path.iterdir()] == [f"board.{ending}"]


def test_the_sea_of_japan_is_blue(run, tmp_path):
    """At the centre of known spaces the picture has the colours of sea, land and settlement."""
    assert run("japan", "-o", "board.png", "--scale", "24").exit_code == 0
    image = QImage(str(tmp_path / "board.png"))
    chart = maps.load(Library(), "japan").required()
    scene = render.scene_of(chart, {})
    view = pictures.sheet_for(scene, LIGHT, 24).view
    colours = {"sea": {LIGHT.sea, LIGHT.water1}, "land": set(LIGHT.land)}
    for at, space in chart.spaces.items():
        x, y = (round(place) for place in view.centre(at))
        if space.terrain in colours:
            assert image.pixelColor(x, y).name().upper() in colours[space.terrain], at
        else:
            assert image.pixelColor(x + 10, y + 2).name().upper() in (LIGHT.settlement, LIGHT.capital), at


def test_what_is_shown_can_be_chosen(run, tmp_path):
    """Fewer players make a smaller board, and coordinates more paths."""
    for words in ((), ("--players", "2"), ("--coordinates",), ("--names", "--theme", "dark")):
        assert run("japan", "-o", f"{'_'.join(words) or 'plain'}.svg", *words).exit_code == 0
    paths = {path.stem: path.read_text(encoding="utf-8").count("<path") for path in tmp_path.iterdir()}
    assert paths["--players_2"] < paths["plain"] < paths["--coordinates"]
    tree = xml.etree.ElementTree.parse(tmp_path / "--names_--theme_dark.svg")
    assert DARK.sea in {element.attrib.get("fill", "").upper() for element in tree.iter()}


def test_a_width_is_a_width(run, tmp_path):
    """The picture is as wide as was asked for."""
    assert run("japan", "-o", "board.png", "--width", "700").exit_code == 0
    assert abs(QImage(str(tmp_path / "board.png")).width() - 700) <= 1


def test_a_map_with_problems_is_drawn_as_far_as_it_goes(run, tmp_path):
    """An unknown character leaves a gap in the picture, not a failure."""
    text = 'schema: daimyo/map/1\nlegend: {"~": sea, ".": land}\nterrain:\n  - "~ X ."\nplayers: [2]\n'
    (tmp_path / "broken.yaml").write_text(text, encoding="utf-8")
    assert run("broken.yaml", "-o", "broken.svg").exit_code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("japan", "-o", "board.gif"), "A picture ends in .svg, .png, .pdf"),
        (("japan", "-o", "board"), "A picture ends in"),
        (("japan", "-o", "a.png", "--scale", "20", "--width", "100"), "not both"),
        (("japan", "-o", "a.png", "--scale", "1"), "--scale"),
    ],
)
def test_usage(run, tmp_path, words, sentence):
    """A request that makes no sense is refused with the reason, and nothing is written."""
    result = run(*words)
    assert result.exit_code == 2
    assert sentence in result.output
    assert not list(tmp_path.iterdir())


def test_problems_are_raised_with_their_place(run):
    """An unknown map, variant or player count is a problem like any other."""
    for words in (
        ("jpan", "-o", "a.png"),
        ("japan", "-o", "a.png", "--variant", "2061"),
        ("japan", "-o", "a.png", "--players", "7"),
    ):
        result = run(*words)
        assert isinstance(result.exception, ProblemError)
        assert result.exception.problems


def test_a_missing_folder_is_named(run):
    """The folder that is not there is named, not a file of ours in it."""
    result = run("japan", "-o", "nowhere/board.png")
    assert isinstance(result.exception, FileNotFoundError)
    assert result.exception.filename == "nowhere"


def test_a_failure_keeps_the_old_picture(run, tmp_path, monkeypatch):
    """When drawing fails, the file that was there stays whole."""
    (tmp_path / "board.png").write_bytes(b"old")
    monkeypatch.setitem(pictures.FORMATS, ".png", lambda *_: 1 / 0)
    assert isinstance(run("japan", "-o", "board.png").exception, ZeroDivisionError)
    assert (tmp_path / "board.png").read_bytes() == b"old"


def test_missing_libraries_are_one_line(run, monkeypatch):
    """Without Qt's libraries the doctor's finding is printed, and the exit code is 3."""
    monkeypatch.setattr(
        doctor, "qt_libraries", lambda _: doctor.Finding("Qt libraries", False, "No EGL.", "install it")
    )
    result = run("japan", "-o", "board.png")
    assert result.exit_code == 3
    assert result.output.strip() == "Qt libraries: No EGL. To mend it: install it"


def test_heat_is_drawn_when_values_are_given(qapp):
    """Values on spaces colour them, with a legend below."""
    chart = maps.load(Library(), "japan").required()
    plain = render.scene_of(chart, {"village": 1})
    hot = render.scene_of(chart, {"village": 1}, heat={(8, 13): 1.0, (12, 9): 2.0})
    assert hot.heat is not None
    assert pictures.sheet_for(hot, LIGHT).height > pictures.sheet_for(plain, LIGHT).height
    assert render.drawn(hot, ".png", "dark")
