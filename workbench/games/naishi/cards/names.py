"""What cards, kinds and colours are called on screen and paper."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

CARDS = {
    "mountain": QT_TRANSLATE_NOOP("naishi", "Mountain"),
    "naishi": QT_TRANSLATE_NOOP("naishi", "Naishi"),
    "advisor": QT_TRANSLATE_NOOP("naishi", "Advisor"),
    "sentinel": QT_TRANSLATE_NOOP("naishi", "Sentinel"),
    "monk": QT_TRANSLATE_NOOP("naishi", "Monk"),
    "horseman": QT_TRANSLATE_NOOP("naishi", "Horseman"),
    "ronin": QT_TRANSLATE_NOOP("naishi", "Ronin"),
    "ninja": QT_TRANSLATE_NOOP("naishi", "Ninja"),
    "fort": QT_TRANSLATE_NOOP("naishi", "Fort"),
    "torii": QT_TRANSLATE_NOOP("naishi", "Torii"),
    "rice": QT_TRANSLATE_NOOP("naishi", "Rice field"),
    "banner": QT_TRANSLATE_NOOP("naishi", "Banner"),
}
# The same within a sentence: where nouns are not written small, the translation says so.
INNER = {
    "mountain": QT_TRANSLATE_NOOP("naishi", "mountain"),
    "naishi": QT_TRANSLATE_NOOP("naishi", "naishi"),
    "advisor": QT_TRANSLATE_NOOP("naishi", "advisor"),
    "sentinel": QT_TRANSLATE_NOOP("naishi", "sentinel"),
    "monk": QT_TRANSLATE_NOOP("naishi", "monk"),
    "horseman": QT_TRANSLATE_NOOP("naishi", "horseman"),
    "ronin": QT_TRANSLATE_NOOP("naishi", "ronin"),
    "ninja": QT_TRANSLATE_NOOP("naishi", "ninja"),
    "fort": QT_TRANSLATE_NOOP("naishi", "fort"),
    "torii": QT_TRANSLATE_NOOP("naishi", "torii"),
    "rice": QT_TRANSLATE_NOOP("naishi", "rice field"),
    "banner": QT_TRANSLATE_NOOP("naishi", "banner"),
}
KINDS = {
    "start": QT_TRANSLATE_NOOP("naishi", "Start card"),
    "character": QT_TRANSLATE_NOOP("naishi", "Character"),
    "province": QT_TRANSLATE_NOOP("naishi", "Province"),
}
# The same where it stands in a column of kinds.
SHORT_KINDS = {
    "start": QT_TRANSLATE_NOOP("naishi", "start"),
    "character": QT_TRANSLATE_NOOP("naishi", "character"),
    "province": QT_TRANSLATE_NOOP("naishi", "province"),
}
COLOURS = {
    "white": QT_TRANSLATE_NOOP("naishi", "white"),
    "pink": QT_TRANSLATE_NOOP("naishi", "pink"),
    "purple": QT_TRANSLATE_NOOP("naishi", "purple"),
    "green": QT_TRANSLATE_NOOP("naishi", "green"),
    "orange": QT_TRANSLATE_NOOP("naishi", "orange"),
    "dark-blue": QT_TRANSLATE_NOOP("naishi", "dark blue"),
    "turquoise": QT_TRANSLATE_NOOP("naishi", "turquoise"),
    "brown": QT_TRANSLATE_NOOP("naishi", "brown"),
    "red": QT_TRANSLATE_NOOP("naishi", "red"),
    "yellow": QT_TRANSLATE_NOOP("naishi", "yellow"),
    "light-blue": QT_TRANSLATE_NOOP("naishi", "light blue"),
    "grey": QT_TRANSLATE_NOOP("naishi", "grey"),
    "black": QT_TRANSLATE_NOOP("naishi", "black"),
    "none": QT_TRANSLATE_NOOP("naishi", "none"),
}


def title(name: str) -> str:
    """Give what a card is called; one that a designer has added is called by its key.

    >>> title("rice"), title("tea-house")
    ('Rice field', 'Tea house')
    """
    if name in CARDS:
        return translate("naishi", CARDS[name])
    return name.replace("-", " ").replace("_", " ").capitalize()


def inner(name: str) -> str:
    """Give what a card is called within a sentence."""
    if name in INNER:
        return translate("naishi", INNER[name])
    found = title(name)
    return found[:1].lower() + found[1:]


def kind(word: str) -> str:
    """Give what a kind of cards is called."""
    return translate("naishi", KINDS[word]) if word in KINDS else word


def short_kind(word: str) -> str:
    """Give what a kind of cards is called in a column of kinds."""
    return translate("naishi", SHORT_KINDS[word]) if word in SHORT_KINDS else word


def colour(word: str) -> str:
    """Give what a colour is called; one that nobody knows is called as the variant calls it."""
    return translate("naishi", COLOURS[word]) if word in COLOURS else word
