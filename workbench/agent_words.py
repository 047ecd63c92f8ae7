"""The titles of the shipped agents in the language of the window; the file of an agent says them in English."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.words import QT_TRANSLATE_NOOP

TITLES = (
    QT_TRANSLATE_NOOP("agents", "Fighter"),
    QT_TRANSLATE_NOOP("agents", "Greedy"),
    QT_TRANSLATE_NOOP("agents", "Greedy, aggressive"),
    QT_TRANSLATE_NOOP("agents", "Greedy, cautious"),
    QT_TRANSLATE_NOOP("agents", "Greedy, hopeful"),
    QT_TRANSLATE_NOOP("agents", "Greedy, tuned"),
    QT_TRANSLATE_NOOP("agents", "Monte Carlo tree search"),
    QT_TRANSLATE_NOOP("agents", "Random"),
)


def titled(title: str) -> str:
    """Give an agent's title as people read it; the budgets that may be typed behind it stay.

    >>> titled("Monte Carlo tree search · mcts:2000"), titled("My own")
    ('Monte Carlo tree search · mcts:2000', 'My own')
    """
    name, dot, budgets = title.partition(" · ")
    return (QCoreApplication.translate("agents", name) if name in TITLES else name) + dot + budgets
