"""Sentences of Naishi's rulebook that could be misread, and the rulings where it is silent."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import documents, games
from engine.games.naishi.pad import packed
from engine.games.naishi.rules import moves, state
from engine.play.rules import IllegalMove
from engine.texts.library import Library


class Table:
    """A game of Naishi after the gifts, played by words."""

    rules: Any

    def __init__(self, **changes):
        dotted = {key.replace("__", "."): value for key, value in changes.items()}
        variant = documents.load_variant(Library(), "naishi/base", dotted).required()
        self.rules = games.find("naishi").rules(variant, None, 2)
        self.position = self.rules.start(5, 0)
        while int(self.position.phase) == state.GIVE:
            self.play("give the first card")

    def play(self, *words):
        """Play moves in words."""
        for said in words:
            self.rules.apply(self.position, self.rules.read(self.position, said))
        return self

    def refusal(self, said):
        """Give why a move is refused."""
        with pytest.raises(IllegalMove) as reason:
            self.rules.read(self.position, said)
        return str(reason.value)

    def may(self, said):
        """Say whether a move is legal."""
        return self.rules.is_legal(self.position, self.rules.words.read(said))

    def piles(self, *left):
        """Leave so many cards on each pile."""
        self.position.left[:] = left
        self.position.river = sum(left)
        self.position.open = sum(1 << column for column, count in enumerate(left) if count)
        return self

    def lay(self, seat, row, hand):
        """Lay a territory."""
        self.position.land[seat] = packed(self.rules.words.cards, [*row.split(), *hand.split()])
        return self

    def seen(self, seat=0):
        """Give what a seat sees."""
        return self.rules.seen(self.position, seat)

    @property
    def is_over(self):
        """Say whether the game has ended."""
        return self.rules.is_over(self.position)


@pytest.fixture
def table():
    """Give a table after the set-up."""
    return Table()


def test_the_set_up(table):
    """Five piles of six, rows of mountains, and in each hand three mountains and two cards."""
    seen = table.seen()
    assert seen["left"] == [6] * 5
    assert seen["rows"] == [["mountain"] * 5] * 2
    for seat in range(2):
        assert table.seen(seat)["hand"].count("mountain") == 3
    assert seen["emissaries"] == [2, 2]


def test_developing_takes_the_river_card_of_the_same_position(table):
    """The rulebook's example: a sentinel comes to the fourth place of the row, and the next card is turned up."""
    column, pile = 3, int(table.rules.table.pile_size)
    table.position.deck[pile * column + 5] = table.rules.words.cards.index("sentinel")
    following = table.rules.words.cards[int(table.position.deck[pile * column + 4])]
    table.play("develop row 4")
    seen = table.seen()
    assert seen["rows"][0] == ["mountain", "mountain", "mountain", "sentinel", "mountain"]
    assert seen["discards"] == ["mountain"]
    assert seen["river"][column] == following


def test_an_extra_action_goes_with_developing_only(table):
    """After an extra action a place must be developed; after a decree or a recall nothing follows."""
    table.play("swap river 1 2")
    assert "has to be developed" in table.refusal("recall")
    table.play("develop row 1")
    assert table.seen()["turn"] == 1
    table.play("decree row 1")
    assert table.seen()["turn"] == 2


def test_one_extra_action_a_turn(table):
    """Whoever has swapped before developing ends the turn with it."""
    table.play("swap row 1 2", "develop row 1")
    assert int(table.position.seat) == 1


def test_identical_cards_may_be_swapped(table):
    """Two mountains change places, and an emissary is spent."""
    table.play("swap row 1 2")
    assert table.seen()["emissaries"] == [1, 2]
    assert table.seen()["court"]["swap"] == [1, 0]


def test_spaces_of_the_court_are_shared(table):
    """When all three swap spaces are taken nobody swaps, though an emissary be free."""
    for said in ("swap row 1 2", "swap row 1 2", "swap row 1 2"):
        table.play(said, "develop row 1")
    assert table.seen()["emissaries"] == [0, 1]
    assert table.refusal("swap row 1 2") == "All swap spaces of the court are taken."
    assert table.may("discard 1 2")


def test_no_card_is_swapped_with_an_empty_pile(table):
    """The river swap needs two piles that are not empty."""
    table.piles(0, 2, 2, 2, 2)
    assert table.refusal("swap river 1 2") == "No card can be swapped with an empty pile."
    assert table.may("swap river 2 3")


def test_cards_are_turned_up_when_both_are_gone(table):
    """The two discards go to the pile in the order of columns, and both piles show their next cards."""
    before = table.seen()["river"]
    table.play("discard 2 5")
    assert table.seen()["discards"] == [before[1], before[4]]
    assert table.seen()["left"] == [6, 5, 6, 6, 5]


def test_a_discard_before_developing_leaves_a_card(table):
    """With two cards in the river a discard comes only after developing (ruling)."""
    table.piles(1, 1, 0, 0, 0)
    assert table.refusal("discard 1 2") == "A card must be left in the river to develop with."
    table.piles(2, 1, 0, 0, 0)
    assert table.may("discard 1 2")


def test_the_decree_comes_once_and_keeps_its_emissary(table):
    """One player issues it once in the game; the emissary on it never comes back."""
    table.lay(0, "fort mountain mountain mountain mountain", "mountain rice mountain mountain mountain")
    table.play("decree row 1")
    assert table.seen()["rows"][1][0] == "fort"
    assert table.refusal("decree hand 2") == "The decree is issued already."
    assert "No emissary" in table.play("develop row 1", "end turn").refusal("recall")
    table.play("swap row 1 2", "develop row 2", "develop row 2", "end turn", "recall")
    assert table.seen()["emissaries"] == [1, 2]


def test_the_first_players_second_empty_pile_gives_a_last_turn(table):
    """If it happens in the first player's turn, the second has one last turn, in which all but declaring is allowed."""
    table.piles(0, 1, 3, 3, 3).play("develop row 2", "end turn")
    assert not table.is_over
    assert table.seen()["last"] == 1
    assert table.refusal("declare") == "The end has come about already."
    table.play("develop row 3", "end turn")
    assert table.is_over
    assert table.rules.result(table.position)["reason"] == "piles-empty"


def test_the_second_players_second_empty_pile_ends_the_game(table):
    """If it happens in the second player's turn, the game ends with it."""
    table.play("develop row 1", "end turn").piles(0, 1, 3, 3, 3).play("develop row 2", "end turn")
    assert table.is_over


def test_emptying_a_pile_does_not_stop_the_extra_action(table):
    """Piles are counted when the turn is over."""
    table.piles(0, 1, 3, 3, 3).play("develop row 2")
    assert table.may("swap row 1 2")
    assert not table.is_over


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_declares_the_other_has_a_last_turn(table, seat):
    """Also if the second player declares, the first has one more turn; a second empty pile adds none."""
    if seat:
        table.play("develop row 1", "end turn")
    table.piles(0, 1, 3, 3, 3).play("declare")
    assert table.seen()["declared_by"] == seat
    table.play("develop row 2", "end turn")
    assert table.is_over
    result = table.rules.result(table.position)
    assert (result["reason"], result["declared_by"]) == ("declared", seat)


def test_declaring_needs_an_empty_pile(table):
    """One pile must be empty first."""
    assert table.refusal("declare") == "The end can be declared once 1 pile is empty."


def test_nobody_ends_a_turn_where_no_extra_action_is_left(table):
    """Without a free emissary a develop ends the turn by itself (ruling)."""
    table.position.emissaries[0] = 0
    table.position.on_swap[0] = 2
    table.play("develop row 1")
    assert int(table.position.seat) == 1


def test_two_passes_end_a_game_that_is_played_out():
    """Passing is for whoever can do nothing; after two in a row the game is over (ruling)."""
    table = Table(end__empty_piles="none", end__declare__empty_piles="none", court__decree=0).piles(
        0, 0, 0, 0, 0
    )
    assert table.rules.legal_moves(table.position) == [moves.PASS]
    table.play("pass", "pass")
    assert table.rules.result(table.position)["reason"] == "no-plays"


@pytest.mark.parametrize(
    ("last_turn", "is_over"),
    [("second", [False, True]), ("opponent", [False, False]), ("nobody", [True, True])],
)
def test_the_last_turn_by_variant(last_turn, is_over):
    """The second player, the opponent or nobody has a last turn, whichever seat empties the pile."""
    for seat in range(2):
        table = Table(end__last_turn=last_turn)
        if seat:
            table.play("develop row 1", "end turn")
        table.piles(0, 1, 3, 3, 3).play("develop row 2", "end turn")
        assert table.is_over == is_over[seat]


def test_adjacency_is_by_sides(table):
    """Cards that touch by their corners are not adjacent."""
    table.lay(0, "fort mountain mountain mountain mountain", "mountain sentinel mountain mountain mountain")
    table.lay(1, "fort mountain mountain mountain mountain", "sentinel mountain mountain mountain mountain")
    table.piles(0, 1, 3, 3, 3).play(
        "declare", "recall" if table.may("recall") else "develop row 3", "end turn"
    )
    scores = np.array(table.rules.result(table.position)["scores"])
    assert scores[0] == 6 + 3 - 5
