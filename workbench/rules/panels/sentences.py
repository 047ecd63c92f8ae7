"""The rules in words with what a variant changes in them."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from workbench.told_rules import rules_in_words

Values = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of words: `own` where this variant changed them, `inherited` where a parent did, else plain."""

    text: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class MarkedSentence:
    """A sentence of the rules in pieces."""

    section: str
    keys: tuple[str, ...]
    pieces: tuple[Piece, ...]

    @property
    def text(self) -> str:
        """The sentence as it is read."""
        return "".join(piece.text for piece in self.pieces)

    @property
    def mark(self) -> str:
        """The strongest mark in it."""
        marks = {piece.mark for piece in self.pieces}
        return "own" if "own" in marks else "inherited" if "inherited" in marks else ""


def marked_sentences(values: Values, parent: Values | None, base: Values | None) -> list[MarkedSentence]:
    """Give the rules of a variant, the words that differ from its parent's and from the base's marked."""
    before = _by_keys(parent) if parent else None
    first = _by_keys(base) if base else None
    found = []
    for sentence in rules_in_words(values):
        at = (sentence.section, sentence.keys)
        own = _new_words(sentence.text, before.get(at, ())) if before is not None else frozenset()
        inherited = _new_words(sentence.text, first.get(at, ())) if first is not None else frozenset()
        pieces = tuple(_pieces(sentence.text, own, inherited - own))
        found.append(MarkedSentence(sentence.section, sentence.keys, pieces))
    return found


def _by_keys(values: Values) -> dict[tuple[str, tuple[str, ...]], tuple[str, ...]]:
    found: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for sentence in rules_in_words(values):
        found.setdefault((sentence.section, sentence.keys), []).append(sentence.text)
    return {at: tuple(texts) for at, texts in found.items()}


@lru_cache(maxsize=512)
def _new_words(text: str, others: tuple[str, ...]) -> frozenset[int]:
    """Give the numbers of the words that none of the other sentences has in this place."""
    words = text.split(" ")
    if text in others:
        return frozenset()
    near = difflib.get_close_matches(text, others, n=1, cutoff=0.5)
    if not near:
        return frozenset(range(len(words)))
    matcher = difflib.SequenceMatcher(None, near[0].split(" "), words, autojunk=False)
    new = {
        number
        for kind, _, _, start, end in matcher.get_opcodes()
        if kind in ("replace", "insert")
        for number in range(start, end)
    }
    # Words that were only taken away leave no trace of their own: then the whole sentence is marked.
    return frozenset(new or range(len(words)))


def _pieces(text: str, own: frozenset[int], inherited: frozenset[int]) -> Iterator[Piece]:
    run: list[str] = []
    mark = ""
    for number, word in enumerate(text.split(" ")):
        here = "own" if number in own else "inherited" if number in inherited else ""
        if run and here != mark:
            # The space between two runs belongs to neither.
            yield Piece(" ".join(run), mark)
            yield Piece(" ")
            run = []
        run.append(word)
        mark = here
    if run:
        yield Piece(" ".join(run), mark)
