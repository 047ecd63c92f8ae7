"""What the tests of Naishi's table stand on: a person who plays it by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.texts import shipped
from tests.workbench.table.conftest import Person, planned, speaking
from workbench.games.naishi.table.gesture import MODES
from workbench.games.naishi.table.options import DEVELOP, GIVE
from workbench.games.naishi.table.spots import RIVER, Spot
from workbench.table.model.sitting import seated

__all__ = ["speaking"]


def naishi_plan(*agents, variant="base", **options):
    """Give the plan of a game by a variant of Naishi."""
    path = shipped.files("variant", "naishi")[variant]
    return planned(*agents, variant=path, board=None, **options)


class CardPerson(Person):
    """Plays Naishi as people do."""

    planned = staticmethod(naishi_plan)

    def begin(self, *agents, **options):
        """Begin a game and wait until it is on the table."""
        before = self.sitting
        self.workspace.begin(naishi_plan(*agents, **options))
        self.qtbot.waitUntil(lambda: self.sitting is not before and self.sitting is not None, timeout=60_000)
        return self

    @property
    def cloth(self):
        """The cloth with all cards."""
        return self.stage.cloth

    @property
    def deeds(self):
        """The buttons beside the hand."""
        return self.stage.deeds

    @property
    def moves(self):
        """How many moves were made."""
        return len(self.sitting.match.moves)

    def click(self, line, column=None):
        """Click a place."""
        spot = line if isinstance(line, Spot) else Spot(line, column)
        self.qtbot.mouseClick(self.cloth.spots[spot], Qt.MouseButton.LeftButton)

    def press(self, button):
        """Click a button, or the one of a kind of move."""
        button = self.deeds.kinds[button] if isinstance(button, str) else button
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def key(self, key, keys=Qt.KeyboardModifier.NoModifier, widget=None):
        """Press a key on the cloth."""
        self.qtbot.keyClick(widget or self.cloth.spots[self.cloth.at], key, keys)

    def do(self, deed):
        """Make a move step by step by mouse."""
        if deed.kind == GIVE:
            spot = next(spot for spot, given in self.gesture.gifts.items() if given == deed)
            self.click(spot)
            self.press(self.deeds.main)
        elif deed.kind in MODES:
            if self.gesture.mode != deed.kind:
                self.press(deed.kind)
            for spot in deed.spots:
                self.click(spot)
        elif deed.kind in ("end", "pass"):
            self.press(self.deeds.main)
        else:
            self.press(deed.kind)

    def decide(self, number=0):
        """Make one of the moves that can be made."""
        deeds = list(self.gesture.options.moves)
        self.do(deeds[number % len(deeds)])

    def give(self):
        """Give the first card away."""
        self.do(next(iter(self.gesture.options.of_kind(GIVE))))

    def to_my_turn(self, *agents, **options):
        """Begin, by default against an agent, and play up to the first turn."""
        self.begin(*(agents or (None, "random")), **options)
        self.wait_for_me()
        self.give()
        self.wait_for_me()

    def first_pile(self):
        """Give the first pile that can be developed."""
        deeds = self.gesture.options.of_kind(DEVELOP)
        return Spot(RIVER, next(iter(deeds)).columns[0])


@pytest.fixture
def person(window, qtbot):
    """Give a person at an empty table."""
    return CardPerson(window, qtbot)


@pytest.fixture
def played(qapp):
    """Give what lays a game on the table without a window: the first moves of one at random, or all of it."""
    from engine import agents

    def make(*seats, variant="base", seed=5, moves=None):
        plan = naishi_plan(*seats, variant=variant, seed=seed)
        match = plan.begin()
        players = [agents.player("random", match.rules, seed, 0, seat) for seat in range(2)]
        while not match.is_over and (moves is None or len(match.moves) < moves):
            match.play(players[match.decider](match.position, match.past))
        return seated(match, plan.seats, "", "Test")

    return make
