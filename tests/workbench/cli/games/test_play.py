"""`daimyo play`: a game at the keyboard, in the words of its edition."""

from __future__ import annotations

import io
import sys

import pytest

from engine.agents import own


@pytest.fixture
def typed(daimyo, monkeypatch):
    """Give a function that sits down at a table, types some lines and leaves."""

    def type_lines(variant, *lines):
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        code, out, err = daimyo("play", "--variant", variant, "--seats", "human,random", "--seed", 1)
        assert code == 130
        assert "Traceback" not in err
        return out

    return type_lines


def test_tokens_and_figures_go_by_the_names_of_the_edition(typed):
    """In 2016 a castle token is taken and a castle placed, by that name or by the id."""
    hand = ("take castle 2", "take helmet 3", "take ship 1", "take ship 2", "take swap")
    out = typed("2016", *hand, "castle into Akita")
    assert "There is no" not in out
    assert "Gold: castle into Akita" in out


def test_an_edition_without_the_name_says_so(typed):
    """In 1998 there are helmets and no castles."""
    out = typed("1998-english", "take castle 2")
    assert "There is no token `castle-2`." in out


def test_the_set_up_says_what_is_asked(typed):
    """Before a hand is chosen and a figure placed the terminal says so, and how many tokens are still to be taken."""
    hand = ("take helmet 2", "take helmet 3", "take ship 1", "take ship 2", "take samurai 3")
    out = typed("1998-english", *hand)
    for held in range(5):
        assert f"Choose your first hand, {held} of 5" in out
    assert "Place a figure" in out


def test_an_agent_of_ones_own_sits_down(daimyo, tmp_path, monkeypatch):
    """With `--code` an agent that a file registers has a seat at the table."""
    monkeypatch.setattr(own, "REGISTERED", {})
    path = tmp_path / "mine.py"
    path.write_text(
        "from engine import agents\n\nagents.register('mine', lambda view, chance: 0)\n", encoding="utf-8"
    )
    words = ("--variant", "naishi/base", "--seats", "mine,random", "--seed", 1)
    code, out, _ = daimyo("play", *words, "--code", path)
    assert code == 0
    assert "The game is over" in out
