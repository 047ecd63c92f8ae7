"""What Naishi adds to a report: cards, places, declarations and decrees of each variant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.games.naishi.rules.state import COLUMNS
from workbench.export.charts import escape, histogram
from workbench.export.pieces import Row, section, share_with_interval, table
from workbench.export.report_parts import ReportParts
from workbench.games.naishi.cards.names import CARDS
from workbench.games.naishi.lab.parts import REASONS

if TYPE_CHECKING:
    from workbench.export.report import Chapter

COPIES = ("1", "2", "3", "4+")
FATES = ("taken", "discarded_river", "left")
PLACES = (
    ("place_points", "Points of the single card there at the end"),
    ("place_heat", "Developed, times in a territory"),
)
# What is told of the end and of the court: metric, label, words, and whether it is a share.
FACTS = (
    ("declare_rate", "all", "Games that end by declaring", True),
    ("declare_success", "all", "Won by who declared", True),
    ("declare_margin", "then", "Points ahead when declaring", False),
    ("declare_margin", "at the end", "Points ahead at the end, of who declared", False),
    ("decree", "issued", "Games with a decree", True),
    ("decree", "issuer wins", "Won by who issued it", True),
    ("decree", "over the row", "Decrees over the row", True),
    ("decree_turn", "all", "Mean turn of the decree", False),
    ("decree_gain", "all", "Points gained and taken by the decree", False),
    ("extra_actions", "of all turns", "Turns with an extra action", True),
    ("full_court", "all", "Turns that begin with a full court", True),
    ("lead_changes", "all", "Changes of the lead after turn 10", False),
    ("half_time_leader", "all", "Won by who leads at half-time", True),
)


def sections(chapter: Chapter, cell: Row) -> Iterator[str]:
    """Tell which cards and places carried the games of a cell, and how they ended."""
    label = escape(cell["label"])
    if chapter.metrics.get((cell["cell"], "held")):
        yield section(f"Cards: {label}", _cards(chapter, cell))
    grids = "".join(_grid(chapter, cell, metric, title) for metric, title in PLACES)
    if grids:
        yield section(f"Places: {label}", grids)
    told = _facts(chapter, cell)
    if told:
        yield section(f"The end, the court and the lead: {label}", told, _decree_turns(chapter, cell))


def _cards(chapter: Chapter, cell: Row) -> str:
    def of(metric: str) -> dict[str, Row]:
        return chapter.metrics.get((cell["cell"], metric), {})

    held, points, share, wins = (
        of(name) for name in ("held", "points_by_card", "winner_share_by_card", "wins_with")
    )
    order = sorted(held, key=lambda name: -(share[name]["value"] if name in share else -1))
    body = []
    for name in order:
        cells = [
            _percent(held.get(name)),
            _number(points.get(name)),
            _percent(share.get(name)),
            *(_percent(wins.get(f"{name} {count}")) for count in COPIES),
            *(_number(of(fate).get(name)) for fate in FATES),
        ]
        said = "".join(f'<td class="n">{text}</td>' for text in cells)
        body.append(f"<tr><td>{escape(CARDS.get(name, name))}</td>{said}</tr>")
    heads = (
        "Card", "Held", "Points", "Of the winner's points",
        *(f"Wins with {count}" for count in COPIES),
        "Taken", "Washed away", "Left",
    )  # fmt: skip
    told = (
        "<p>In how many territories a card lies at the end, what it brings where it lies, its share of the winner's "
        "points, how often seats win that end with so many of it, and for each copy how often it is taken from the "
        "river, washed away, or left there.</p>"
    )
    return told + table(heads, body, numbers=True)


def _grid(chapter: Chapter, cell: Row, metric: str, title: str) -> str:
    """Show a measure of the ten places as they lie, the more the darker."""
    found = chapter.metrics.get((cell["cell"], metric), {})
    if not found:
        return ""
    values = [row["value"] for row in found.values()]
    low, high = min(values), max(values)
    body = []
    for line in ("row", "hand"):
        cells = []
        for column in range(COLUMNS):
            row = found.get(f"{line} {column + 1}")
            share = (row["value"] - low) / (high - low) if row and high > low else 0.0
            style = f"background: rgb(198 125 68 / {0.08 + 0.62 * share:.2f})"
            cells.append(f'<td class="n" style="{style}">{_number(row)}</td>')
        body.append(f"<tr><td>{line}</td>{''.join(cells)}</tr>")
    heads = ("", *(f"Column {column + 1}" for column in range(COLUMNS)))
    return f"<p>{escape(title)}.</p>" + table(heads, body, numbers=True)


def _facts(chapter: Chapter, cell: Row) -> str:
    body = []
    for metric, label, words, is_share in FACTS:
        row = chapter.metrics.get((cell["cell"], metric), {}).get(label)
        if row is not None:
            said = _percent(row) if is_share else _number(row)
            body.append(f'<tr><td>{escape(words)}</td><td class="n">{said}</td></tr>')
    return table(("What", "Value"), body, numbers=True) if body else ""


def _decree_turns(chapter: Chapter, cell: Row) -> str:
    """Show in which turn the first decree comes."""
    found = chapter.metrics.get((cell["cell"], "decree_turn"), {}).get("all")
    counts = chapter.spread("decree_turn + 1", cell, "decrees > 0") if found is not None else {}
    if not counts or found is None:
        return ""
    return histogram(counts, f"turn of the first decree, {cell['label']}", found["value"])


def _percent(row: Row | None) -> str:
    return "–" if row is None else share_with_interval(row)


def _number(row: Row | None) -> str:
    return "–" if row is None else f"{row['value']:.2f} <small>±&nbsp;{_half(row):.2f}</small>"


def _half(row: Row) -> float:
    return float(row["high"] - row["low"]) / 2


REPORT = ReportParts(
    sections=sections,
    trends=("win_rate", "turns", "score", "margin", "close_games", "declare_rate", "lead_changes"),
    reasons=REASONS,
)
