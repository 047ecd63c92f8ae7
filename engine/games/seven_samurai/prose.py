"""The rules of a variant of 7 Samurai in plain words, made from its values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.games.seven_samurai.terms import BACKS, BONUSES, EFFECTS, GROUPS, PENALTIES, SIDES, TURN_LIMIT
from engine.play.prose import Prose
from engine.texts.saying import Said, listed, say, span

Values = dict[str, Any]

_PENALTIES = {
    "barricade": say("Barricade: a barricade is lost, or a farm if there is none."),
    "wound": say("Wound: he takes a wound."),
    "intruder": say("Intruder: the top raider goes unseen to the intruders."),
    "no-defend": say("No defend: he puts no card on his left in this turn."),
    "no-support": say("No support: he may not support in this turn."),
    "left-draws": say("Left draws: his left neighbour draws a raider into his line."),
    "right-draws": say("Right draws: his right neighbour draws a raider into his line."),
    "must-pass": say("Must pass: he must pass in this turn."),
    "reinforce": say("Reinforce: a random card of the discard is shuffled into the stack."),
    "no-talent": say("No talent: he has no talent for the rest of this turn."),
    "lose-defence": say("Lose defence: he discards a card of his left."),
}
_TALENTS = {
    "none": say("has no talent"),
    "give-even": say("may give a card of even value to a neighbour, who plays it at once"),
    "give-odd": say("may give a card of odd value to a neighbour, who plays it at once"),
    "ignore-even": say("may ignore the penalties of cards of even value"),
    "ignore-odd": say("may ignore the penalties of cards of odd value"),
    "fight-twice": say("may fight twice in his turn"),
    "dismiss-same": say("may discard a card of a value that lies in his line"),
    "redraw": say("may put a card under the stack and must then keep the next one"),
}


def _power(power: Mapping[str, int]) -> str:
    """Say what a Kiai does."""
    found = [_effect(effect, power[effect]) for effect in EFFECTS if power.get(effect, 0)]
    return listed(found, " and ", " and ") if found else say("no power")


def _effect(effect: str, amount: int) -> Said:
    return {
        "rout": say(
            "{count:word} {count:raider|raiders} to the discard from the top of the stack", count=amount
        ),
        "expel": say(
            "{count:word} {count:intruder|intruders} to the discard from the top of the intruders",
            count=amount,
        ),
        "build": say("builds {count:word} {count:barricade|barricades}", count=amount),
        "scout": say(
            "turns up {count:word} {count:raider|raiders} and puts them back in any order", count=amount
        ),
        "move": say(
            "moves the last card of a line to another samurai, or to the own left, {times}",
            times=_times(amount),
        ),
        "strike": say("discards the last card of a line, {times}", times=_times(amount)),
        "lend": say("lends a support token, {times}", times=_times(amount)),
        "heal": say("takes off a wound token, {times}", times=_times(amount)),
    }[effect]


def _times(count: int) -> Said:
    return say("{count:1=once|2=twice|*={count:word} times}", count=count)


def _back(back: str, count: int) -> Said:
    return {
        "family": say("of {count:word} a family is lost", count=count),
        "farm": say("of {count:word} another farm is lost", count=count),
        "barricade": say("of {count:word} a barricade is lost, or a farm if there is none", count=count),
        "wound": say("of {count:word} a random samurai takes a wound", count=count),
    }[back]


def _bonus(bonus: str, count: int, heal_picks: str) -> Said:
    return {
        "heal": say(
            "{count:word} heals a random samurai{whom:wounded= who has a wound token|any=, wounded or not}",
            count=count,
            whom=heal_picks,
        ),
        "barricade": say("{count:word} builds a barricade", count=count),
        "intruder": say("{count:word} sends the top intruder to the discard", count=count),
    }[bonus]


def _per(stated: Mapping[str, int], what: str) -> Said:
    """Say a number that is stated per samurai: `seven for each samurai and two more`."""
    each, plus = stated["per_player"], stated["plus"]
    if each == 0:
        return _counted(max(plus, 0), what)
    some = _counted(each, what)
    if plus > 0:
        return say("{some} for each samurai and {more:word} more", some=some, more=plus)
    if plus < 0:
        return say("{some} for each samurai, less {less:word}", some=some, less=-plus)
    return say("{some} for each samurai", some=some)


def _counted(count: int, what: str) -> Said:
    return say(
        "{count:word} {what:barricades={count:barricade|barricades}|plunderers={count:plunderer|plunderers}|"
        "lieutenants={count:lieutenant|lieutenants}|bosses={count:boss|bosses}}",
        count=count,
        what=what,
    )


# ---------------------------------------------------------------- sentences


def _players(values: Values) -> Said:
    least, most = values["players"]["least"], values["players"]["most"]
    return say("The game is for {span} players, who win or lose together.", span=span(least, most))


def _solo(values: Values) -> Said | None:
    if values["players"]["least"] > 1:
        return None
    return say("Who plays alone plays {count:word} samurai.", count=values["solo"]["samurai"])


def _deal(values: Values) -> Said:
    deal = values["samurai"]["deal"]
    if deal == "random":
        return say("The samurai are dealt at random.")
    return say(
        "The team is {names}, in this order; chance names the first player.",
        names=listed([name.capitalize() for name in deal]),
    )


def _rounds(values: Values) -> Said:
    return say("The village must hold for {count:word} {count:round|rounds}.", count=values["rounds"])


def _barricades(values: Values) -> Said:
    return say(
        "The village starts with {barricades}; there are never more.",
        barricades=_per(values["village"]["barricades"], "barricades"),
    )


def _farms(values: Values) -> Iterator[Said]:
    farms, counts = values["village"]["farms"], values["village"]["farm_penalties"]
    yield say("There are {count:word} {count:farm|farms}.", count=sum(farms.values()))
    if counts:
        parts = [_back(back, farms[back]) for back in BACKS if farms.get(back)]
        yield say(
            "When a farm is lost its back acts: {parts} (how many there are of each is an assumption).",
            parts=listed(parts, "; ", "; "),
        )
    else:
        yield say("The backs of farms mean nothing.")


def _families(values: Values) -> Iterator[Said]:
    village = values["village"]
    families = village["families"]
    yield say("There are {count:word} {count:family|families}.", count=sum(families.values()))
    if village["family_bonuses"]:
        parts = [
            _bonus(each, families[each], village["heal_picks"]) for each in BONUSES if families.get(each)
        ]
        yield say("At the end of each round those left give a bonus: {parts}.", parts=listed(parts, ", "))
    else:
        yield say("Families give no bonus.")


def _groups(values: Values) -> Iterator[Said]:
    raiders = values["raiders"]
    for group in GROUPS:
        number, some = raiders[group]["round"], _per(raiders[group], group)
        if number == 1:
            yield say("At the start: {raiders}, drawn at random.", raiders=some)
        else:
            yield say("Joining in round {round}: {raiders}, drawn at random.", round=number, raiders=some)


def _cards(values: Values) -> Iterator[Said]:
    cards = values["raiders"]["cards"].values()
    for group in GROUPS:
        mine = [card for card in cards if card["group"] == group]
        if not mine:
            continue
        found = [card["value"] for card in mine]
        symbols = {
            symbol: sum(card["symbol"] == symbol for card in mine) for symbol in ("hat", "farm", "doll")
        }
        yield say(
            "There are {count} {group} of value {span}: {hats} hats, {farms} farms and {dolls} dolls among them, "
            "and {flames} with flames.",
            count=len(mine),
            group=group,
            span=span(min(found), max(found)),
            hats=symbols["hat"],
            farms=symbols["farm"],
            dolls=symbols["doll"],
            flames=sum(card["flames"] for card in mine),
        )


def _penalties(values: Values) -> Iterator[Said]:
    used = {penalty for card in values["raiders"]["cards"].values() for penalty in card["penalties"]}
    yield say(
        "At the start of his turn the last card of a samurai's line strikes; of two penalties he chooses the order, "
        "and where one cannot be applied he takes a wound instead."
    )
    for penalty in PENALTIES:
        if penalty in used:
            yield _PENALTIES[penalty]


def _action(values: Values) -> Iterator[Said]:
    yield say("Then he fights, supports or passes; who is beyond his Kiai value must pass.")
    yield say(
        "Fight: he turns up the top raider and either lays it on his left, if it shows a symbol that he has not there, "
        "or adds it to his line."
    )
    yield say(
        "Support: he gives his token, and with it his talent in the next turn, to another samurai who is in; "
        "{count:word} {count:raider goes|raiders go} {to:intruders=unseen to the intruders|discard=to the discard}.",
        count=values["support"]["raiders"],
        to=values["support"]["to"],
    )
    yield say("Pass: he is out for the round.")


def _open_tokens(values: Values) -> Said | None:
    tokens = values["open_tokens"]
    if not tokens["players"]:
        return None
    return say(
        "With {counts} players the tokens of absent samurai lie open: at the start of his turn a samurai may take "
        "any, each once in a game, and has its talent for the rest of the {last}; the plunderers show "
        "at least {least:word} {least:doll|dolls}.",
        counts=listed([str(count) for count in sorted(tokens["players"])]),
        last=tokens["last"],
        least=tokens["least_dolls"],
    )


def _kiai(values: Values) -> Said:
    if values["kiai"]["by_removal"]:
        return say(
            "Whenever a card comes or goes or his board turns and the total of a samurai's line is exactly his Kiai "
            "value, in anybody's turn, he may use his power; afterwards the first card of his line is discarded."
        )
    return say(
        "Whenever a card comes or his board turns and the total of a samurai's line is exactly his Kiai value, in "
        "anybody's turn, he may use his power; afterwards the first card of his line is discarded."
    )


def _beaten(values: Values) -> Said:
    count = values["beaten"]["barricades"]
    if count == 0:
        return say("To go beyond the Kiai value costs nothing.")
    if values["beaten"]["each_card"]:
        return say(
            "Beyond his Kiai value a samurai is beaten: every card that comes while he is beyond costs "
            "{count:word} {count:barricade|barricades}.",
            count=count,
        )
    return say(
        "Beyond his Kiai value a samurai is beaten: the card that brings him beyond costs "
        "{count:word} {count:barricade|barricades}.",
        count=count,
    )


def _wounds(values: Values) -> Said:
    wounds = values["wounds"]
    begin = say("Each samurai starts with {count:word} {count:wound|wounds}. ", count=wounds["start"])
    return say(
        "{begin}Wound {flip} turns a board to its animal side and takes the tokens off it; of wound "
        "{die} the samurai dies, and all lose.",
        begin=begin if wounds["start"] else "",
        flip=wounds["flip"],
        die=wounds["die"],
    )


def _samurai(values: Values) -> Iterator[Said]:
    for name, board in values["samurai"]["boards"].items():
        sides = [
            say(
                "{side:human=human|animal=animal} {kiai}, {power}",
                side=side,
                kiai=board[side]["kiai"],
                power=_power(board[side]["power"]),
            )
            for side in SIDES
        ]
        yield say(
            "{name} {talent}. Kiai: {sides}.",
            name=name.capitalize(),
            talent=_TALENTS[board["talent"]],
            sides=listed(sides, "; ", "; "),
        )


def _missing(values: Values) -> Iterator[Said]:
    missing = values["missing"]
    yield say(
        "A round ends when the stack is empty or all have passed; what is left of the stack goes to the intruders."
    )
    costs = {
        "hat": say(
            "Each samurai without a hat on his left takes {count:word} {count:wound|wounds}.",
            count=missing["hat"],
        ),
        "farm": say(
            "Each samurai without a farm on his left costs {count:word} {count:farm|farms}.",
            count=missing["farm"],
        ),
        "doll": say(
            "Each samurai without a doll on his left costs {count:word} {count:family|families}.",
            count=missing["doll"],
        ),
    }
    for symbol, cost in costs.items():
        yield cost if missing[symbol] else say("A missing {symbol} costs nothing.", symbol=symbol)
    yield say("Then the intruders are turned up: each with flames costs a barricade.")


def _end(values: Values) -> Said:
    return say(
        "Without a farm, without a family or with a dead samurai all have lost at once; so they have after "
        "{turns:,} turns. After the last round they have won.",
        turns=TURN_LIMIT,
    )


def _score(values: Values) -> Said:
    points, grade = values["scoring"], values["difficulty"]["grade"]
    return say(
        "A won game scores {farm} for each farm, {family} for each family, and "
        "{unwounded} if no board has a wound token.{mark}",
        farm=points["farm"],
        family=points["family"],
        unwounded=points["unwounded"],
        mark=say(" It is written with {grade} behind it.", grade=grade) if grade else "",
    )


_TEAM, _VILLAGE, _RAIDERS, _TURN = say("Team"), say("Village"), say("Raiders"), say("A turn")
_KIAI, _SAMURAI, _ROUND, _END = say("Kiai"), say("Samurai"), say("End of a round"), say("End of the game")

PROSE = Prose(
    (_TEAM, ("players",), _players),
    (_TEAM, ("solo.samurai",), _solo),
    (_TEAM, ("samurai.deal",), _deal),
    (_TEAM, ("rounds",), _rounds),
    (_VILLAGE, ("village.barricades",), _barricades),
    (_VILLAGE, ("village.farms", "village.farm_penalties"), _farms),
    (_VILLAGE, ("village.families", "village.family_bonuses", "village.heal_picks"), _families),
    (_RAIDERS, ("raiders.plunderers", "raiders.lieutenants", "raiders.bosses"), _groups),
    (_RAIDERS, ("raiders.cards",), _cards),
    (_TURN, ("raiders.cards",), _penalties),
    (_TURN, ("support",), _action),
    (_TURN, ("open_tokens",), _open_tokens),
    (_KIAI, ("kiai.by_removal",), _kiai),
    (_KIAI, ("beaten",), _beaten),
    (_SAMURAI, ("wounds",), _wounds),
    (_SAMURAI, ("samurai.boards",), _samurai),
    (_ROUND, ("missing",), _missing),
    (_END, ("rounds",), _end),
    (_END, ("scoring", "difficulty.grade"), _score),
)
