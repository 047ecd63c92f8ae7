"""What the tests of 7 Samurai's table stand on: a person who plays it by mouse and keys, and games played at random."""

from __future__ import annotations

import random
from functools import cache

import pytest
from PySide6.QtCore import Qt

from engine.play.match import Match
from engine.texts import shipped
from tests.workbench.table.conftest import Person, speaking
from workbench.table.model.seats import Seat
from workbench.table.model.sitting import seated
from workbench.table.setup.plan import Plan

__all__ = ["speaking"]


def planned(*agents, variant="normal", seed=5, changes=None):
    """Give the plan of a siege; nothing among the agents is a person."""
    seats = tuple(Seat(agent or f"Player {number + 1}", agent, number) for number, agent in enumerate(agents))
    path = shipped.files("variant", "seven-samurai")[variant]
    return Plan(None, path, seats, seed, {}, True, False, changes or {})


@cache
def rules_for(players, variant="normal", team=()):
    """Give the rules of a siege, by a team if one is given."""
    changes = {"samurai.deal": list(team)} if team else {}
    return planned(*[None] * players, variant=variant, changes=changes).begin().rules


def sensible(rules, position, chance):
    """Choose a move so that games last: fight, defend, and no card that goes beyond; else anything."""
    seen = rules.seen(position, 0)
    moves = {option["do"]: option["move"] for option in seen["decision"]["options"]}
    who, decided = seen["samurai"][seen["decision"]["seat"]], seen["decision"]["kind"]
    if "support" in moves and decided == "action" and chance.random() < 0.08:
        return moves["support"]
    if "fight" in moves:
        is_near = who["total"] + 3 > who["kiai"]
        return moves["pass"] if is_near and "pass" in moves and chance.random() < 0.6 else moves["fight"]
    for deed in ("defend", "dismiss", "ignore", "use"):
        if deed in moves and chance.random() < 0.9:
            return moves[deed]
    return chance.choice([option["move"] for option in seen["decision"]["options"]])


def played_on(match, chance, until=lambda seen: False):
    """Play a match until something is so, or to its end, and say whether it came to be so."""
    while not match.is_over:
        if until(match.rules.seen(match.position, 0)):
            return True
        match.play(sensible(match.rules, match.position, chance))
    return False


def seated_at(players, until, *, variant="normal", team=(), agents=None):
    """Give a sitting in a position where something is so, found in one of many games."""
    rules = rules_for(players, variant, tuple(team))
    for seed in range(200):
        match = Match(rules, seed)
        if played_on(match, random.Random(seed), until):
            people = agents or [None] * rules.players
            seats = tuple(Seat(agent or f"Player {n + 1}", agent, n) for n, agent in enumerate(people))
            return seated(match, seats, "", "Test")
    raise AssertionError("no such position")


def asks(kind):
    """Say of a position whether it asks for something."""
    return lambda seen: seen["decision"] is not None and seen["decision"]["kind"] == kind


class Samurai(Person):
    """Plays 7 Samurai as people do."""

    def begin(self, *agents, **options):
        """Begin a siege and wait until it is on the table."""
        before = self.sitting
        self.workspace.begin(planned(*agents, **options))
        self.qtbot.waitUntil(lambda: self.sitting is not before and self.sitting is not None, timeout=120_000)
        return self

    def lay(self, sitting):
        """Put a game on the table."""
        self.workspace._show(sitting)
        return self

    @property
    def choosing(self):
        """What can be decided."""
        return self.stage.choosing

    @property
    def siege(self):
        """The shown position."""
        return self.sitting.siege

    def card_of(self, word):
        """Give the card of an answer by its word or title."""
        return next(
            card
            for card in self.strip.cards
            if card.offer.step is not None and word in (card.offer.step.word, card.offer.title)
        )

    def answer(self, word):
        """Click an answer."""
        self.qtbot.mouseClick(self.card_of(word), Qt.MouseButton.LeftButton)

    def click_board(self, seat):
        """Click a samurai's board."""
        self.qtbot.mouseClick(self.stage.boards.boards[seat], Qt.MouseButton.LeftButton)

    def decide(self, chance=None):
        """Give an answer by mouse, such that the game lasts."""
        chance = chance or random.Random(len(self.sitting.match.moves))
        move = sensible(self.sitting.rules, self.sitting.match.position, chance)
        option = next(option for option in self.choosing.options if option.move == move)
        for step in option.steps:
            if step.seat is not None and self.choosing.question != "card":
                self.click_board(step.seat)
            else:
                card = next(card for card in self.strip.cards if card.offer.step == step)
                self.qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
        assert self.sitting.match.moves[-1] == move or self.sitting.match.moves.count(move)

    def play_out(self):
        """Play to the end."""
        self.wait_for_me()
        while not self.sitting.is_over:
            self.decide()
            self.wait_for_me()


@pytest.fixture
def person(window, qtbot):
    """Give a person at an empty table."""
    return Samurai(window, qtbot)
