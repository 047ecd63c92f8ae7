"""Texts of strangers on a terminal: what it would obey or hide is shown."""

from __future__ import annotations

import io
import json
import sys
import unicodedata
from concurrent.futures import ThreadPoolExecutor

import pytest

from engine.foreign import aside
from workbench.cli.output import print_json
from workbench.visible import Visible, beneath, one_line, visible, visible_output

MARKS = (
    "\x00\x07\x08\x1b\x7f\x85\x9b\xad\u061c\u200b\u200e\u200f\u2028\u202a\u202e\u2066\u2069\ufeff\ue000\udc80"
)


@pytest.mark.parametrize("mark", MARKS)
def test_what_a_terminal_obeys_or_hides_is_shown(mark):
    """Control characters, turns of direction and unseen signs are printed as escapes."""
    shown = visible(f"a{mark}b")
    assert mark not in shown
    assert shown.startswith("a\\")
    assert shown.isascii()


def test_no_control_or_direction_mark_is_forgotten():
    """Of all characters that control or format, only line breaks, tabs and joiners pass as they are."""
    passing = {
        sign
        for sign in map(chr, range(0x110000))
        if unicodedata.category(sign) in ("Cc", "Zl", "Zp", "Cs") or unicodedata.bidirectional(sign) in BIDI
        if visible(sign) == sign
    }
    assert passing == {"\n", "\t"}


BIDI = ("LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


@pytest.mark.parametrize("text", ["Żółw 日本", "a\nb\tc", "5\xa0000", "שלום", "👨\u200d👩", "a\r\nb"])
def test_the_letters_of_all_languages_stay(text):
    """Words in any writing, line breaks and emoji are left alone."""
    assert visible(text) == text


def test_a_line_stays_one_line():
    """A file's name cannot pretend to be another line of a report."""
    assert one_line("a\nb\r\tc") == "a\\nb\\r\\tc"


def test_everything_printed_goes_through(capsys):
    """Whoever prints, and wherever to, the terminal gets only what it may get."""
    with visible_output():
        print("out \x1b[31m")  # noqa: T201  # this is what is tested
        print("err \x1b]0;title\x07", file=sys.stderr)  # noqa: T201  # this too
        assert beneath(sys.stdout) is not sys.stdout
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("out \\x1b[31m\n", "err \\x1b]0;title\\x07\n")


def test_the_stream_is_asked_for_what_it_is():
    """Line editing and colours depend on what lies beneath."""
    stream = Visible(io.TextIOWrapper(io.BytesIO(), encoding="latin-1", errors="backslashreplace"))
    assert (stream.encoding, stream.errors, stream.isatty(), stream.writable()) == (
        "latin-1",
        "backslashreplace",
        False,
        True,
    )


def test_json_stays_json(capsys):
    """Hidden characters in JSON are its own escapes, so that the values are the same."""
    value = {"title": "a\x1b\x9b\u202e\U000e0041b"}
    print_json(value)
    printed = capsys.readouterr().out
    assert json.loads(printed) == value
    assert printed.isascii()


def test_what_own_code_prints_goes_aside(capsys):
    """While one thread runs own code, what it prints goes to stderr, and another thread's result to stdout."""
    with visible_output(), ThreadPoolExecutor(1) as others:
        with aside.words_aside():
            sys.stdout.write("well, well\n")
            others.submit(sys.stdout.write, "a result\n").result()
        sys.stdout.write("another\n")
    assert capsys.readouterr() == ("a result\nanother\n", "well, well\n")
