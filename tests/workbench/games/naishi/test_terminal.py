"""A game of Naishi in the terminal: columns under one another, and nothing that a seat has not seen."""

from __future__ import annotations

from click.testing import CliRunner

from workbench.cli.games.play import command

SEATS = ("--variant", "naishi/base", "--seed", "3")


def played(words, seats="human,random"):
    """Type words at the table and give what was said."""
    typed = "".join(f"{word}\n" for word in words)
    return CliRunner().invoke(command, [*SEATS, "--seats", seats], input=typed).output


def test_the_table_is_drawn_by_columns():
    """River, rows and hands stand in columns, and the court in a line."""
    said = played(["give first", "develop row 1", "end turn", "quit"])
    lines = said.splitlines()
    river = next(line for line in lines if line.startswith("river"))
    row = next(line for line in lines if line.startswith("your row"))
    assert river.split()[2:4] == ["naishi", "6"]
    assert river.index("naishi") == row.index("mountain")
    assert "You were dealt torii and ronin: which one do you give?" in said
    assert "Court: swap 0 of 3, discard 0 of 2, decree 0 of 1; free emissaries: you 2, they 2." in said
    assert "You have developed: an extra action, or end turn." in said


def test_a_gift_is_named_as_it_was_dealt():
    """Whoever is asked which of two cards to give may answer with its name; another card is refused."""
    said = played(["give naishi", "give ronin", "quit"])
    assert "`give naishi` is no gift" in said
    hand = next(line for line in reversed(said.splitlines()) if line.startswith("your hand"))
    assert "torii" in hand
    assert "ronin" not in hand


def test_the_other_hand_stays_hidden():
    """Before anything was seen of it, the other hand is five question marks."""
    said = played(["give first", "quit"])
    hands = [line for line in said.splitlines() if line.startswith("their hand")]
    assert hands
    assert all(line.split()[2:] == ["?"] * 5 for line in hands)


def test_the_ending_tells_the_pads():
    """Agents alone play to the end, and both territories are told card by card."""
    said = played([], "random,random")
    assert "The game is over" in said
    assert said.count("    row  ") == said.count("    hand ") == 2
    assert "First player: " in said
