"""Mending problems as they propose: one or all alike, as one deed, and never so that there are more errors after."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.texts.problem import Edit, Problem, Severity
from workbench.documents.checking import Checking
from workbench.documents.document import Document
from workbench.language import told

# After one round of mends others may become possible, whose places were the same.
MOST_ROUNDS = 60

Follow = Callable[[object], None]


def alike(problem: Problem, problems: Iterable[Problem]) -> list[Problem]:
    """Give the problems of a document that are of the same kind and propose a mend too, the problem itself first."""
    found = [
        other for other in problems if other.code == problem.code and other.file == problem.file and other.fix
    ]
    return sorted(found, key=lambda other: other != problem)


def mend(
    document: Document,
    problems: list[Problem],
    checking: Checking,
    follow: Follow = lambda _: None,
    *,
    one_by_one: bool = False,
) -> bool:
    """Make the mends of problems that were found in the text as it is, and say whether that was done.

    `follow` is called with the stroke, for whatever else belongs to the deed; where it changes more of the text, as a
    symmetry does, one mend may do the work of others, so they go `one_by_one`. If the text had more errors afterwards,
    it is put back; what was there all along, and is found now that the text can be read, does not count as more.
    """
    fix = problems[0].fix
    if fix is None:
        return False
    before, depth, stroke = _errors(document.problems), checking.depth_now(document), object()
    title = told(fix.title)
    start = document.undo_stack.index()
    for _ in range(MOST_ROUNDS):
        if not document.apply(_apart(problems[:1] if one_by_one else problems), title, stroke=stroke):
            break
        follow(stroke)
        now, reached = checking.read_now(document), checking.depth_now(document)
        if reached < depth or (reached == depth and _errors(now) > before):
            document.undo()
            return False
        if reached > depth:
            before, depth = _errors(now), reached
        left = alike(problems[0], now)
        if len(problems) == 1 or not left or len(left) >= len(problems):
            break
        problems = left
    return document.undo_stack.index() > start


def _errors(problems: Iterable[Problem]) -> int:
    return sum(problem.severity is Severity.ERROR for problem in problems)


def _apart(problems: Iterable[Problem]) -> list[Edit]:
    """Give the edits of mends, leaving out each mend that touches what an earlier one changes or looks at.

    Of two problems that share a space one mend may solve both.
    """
    taken: list[Edit] = []
    spaces: set[tuple[int, int]] = set()
    for problem in problems:
        edits = problem.fix.edits if problem.fix else ()
        touches = any(one.start <= other.end and other.start <= one.end for one in edits for other in taken)
        if not touches and spaces.isdisjoint(problem.spaces):
            taken += edits
            spaces.update(problem.spaces)
    return taken
