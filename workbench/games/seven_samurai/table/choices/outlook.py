"""What an answer would do to a samurai and to the village, as far as everybody can know it beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from workbench.games.seven_samurai.cards.raider import Raider
from workbench.games.seven_samurai.table.siege import Siege


@dataclass(frozen=True)
class Loss:
    """What being beaten costs: so many of something before and after."""

    what: str
    before: int
    after: int


@dataclass(frozen=True)
class Reached:
    """A total that a changed line would come to: whether it is a Kiai, beyond, or below."""

    before: int
    total: int
    kiai: int
    is_kiai: bool
    is_beaten: bool
    # Of a Kiai: the total after the first card has gone.
    released: int | None = None


def can_defend(siege: Siege, seat: int, raider: Raider) -> bool:
    """Say whether a samurai could put a card on his left."""
    is_bound = seat == siege.active and "no-defend" in siege.bound
    return raider.symbol != "none" and raider.symbol not in siege.samurai[seat].left and not is_bound


def can_dismiss(siege: Siege, seat: int, raider: Raider) -> bool:
    """Say whether a samurai could dismiss a card."""
    values = {siege.raider(card).value for card in siege.samurai[seat].line}
    return "dismiss-same" in siege.samurai[seat].reach and raider.value in values


def attacked(siege: Siege, seat: int, raider: Raider) -> Reached:
    """See what a card at the end of a samurai's line would bring."""
    who = siege.samurai[seat]
    total = who.total + raider.value
    line = [*(siege.raider(card).value for card in who.line), raider.value]
    is_first = bool(siege.rule("beaten", "each_card")) or who.total <= who.kiai
    is_kiai = total == who.kiai
    return Reached(
        who.total,
        total,
        who.kiai,
        is_kiai,
        total > who.kiai and is_first,
        total - line[0] if is_kiai else None,
    )


def removed(siege: Siege, seat: int) -> Reached:
    """See what the loss of the last card of a samurai's line would bring."""
    who = siege.samurai[seat]
    values = [siege.raider(card).value for card in who.line]
    total = who.total - values[-1]
    is_kiai = total == who.kiai and bool(siege.rule("kiai", "by_removal"))
    first = values[0] if len(values) > 1 else 0
    return Reached(who.total, total, who.kiai, is_kiai, False, total - first if is_kiai else None)


def beaten(siege: Siege) -> Loss:
    """See what a defeat costs the village: barricades, and farms where there are none."""
    cost = int(siege.rule("beaten", "barricades") or 0)
    if siege.barricades >= cost:
        return Loss("barricade", siege.barricades, siege.barricades - cost)
    return Loss("farm", siege.farms, max(siege.farms - (cost - siege.barricades), 0))


def built(siege: Siege, power: Mapping[str, int]) -> int:
    """Give how many barricades stand after a power has built."""
    return min(siege.barricades + power.get("build", 0), siege.most_barricades)


@dataclass(frozen=True)
class Odds:
    """Of the raiders that nobody has seen: how many would make a Kiai, and how many would beat."""

    unseen: int
    kiai: int
    beats: int


def odds(siege: Siege, seat: int) -> Odds:
    """Count what the next raider would mean as the last card of a samurai's line."""
    who = siege.samurai[seat]
    wanted = who.kiai - who.total
    by_value = siege.unseen_values
    unseen = sum(by_value.values())
    return Odds(
        unseen,
        by_value.get(wanted, 0),
        sum(count for value, count in by_value.items() if value > wanted),
    )


def missing(siege: Siege) -> dict[str, int]:
    """Count the samurai that lack each symbol on their left."""
    return {
        symbol: sum(symbol not in who.left for who in siege.samurai) for symbol in ("hat", "farm", "doll")
    }
