"""Samurai's positions in the editor: whose turn it is, hands, piles, captured figures; the rest lies on the board."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from engine.play.rules import Rules
from workbench.games.samurai.table.naming import Names
from workbench.games.samurai.table.position.position_board import PositionBoard
from workbench.table.naming import translate
from workbench.table.position.draft import Route, with_value
from workbench.table.position.facts import Choice, Fact, Group, Number, PositionPart, Row

MOST_FIGURES = 40


def counted(rules: Rules, name: str) -> str:
    """Name the figures that are captured."""
    return translate("samurai", "captured {figure}").format(figure=Names(rules).figure(name))


class SamuraiPosition(PositionPart):
    """Tells the editor what can be set in a position of Samurai."""

    _board: PositionBoard | None = None

    @property
    def names(self) -> Names:
        """What things are called."""
        return Names(self.draft.rules)

    def groups(self) -> Sequence[Group]:
        """Give the turn, what each seat has, and what ties removed."""
        names, seats = self.names, self.draft.seats
        colours = {number: seat.colour_name for number, seat in enumerate(seats)}
        return (
            Group(self.tr("The turn"), (Choice(("to_move",), self.tr("To play"), colours),)),
            *(
                Group(seat.colour_name, self._of_seat(number), seat.colour)
                for number, seat in enumerate(seats)
            ),
            Group(
                self.tr("Removed by ties"),
                [
                    Number(("removed", name), names.figure_title(name), 0, MOST_FIGURES)
                    for name in names.types
                ],
            ),
        )

    def _of_seat(self, seat: int) -> list[Fact]:
        names, situation = self.names, self.draft.situation
        titles = {name: names.token_title(name) for name in names.kinds}
        pile = {name: titles[name] for name in titles if name in situation["piles"][seat]}
        facts: list[Fact] = [
            Row(("hands", seat), self.tr("Hand"), titles, pile),
            Row(
                ("piles", seat),
                self.tr("Pile"),
                titles,
                {},
                can_remove=False,
                can_change=False,
                first=self.tr("next"),
            ),
        ]
        facts += [
            Number(
                ("captured", seat, name),
                self.tr("Captured {figure}").format(figure=names.figure(name)),
                0,
                MOST_FIGURES,
            )
            for name in names.types
        ]
        return facts

    def changed(self, route: Route, value: Any) -> Mapping[str, Any]:
        """Let tokens that come into a hand leave the pile, and others go back to it."""
        situation = with_value(self.draft.situation, route, value)
        if route[0] == "hands":
            seat = int(route[1])
            before = Counter(self.draft.situation["hands"][seat])
            pile = situation["piles"][seat]
            for name in (before - Counter(value)).elements():
                pile.insert(0, name)
            for name in (Counter(value) - before).elements():
                if name in pile:
                    pile.remove(name)
        return situation

    def canvas(self, parent: QWidget) -> QWidget | None:
        """Give the board."""
        self._board = PositionBoard(self, parent)
        return self._board

    def show_place(self, route: Route) -> bool:
        """Put the cursor on the space that a token or figure is wrong at."""
        space = None
        if route[:1] == ("figures",) and len(route) > 1:
            space = int(route[1])
        elif route[:1] == ("tokens",) and len(route) > 1:
            space = int(self.draft.situation["tokens"][int(route[1])]["space"])
        if space is None or self._board is None:
            return False
        self._board.board.look_here(self.names.board.spaces[space].at)
        return True

    def place_of(self, route: Route) -> str:
        """Name the space that a token or figure is wrong at, or what the form calls it."""
        if route[:1] == ("figures",) and len(route) > 1:
            return self.names.place(int(route[1]))
        if route[:1] == ("tokens",) and len(route) > 1:
            return self.names.place(self.draft.situation["tokens"][int(route[1])]["space"])
        return self.tr("Figures") if route == ("figures",) else super().place_of(route)

    # ------------------------------------------------------------ what is laid on the board

    def token_at(self, space: int) -> dict[str, Any] | None:
        """Give the token that lies on a space."""
        return next((each for each in self.draft.situation["tokens"] if each["space"] == space), None)

    def left_of(self, seat: int) -> Counter[str]:
        """Count the tokens that a seat has not on the board."""
        return Counter(self.draft.situation["hands"][seat]) + Counter(self.draft.situation["piles"][seat])

    def lay_token(self, space: int, seat: int, name: str) -> None:
        """Lay a token on a space, from the pile or else the hand; what lay there goes back, and so does the same."""
        lying = self.token_at(space)
        situation = self._without(space)
        if lying == {"space": space, "player": seat, "token": name}:
            self.draft.edit(situation)
            return
        for place in (situation["piles"][seat], situation["hands"][seat]):
            if name in place:
                place.remove(name)
                situation["tokens"].append({"space": space, "player": seat, "token": name})
                situation["tokens"].sort(key=lambda each: each["space"])
                break
        else:
            return
        self._draw_up(situation, seat)
        self.draft.edit(situation)

    def _draw_up(self, situation: dict[str, Any], seat: int) -> None:
        """Fill a hand from the pile, as at the end of a turn."""
        size = int(self.draft.rules.table.hand_size[seat])
        hand, pile = situation["hands"][seat], situation["piles"][seat]
        while len(hand) < size and pile:
            hand.append(pile.pop(0))

    def put_figure(self, space: int, name: str) -> None:
        """Put a figure into a settlement, or take it away where it stands already."""
        situation = copy.deepcopy(self.draft.situation)
        standing = situation["figures"].setdefault(str(space), [])
        if name in standing:
            standing.remove(name)
        else:
            standing.append(name)
            standing.sort(key=self.names.types.index)
        if not standing:
            del situation["figures"][str(space)]
        situation["figures"] = dict(sorted(situation["figures"].items(), key=lambda each: int(each[0])))
        self.draft.edit(situation)

    def clear(self, space: int) -> None:
        """Take away whatever is on a space."""
        situation = self._without(space)
        situation["figures"].pop(str(space), None)
        self.draft.edit(situation)

    def _without(self, space: int) -> dict[str, Any]:
        situation = copy.deepcopy(self.draft.situation)
        lying = self.token_at(space)
        if lying is not None:
            situation["tokens"].remove(lying)
            situation["piles"][lying["player"]].insert(0, lying["token"])
        return situation
