"""Whether a variant of 7 Samurai makes sense: what no schema can say, because it ties values together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Mapping as Mapping_
from math import comb
from typing import Any

from engine.games.seven_samurai.terms import GROUPS, MOST_FAMILIES, MOST_FARMS, SIDES, seats_in
from engine.texts.problem import Problem, Severity, hint, in_reading_order
from engine.texts.saying import say
from engine.texts.source import Mapping, find, short
from engine.texts.variant import Variant

MOST_BARRICADES = 99
# Below this a deal with enough dolls would be waited for too long.
LEAST_LUCK = 1e-4


def check(variant: Variant) -> list[Problem]:
    """Give the contradictions of a variant that fits its schema."""
    if not variant.is_sound:
        return []
    return in_reading_order(problem for look in _LOOKS for problem in look(variant))


def check_team(variant: Variant, players: int) -> list[Problem]:
    """Give what keeps a fixed team from being played by so many players."""
    deal, seats = variant.values["samurai"]["deal"], seats_in(variant.values, players)
    if deal == "random" or len(deal) >= seats:
        return []
    message = say(
        "The team names {count} samurai, but there are {seats} seats.", count=len(deal), seats=seats
    )
    return [variant.at(("samurai", "deal")).problem("team-too-small", message)]


def counts_of(values: dict[str, Any]) -> range:
    """Give the player counts of a variant."""
    return range(values["players"]["least"], values["players"]["most"] + 1)


def wanted(stated: dict[str, int], seats: int) -> int:
    """Give a number that is stated per samurai, as it is stated."""
    return stated["per_player"] * seats + stated["plus"]


def _player_counts(variant: Variant) -> Iterator[Problem]:
    players = variant.values["players"]
    if players["least"] > players["most"]:
        message = say(
            "The fewest players ({least}) are more than the most ({most}).",
            least=players["least"],
            most=players["most"],
        )
        yield variant.blamed(("players", "least"), ("players", "most")).problem("players-range", message)


def _team(variant: Variant) -> Iterator[Problem]:
    boards, counts = variant.values["samurai"]["boards"], counts_of(variant.values)
    most = max((seats_in(variant.values, count) for count in counts), default=0)
    if len(boards) < most:
        message = say(
            "There are {count} samurai, but up to {most} are in play.", count=len(boards), most=most
        )
        clash = (("samurai", "boards"), ("players", "most"), ("solo", "samurai"))
        yield variant.blamed(*clash).problem("samurai-too-few", message)
    deal = variant.values["samurai"]["deal"]
    for place, name in enumerate(deal if isinstance(deal, list) else ()):
        if name not in boards:
            message = say("There is no samurai `{name}`. {hint}", name=short(name), hint=hint(name, boards))
            yield variant.at(("samurai", "deal", place)).problem("samurai-unknown", message)
    if isinstance(deal, list) and len(deal) < most <= len(boards):
        message = say(
            "The team names {count} samurai, but up to {most} are in play.", count=len(deal), most=most
        )
        clash = (("samurai", "deal"), ("players", "most"), ("solo", "samurai"))
        yield variant.blamed(*clash).problem("team-too-small", message, Severity.WARNING)


def _wounds(variant: Variant) -> Iterator[Problem]:
    wounds = variant.values["wounds"]
    if not wounds["start"] < wounds["flip"] < wounds["die"]:
        message = say(
            "Wounds at the start ({start}), the one that turns the board ({flip}) and the one that kills ({die}) "
            "must rise in this order.",
            start=wounds["start"],
            flip=wounds["flip"],
            die=wounds["die"],
        )
        clash = (("wounds", "start"), ("wounds", "flip"), ("wounds", "die"))
        yield variant.blamed(*clash).problem("wounds-order", message)


def _village(variant: Variant) -> Iterator[Problem]:
    village = variant.values["village"]
    for key, most in (("farms", MOST_FARMS), ("families", MOST_FAMILIES)):
        count = sum(village[key].values())
        if not 1 <= count <= most:
            message = say(
                "The village has {count} {what}; it needs from 1 to {most}.", count=count, what=key, most=most
            )
            yield variant.at(("village", key)).problem("village-size", message)
    for count in counts_of(variant.values):
        barricades = wanted(village["barricades"], seats_in(variant.values, count))
        if barricades > MOST_BARRICADES:
            message = say(
                "With {players} {players:player|players} there would be {barricades} barricades; at most {most} fit.",
                players=count,
                barricades=barricades,
                most=MOST_BARRICADES,
            )
            yield variant.at(("village", "barricades")).problem("village-size", message)
            return


def _groups(variant: Variant) -> Iterator[Problem]:
    raiders, rounds = variant.values["raiders"], variant.values["rounds"]
    cards, counts = raiders["cards"].values(), counts_of(variant.values)
    most = max((seats_in(variant.values, count) for count in counts), default=0)
    for group in GROUPS:
        size = sum(card["group"] == group for card in cards)
        needed = wanted(raiders[group], most)
        if needed > size:
            message = say(
                "{most} samurai would meet {needed} {group}, but there are only {size}: all of them come.",
                most=most,
                needed=needed,
                group=group,
                size=size,
            )
            place = variant.blamed(
                ("raiders", group, "per_player"), ("raiders", group, "plus"), ("raiders", "cards")
            )
            yield place.problem("group-too-small", message, Severity.WARNING)
        if raiders[group]["round"] > rounds:
            message = say(
                "The {group} join in round {round}, but there are only {rounds} rounds.",
                group=group,
                round=raiders[group]["round"],
                rounds=rounds,
            )
            place = variant.blamed(("raiders", group, "round"), ("rounds",))
            yield place.problem("group-never-comes", message, Severity.WARNING)
    for count in counts:
        seats = seats_in(variant.values, count)
        if not any(
            dealt_of(variant.values, group, seats) for group in GROUPS if raiders[group]["round"] == 1
        ):
            message = say(
                "With {players} {players:player|players} no raider comes in round 1.", players=count
            )
            yield variant.at(("raiders",)).problem("raiders-none", message)
            return


def dealt_of(values: Mapping_[str, Any], group: str, seats: int) -> int:
    """Give how many raiders of a group come to so many samurai."""
    size = sum(card["group"] == group for card in values["raiders"]["cards"].values())
    return max(0, min(size, wanted(values["raiders"][group], seats)))


def _dolls(variant: Variant) -> Iterator[Problem]:
    values = variant.values
    tokens, cards = values["open_tokens"], values["raiders"]["cards"].values()
    plunderers = [card for card in cards if card["group"] == "plunderers"]
    dolls, least = sum(card["symbol"] == "doll" for card in plunderers), tokens["least_dolls"]
    for count in sorted(set(tokens["players"]) & set(counts_of(values))):
        dealt = dealt_of(values, "plunderers", seats_in(values, count))
        if luck(len(plunderers), dolls, dealt, least) < LEAST_LUCK:
            message = say(
                "With {players} {players:player|players} {dealt} of {count} plunderers are dealt, and {dolls} show "
                "a doll: {least} dolls among them would hardly ever come.",
                players=count,
                dealt=dealt,
                count=len(plunderers),
                dolls=dolls,
                least=least,
            )
            clash = (("open_tokens", "least_dolls"), ("raiders", "plunderers"), ("raiders", "cards"))
            yield variant.blamed(*clash).problem("dolls-too-few", message)
            return


def luck(size: int, dolls: int, dealt: int, least: int) -> float:
    """Give the chance that so many cards dealt out of a group show at least so many of its dolls.

    >>> luck(4, 2, 2, 1), luck(4, 1, 4, 2)
    (0.8333333333333334, 0.0)
    """
    ways = range(least, min(dolls, dealt) + 1)
    return sum(comb(dolls, have) * comb(size - dolls, dealt - have) for have in ways) / comb(size, dealt)


def _reachable_kiai(variant: Variant) -> Iterator[Problem]:
    sums = 1
    for card in variant.values["raiders"]["cards"].values():
        sums |= sums << card["value"]
    for name, board in variant.values["samurai"]["boards"].items():
        for side in SIDES:
            aim = board[side]["kiai"]
            if not sums >> aim & 1:
                message = say(
                    "No raiders add up to {aim}, the Kiai value of {name}'s {side} side.",
                    aim=aim,
                    name=name,
                    side=side,
                )
                place = variant.blamed(("samurai", "boards", name, side, "kiai"), ("raiders", "cards"))
                yield place.problem("kiai-unreachable", message, Severity.WARNING)


def _without_effect(variant: Variant) -> Iterator[Problem]:
    """Point at a value said in the variant's own file that another one makes meaningless."""
    village = variant.values["village"]
    if not village["farm_penalties"] and _is_own(variant, ("village", "farms")) and len(variant.chain) > 1:
        message = say(
            "`village.farm_penalties: false` leaves the backs of the farms without effect; only their sum counts."
        )
        yield variant.at(("village", "farms")).problem("no-effect", message, Severity.WARNING)
    heals = village["family_bonuses"] and village["families"].get("heal", 0) > 0
    if not heals and village["heal_picks"] == "any" and _is_own(variant, ("village", "heal_picks")):
        message = say("No family heals, so nobody is picked.")
        yield variant.at(("village", "heal_picks")).problem("no-effect", message, Severity.WARNING)


def _is_own(variant: Variant, route: tuple[str, ...]) -> bool:
    node = find(variant.tree, route)
    return (
        isinstance(variant.tree, Mapping) and node is not None and node.place.file == variant.tree.place.file
    )


_LOOKS: tuple[Callable[[Variant], Iterator[Problem]], ...] = (
    _player_counts,
    _team,
    _wounds,
    _village,
    _groups,
    _dolls,
    _reachable_kiai,
    _without_effect,
)
