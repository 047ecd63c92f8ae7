"""What is wrong in a document, where, and how to mend it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

from engine.texts.saying import Said, listed, say

# A file that is broken throughout would fill the screen and take long to explain.
MAX_PROBLEMS = 500
# The code of the problem that says that there are more.
TOO_MANY = "too-many-problems"
# How many times as many are looked at for errors, which come before all others, and counted.
LOOKED_AT = 40


class Severity(StrEnum):
    """How much a problem matters: an error refuses the document, a warning and an info do not."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


_RANKS = (Severity.ERROR, Severity.WARNING, Severity.INFO)


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace the characters `start` to `end` of a text by `text`."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """A proposed mend: what its button says, and the edits of the problem's file that it makes."""

    title: Said
    edits: tuple[Edit, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """One finding at one place; `spaces` are the board spaces concerned, by axial coordinate.

    >>> print(Problem("a.yaml", 3, 1, Severity.ERROR, "unknown-key", "There is no key `tite`."))
    a.yaml:3:1: error unknown-key: There is no key `tite`.
    """

    file: str
    line: int
    column: int
    severity: Severity
    code: str
    message: Said
    fix: Fix | None = None
    spaces: tuple[tuple[int, int], ...] = ()
    # Whether the document itself says that somebody has seen it and wants to hear of it no more.
    is_ignored: bool = False

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.severity} {self.code}: {self.message}"

    def as_json(self) -> dict[str, str | int]:
        """Give the keys that other tools rely on."""
        return {
            "file": self.file,
            "line": self.line,
            "column": self.column,
            "severity": str(self.severity),
            "code": self.code,
            "message": self.message,
        }


class ProblemError(Exception):
    """Raised where a caller asked for a result that the problems make impossible."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def has_errors(problems: Iterable[Problem]) -> bool:
    """Say whether any of the problems refuses the document."""
    return any(problem.severity is Severity.ERROR for problem in problems)


def in_reading_order(problems: Iterable[Problem]) -> list[Problem]:
    """Sort by place, files in the order in which they first appear, each finding once."""
    unique = list(dict.fromkeys(problems))
    files = {problem.file: None for problem in unique}
    rank = {file: number for number, file in enumerate(files)}
    return sorted(unique, key=lambda problem: (rank[problem.file], problem.line, problem.column))


def at_most(problems: Iterable[Problem], most: int = MAX_PROBLEMS, *, is_cut: bool = False) -> list[Problem]:
    """Take so many problems, errors before warnings before notes, and say how many more there are.

    What is taken stays in the order in which it came; the number of the rest stands at the last that is taken. Where
    the problems were `is_cut` before, nobody knows how many more there are.
    """
    stream = iter(problems)
    found = list(islice(stream, most * LOOKED_AT))
    if len(found) <= most:
        return found
    gravest = sorted(range(len(found)), key=lambda place: _RANKS.index(found[place].severity))[:most]
    taken = [found[place] for place in sorted(gravest)]
    last, left = taken[-1], len(found) - most
    if is_cut or next(stream, None) is not None:
        message = say("{left:,} or more problems are not listed.", left=left)
    else:
        message = say("{left:,} more {left:problem is|problems are} not listed.", left=left)
    taken.append(Problem(last.file, last.line, last.column, Severity.INFO, TOO_MANY, message))
    return taken


def quoted(words: Iterable[str], last: str = " and ") -> str:
    """Write words of a document as a list in a sentence.

    >>> quoted(["least", "most"]), quoted(["land", "sea", "any"], " or ")
    ('`least` and `most`', '`land`, `sea` or `any`')
    """
    return listed((f"`{word}`" for word in words), last)


def did_you_mean(word: str, known: Iterable[str]) -> str | None:
    """Give the known word nearest to a mistyped one, if any is near.

    >>> did_you_mean("tie_treshold", ["tie_threshold", "types_gone"])
    'tie_threshold'
    """
    # Comparing costs the product of the lengths, and a document may hold a word of any length.
    if len(word) > 80:
        return None
    near = difflib.get_close_matches(word, sorted(known), n=1, cutoff=0.6)
    return near[0] if near else None


def hint(word: str, known: Iterable[str]) -> Said:
    """Say which word may have been meant, or else which there are.

    >>> hint("helmt", ["helmet", "rice"]), hint("x", ["helmet", "rice"])
    ('Did you mean `helmet`?', 'Known: helmet, rice.')
    """
    words = list(known)
    near = did_you_mean(word, words)
    if near:
        return say("Did you mean `{near}`?", near=near)
    return say("Known: {words}.", words=", ".join(words))


def guess(word: str, known: Iterable[str]) -> str:
    """Say which word may have been meant, after a blank, or nothing."""
    near = did_you_mean(word, known)
    return say(" Did you mean `{near}`?", near=near) if near else ""
