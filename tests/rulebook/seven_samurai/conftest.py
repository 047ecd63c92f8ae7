"""Sieges laid out by hand, to play the rulebook's examples of 7 Samurai in."""

from __future__ import annotations

from typing import Any

import pytest

from engine import documents, games
from engine.games.seven_samurai.rules import state
from engine.games.seven_samurai.rules.play import follow
from engine.texts.library import Library


class Siege:
    """A game whose samurai, lines, lefts and stack are laid by hand, before the first seat's turn."""

    def __init__(
        self,
        *team: str,
        stack: tuple[str, ...] = (),
        variant: str = "seven-samurai/normal",
        **changes: Any,
    ) -> None:
        dotted = {key.replace("__", "."): value for key, value in changes.items()}
        values = documents.load_variant(Library(), variant, dotted).required().values
        rules: Any = games.find("seven-samurai").rules_on(values, {}, len(team))
        self.rules = rules
        self.words = rules.words
        self.position: Any = rules.start(1)
        self.position.samurai[: len(team)] = [self.words.board_number[name] for name in team]
        self.position.open_tokens = 0
        self.position.kind = state.NOTHING
        self.position.phase = state.TURN
        self.position.turn = 0
        self.steps: list[dict[str, Any]] = []
        self.stack(*stack)

    def card(self, name: str) -> int:
        """Give the number of a card."""
        return int(self.words.card_number[name])

    def stack(self, *names: str) -> Siege:
        """Put cards on top of the stack, the first on top."""
        old = [card for card in self.words.stack(self.position) if self.words.cards[card] not in names]
        cards = [*(self.card(name) for name in names), *old]
        self.position.stack_top, self.position.stack_size = 0, len(cards)
        self.position.stack[: len(cards)] = cards
        return self

    def only(self, *names: str) -> Siege:
        """Let the stack hold these cards and no others."""
        self.stack(*names)
        self.position.stack_size = len(names)
        return self

    def line(self, seat: int, *names: str) -> Siege:
        """Lay cards into a line, the oldest first."""
        for name in names:
            card, size = self.card(name), int(self.position.line_size[seat])
            self.position.line[seat][size] = card
            self.position.line_size[seat] = size + 1
            self.position.total[seat] += int(self.rules.table.value[card])
        return self

    def left(self, seat: int, *names: str) -> Siege:
        """Lay cards on a left."""
        for name in names:
            card = self.card(name)
            self.position.left[seat][int(self.rules.table.symbol[card])] = card + 1
        return self

    def intruders(self, *names: str) -> Siege:
        """Put cards on the intruders, the last on top."""
        for name in names:
            self.position.intruder[int(self.position.intruders)] = self.card(name)
            self.position.intruders += 1
        return self

    def set(self, **values: Any) -> Siege:
        """Set other parts of the position: numbers, or lists by seat."""
        for name, value in values.items():
            if isinstance(value, list):
                self.position[name][: len(value)] = value
            else:
                self.position[name] = value
        return self

    def begin(self) -> Siege:
        """Begin the turn, up to the first choice."""
        self.position.is_noting = 1
        while follow(self.rules.table, self.position):
            self._listen()
        self.position.is_noting = 0
        return self

    def _listen(self) -> None:
        events = self.rules.transcriber.noted(self.position)
        self.steps += [event.step for event in events if event.step]

    def do(self, *words: str) -> Siege:
        """Make decisions in words."""
        for each in words:
            move = self.rules.read(self.position, each)
            self.steps += [
                event.step for event in self.rules.transcriber.events(self.position, move) if event.step
            ]
            self.rules.apply(self.position, move)
        return self

    @property
    def options(self) -> list[str]:
        """What can be chosen now."""
        return [self.rules.say(self.position, move) for move in self.rules.legal_moves(self.position)]

    @property
    def decider(self) -> str:
        """Who chooses now."""
        return str(self.words.samurai(self.position, self.rules.decider(self.position)))

    @property
    def seen(self) -> dict[str, Any]:
        """What everybody sees."""
        found: dict[str, Any] = self.rules.seen(self.position, 0)
        return found

    def did(self, *deeds: str) -> list[dict[str, Any]]:
        """Give the steps of some kinds so far."""
        return [step for step in self.steps if step["do"] in deeds]


@pytest.fixture(scope="session")
def lay_siege() -> type[Siege]:
    """The class that lays out a siege."""
    return Siege
