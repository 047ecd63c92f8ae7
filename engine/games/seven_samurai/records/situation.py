"""Situations of 7 Samurai: a position in words as a record has it that begins there, and the way back to a position.

A situation is the moment in which a samurai chooses his action, his penalties behind him. Each complaint carries the
way to the value that is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from engine.games.seven_samurai.records.transcript import Transcriber
from engine.games.seven_samurai.rules import state
from engine.games.seven_samurai.rules.cards import lay_left, line_up
from engine.games.seven_samurai.rules.play import advance
from engine.games.seven_samurai.sense import dealt_of
from engine.games.seven_samurai.terms import BACKS, BONUSES, GROUPS, SYMBOLS
from engine.games.seven_samurai.words import BINDINGS
from engine.play.kernel import FOR_FIGURES, start
from engine.play.verdict import Contradiction, Impossible, no_seat
from engine.texts.saying import say

Situation = Mapping[str, Any]


class Layout:
    """Tells positions as situations and lays situations out, by the words of one variant for a number of players."""

    def __init__(self, teller: Transcriber, variant: Mapping[str, Any]) -> None:
        self.teller = teller
        self.words = teller.words
        self.table = teller.words.table
        self.variant = variant
        self.seats = range(self.words.seats)

    # ------------------------------------------------------------ telling

    def told(self, position: np.record) -> dict[str, Any] | None:
        """Give a position as a situation, nothing where nobody chooses an action in it."""
        if int(position.kind) != state.ACTION or int(position.depth):
            return None
        words = self.words
        samurai = [words.samurai(position, seat) for seat in self.seats]
        intruders = position.intruder[: int(position.intruders)].tolist()[::-1]
        discard = position.discard[: int(position.discards)].tolist()
        farms = position.farm_backs[: int(position.farms)].tolist()[::-1]
        families = position.family_bonuses[: int(position.families)].tolist()[::-1]
        stacks = list(self.teller.stacks(position))[1:]
        down = [*words.stack(position), *intruders]
        return {
            "round": int(position.round_number),
            "to_move": int(position.active),
            "samurai": samurai,
            "wounds": [int(position.wounds[seat]) for seat in self.seats],
            "lines": [words.line(position, seat) for seat in self.seats],
            "left": [
                [words.cards[card - 1] for card in position.left[seat].tolist() if card]
                for seat in self.seats
            ],
            "passed": [seat for seat in self.seats if int(position.out) >> seat & 1],
            "tokens": [int(position.token_at[seat]) for seat in self.seats],
            "open_tokens": words.tokens(int(position.open_tokens)),
            "borrowed": [words.tokens(int(position.borrowed[seat])) for seat in self.seats],
            "bound": [word for bit, word in BINDINGS.items() if int(position.bound) & bit],
            "barricades": int(position.barricades),
            "farms": [BACKS[back] for back in farms],
            "families": [BONUSES[bonus] for bonus in families],
            "stack": [words.cards[card] for card in words.stack(position)],
            "intruders": [words.cards[card] for card in intruders],
            "discard": [words.cards[card] for card in discard],
            "known": sorted(
                words.cards[card] for card in down if int(position.known[card >> 6]) >> (card & 63) & 1
            ),
            "stacks": [[words.cards[card] for card in stack] for stack in stacks],
        }

    # ------------------------------------------------------------ laying out

    def lay_out(self, situation: Situation, seed: int, number: int) -> np.record:
        """Give the position that a situation tells, or raise `Impossible` with all that keeps it from being one."""
        for look in (self._sizes, self._team, self._village, self._raiders, self._tokens):
            faults = list(look(situation))
            if faults:
                raise Impossible(faults)
        position = self._laid(situation, seed, number)
        turn = int(position.turn)
        advance(self.table, position)
        if (int(position.turn), int(position.kind)) != (turn, state.ACTION):
            name = situation["samurai"][situation["to_move"]]
            message = say("{name} could only pass here: let another samurai move.", name=name.capitalize())
            raise Impossible([Contradiction(("to_move",), message)])
        return position

    def _laid(self, situation: Situation, seed: int, number: int) -> np.record:
        words, table = self.words, self.table
        position: np.record = np.zeros(1, state.POSITION)[0]
        position.seed, position.number = seed, number
        start(position, seed, number, FOR_FIGURES, 0)
        position.round_number, position.active = situation["round"], situation["to_move"]
        position.turn, position.phase, position.card = 1, state.ACT, state.NO_CARD
        position.barricades = situation["barricades"]
        self._lay_village(position, situation)
        for seat in self.seats:
            position.samurai[seat] = words.board_number[situation["samurai"][seat]]
            position.wounds[seat] = situation["wounds"][seat]
            position.token_at[seat] = situation["tokens"][seat]
            position.lent |= (situation["tokens"][seat] != seat) << seat
            position.borrowed[seat] = self._set_of(situation["borrowed"][seat])
            for name in situation["lines"][seat]:
                line_up(table, position, seat, words.card_number[name])
            for name in situation["left"][seat]:
                lay_left(table, position, seat, words.card_number[name])
        position.out = sum(1 << seat for seat in situation["passed"])
        position.open_tokens = self._set_of(situation["open_tokens"])
        position.bound = sum(bit for bit, word in BINDINGS.items() if word in situation["bound"])
        self._lay_raiders(position, situation)
        return position

    def _set_of(self, names: Sequence[str]) -> int:
        return sum(1 << self.words.board_number[name] for name in names)

    def _lay_village(self, position: np.record, situation: Situation) -> None:
        """Lay farms and families so that the next to be lost comes last, those lost behind them."""
        village = self.variant["village"]
        for key, words, backs in (
            ("farms", BACKS, position.farm_backs),
            ("families", BONUSES, position.family_bonuses),
        ):
            standing = situation[key]
            lost = sorted((Counter(village[key]) - Counter(standing)).elements(), key=words.index)
            backs[: len(standing) + len(lost)] = [words.index(name) for name in (*standing[::-1], *lost)]
            position[key] = len(standing)

    def _lay_raiders(self, position: np.record, situation: Situation) -> None:
        number = self.words.card_number
        for key, place, count in (
            ("stack", "stack", "stack_size"),
            ("intruders", "intruder", "intruders"),
            ("discard", "discard", "discards"),
        ):
            # The top intruder lies last.
            names = situation[key][::-1] if key == "intruders" else situation[key]
            position[place][: len(names)] = [number[name] for name in names]
            position[count] = len(names)
        for word, names in (("pool", self._in_play(situation)), ("known", situation["known"])):
            for name in names:
                card = number[name]
                position[word][card >> 6] |= np.uint64(1 << (card & 63))
        if situation.get("stacks"):
            position.is_dealt = 1
            for ahead, stack in enumerate(situation["stacks"]):
                row = position.deals[situation["round"] + ahead]
                row[: len(stack)] = [number[name] + 1 for name in stack]

    def _in_play(self, situation: Situation) -> list[str]:
        places = (situation["stack"], situation["intruders"], situation["discard"])
        return [name for names in (*places, *situation["lines"], *situation["left"]) for name in names]

    # ------------------------------------------------------------ what is wrong with it

    def _sizes(self, situation: Situation) -> Iterator[Contradiction]:
        """Ask whether every seat has what it needs, and no other is named."""
        count = len(self.seats)
        for key in ("samurai", "wounds", "lines", "left", "tokens", "borrowed"):
            if len(situation[key]) != count:
                message = say(
                    "`{key}` has {count} {count:seat|seats}, but there are {players}.",
                    key=key,
                    count=len(situation[key]),
                    players=count,
                )
                yield Contradiction((key,), message)
        for key, seats in (
            ("to_move", [situation["to_move"]]),
            ("passed", situation["passed"]),
            ("tokens", situation["tokens"]),
        ):
            for seat in seats:
                if seat >= count:
                    yield Contradiction((key,), no_seat(seat, count))
        if not 1 <= situation["round"] <= int(self.table.rounds):
            yield Contradiction(
                ("round",), say("There are {count} {count:round|rounds}.", count=int(self.table.rounds))
            )

    def _team(self, situation: Situation) -> Iterator[Contradiction]:
        """Ask whether the samurai are different ones of the variant, alive, and one of those who are in moves."""
        team, die = situation["samurai"], int(self.table.wounds_to_die)
        for seat, name in enumerate(team):
            if name not in self.words.boards:
                yield Contradiction(("samurai", seat), say("The variant has no samurai {names}.", names=name))
            elif name in team[:seat]:
                yield Contradiction(
                    ("samurai", seat), say("{name} sits there twice.", name=name.capitalize())
                )
        for seat, wounds in enumerate(situation["wounds"]):
            if wounds >= die:
                yield Contradiction(
                    ("wounds", seat),
                    say("At {count} wounds a samurai is dead, and the game lost.", count=die),
                )
        if situation["to_move"] in situation["passed"]:
            yield Contradiction(("to_move",), say("Whoever has passed does not move again in this round."))

    def _village(self, situation: Situation) -> Iterator[Contradiction]:
        """Compare what stands with what the variant has."""
        most = int(self.table.barricades)
        if situation["barricades"] > most:
            yield Contradiction(("barricades",), say("There are {count} barricades at most.", count=most))
        for key in ("farms", "families"):
            more: Counter[str] = Counter(situation[key]) - Counter(self.variant["village"][key])
            if more:
                yield Contradiction(
                    (key,),
                    say("The village never had so many {what} of {kinds}.", what=key, kinds=", ".join(more)),
                )
            elif not situation[key]:
                yield Contradiction((key,), say("Without {what} the game would be lost.", what=key))

    def _raiders(self, situation: Situation) -> Iterator[Contradiction]:
        """Ask whether each raider is in one place, and as many of each group as have come so far."""
        cards, found = self.variant["raiders"]["cards"], self._in_play(situation)
        unknown = [name for name in [*found, *situation["known"]] if name not in cards]
        if unknown:
            yield Contradiction(("stack",), say("The variant has no raider {name}.", name=unknown[0]))
            return
        for name, times in Counter(found).items():
            if times > 1:
                yield Contradiction(
                    ("stack",), say("Raider {name} lies in {count} places.", name=name, count=times)
                )
        for name in set(situation["known"]) - {*situation["stack"], *situation["intruders"]}:
            yield Contradiction(("known",), say("Raider {name} does not lie face down.", name=name))
        if not situation["stack"]:
            yield Contradiction(("stack",), say("Without a raider in the stack the round would be over."))
        joined = Counter(cards[name]["group"] for name in found)
        for group in GROUPS:
            comes = self.variant["raiders"][group]["round"] <= situation["round"]
            wanted = dealt_of(self.variant, group, len(self.seats)) if comes else 0
            if joined[group] != wanted:
                message = say(
                    "{count} {group} are about instead of {wanted}.",
                    count=joined[group],
                    group=group,
                    wanted=wanted,
                )
                yield Contradiction(("stack",), message)
        for seat, names in enumerate(situation["left"]):
            symbols = Counter(cards[name]["symbol"] for name in names)
            for symbol, times in symbols.items():
                if symbol not in SYMBOLS[:3]:
                    yield Contradiction(
                        ("left", seat), say("A raider without a symbol cannot lie on the left.")
                    )
                elif times > 1:
                    yield Contradiction(
                        ("left", seat),
                        say("Two raiders with the same symbol, {symbol}, lie on the left.", symbol=symbol),
                    )
        yield from self._later(situation, set(found))

    def _later(self, situation: Situation, before: set[str]) -> Iterator[Contradiction]:
        """Compare the stacks to come, where they are told, with the raiders that join then."""
        stacks, left = situation.get("stacks"), int(self.table.rounds) - situation["round"]
        if not stacks:
            return
        if len(stacks) != left:
            yield Contradiction(
                ("stacks",), say("{count} rounds are to come, each with its stack.", count=left)
            )
            return
        cards, raiders = self.variant["raiders"]["cards"], self.variant["raiders"]
        for ahead, stack in enumerate(stacks, 1):
            route, number = ("stacks", ahead - 1), situation["round"] + ahead
            if len(set(stack)) < len(stack) or not before <= set(stack) <= set(cards):
                yield Contradiction(
                    route,
                    say("The stack of round {number} is not that of the one before and more.", number=number),
                )
                return
            joined = Counter(cards[name]["group"] for name in stack if name not in before)
            wanted = {
                group: dealt_of(self.variant, group, len(self.seats))
                for group in GROUPS
                if raiders[group]["round"] == number
            }
            if joined != +Counter(wanted):
                yield Contradiction(
                    route, say("In round {number} other raiders join than the variant says.", number=number)
                )
                return
            before = set(stack)

    def _tokens(self, situation: Situation) -> Iterator[Contradiction]:
        """Ask whether open tokens are those of absent samurai, and each is in one place."""
        absent = set(self.words.boards) - set(situation["samurai"]) if self.table.has_open_tokens else set()
        named = [*situation["open_tokens"], *(name for names in situation["borrowed"] for name in names)]
        for name, times in Counter(named).items():
            if name not in absent:
                yield Contradiction(
                    ("open_tokens",), say("There is no open token of {name} in this game.", name=name)
                )
            elif times > 1:
                yield Contradiction(
                    ("open_tokens",), say("The token of {name} is in {count} places.", name=name, count=times)
                )
