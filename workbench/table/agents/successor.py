"""An agent that does not answer: what happened in words, and who could play its seat instead."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMenu

from engine.agents import own
from engine.play.halting import Halted
from engine.texts.problem import ProblemError
from workbench import agent_words
from workbench.dress.icons import icon
from workbench.language import told
from workbench.table.model.sitting import Sitting
from workbench.table.naming import translate
from workbench.table.setup.pairing_preview import opponents_in


def what_happened(sitting: Sitting, error: BaseException) -> str:
    """Say why the agent whose decision it is gave no answer: agent, game and move, and the line of its code."""
    move = 1 + sum(sitting.rules.decider(each) == sitting.decider for each in sitting.match.positions[:-1])
    if isinstance(error, Halted):
        agent = sitting.decides.agent if sitting.decides is not None else ""
        return told(own.let_go(agent or "", sitting.title, move))
    problems = error.problems if isinstance(error, ProblemError) else ()
    if not problems:
        return str(error)
    problem = problems[0]
    said = told(own.told_of(problem, sitting.title, move))
    if not problem.code.startswith("agent-") or not problem.file.endswith(".py"):
        return said
    place = translate("seats", "({file}, line {line})")
    return f"{said} {place.format(file=Path(problem.file).name, line=problem.line)}"


def fill_menu(menu: QMenu, sitting: Sitting, give: Callable[[str | None], object]) -> None:
    """List who could play the seat whose decision it is: a person, or any agent that knows the game."""
    person = menu.addAction(icon("person"), translate("seats", "Person"))
    person.triggered.connect(lambda: give(None))
    now = sitting.decides.agent if sitting.decides is not None else None
    for opponent in opponents_in(sitting.rules.game):
        if opponent.name != now:
            entry = menu.addAction(icon("agent"), agent_words.titled(opponent.title))
            entry.triggered.connect(lambda _=False, name=opponent.name: give(name))
