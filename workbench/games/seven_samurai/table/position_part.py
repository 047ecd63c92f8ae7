"""7 Samurai's positions in the editor: the village, the raiders, and each samurai with his lines and wounds."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.play.rules import Rules
from workbench.games.seven_samurai import words
from workbench.table.naming import capital, translate
from workbench.table.position.draft import Route, with_value
from workbench.table.position.facts import Choice, Fact, Group, Number, PositionPart, Row

PILES = ("stack", "intruders", "discard")
MOST_WOUNDS = 20


def counted(rules: Rules, name: str) -> str:
    """Name what is left of the village, and what a samurai has driven off."""
    return {
        "barricades": translate("seven", "barricades"),
        "farms": translate("seven", "farms"),
        "families": translate("seven", "families"),
        "left": translate("seven", "raiders on the left side"),
    }.get(name, name)


class SevenPosition(PositionPart):
    """Tells the editor what can be set in a position of 7 Samurai."""

    @property
    def _values(self) -> dict[str, Any]:
        return self.draft.rules.variant

    def groups(self) -> Sequence[Group]:
        """Give the turn, the village, the raiders and the samurai."""
        situation = self.draft.situation
        boards = {name: words.plain(name) for name in self._values["samurai"]["boards"]}
        seats = {number: boards.get(name, name) for number, name in enumerate(situation["samurai"])}
        rounds = {number: str(number) for number in range(1, int(self._values["rounds"]) + 1)}
        bonds = {
            name: capital(words.penalty(name))
            for name in ("no-defend", "no-support", "must-pass", "no-talent")
        }
        turn: list[Fact] = [
            Choice(("to_move",), self.tr("To play"), seats),
            Choice(("round",), self.tr("Round"), rounds),
            Row(("bound",), self.tr("Bound by"), bonds, is_set=True, can_change=False),
            Row(("passed",), self.tr("Passed"), seats, is_set=True, can_change=False),
        ]
        if self.draft.rules.table.has_open_tokens:
            tokens = self._absent(boards)
            turn.append(Row(("open_tokens",), self.tr("Open tokens"), tokens, is_set=True, can_change=False))
        return (
            Group(self.tr("The turn"), turn),
            self._village(),
            Group(self.tr("The raiders"), list(self._piles())),
            *(
                Group(boards.get(name, name), self._of_seat(number, boards, seats), number)
                for number, name in enumerate(situation["samurai"])
            ),
        )

    def _village(self) -> Group:
        village, table = self._values["village"], self.draft.rules.table
        backs = {
            "family": self.tr("Family"),
            "farm": self.tr("Farm"),
            "barricade": self.tr("Barricade"),
            "wound": self.tr("Wound"),
            "heal": self.tr("Healing"),
            "intruder": self.tr("Intruder"),
        }
        rows: list[Fact] = [Number(("barricades",), self.tr("Barricades"), 0, int(table.barricades))]
        for key, title in (("farms", self.tr("Farms")), ("families", self.tr("Families"))):
            known = {name: backs.get(name, name) for name, count in village[key].items() if count}
            rows.append(Row((key,), title, known, first=self.tr("next lost")))
        return Group(self.tr("The village"), rows)

    def _piles(self) -> Iterator[Fact]:
        titles = {
            "stack": (self.tr("Stack"), self.tr("top")),
            "intruders": (self.tr("Intruders"), self.tr("top")),
            "discard": (self.tr("Discard"), ""),
        }
        for key, (title, first) in titles.items():
            yield self._row((key,), title, first)

    def _of_seat(self, seat: int, boards: Mapping[str, str], seats: Mapping[int, str]) -> list[Fact]:
        found: list[Fact] = [
            Choice(("samurai", seat), self.tr("Samurai"), boards),
            Number(
                ("wounds", seat),
                self.tr("Wounds"),
                0,
                min(int(self._values["wounds"]["die"]) - 1, MOST_WOUNDS),
            ),
            self._row(("lines", seat), self.tr("Line"), self.tr("first")),
            self._row(("left", seat), self.tr("Left side"), ""),
            Choice(("tokens", seat), self.tr("Token with"), seats),
        ]
        if self.draft.rules.table.has_open_tokens:
            used = self.tr("Open tokens used")
            found.append(Row(("borrowed", seat), used, self._absent(boards), is_set=True, can_change=False))
        return found

    def _absent(self, boards: Mapping[str, str]) -> dict[str, str]:
        """Name the samurai who are not in play."""
        return {name: title for name, title in boards.items() if name not in self.draft.situation["samurai"]}

    def _row(self, route: Route, title: str, first: str) -> Row:
        """Give a pile of raiders: any may take another's place; what is added comes from elsewhere on the table."""
        here = self.draft.value(route)
        known = {name: self._called(name) for name in self._values["raiders"]["cards"]}
        elsewhere = {name: known[name] for name in self._in_play() if name not in here}
        return Row(route, title, known, elsewhere, called={name: name for name in known}, first=first)

    def _called(self, name: str) -> str:
        card = self._values["raiders"]["cards"][name]
        return f"{name} ({card['value']}, {words.symbol(card['symbol'])})"

    def _in_play(self) -> list[str]:
        return [name for _, names in _places(self.draft.situation) for name in names]

    def changed(self, route: Route, value: Any) -> Mapping[str, Any]:
        """Let a raider that comes to a place leave the one where it was, and one that goes find another."""
        situation = with_value(self.draft.situation, route, value)
        if route[0] == "round":
            self._join(situation)
        elif route[0] == "samurai":
            _exchange(situation, self.draft.situation, int(route[1]))
        if (route[0] in PILES or route[0] in ("lines", "left")) and len(route) <= 2:
            _settle(situation, copy.deepcopy(self.draft.situation), route)
        return situation

    def _join(self, situation: dict[str, Any]) -> None:
        """Let the raiders of a round be about: those of later ones go, those missing come under the stack."""
        from engine.games.seven_samurai.sense import dealt_of

        cards, seats = self._values["raiders"]["cards"], len(situation["samurai"])
        situation["stacks"] = []
        for group in dict.fromkeys(card["group"] for card in cards.values()):
            comes = self._values["raiders"][group]["round"] <= situation["round"]
            wanted = dealt_of(self._values, group, seats) if comes else 0
            members = [name for name in cards if cards[name]["group"] == group]
            there = [name for _, names in _places(situation) for name in names if name in members]
            for name in reversed(there[wanted:]):
                next(names for _, names in _places(situation) if name in names).remove(name)
            boxed = [name for name in members if name not in there]
            situation["stack"] += boxed[: max(0, wanted - len(there))]


def _places(situation: Mapping[str, Any]) -> Iterator[tuple[Route, list[str]]]:
    for key in PILES:
        yield (key,), situation[key]
    for key in ("lines", "left"):
        for seat, names in enumerate(situation[key]):
            yield (key, seat), names


def _exchange(situation: dict[str, Any], before: Mapping[str, Any], seat: int) -> None:
    """Let two samurai change seats where one comes who sits elsewhere; who comes in has no open token."""
    name, gone = situation["samurai"][seat], before["samurai"][seat]
    for other, sitting in enumerate(before["samurai"]):
        if sitting == name and other != seat:
            situation["samurai"][other] = gone
            return
    for tokens in (situation["open_tokens"], *situation["borrowed"]):
        if name in tokens:
            tokens[tokens.index(name)] = gone


def _settle(situation: dict[str, Any], before: dict[str, Any], route: Route) -> None:
    """Keep every raider in one place: who was added leaves its old one, or its place is taken by who had to go."""
    old = next(names for where, names in _places(before) if where == route)
    new = next(names for where, names in _places(situation) if where == route)
    come, gone = [name for name in new if name not in old], [name for name in old if name not in new]
    for name in come:
        for where, names in _places(situation):
            if where != route and name in names:
                if gone:
                    names[names.index(name)] = gone.pop(0)
                else:
                    names.remove(name)
                break
        else:
            gone = gone[1:]  # from the box: who had to go is there now
            situation["stacks"] = []
    for name in gone:
        # Out of the stack a raider is gone; from anywhere else it comes back under the stack.
        (situation["discard"] if route == ("stack",) else situation["stack"]).append(name)
    down = {*situation["stack"], *situation["intruders"]}
    situation["known"] = [name for name in situation["known"] if name in down]
