"""Titles that games get by themselves: kept in English, and said in the language in use."""

from __future__ import annotations

import re

from workbench.table.naming import translate
from workbench.words import QT_TRANSLATE_NOOP

PLAYTEST = QT_TRANSLATE_NOOP("titles", "Playtest {number}")
PUZZLE = QT_TRANSLATE_NOOP("titles", "Puzzle {number}")
GAME = QT_TRANSLATE_NOOP("titles", "Game {number}")
BRANCH = QT_TRANSLATE_NOOP("titles", "{title}, branch at turn {turn}")
_NUMBERED = tuple(
    (template, re.compile(template.replace("{number}", r"(\d+)"))) for template in (PLAYTEST, PUZZLE, GAME)
)
_BRANCHED = re.compile(BRANCH.replace("{title}", "(.+)").replace("{turn}", r"(\d+)"), re.DOTALL)


def said(title: str) -> str:
    """Give a title as people read it; what somebody wrote stays as it is.

    >>> said("Playtest 3, branch at turn 4"), said("Anna's birthday")
    ('Playtest 3, branch at turn 4', "Anna's birthday")
    """
    branched = _BRANCHED.fullmatch(title)
    if branched is not None:
        return translate("titles", BRANCH).format(title=said(branched.group(1)), turn=branched.group(2))
    for template, form in _NUMBERED:
        numbered = form.fullmatch(title)
        if numbered is not None:
            return translate("titles", template).format(number=numbered.group(1))
    return title
