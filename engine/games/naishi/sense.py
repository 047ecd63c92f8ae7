"""Whether a Naishi variant makes sense: what no schema can say, because it ties values together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.texts.problem import Problem, Severity, hint, in_reading_order, quoted
from engine.texts.saying import say
from engine.texts.source import Mapping, find, short
from engine.texts.variant import Variant

COLUMNS, SEATS, PLACES = 5, 2, 10


def check(variant: Variant) -> list[Problem]:
    """Give the contradictions of a variant that fits its schema."""
    if not variant.is_sound:
        return []
    return in_reading_order(problem for look in _LOOKS for problem in look(variant))


def development_cards(values: dict[str, Any]) -> int:
    """Count the cards that are shuffled.

    >>> development_cards({"cards": {"a": {"kind": "start", "count": 9}, "b": {"kind": "province", "count": 4}}})
    4
    """
    return sum(card["count"] for card in values["cards"].values() if card["kind"] != "start")


def dealt_cards(values: dict[str, Any]) -> int:
    """Count the shuffled cards that piles and hands take; what is left over stays aside, unseen."""
    deal = values["deal"]
    return int(COLUMNS * deal["pile_size"] + SEATS * deal["each"])


def _start_card(variant: Variant) -> Iterator[Problem]:
    cards = variant.values["cards"]
    starts = [name for name, card in cards.items() if card["kind"] == "start"]
    if not starts:
        message = say("No card has `kind: start`, and rows and hands are filled with the start card.")
        yield variant.at_key(("cards",)).problem("start-card-missing", message)
        return
    for name in starts[1:]:
        message = say("Only one card can be the start card, and that is `{name}` already.", name=starts[0])
        yield variant.at(("cards", name, "kind")).problem("start-card-twice", message)
    name, each = starts[0], variant.values["deal"]["each"]
    needed, count = SEATS * (PLACES - each), cards[name]["count"]
    if count < needed:
        message = say(
            "Rows and hands take {needed} start cards, but there are {count} of `{name}`.",
            needed=needed,
            count=count,
            name=name,
        )
        place = variant.blamed(("cards", name, "count"), ("deal", "each"))
        yield place.problem("start-cards-few", message)


def _deck(variant: Variant) -> Iterator[Problem]:
    deal, there = variant.values["deal"], development_cards(variant.values)
    needed = dealt_cards(variant.values)
    place = variant.blamed(("deal", "pile_size"), ("deal", "each"), ("cards",))
    if needed > there:
        message = say(
            "Piles and hands take {needed} development cards, but there are {there}.",
            needed=needed,
            there=there,
        )
        yield place.problem("deck-too-small", message)
    elif needed < there:
        message = say(
            "{count} development {count:card stays|cards stay} aside, unseen.", count=there - needed
        )
        yield place.problem("cards-aside", message, Severity.INFO)
    if deal["give"] > deal["each"]:
        message = say("A card is given away, but none are dealt.")
        yield variant.blamed(("deal", "give"), ("deal", "each")).problem("give-nothing", message)


def _named_cards(variant: Variant) -> Iterator[Problem]:
    cards = variant.values["cards"]
    for name, card in cards.items():
        for key in ("beside", "under"):
            for other in card.get("scores", {}).get(key, {}):
                if other not in cards:
                    yield _unknown_card(variant, ("cards", name, "scores", key, other), list(cards))


def _unknown_card(variant: Variant, route: tuple[str, ...], known: list[str]) -> Problem:
    name, entries = route[-1], find(variant.tree, ("cards",))
    here = variant.at_key(route)
    if isinstance(entries, Mapping) and here.file != entries.place.file:
        # The card was removed under a score that had been right.
        where = ".".join(route[1:4])
        message = say(
            "`{where}` still names the card `{name}`, which is gone: write `{name}: null` there too.",
            where=where,
            name=name,
        )
        return variant.at_key(("cards",)).problem("unknown-card", message)
    message = say("There is no card `{name}`. {hint}", name=short(name), hint=hint(name, known))
    return here.problem("unknown-card", message)


def _copies(variant: Variant) -> Iterator[Problem]:
    cards = variant.values["cards"]
    for name, card in cards.items():
        if "copies" not in card:
            continue
        route = ("cards", name, "copies")
        if card["kind"] == "start":
            message = say("`{name}` is the start card, which cannot copy another.", name=name)
            yield variant.blamed(route, ("cards", name, "kind")).problem("copy-start", message)
        if any(card.get("scores", {}).values()):
            message = say(
                "`{name}` becomes the card that it copies, so it has no scores of its own.", name=name
            )
            yield variant.blamed(("cards", name, "scores"), route).problem("copy-scores", message)
        if not any(other["kind"] == card["copies"] and "copies" not in other for other in cards.values()):
            message = say(
                "There is no {kind} that `{name}` could copy: it is worth nothing.",
                kind=card["copies"],
                name=name,
            )
            yield variant.blamed(route, ("cards",)).problem("copy-nothing", message, Severity.WARNING)


def _types(variant: Variant) -> Iterator[Problem]:
    cards = variant.values["cards"]
    types = sum(
        card["kind"] != "start" and "copies" not in card and card["count"] > 0 for card in cards.values()
    )
    reach = min(types, PLACES)
    for name, card in cards.items():
        beyond = [number for number in card.get("scores", {}).get("by_types", {}) if int(number) > reach]
        if beyond:
            route = ("cards", name, "scores", "by_types", beyond[0])
            message = say(
                "{count} types are never reached: a territory holds {reach} at most.",
                count=beyond[0],
                reach=reach,
            )
            yield variant.blamed(route, ("cards",)).problem("types-unreachable", message, Severity.WARNING)


def _court(variant: Variant) -> Iterator[Problem]:
    values = variant.values
    court, emissaries = values["court"], values["emissaries"]
    actions = [action for action, spaces in court.items() if spaces > 0]
    if emissaries == 0 and actions:
        message = say(
            "The court has spaces for {actions}, but nobody has emissaries to send.", actions=quoted(actions)
        )
        place = variant.blamed(("emissaries",), ("court",))
        yield place.problem("no-emissaries", message, Severity.WARNING)
    elif court["decree"] > SEATS * emissaries:
        message = say(
            "There are {spaces} decree spaces, but only {emissaries} emissaries, and each decree keeps one.",
            spaces=court["decree"],
            emissaries=SEATS * emissaries,
        )
        place = variant.blamed(("court", "decree"), ("emissaries",))
        yield place.problem("decrees-unreachable", message, Severity.WARNING)


def _declaring(variant: Variant) -> Iterator[Problem]:
    end = variant.values["end"]
    piles, declared = end["empty_piles"], end["declare"]["empty_piles"]
    if "none" not in (piles, declared) and declared >= piles:
        message = say(
            "Nobody can ever declare: that takes {declared} empty piles, and {piles} bring the end.",
            declared=declared,
            piles=piles,
        )
        place = variant.blamed(("end", "declare", "empty_piles"), ("end", "empty_piles"))
        yield place.problem("declare-too-late", message, Severity.WARNING)


def _without_effect(variant: Variant) -> Iterator[Problem]:
    """Point at a value said in the variant's own file that another one makes meaningless."""
    values = variant.values
    end, court = values["end"], values["court"]
    never = values["extra"]["when"] == "never"
    no_extra = say("`extra.when: never` allows no extra action")
    idle = [
        (("end", "last_turn"), end["empty_piles"] == "none", say("Empty piles never bring the end")),
        (
            ("end", "declare", "last_turn"),
            end["declare"]["empty_piles"] == "none",
            say("Nobody can declare the end"),
        ),
        (("swap", "places"), court["swap"] == 0, say("The court has no swap spaces")),
        (("discard", "cards"), court["discard"] == 0, say("The court has no discard spaces")),
        (("decree", "places"), court["decree"] == 0, say("The court has no decree space")),
        (("court", "swap"), court["swap"] > 0 and never, no_extra),
        (("court", "discard"), court["discard"] > 0 and never, no_extra),
    ]
    for route, is_idle, reason in idle:
        if is_idle and _is_own(variant, route):
            message = say("{reason}, so this has no effect.", reason=reason)
            yield variant.at(route).problem("no-effect", message, Severity.WARNING)


def _is_own(variant: Variant, route: tuple[str, ...]) -> bool:
    """Say whether a variant that extends another says a value itself."""
    node = find(variant.tree, route)
    if len(variant.chain) < 2 or node is None or variant.tree is None:
        return False
    return node.place.file == variant.tree.place.file


_LOOKS: tuple[Callable[[Variant], Iterator[Problem]], ...] = (
    _start_card,
    _deck,
    _named_cards,
    _copies,
    _types,
    _court,
    _declaring,
    _without_effect,
)
