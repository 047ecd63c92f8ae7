"""Naishi's positions in the editor: rows, hands, river and court; every other card has been discarded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.play.rules import Rules
from workbench.games.naishi.cards import names
from workbench.games.naishi.table.naming import cards_of
from workbench.games.naishi.table.spots import COLUMNS
from workbench.table.naming import translate
from workbench.table.position.draft import Route, with_value
from workbench.table.position.facts import Choice, Fact, Group, Number, PositionPart, Row


def counted(rules: Rules, name: str) -> str:
    """Name the points of a territory."""
    return translate("naishi", "points") if name == "points" else name


class NaishiPosition(PositionPart):
    """Tells the editor what can be set in a position of Naishi."""

    def groups(self) -> Sequence[Group]:
        """Give the turn, both territories, the river and the court."""
        seats = self.draft.seats
        colours = {number: seat.colour_name for number, seat in enumerate(seats)}
        ends = {
            "none": self.tr("others will follow"),
            "declared": self.tr("the last: declared"),
            "piles-empty": self.tr("the last: piles are empty"),
        }
        turn = (
            Choice(("to_move",), self.tr("To play"), colours),
            Choice(("last_turn",), self.tr("This turn"), ends),
        )
        found = [Group(self.tr("The turn"), turn)]
        found += [
            Group(seat.colour_name, self._of_seat(number), seat.colour) for number, seat in enumerate(seats)
        ]
        cards, called = self._cards(is_river=True), self._called
        piles: list[Fact] = [
            Row(
                ("river", column),
                self.tr("Pile {column}").format(column=column + 1),
                cards,
                called=called,
                first=self.tr("open"),
            )
            for column in range(COLUMNS)
        ]
        found.append(Group(self.tr("The river"), piles))
        if self.draft.situation["aside"]:
            aside = Row(("aside",), self.tr("Aside"), cards, called=called, is_fixed=True)
            found.append(Group(self.tr("Cards that were dealt nowhere"), (aside,)))
        return found

    def _of_seat(self, seat: int) -> list[Fact]:
        called = self._called
        cards, columns = self._cards(), {column: str(column) for column in range(1, COLUMNS + 1)}
        most = int(self.draft.rules.variant["emissaries"])
        court = {
            "swap": self.tr("On swap"),
            "discard": self.tr("On discard"),
            "decree": self.tr("On decree"),
        }
        return [
            Row(("rows", seat), self.tr("Row"), cards, called=called, is_fixed=True),
            Row(("hands", seat), self.tr("Hand"), cards, called=called, is_fixed=True),
            Row(("known", seat), self.tr("Hand places seen"), columns, is_set=True, can_change=False),
            *(Number(("court", place, seat), title, 0, most) for place, title in court.items()),
        ]

    @property
    def _called(self) -> dict[str, str]:
        return {name: names.title(name) for name in cards_of(self.draft.rules.variant)}

    def _cards(self, *, is_river: bool = False) -> dict[str, str]:
        """Name the cards, each with how many are in the discard and could be laid instead."""
        situation, found = self.draft.situation, {}
        lines = (*situation["rows"], *situation["hands"], *situation["river"], situation["aside"])
        used = Counter(card for line in lines for card in line)
        for name, card in cards_of(self.draft.rules.variant).items():
            if card["kind"] == "start":
                if not is_river:
                    found[name] = names.title(name)
                continue
            left = card["count"] - used[name]
            found[name] = (
                names.title(name)
                if left > 0
                else self.tr("{card} (none left)").format(card=names.title(name))
            )
        return found

    def changed(self, route: Route, value: Any) -> Mapping[str, Any]:
        """Let a card of which none is left come from where one lies, whose place the card that had to go takes."""
        situation = with_value(self.draft.situation, route, value)
        if route[0] in ("rows", "hands", "river"):
            old = self.draft.value(route)
            come, gone = (
                list((Counter(value) - Counter(old)).elements()),
                list((Counter(old) - Counter(value)).elements()),
            )
            for card in come:
                self._fetch(situation, route, card, gone.pop(0) if gone else None)
        return situation

    def _fetch(self, situation: dict[str, Any], route: Route, card: str, gone: str | None) -> None:
        """Take one of a card away elsewhere if there are too many now, first from under the piles."""
        cards = cards_of(self.draft.rules.variant)
        lines = [
            ((key, place), line)
            for key in ("river", "rows", "hands")
            for place, line in enumerate(situation[key])
        ]
        in_all = sum(line.count(card) for _, line in lines) + situation["aside"].count(card)
        if cards[card]["kind"] == "start" or in_all <= cards[card]["count"]:
            return
        others = [(where, line) for where, line in lines if where != route and card in line]
        if not others:
            return
        where, line = max(others, key=lambda each: (each[0][0] == "river", len(each[1])))
        place = len(line) - 1 - line[::-1].index(card)
        if gone is not None and cards[gone]["kind"] != "start":
            line[place] = gone
        elif where[0] == "river":
            del line[place]
        else:
            line[place] = next(name for name, each in cards.items() if each["kind"] == "start")

    def place_of(self, route: Route) -> str:
        """Name the part that a fault is about."""
        if route == ("rows",):
            return self.tr("Cards")
        return self.tr("Court") if route == ("court",) else super().place_of(route)
