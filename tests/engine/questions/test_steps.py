"""The natural steps of values: which there are, and how they are named."""

from __future__ import annotations

import pytest

from engine.questions.steps import Change, every, natural


@pytest.mark.parametrize(
    ("variant", "kept", "lost"),
    [
        ("2016", "hand.size", "tokens.helmet.terrain"),
        ("naishi/base", "deal.pile_size", "cards.ronin.kind"),
        ("seven-samurai/normal", "solo.samurai", "samurai.boards.kyuzo.talent"),
    ],
)
def test_what_makes_pieces_what_they_are_is_no_natural_step(about, variant, kept, lost):
    """Helmets at sea may bring the seats nearer to each other, but are another game."""
    keys = {change.key for change in natural(about(variant))}
    assert kept in keys
    assert lost not in keys


def test_every_value_has_its_steps(about):
    """Whether a value decides anything is asked of what makes the pieces too."""
    assert "tokens.helmet.terrain" in {change.key for change in every(about("2016", 4))}


def test_entries_that_are_left_out_are_told_apart():
    """Of two entries with the same name it is said whose they are."""
    rows = [Change(f"cards.{card}.scores.row", None, [0]) for card in ("naishi", "fort")]
    assert [change.words for change in rows] == ["without naishi.scores.row", "without fort.scores.row"]
    assert Change("tokens.swap", None, {}).words == "without swap"
