"""The rules of a variant of 7 Samurai in plain English, made from its values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.games.seven_samurai.terms import BACKS, BONUSES, EFFECTS, GROUPS, PENALTIES, SIDES, TURN_LIMIT
from engine.play.prose import Prose, listed, number_word

Values = dict[str, Any]

PENALTY_WORDS = {
    "barricade": "a barricade is lost, or a farm if there is none",
    "wound": "he takes a wound",
    "intruder": "the top raider goes unseen to the intruders",
    "no-defend": "he puts no card on his left in this turn",
    "no-support": "he may not support in this turn",
    "left-draws": "his left neighbour draws a raider into his line",
    "right-draws": "his right neighbour draws a raider into his line",
    "must-pass": "he must pass in this turn",
    "reinforce": "a random card of the discard is shuffled into the stack",
    "no-talent": "he has no talent for the rest of this turn",
    "lose-defence": "he discards a card of his left",
}
TALENT_WORDS = {
    "none": "has no talent",
    "give-even": "may give a card of even value to a neighbour, who plays it at once",
    "give-odd": "may give a card of odd value to a neighbour, who plays it at once",
    "ignore-even": "may ignore the penalties of cards of even value",
    "ignore-odd": "may ignore the penalties of cards of odd value",
    "fight-twice": "may fight twice in his turn",
    "dismiss-same": "may discard a card of a value that lies in his line",
    "redraw": "may put a card under the stack and must then keep the next one",
}
EFFECT_WORDS = {
    "rout": "{} to the discard from the top of the stack",
    "expel": "{} to the discard from the top of the intruders",
    "build": "builds {}",
    "scout": "turns up {} and puts them back in any order",
    "move": "moves the last card of a line to another samurai, or to the own left, {}",
    "strike": "discards the last card of a line, {}",
    "lend": "lends a support token, {}",
    "heal": "takes off a wound token, {}",
}
UNITS = {"rout": "raider", "expel": "intruder", "build": "barricade", "scout": "raider"}
BACK_WORDS = {
    "family": "a family is lost",
    "farm": "another farm is lost",
    "barricade": "a barricade is lost, or a farm if there is none",
    "wound": "a random samurai takes a wound",
}
BONUS_WORDS = {
    "heal": "heals a random samurai",
    "barricade": "builds a barricade",
    "intruder": "sends the top intruder to the discard",
}


def _counted(number: int, word: str, several: str = "") -> str:
    return f"{number_word(number)} {word if number == 1 else several or word + 's'}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number_word(number)} times")


def _per(stated: Mapping[str, int], word: str, several: str = "") -> str:
    """Say a number that is stated per samurai: `seven for each samurai and two more`."""
    each, plus = stated["per_player"], stated["plus"]
    if each == 0:
        return _counted(max(plus, 0), word, several)
    more = {0: ""}.get(plus, f" and {number_word(plus)} more" if plus > 0 else f", less {number_word(-plus)}")
    return f"{_counted(each, word, several)} for each samurai{more}"


# ---------------------------------------------------------------- sentences


def _players(values: Values) -> str:
    least, most = values["players"]["least"], values["players"]["most"]
    span = f"{least} to {most}" if least < most else str(most)
    return f"The game is for {span} players, who win or lose together."


def _solo(values: Values) -> str:
    if values["players"]["least"] > 1:
        return ""
    return f"Who plays alone plays {number_word(values['solo']['samurai'])} samurai."


def _deal(values: Values) -> str:
    deal = values["samurai"]["deal"]
    if deal == "random":
        return "The samurai are dealt at random."
    return f"The team is {listed([name.capitalize() for name in deal])}, in this order; chance names the first player."


def _rounds(values: Values) -> str:
    rounds = values["rounds"]
    return f"The village must hold for {_counted(rounds, 'round')}."


def _barricades(values: Values) -> str:
    return (
        f"The village starts with {_per(values['village']['barricades'], 'barricade')}; there are never more."
    )


def _farms(values: Values) -> Iterator[str]:
    farms, counts = values["village"]["farms"], values["village"]["farm_penalties"]
    yield f"There are {_counted(sum(farms.values()), 'farm')}."
    if counts:
        parts = [f"of {number_word(farms[back])} {BACK_WORDS[back]}" for back in BACKS if farms.get(back)]
        yield f"When a farm is lost its back acts: {'; '.join(parts)} (how many there are of each is an assumption)."
    else:
        yield "The backs of farms mean nothing."


def _families(values: Values) -> Iterator[str]:
    village = values["village"]
    families = village["families"]
    yield f"There are {_counted(sum(families.values()), 'family', 'families')}."
    if village["family_bonuses"]:
        parts = [
            f"{number_word(families[each])} {BONUS_WORDS[each]}" for each in BONUSES if families.get(each)
        ]
        whom = " who has a wound token" if village["heal_picks"] == "wounded" else ", wounded or not"
        text = f"At the end of each round those left give a bonus: {', '.join(parts)}."
        yield text.replace("a random samurai", f"a random samurai{whom}")
    else:
        yield "Families give no bonus."


def _groups(values: Values) -> Iterator[str]:
    raiders = values["raiders"]
    for group in GROUPS:
        number = raiders[group]["round"]
        when = "At the start" if number == 1 else f"Joining in round {number}"
        one = {"bosses": "boss"}.get(group, group[:-1])
        yield f"{when}: {_per(raiders[group], one, group)}, drawn at random."


def _cards(values: Values) -> Iterator[str]:
    cards = values["raiders"]["cards"].values()
    for group in GROUPS:
        mine = [card for card in cards if card["group"] == group]
        if not mine:
            continue
        span = sorted({card["value"] for card in mine})
        shown = str(span[0]) if len(span) == 1 else f"{span[0]} to {span[-1]}"
        symbols = [
            f"{sum(card['symbol'] == symbol for card in mine)} {symbol}s"
            for symbol in ("hat", "farm", "doll")
        ]
        flames = sum(card["flames"] for card in mine)
        yield (
            f"There are {len(mine)} {group} of value {shown}: {listed(symbols)} among them, and {flames} with flames."
        )


def _penalties(values: Values) -> Iterator[str]:
    used = {penalty for card in values["raiders"]["cards"].values() for penalty in card["penalties"]}
    yield (
        "At the start of his turn the last card of a samurai's line strikes; of two penalties he chooses the order, "
        "and where one cannot be applied he takes a wound instead."
    )
    for penalty in PENALTIES:
        if penalty in used:
            yield f"{_capital(penalty.replace('-', ' '))}: {PENALTY_WORDS[penalty]}."


def _action(values: Values) -> Iterator[str]:
    yield "Then he fights, supports or passes; who is beyond his Kiai value must pass."
    yield (
        "Fight: he turns up the top raider and either lays it on his left, if it shows a symbol that he has not there, "
        "or adds it to his line."
    )
    support = values["support"]
    where = "unseen to the intruders" if support["to"] == "intruders" else "to the discard"
    raiders = _counted(support["raiders"], "raider")
    goes = "goes" if support["raiders"] == 1 else "go"
    yield (
        f"Support: he gives his token, and with it his talent in the next turn, to another samurai who is in; "
        f"{raiders} {goes} {where}."
    )
    yield "Pass: he is out for the round."


def _open_tokens(values: Values) -> str:
    tokens = values["open_tokens"]
    if not tokens["players"]:
        return ""
    counts = listed([str(count) for count in sorted(tokens["players"])])
    return (
        f"With {counts} players the tokens of absent samurai lie open: at the start of his turn a samurai may take "
        f"any, each once in a game, and has its talent for the rest of the {tokens['last']}; the plunderers show "
        f"at least {_counted(tokens['least_dolls'], 'doll')}."
    )


def _kiai(values: Values) -> Iterator[str]:
    ways = (
        "a card comes or goes or his board turns"
        if values["kiai"]["by_removal"]
        else "a card comes or his board turns"
    )
    yield (
        f"Whenever {ways} and the total of a samurai's line is exactly his Kiai value, in anybody's turn, he may use "
        "his power; afterwards the first card of his line is discarded."
    )


def _beaten(values: Values) -> str:
    beaten = values["beaten"]
    if beaten["barricades"] == 0:
        return "To go beyond the Kiai value costs nothing."
    what = _counted(beaten["barricades"], "barricade")
    again = (
        "every card that comes while he is beyond"
        if beaten["each_card"]
        else "the card that brings him beyond"
    )
    return f"Beyond his Kiai value a samurai is beaten: {again} costs {what}."


def _wounds(values: Values) -> str:
    wounds = values["wounds"]
    begin = f"Each samurai starts with {_counted(wounds['start'], 'wound')}. " if wounds["start"] else ""
    return (
        f"{begin}Wound {wounds['flip']} turns a board to its animal side and takes the tokens off it; of wound "
        f"{wounds['die']} the samurai dies, and all lose."
    )


def _samurai(values: Values) -> Iterator[str]:
    for name, board in values["samurai"]["boards"].items():
        sides = [f"{side} {board[side]['kiai']}, {_power(board[side]['power'])}" for side in SIDES]
        yield f"{name.capitalize()} {TALENT_WORDS[board['talent']]}. Kiai: {'; '.join(sides)}."


def _power(power: Mapping[str, int]) -> str:
    found = []
    for effect in EFFECTS:
        amount = power.get(effect, 0)
        if amount:
            unit = UNITS.get(effect)
            found.append(EFFECT_WORDS[effect].format(_counted(amount, unit) if unit else _times(amount)))
    return " and ".join(found) or "no power"


def _missing(values: Values) -> Iterator[str]:
    missing = values["missing"]
    yield "A round ends when the stack is empty or all have passed; what is left of the stack goes to the intruders."
    for symbol, what in (
        ("hat", f"takes {_counted(missing['hat'], 'wound')}"),
        ("farm", f"costs {_counted(missing['farm'], 'farm')}"),
        ("doll", f"costs {_counted(missing['doll'], 'family', 'families')}"),
    ):
        if missing[symbol]:
            yield f"Each samurai without a {symbol} on his left {what}."
        else:
            yield f"A missing {symbol} costs nothing."
    yield "Then the intruders are turned up: each with flames costs a barricade."


def _end(values: Values) -> str:
    return (
        "Without a farm, without a family or with a dead samurai all have lost at once; so they have after "
        f"{TURN_LIMIT:,} turns. After the last round they have won."
    )


def _score(values: Values) -> str:
    points, grade = values["scoring"], values["difficulty"]["grade"]
    mark = f" Behind it stands {grade}." if grade else ""
    return (
        f"A won game scores {points['farm']} for each farm, {points['family']} for each family, and "
        f"{points['unwounded']} if no board has a wound token.{mark}"
    )


PROSE = Prose(
    ("Team", ("players",), _players),
    ("Team", ("solo.samurai",), _solo),
    ("Team", ("samurai.deal",), _deal),
    ("Team", ("rounds",), _rounds),
    ("Village", ("village.barricades",), _barricades),
    ("Village", ("village.farms", "village.farm_penalties"), _farms),
    ("Village", ("village.families", "village.family_bonuses", "village.heal_picks"), _families),
    ("Raiders", ("raiders.plunderers", "raiders.lieutenants", "raiders.bosses"), _groups),
    ("Raiders", ("raiders.cards",), _cards),
    ("A turn", ("raiders.cards",), _penalties),
    ("A turn", ("support",), _action),
    ("A turn", ("open_tokens",), _open_tokens),
    ("Kiai", ("kiai.by_removal",), _kiai),
    ("Kiai", ("beaten",), _beaten),
    ("Samurai", ("wounds",), _wounds),
    ("Samurai", ("samurai.boards",), _samurai),
    ("End of a round", ("missing",), _missing),
    ("End of the game", ("rounds",), _end),
    ("End of the game", ("scoring", "difficulty.grade"), _score),
)
