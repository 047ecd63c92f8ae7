"""A judged move on the cards: the places it was made at, those of the best one, and what both make of the territory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from workbench.games.naishi.table.appraisal.outlook import after, places_of
from workbench.games.naishi.table.options import deed_of
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.spots import HAND, OTHER_HAND, OTHER_ROW, ROW, Spot
from workbench.numerals import whole
from workbench.table.analysis.turn_pair import turn_pair
from workbench.table.model.sitting import Sitting

if TYPE_CHECKING:
    from engine.agents.opinion import Opinion

translate = QCoreApplication.translate


def judged_spots(sitting: NaishiSitting, opinion: Opinion) -> Mapping[Spot, str]:
    """Give the places of what was played and of what was best, each with its chance; the best one's come first."""
    is_front = opinion.seat == sitting.front
    share = translate("judged", "{share} %")
    found: dict[Spot, str] = {}
    for choice, said in (
        (opinion.best, translate("judged", "best, {chance}")),
        (opinion.played, f"{opinion.mark} {{chance}}"),
    ):
        text = said.format(chance=share.format(share=whole(100 * choice.chance)))
        for spot in deed_of(sitting.rules, choice.move).spots[-1:]:
            found.setdefault(spot if is_front else _across(spot), text)
    return found


def _across(spot: Spot) -> Spot:
    """Give where a place of the other territory lies on the table."""
    return Spot({ROW: OTHER_ROW, HAND: OTHER_HAND}.get(spot.line, spot.line), spot.column)


def why_better(sitting: Sitting, opinion: Opinion) -> list[str]:
    """Say how much more the best moves of the turn would have made of the mover's territory than those played."""
    if not isinstance(sitting, NaishiSitting) or opinion.number < sitting.setup_moves:
        return []
    best, played = (_worth(sitting, opinion, moves) for moves in turn_pair(sitting, opinion))
    # A line that leaves the territory poorer is better for another reason, which this does not tell.
    if best is None or played is None or best <= played:
        return []
    said = translate(
        "judged",
        "After it the territory would count {best} points at the end of the turn, as played {played}.",
    )
    return [said.format(best=whole(best), played=whole(played))]


def _worth(sitting: NaishiSitting, opinion: Opinion, moves: Sequence[int]) -> int | None:
    """Give what the territory is worth after moves; nothing where a card would come that the mover did not know."""
    rules, seat = sitting.rules, opinion.seat
    now = sitting.match.positions[opinion.number].copy()
    for move in moves:
        if None in after(rules.seen(now, seat), seat, deed_of(rules, move)):
            return None
        rules.apply(now, move)
    known = [card for card in places_of(rules.seen(now, seat), seat) if card is not None]
    return sitting.appraiser.of(known, seat).total
