"""`daimyo print` writes kits, and says in a sentence why it does not."""

from __future__ import annotations

import errno
import json
import subprocess
import sys

import pypdf
import pytest
from click.testing import CliRunner
from PySide6.QtGui import QImage

from engine.texts.problem import ProblemError
from workbench import cli, doctor
from workbench.cli.documents import print as printing
from workbench.export.kit import order


@pytest.fixture
def run(qapp, tmp_path, monkeypatch):
    """Run the command in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return lambda *words: CliRunner().invoke(printing.command, [*words])


def test_a_kit_of_a_shipped_map(run, tmp_path):
    """The kit has a page for each sheet, and nothing else is left in the folder."""
    result = run("twin-lakes", "--players", "2", "--paper", "letter", "--hex-mm", "30", "-o", "kit.pdf")
    assert result.exit_code == 0, result.output
    assert "Wrote 8 sheets of LETTER to kit.pdf: Twin Lakes, Samurai (2016), 2 players." in result.output
    reader = pypdf.PdfReader(tmp_path / "kit.pdf")
    assert len(reader.pages) == 8
    assert reader.metadata is not None
    assert reader.metadata.title == "Twin Lakes, Samurai (2016)"
    assert [path.name for path in tmp_path.iterdir()] == ["kit.pdf"]


def test_json_lists_the_sheets(run, tmp_path):
    """With --json stdout is one document: the order, the board, every sheet and the problems."""
    words = ("--only", "tokens,figures", "--figures", "stand-ups", "--backs", "--ink", "black", "--json")
    result = run("twin-lakes", "-o", "kit.pdf", *words)
    found = json.loads(result.stdout)
    assert [sheet["part"] for sheet in found["sheets"]] == ["tokens", "figures"]
    assert found["pages"] == len(pypdf.PdfReader(tmp_path / "kit.pdf").pages) == 4
    assert found["ink"] == "black"
    assert found["output"] == "kit.pdf"
    assert all(problem["severity"] == "info" for problem in found["problems"])


def test_an_overview_as_a_picture(run, tmp_path):
    """A name that ends in .png gives all sheets in one picture."""
    assert run("twin-lakes", "-o", "overview.png").exit_code == 0
    assert QImage(str(tmp_path / "overview.png")).width() == 1600


def test_a_map_that_cannot_be_played_is_printed_with_a_warning(run, tmp_path):
    """Its problems are printed to stderr, and the kit is written all the same."""
    text = (
        'schema: daimyo/map/1\nlegend: {"~": sea, ".": land, v: village}\nterrain: ["~ v ."]\nplayers: [2]\n'
    )
    (tmp_path / "small.yaml").write_text(text, encoding="utf-8")
    result = run("small.yaml", "-o", "kit.pdf", "--only", "board")
    assert result.exit_code == 0
    assert "slots-mismatch" in result.stderr
    assert "the print shows the board as it is" in result.stderr
    assert (tmp_path / "kit.pdf").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("japan", "-o", "kit.svg"), "A kit ends in .pdf or .png"),
        (("japan", "-o", "k.pdf", "--hex-mm", "500"), "A hex is 12 to 120 mm wide, not 500."),
        (("japan", "-o", "k.pdf", "--hex-mm", "118", "--margin", "30", "--overlap", "20"), "does not fit"),
        (("japan", "-o", "k.pdf", "--margin", "1"), "A margin has 8 to 30 mm"),
        (("japan", "-o", "k.pdf", "--only", "board,tokes"), "There is no `tokes`"),
        (("japan", "-o", "k.pdf", "--only", ""), "Nothing is chosen"),
        (("japan", "-o", "k.pdf", "--paper", "a5"), "a5"),
    ],
)
def test_usage(run, tmp_path, words, sentence):
    """A request that makes no sense is refused with the reason, and nothing is written."""
    result = run(*words)
    assert result.exit_code == 2
    assert sentence in result.output
    assert not list(tmp_path.iterdir())


def test_problems_are_raised_with_their_place(run, tmp_path):
    """An unreadable map, an unknown variant or player count is a problem like any other."""
    (tmp_path / "broken.yaml").write_text("terrain: [", encoding="utf-8")
    for words in (
        ("jpan", "-o", "k.pdf"),
        ("broken.yaml", "-o", "k.pdf"),
        ("japan", "-o", "k.pdf", "--variant", "2061"),
        ("japan", "-o", "k.pdf", "--players", "7"),
    ):
        result = run(*words)
        assert isinstance(result.exception, ProblemError)
        assert result.exception.problems
    assert not (tmp_path / "k.pdf").exists()


def test_exit_codes(qapp, tmp_path, monkeypatch, capsys):
    """Problems exit with 1; a full disk with 3, the old file whole."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kit.pdf").write_bytes(b"old")
    with pytest.raises(SystemExit) as end:
        cli.main(["print", "jpan", "-o", "kit.pdf"])
    assert end.value.code == 1
    assert "Did you mean `japan`?" in capsys.readouterr().err

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device", "kit.pdf")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(SystemExit) as end:
        cli.main(["print", "twin-lakes", "-o", "kit.pdf", "--only", "rules"])
    assert end.value.code == 3
    assert "No space left on device" in capsys.readouterr().err
    assert (tmp_path / "kit.pdf").read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["kit.pdf"]


def test_a_missing_folder_is_named(run):
    """The folder that is not there is named."""
    result = run("japan", "-o", "nowhere/kit.pdf")
    assert isinstance(result.exception, FileNotFoundError)
    assert result.exception.filename == "nowhere"


def test_missing_libraries_are_one_line(run, monkeypatch):
    """Without Qt's libraries the doctor's finding is printed, and the exit code is 3."""
    finding = doctor.Finding("Qt libraries", False, "No EGL.", "install it")
    monkeypatch.setattr(doctor, "qt_libraries", lambda _: finding)
    result = run("japan", "-o", "kit.pdf")
    assert result.exit_code == 3
    assert result.output.strip() == "Qt libraries: No EGL. To mend it: install it"


def test_options_offer_what_the_kit_knows():
    """The words of the options are those of the kit."""
    known = (order.MARKS, order.PAPERS, order.INKS)
    offered = (printing.MARKS, printing.PAPERS, printing.INKS)
    assert [tuple(words) for words in known] == list(offered)


def test_a_choice_of_another_game_is_refused(run):
    """A choice that the printed game does not leave is named, not passed over; its usual value disturbs nobody."""
    result = run("--variant", "seven-samurai/normal", "--cards", "70x120", "-o", "kit.pdf")
    assert result.exit_code == 2
    assert "The kit of 7 Samurai leaves no choice of `--cards`." in result.output


def test_help_tells_no_bounds_where_there_are_none(run):
    """A measure that has only a usual value says only that."""
    told = run("--help").output
    assert "default: 32]" in " ".join(told.split())
    assert "None" not in told


def test_numbers_have_their_plurals_without_a_window():
    """What is printed by the command line says `1 barricade`, as the window does."""
    code = (
        "from workbench.offscreen import start_qt; start_qt();"
        "from PySide6.QtCore import QCoreApplication as it;"
        "words = 'Build %n barricade(s), never above the starting number.';"
        "print(it.translate('EffectWords', words, '', 1), it.translate('EffectWords', words, '', 2))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    said = done.stdout.split(".")
    assert said[0] == "Build 1 barricade, never above the starting number"
    assert said[1].strip() == "Build 2 barricades, never above the starting number"
