"""Titles that games get by themselves: kept in English, and said in the language in use."""

from __future__ import annotations

import re

from workbench.table.naming import translate
from workbench.words import QT_TRANSLATE_NOOP

PLAYTEST = QT_TRANSLATE_NOOP("titles", "Playtest {number}")
PUZZLE = QT_TRANSLATE_NOOP("titles", "Puzzle {number}")
GAME = QT_TRANSLATE_NOOP("titles", "Game {number}")
BRANCH = QT_TRANSLATE_NOOP("titles", "{title}, branch at turn {turn}")
SET_UP_BRANCH = QT_TRANSLATE_NOOP("titles", "{title}, branch in the set-up")
_NUMBERED = tuple(
    (template, re.compile(template.replace("{number}", r"(\d+)"))) for template in (PLAYTEST, PUZZLE, GAME)
)
_BRANCHED = re.compile(BRANCH.replace("{title}", "(.+)").replace("{turn}", r"(\d+)"), re.DOTALL)
_BRANCHED_EARLY = re.compile(SET_UP_BRANCH.replace("{title}", "(.+)"), re.DOTALL)


def of_branch(title: str, turn: int) -> str:
    """Give the title of a branch at a turn of another game; before the first turn there is the set-up.

    >>> of_branch("Playtest 3", 4), of_branch("Playtest 3", 0)
    ('Playtest 3, branch at turn 4', 'Playtest 3, branch in the set-up')
    """
    return BRANCH.format(title=title, turn=turn) if turn else SET_UP_BRANCH.format(title=title)


def said(title: str) -> str:
    """Give a title as people read it; what somebody wrote stays as it is.

    >>> said("Playtest 3, branch at turn 4"), said("Anna's birthday")
    ('Playtest 3, branch at turn 4', "Anna's birthday")
    """
    branched = _BRANCHED.fullmatch(title)
    if branched is not None:
        return translate("titles", BRANCH).format(title=said(branched.group(1)), turn=branched.group(2))
    early = _BRANCHED_EARLY.fullmatch(title)
    if early is not None:
        return translate("titles", SET_UP_BRANCH).format(title=said(early.group(1)))
    for template, form in _NUMBERED:
        numbered = form.fullmatch(title)
        if numbered is not None:
            return translate("titles", template).format(number=numbered.group(1))
    return title
