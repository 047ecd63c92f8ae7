"""What Samurai adds to a report: its sections, and the numbers that follow a varied rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.maps import board as boards
from workbench.export.charts import escape
from workbench.export.pieces import Row, section
from workbench.export.report_parts import ReportParts
from workbench.games.samurai.lab.words import REASONS
from workbench.games.samurai.report import contest

if TYPE_CHECKING:
    from workbench.export.report import Chapter


def sections(chapter: Chapter, cell: Row) -> Iterator[str]:
    """Show how the board and the tokens were used."""
    spaces = chapter.counted("spaces", cell)
    board = boards.from_record(cell["planned"].setting["spaces"], cell["players"], "run")
    # Ships at sea are few and would take half of the scale.
    sea = {space.id for space in board.sea}
    played = [row for row in spaces if row["plays"] and row["space"] not in sea]
    used = {board.spaces[row["space"]].at: row["plays"] / cell["games"] for row in played}
    yield section(
        f"Where it is played and contested: {escape(cell['label'])}",
        contest.board_svg(board, used),
        contest.settlements(spaces, cell["games"], cell["players"], board),
    )
    tokens = chapter.counted("tokens", cell)
    names = cell["values"]["figures"].get("names", {})
    yield section(f"Tokens: {escape(cell['label'])}", contest.tokens(tokens, cell["games"], names))


REPORT = ReportParts(
    sections=sections,
    trends=("turns", "removed", "shared_wins", "decisiveness", "lead_changes", "drama"),
    reasons=REASONS,
)
