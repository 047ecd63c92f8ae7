"""Problems that a document says to ignore: by their code, and the spaces they concern."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.texts.problem import Problem, Severity

# A problem of more spaces is known by its code alone: it would say the same after any edit of the board.
MOST_SPACES = 6


def word_for(problem: Problem) -> str:
    """Give the word by which a document ignores a problem.

    >>> word_for(Problem("a.yaml", 3, 1, Severity.WARNING, "land-idle", "", spaces=((2, -1),)))
    'land-idle 2,-1'
    """
    spaces = sorted(problem.spaces) if len(problem.spaces) <= MOST_SPACES else []
    return " ".join([problem.code, *(f"{q},{r}" for q, r in spaces)])


def marked(problems: Iterable[Problem], words: object) -> list[Problem]:
    """Give problems, those that a document ignores as mere notes; errors cannot be ignored."""
    ignored = (
        set(words) if isinstance(words, list) and all(isinstance(word, str) for word in words) else set()
    )
    return [
        replace(problem, severity=Severity.INFO, is_ignored=True)
        if problem.severity is not Severity.ERROR and {problem.code, word_for(problem)} & ignored
        else problem
        for problem in problems
    ]
