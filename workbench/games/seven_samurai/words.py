"""What the words of a variant are called where they are read by people."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject

translate = QCoreApplication.translate

SYMBOLS = ("hat", "farm", "doll")
PENALTIES = (
    *("barricade", "wound", "intruder", "no-defend", "no-support", "left-draws", "right-draws"),
    *("must-pass", "reinforce", "no-talent", "lose-defence"),
)
# In the order in which a power's effects are carried out.
EFFECTS = ("rout", "expel", "build", "scout", "move", "strike", "lend", "heal")


def plain(name: str) -> str:
    """Give a name of a document's entry as it is written for people.

    >>> plain("old-friend")
    'Old friend'
    """
    return name.replace("-", " ").replace("_", " ").capitalize()


def group(name: str) -> str:
    """Name one raider of a group."""
    return {
        "plunderers": translate("seven", "plunderer"),
        "lieutenants": translate("seven", "lieutenant"),
        "bosses": translate("seven", "boss"),
    }.get(name, name)


def symbol(name: str) -> str:
    """Name a symbol of defence."""
    return {
        "hat": translate("seven", "hat"),
        "farm": translate("seven", "farm"),
        "doll": translate("seven", "doll"),
        "none": translate("seven", "none"),
    }.get(name, name)


def defended(name: str) -> str:
    """Name those whom a symbol defends."""
    return {
        "hat": translate("seven", "peasants"),
        "farm": translate("seven", "farmsteads"),
        "doll": translate("seven", "families"),
    }.get(name, name)


def penalty(name: str) -> str:
    """Name a penalty in a word or two."""
    return {
        "barricade": translate("seven", "barricade"),
        "wound": translate("seven", "wound"),
        "intruder": translate("seven", "intruder"),
        "no-defend": translate("seven", "no defence"),
        "no-support": translate("seven", "no support"),
        "left-draws": translate("seven", "left draws"),
        "right-draws": translate("seven", "right draws"),
        "must-pass": translate("seven", "must pass"),
        "reinforce": translate("seven", "reinforce"),
        "no-talent": translate("seven", "no talent"),
        "lose-defence": translate("seven", "lose a defence"),
    }.get(name, name)


def struck(name: str) -> str:
    """Say what a penalty does, as its card tells it."""
    return {
        "barricade": translate("seven", "A barricade burns"),
        "wound": translate("seven", "You are wounded"),
        "intruder": translate("seven", "A raider slips in"),
        "no-defend": translate("seven", "No defence this turn"),
        "no-support": translate("seven", "No support this turn"),
        "left-draws": translate("seven", "Left neighbour draws"),
        "right-draws": translate("seven", "Right neighbour draws"),
        "must-pass": translate("seven", "You must pass"),
        "reinforce": translate("seven", "A discard comes back"),
        "no-talent": translate("seven", "No talent this turn"),
        "lose-defence": translate("seven", "Lose a defended card"),
    }.get(name, name)


def side(name: str) -> str:
    """Name a side of a samurai's board."""
    return translate("seven", "animal") if name == "animal" else translate("seven", "human")


def farm_back(name: str) -> str:
    """Say what the back of a farm does when the farm falls."""
    return {
        "family": translate("seven", "a family"),
        "farm": translate("seven", "another farm"),
        "barricade": translate("seven", "a barricade"),
        "wound": translate("seven", "a random wound"),
    }.get(name, name)


def bonus(name: str) -> str:
    """Name the bonus of a family."""
    return {
        "heal": translate("seven", "heal"),
        "barricade": translate("seven", "build"),
        "intruder": translate("seven", "expel"),
    }.get(name, name)


def talent(name: str) -> str:
    """Name a talent in a word or two."""
    return {
        "give-even": translate("seven", "gives even cards"),
        "give-odd": translate("seven", "gives odd cards"),
        "ignore-even": translate("seven", "ignores even"),
        "ignore-odd": translate("seven", "ignores odd"),
        "fight-twice": translate("seven", "fights twice"),
        "dismiss-same": translate("seven", "dismisses a value"),
        "redraw": translate("seven", "redraws"),
        "none": translate("seven", "no talent"),
    }.get(name, name)


def talent_in_full(name: str) -> str:
    """Say what a talent allows."""
    return {
        "give-even": translate("seven", "May give an even card he draws to a neighbour who is in."),
        "give-odd": translate("seven", "May give an odd card he draws to a neighbour who is in."),
        "ignore-even": translate("seven", "May ignore the penalties of an even card."),
        "ignore-odd": translate("seven", "May ignore the penalties of an odd card."),
        "fight-twice": translate("seven", "May fight a second time in his turn."),
        "dismiss-same": translate("seven", "May dismiss a card whose value lies in his line."),
        "redraw": translate("seven", "May put a card he draws under the stack and take the next."),
        "none": translate("seven", "None."),
    }.get(name, name)


def effect(name: str) -> str:
    """Name an effect of a power in a word."""
    return {
        "rout": translate("seven", "rout"),
        "expel": translate("seven", "expel"),
        "build": translate("seven", "build"),
        "scout": translate("seven", "scout"),
        "move": translate("seven", "move"),
        "strike": translate("seven", "strike"),
        "lend": translate("seven", "lend"),
        "heal": translate("seven", "heal"),
    }.get(name, name)


class EffectWords(QObject):
    """What an effect does so many times; a class, since plurals are found under no function's name."""

    def said(self, name: str, count: int) -> str:
        """Say it in a sentence."""
        match name:
            case "rout":
                return self.tr("Discard the top %n raider(s).", "", count)
            case "expel":
                return self.tr("Discard the top %n intruder(s).", "", count)
            case "build":
                return self.tr("Build %n barricade(s), never above the starting number.", "", count)
            case "scout":
                return self.tr("Look at the top %n raider(s) and order them.", "", count)
            case "move":
                return self.tr("Move the last card of a line, %n time(s).", "", count)
            case "strike":
                return self.tr("Discard the last card of a line, %n time(s).", "", count)
            case "lend":
                return self.tr("Lend %n support token(s) on.", "", count)
            case "heal":
                return self.tr("Take %n wound token(s) off any samurai.", "", count)
            case _:
                return f"{name} {count}"


def power(effects: Mapping[str, int]) -> str:
    """Name a power in a few words: each effect with its amount."""
    found = [f"{effect(name)} {count}" for name, count in in_order(effects) if count]
    return ", ".join(found) or translate("seven", "no power")


def power_in_full(effects: Mapping[str, int]) -> str:
    """Say what a power does."""
    told = EffectWords()
    found = [told.said(name, count) for name, count in in_order(effects) if count]
    return " ".join(found) or translate("seven", "None.")


def in_order(effects: Mapping[str, int]) -> list[tuple[str, int]]:
    """Give the effects of a power in the order in which they are carried out."""
    known = [name for name in EFFECTS if name in effects]
    return [(name, effects[name]) for name in (*known, *(name for name in effects if name not in EFFECTS))]
