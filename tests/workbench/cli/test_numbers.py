"""Numbers from the command line: whatever is typed, there is a sentence and no traceback."""

from __future__ import annotations

from importlib import import_module

import click
import pytest

from workbench.cli import COMMANDS
from workbench.cli.options import Measure

# Pictures need the application that windows of other tests need too: whoever comes first must make that one.
pytestmark = pytest.mark.usefixtures("qapp")

ABSURD = ("-1", "0", "nan", "inf", "-inf", "1e400", "1.5", "x", "", "10" + "0" * 12, "9" * 5000, "٣")
NEEDED = {
    "render": ("japan", "-o", "x.svg"),
    "print": ("japan", "-o", "x.pdf"),
    "board": ("japan",),
    "score": ("--variant", "2016", "--exhaustive"),
    "experiment": ("nothing",),
}


OPTIONS = [
    (name, option)
    for name, (module, _) in COMMANDS.items()
    for option in import_module(f"workbench.cli.{module}").command.params
    if isinstance(option.type, click.types.IntParamType | click.types.FloatParamType)
]


@pytest.mark.parametrize(("name", "option"), OPTIONS, ids=lambda value: getattr(value, "name", value))
def test_every_number_has_bounds(name, option):
    """An option's number lies between two bounds, or is a measure that is checked with others."""
    assert isinstance(option.type, Measure) or (option.type.min is not None)
    if option.name not in ("record_limit", "hex_mm", "overlap", "margin"):
        assert option.type.max is not None


@pytest.mark.parametrize(("name", "option"), OPTIONS, ids=lambda value: getattr(value, "name", value))
def test_absurd_numbers_are_refused(name, option, daimyo, folder):
    """What is no number, or far too large or small, ends in a sentence with exit code 2."""
    for text in ABSURD:
        try:
            option.type.convert(text, option, None)
        except click.BadParameter:
            code, out, err = daimyo(name, *NEEDED.get(name, ()), f"{option.opts[0]}={text}")
            assert (code, out) == (2, "")
            assert "Error: " in err


@pytest.mark.parametrize("option", ["--hex-mm", "--overlap", "--margin"])
@pytest.mark.parametrize("text", ["-1", "1e300", "-1e9"])
def test_absurd_measures_are_refused(option, text, daimyo, folder):
    """A measure that no paper has is refused before anything is drawn."""
    code, out, err = daimyo("print", "japan", "-o", "x.pdf", f"{option}={text}")
    assert (code, out) == (2, "")
    assert "Error: " in err


@pytest.mark.parametrize("number", ["70000", str(2**63), "9" * 5000, "561", "-1", "1.5", "٣", ""])
def test_nobody_captures_so_much(number, daimyo):
    """Counts that no board holds are refused in words."""
    code, out, err = daimyo("score", "--variant", "2016", "--captured", f"helmet:{number}, rice:1")
    assert (code, out) == (2, "")
    assert "Error: " in err
    assert len(err) < 1000


def test_as_many_as_a_board_holds(daimyo):
    """The largest counts that there can be are judged."""
    assert (
        daimyo("score", "--variant", "2016", "--captured", "helmet:560 buddha:560 rice:560, rice:560")[0] == 0
    )
