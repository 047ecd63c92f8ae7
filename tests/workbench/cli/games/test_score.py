"""`daimyo score`: who wins and why, by ids and by an edition's own names."""

from __future__ import annotations

import json

import pytest


def test_an_edition_understands_its_own_names_and_the_ids(daimyo):
    """2016 says castle where the ids say helmet: both give the same verdict."""
    verdicts = [
        daimyo("score", "--variant", "2016", "--captured", f"{name}:3 buddha:2, {name}:2 rice:9", "--json")
        for name in ("castle", "helmet", "Castle")
    ]
    assert [code for code, _, _ in verdicts] == [0, 0, 0]
    assert len({out for _, out, _ in verdicts}) == 1
    assert json.loads(verdicts[0][1])["winners"] == [0]


@pytest.mark.parametrize("number", ["561", "70000", "9" * 5000, "0" * 9 + "9" * 30])
def test_more_figures_than_a_board_holds_are_refused_in_a_sentence(daimyo, number):
    """A huge number is an error of usage, not a crash."""
    code, out, err = daimyo("score", "--variant", "2016", "--captured", f"castle:{number}, rice:1")
    assert (code, out) == (2, "")
    assert "nobody captures more than 560 figures" in err


def test_the_largest_number_is_judged(daimyo):
    """The most figures that a board can hold are compared as exactly as few."""
    captured = "castle:560 buddha:560 rice:559, castle:559 buddha:560 rice:560"
    code, out, _ = daimyo("score", "--variant", "2016", "--captured", captured, "--json")
    assert code == 0
    assert json.loads(out)["winners"] == [0, 1]


@pytest.mark.parametrize(
    ("captured", "said"),
    [
        ("castle:1 helmet:2, rice:1", "given twice"),
        ("fort:1, rice:1", "one of helmet, buddha, rice, castle"),
        ("castle:٣,rice:1", "not understood"),
    ],
)
def test_what_is_not_understood_is_said(daimyo, captured, said):
    """A type told twice or not known, and what is no number, are refused."""
    code, _, err = daimyo("score", "--variant", "2016", "--captured", captured)
    assert code == 2
    assert said in err
