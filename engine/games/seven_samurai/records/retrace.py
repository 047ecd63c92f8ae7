"""The way back from a record to the moves: its set-up, its decisions and its chances are taken as it tells them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from engine.games.seven_samurai.records.transcript import Event, Step, Transcriber
from engine.games.seven_samurai.rules import state
from engine.games.seven_samurai.terms import BACKS, BONUSES
from engine.games.seven_samurai.words import ACTIONS, DEEDS, Words, arranged
from engine.play.match import Match
from engine.play.rules import IllegalMove
from engine.texts.saying import Said, say
from engine.texts.source import short

MOST_SHOWN = 160


class Retracer:
    """Plays a record in a fresh match, as far as it goes."""

    def __init__(self, words: Words, teller: Transcriber, record: Mapping[str, Any], match: Match) -> None:
        self.words = words
        self.teller = teller
        self.match = match
        self.events = list(_events(record["turns"]))
        turns = record["turns"]
        self.is_left_open = bool(turns) and bool(turns[-1].get("unfinished"))
        self.last_turn = len(turns) - 1
        self.at = 0
        self.first_turn = match.rules.turn(match.position)
        if match.situation is None:
            _lay_out(words, teller, match.position, record["setup"])

    def run(self) -> None:
        """Play all that the record tells, or raise `IllegalMove` at the first step that breaks the rules."""
        self._check_turn()
        while not self.match.is_over and self._goes_on():
            self._play(self._wanted(self.match.position))
        if self.at < len(self.events):
            raise IllegalMove(say("The record goes on after the end of the game."))

    def _goes_on(self) -> bool:
        """Say whether the record tells more: a step, or in a turn that it ends the choice to do nothing more."""
        if self.at < len(self.events):
            return True
        is_in_last = self.match.rules.turn(self.match.position) - self.first_turn <= self.last_turn
        return is_in_last and not self.is_left_open and bool(int(self.match.position.options) & 1)

    def _check_turn(self) -> None:
        """Begin with the turn that is in play at the start."""
        if self.events:
            first, start = self.events[0], self.match.position
            seat, number = int(start.active), int(start.round_number)
            if (first.round, first.seat) != (number, seat):
                raise IllegalMove(
                    say(
                        "The first turn is that of seat {seat} in round {round}.", seat=seat + 1, round=number
                    )
                )
            self.at = 1

    # ------------------------------------------------------------ one move

    def _play(self, move: int) -> None:
        position = self.match.position
        told = self.teller.events(position, move)
        if not self._agrees(told):
            script: list[int] = []
            told = self.teller.events(position, move, self._chance(script))
            if not self._agrees(told):
                raise IllegalMove(self._quarrel(told))
            position.scripted, position.script_at = len(script), 0
            position.script[: len(script)] = script
        self.match.play(move)
        self.at += len(told)

    def _agrees(self, told: list[Event]) -> bool:
        theirs = self.events[self.at : self.at + len(told)]
        # A turn in which nothing has happened yet need not be told.
        if len(theirs) < len(told) and told[-1].seat is not None:
            told.pop()
        return theirs == told

    def _quarrel(self, told: Sequence[Event]) -> Said:
        """Say where a record leaves what the rules make of its own decisions."""
        for place, mine in enumerate(told):
            said = self.events[self.at + place] if self.at + place < len(self.events) else None
            if said != mine:
                return say(
                    "The record says {said}, but the rules give {given}.",
                    said=_shown(said),
                    given=_shown(mine),
                )
        return say("The record goes on where nobody has anything to do.")

    def _chance(self, script: list[int]) -> Callable[[np.record, list[Event]], None]:
        """Give what lets chance fall as the record tells it, and writes it down."""

        def fall(position: np.record, told: list[Event]) -> None:
            place = self.at + len(told)
            step = (self.events[place].step if place < len(self.events) else None) or {}
            added = self._fallen(position, step)
            if len(script) + len(added) > state.MOST_SCRIPT:
                raise IllegalMove(say("More chance falls between two decisions than a replay can hold."))
            script.extend(added)
            position.scripted, position.script_at = len(added), 0
            position.script[: len(added)] = added

        return fall

    def _fallen(self, position: np.record, step: Step) -> list[int]:
        kind = int(position.kind)
        if kind == state.WHICH_RETURNS and step.get("do") == "shuffle":
            discard = position.discard[: int(position.discards)].tolist()
            card = self.words.card_number.get(step["card"], -1)
            stack = [self.words.card_number.get(name, -1) for name in step["stack"]]
            if card in discard and sorted(stack) == sorted([*self.words.stack(position), card]):
                return [discard.index(card), *stack]
            raise IllegalMove(say("The shuffled stack is not the old one with a card of the discard."))
        wanted = "heal" if kind == state.WHO_IS_HEALED else "wound"
        if step.get("do") == wanted and int(position.options) >> step["seat"] & 1:
            return [step["seat"]]
        raise IllegalMove(
            say("Chance falls here and meets a samurai: the record says {said}.", said=_shown(step))
        )

    # ------------------------------------------------------------ decisions

    def _wanted(self, position: np.record) -> int:
        """Find the move that the next step of the record means."""
        event = self.events[self.at] if self.at < len(self.events) else None
        step = (event.step if event else None) or {"do": ""}
        for move in self.words.moves(position):
            if self._means(position, move, step):
                return move
        kind = int(position.kind)
        silent = kind in (state.OPEN, state.AGAIN, state.MOVE, state.STRIKE, state.LEND, state.HEAL)
        if silent and int(position.options) & 1:
            return kind << 16 | state.STOP
        seat = int(position.seat)
        raise IllegalMove(
            say(
                "Seat {seat} decides now, and may not do what the record says: {said}.",
                seat=seat + 1,
                said=_shown(event),
            )
        )

    def _means(self, position: np.record, move: int, step: Step) -> bool:
        kind, option, deed = move >> 16, move & 0xFF, step["do"]
        told, seat = self.words.told(position, move), int(position.seat)
        if told["do"] == "stop":
            return False
        if kind == state.ORDER:
            return deed == "penalty" and told["penalties"][0] == step["penalty"]
        if kind == state.IGNORE:
            return deed == "penalty" and (step["how"] == "ignored") == bool(option)
        if kind == state.ACTION:
            return deed == ACTIONS[option] and step["seat"] == seat
        if kind == state.CARD:
            fits = deed == DEEDS[option] and step["seat"] == seat
            return fits and step.get("to") == told.get("to")
        if kind == state.AGAIN:
            return deed == "fight" and step["seat"] == seat
        if kind == state.KIAI:
            return deed == "kiai" and step["seat"] == seat and step["use"] == bool(option)
        if kind == state.SIDE:
            return deed == "move" and step["side"] == told["do"]
        if kind == state.HEAL:
            return deed == "heal" and step["seat"] == told["to"]
        if kind == state.SCOUT:
            return deed == "scout" and step["cards"] == self._scouted(position, option)
        # What is left tells itself in the words of the record.
        return all(step.get(key) == value for key, value in told.items())

    def _scouted(self, position: np.record, option: int) -> list[str]:
        top = self.words.stack(position)
        return [self.words.cards[top[place]] for place in arranged(int(position.origin), option)]


# ---------------------------------------------------------------- set-up


def _lay_out(words: Words, teller: Transcriber, position: np.record, setup: Mapping[str, Any]) -> None:
    """Set a position up as a record says where it says otherwise than the seed; `testimony` has looked at it."""
    mine = teller.setup(position)
    if mine == dict(setup):
        return
    boards = [words.board_number[name] for name in setup["samurai"]]
    position.samurai[: words.seats] = boards
    position.open_tokens = sum(1 << words.board_number[name] for name in setup["open_tokens"])
    position.farm_backs[: len(setup["farms"])] = [BACKS.index(back) for back in setup["farms"]][::-1]
    position.family_bonuses[: len(setup["families"])] = [BONUSES.index(name) for name in setup["families"]][
        ::-1
    ]
    if mine["stacks"] != setup["stacks"]:
        _deal(words, position, setup["stacks"])
    if int(position.kind) == state.OPEN:
        position.options = np.uint64(1 | int(position.open_tokens) << 1)


def _deal(words: Words, position: np.record, stacks: Sequence[Sequence[str]]) -> None:
    position.is_dealt = 1
    for row, stack in enumerate(stacks):
        cards = [words.card_number[name] + 1 for name in stack]
        position.deals[row][: len(cards)] = cards
    first = [words.card_number[name] for name in stacks[0]]
    position.stack[: len(first)] = first
    position.stack_top, position.stack_size = 0, len(first)
    for part in range(state.CARD_WORDS):
        bits = sum(1 << (card & 63) for card in first if card >> 6 == part)
        position.pool[part] = np.uint64(bits)


def _events(turns: Sequence[Mapping[str, Any]]) -> list[Event]:
    """Give a record's turns as one row of events."""
    found = []
    for turn in turns:
        found.append(Event(turn["round"], seat=turn.get("seat"), end=turn.get("end", "")))
        found += [Event(turn["round"], step) for step in turn["steps"]]
    return found


def _shown(event: Event | Step | None) -> str:
    if isinstance(event, Event):
        event = event.step or {key: value for key, value in event.opened().items() if key != "steps"}
    return short(json.dumps(event), MOST_SHOWN) if event else say("nothing more")
