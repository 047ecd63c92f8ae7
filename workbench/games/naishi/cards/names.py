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
KINDS = {
    "start": QT_TRANSLATE_NOOP("naishi", "Start card"),
    "character": QT_TRANSLATE_NOOP("naishi", "Character"),
    "province": QT_TRANSLATE_NOOP("naishi", "Province"),
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
    found = title(name)
    return found[:1].lower() + found[1:]


def kind(word: str) -> str:
    """Give what a kind of cards is called."""
    return translate("naishi", KINDS[word]) if word in KINDS else word
