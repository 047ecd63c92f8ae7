"""The rules of variants, and how they differ, in the words of the interface's language."""

from __future__ import annotations

from typing import Any

from engine import games
from engine.play.prose import Difference, Sentence
from workbench.language import spoken

Values = dict[str, Any]


def rules_in_words(values: Values) -> list[Sentence]:
    """Give the whole rules of a variant, sentence by sentence."""
    language = spoken()
    return [sentence.said_in(language) for sentence in games.rules_in_words(values)]


def differences(one: Values, other: Values) -> list[Difference]:
    """Give the sentences in which two variants of one game differ, side by side."""
    language = spoken()
    return [each.said_in(language) for each in games.differences(one, other)]
