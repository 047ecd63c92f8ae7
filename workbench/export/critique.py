"""A critique as one HTML page that needs nothing else: sentences, charts, verdicts, and how to repeat each figure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.questions.examine.critique import Chapter, Finding, Suggestion
from engine.questions.examine.examination import QUESTIONS, Critique
from workbench.export import charts
from workbench.export.charts import Point, escape
from workbench.export.report import STYLE

OWN_STYLE = (Path(__file__).parent / "critique.css").read_text(encoding="utf-8")
# Each verdict has its shape, so that no colour is needed to tell them apart.
SHAPES = {
    "good": '<circle cx="8" cy="8" r="7"/>'
    '<path d="M4.5 8.2l2.4 2.4 4.6-5" stroke="var(--panel)" fill="none" stroke-width="1.8"/>',
    "look": '<path d="M8 1.5l7 13H1z"/><path d="M8 6v4.2m0 1.4v1.4" stroke="var(--panel)" stroke-width="1.6"/>',
    "problem": '<path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z"/>'
    '<path d="M8 4v5m0 1.6v1.5" stroke="var(--panel)" stroke-width="1.8"/>',
    "unclear": '<circle cx="8" cy="8" r="6.4" fill="none" stroke="currentColor" stroke-dasharray="2.4 2"/>'
    '<text x="8" y="11.4" font-size="9" text-anchor="middle">?</text>',
}
MOST_EFFECTS = 14
# The hyphen that stands before a number for a minus.
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
# For whoever has never seen the program: who played, and what the signs are.
READING = (
    '<p class="reading">The games were played by programs, not by people. <b>Random</b> players take any legal move, '
    "<b>greedy</b> ones the move that looks best at once, and those who <b>think ahead</b> search: "
    "<code>mcts:50</code> plays on 50 times at every decision. A <b>play-out</b> goes on from a position to the "
    "end, to see who wins. A <b>persona</b> is a greedy player who makes too much of one thing, or too little; "
    "balanced play does neither. A name such as <code>hand.size</code> is that of a value in the variant's file; "
    "a <b>step</b> changes it by one, makes it another word, or leaves one of its entries out. What stands after ± is "
    "half of a 95 % interval, and where that reaches further to one side its ends are named. Beneath each sentence "
    "stands the command that repeats its figure.</p>"
)


def page(critique: Critique) -> str:
    """Give the whole page."""
    title = f"{critique.subject.title}: a critique"
    counts = Counter(chapter.verdict for chapter in critique.chapters if chapter.name != "try")
    said = " ".join(f"{_badge(word)} {counts[word]}" for word in SHAPES if counts[word])
    about = (
        f'<p class="summary">{critique.games:,} games, seed {critique.seed}, {critique.seconds:.0f} s. '
        f"Verdicts only where the interval allows one: {said}</p>"
    )
    chapters = "".join(_chapter(chapter) for chapter in critique.chapters if chapter.name != "try")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{STYLE}{OWN_STYLE}</style></head><body><main>{charts.DEFINITIONS}"
        f"<h1>{escape(critique.subject.title)}</h1>{about}{READING}{chapters}{_to_try(critique)}{_verdicts()}"
        "</main></body></html>\n"
    )


def _badge(verdict: str) -> str:
    picture = f'<svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">{SHAPES[verdict]}</svg>'
    return f'<span class="badge {verdict}">{picture}{verdict}</span>'


def _chapter(chapter: Chapter) -> str:
    head = f"<h2>{escape(QUESTIONS[chapter.name].title)} {_badge(chapter.verdict)}</h2>"
    games = f'<p class="hint-text">{chapter.games:,} games</p>'
    body = "".join(_finding(each) for each in chapter.findings) or "<li></li><li>Not measured.</li>"
    draw = CHARTS.get(chapter.name)
    drawn = draw(chapter.figures) if draw and chapter.findings else ""
    return f'<section>{head}{games}<ul class="findings">{body}</ul>{drawn}</section>'


def _finding(each: Finding) -> str:
    command = _command(each.command) if each.command else ""
    told = f'<span title="{escape(each.rule)}">{_kept(each.sentence)}</span>'
    return f"<li>{_badge(each.verdict)}{told}{command}</li>"


def _kept(sentence: str) -> str:
    """Write a sentence whose figures are never parted from their signs at the end of a line."""
    figures = HYPHEN.sub("−", escape(sentence))
    return figures.replace(" %", "&nbsp;%").replace(" ± ", "&nbsp;±&nbsp;")


def _command(line: str) -> str:
    """Write a command that breaks between its words alone: an option that is parted at its hyphens misleads."""
    return f"<code>{' '.join(f'<span>{escape(word)}</span>' for word in line.split(' '))}</code>"


# ---------------------------------------------------------------- charts


def _points(rows: Mapping[str, Sequence[float]]) -> dict[str, list[Point]]:
    return {name: [Point(*ends[:3])] for name, ends in rows.items()}


def _fair(figures: Mapping[str, Any]) -> str:
    if "team" in figures:
        teams = charts.interval_chart(_points(figures["team"]), ["team"], None, "share of games won")
        return teams + _members(figures)
    rates: Mapping[str, Any] = figures.get("rates", {})
    if not rates:
        return ""
    seats = len(next(iter(rates.values())))
    rows = {f"seat {seat + 1}": [Point(*rates[agent][seat]) for agent in rates] for seat in range(seats)}
    return charts.interval_chart(rows, list(rates), figures["fair"], "share of games won")


def _members(figures: Mapping[str, Any]) -> str:
    members = figures.get("members", ())
    if not members:
        return ""
    parts = list(dict.fromkeys(part for member in members for part in member["parts"]))
    rows = {
        str(member["name"]).capitalize(): [
            Point(each["value"], *each["ci95"])
            for each in (member, *(member["parts"][part] for part in parts if part in member["parts"]))
        ]
        for member in members
    }
    unit = "points by which the team wins more often: the same games with another in its place, or without a part of it"
    return charts.interval_chart(rows, ["in place of another", *parts], 0.0, unit)


def _skill(figures: Mapping[str, Any]) -> str:
    drawn = ""
    if ladder := figures.get("ladder"):
        fair = next(iter(ladder.values()))[3]
        drawn = charts.interval_chart(_points(ladder), ["won"], fair, "won by the stronger one")
    if split := figures.get("split"):
        parts = {name: value[0] for name, value in split.items()}
        drawn += charts.share_bars({"decides": parts}, list(parts))
    return drawn


def _alive(figures: Mapping[str, Any]) -> str:
    """Draw the winner's chance over the game: half and four fifths of all games lie in the bands."""
    if "mean" not in figures:
        return ""
    width, height, left = charts.WIDTH / 2, 170.0, 44.0
    low, below, _, above, high = figures["chances"]
    steps = len(low) - 1

    def at(step: int, value: float) -> str:
        return f"{left + step * (width - left - 8) / steps:.1f} {height - 30 - value * (height - 44):.1f}"

    def band(bottom: Sequence[float], top: Sequence[float]) -> str:
        edge = [at(step, value) for step, value in enumerate(top)]
        back = [at(step, bottom[step]) for step in range(steps, -1, -1)]
        return f'<path class="band" d="M{"L".join(edge + back)}Z"/>'

    line = "L".join(at(step, value) for step, value in enumerate(figures["mean"]))
    marks = "".join(
        f'<text x="{left - 6}" y="{height - 26 - value * (height - 44):.1f}" class="hint" text-anchor="end">'
        f"{value:.0%}</text>"
        for value in (0, 0.5, 1)
    )
    words = "from the first turn to the last: the chance of the later winner"
    place = f'x="{width / 2:.0f}" y="{height - 6}"'
    label = f'<text {place} class="hint" text-anchor="middle">{words}</text>'
    return (
        f'<svg class="chart half" viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{words}">'
        f'{band(low, high)}{band(below, above)}<path class="line s1" d="M{line}"/>{marks}{label}</svg>'
    )


def _dead(figures: Mapping[str, Any]) -> str:
    bars = {
        f"{name}, {used} of {total}": {"used": used / total, "never": 1 - used / total}
        for name, (used, total) in figures.get("bars", {}).items()
        if total
    }
    return charts.share_bars(bars, ["used", "never"]) if bars else ""


def _matters(figures: Mapping[str, Any]) -> str:
    rows = {
        f"{'✓ ' if holds else ''}{words}": [Point(value, low, high)]
        for words, value, low, high, holds in figures.get("effects", [])[:MOST_EFFECTS]
    }
    seat = figures.get("outcome", "").removeprefix("win_rate ")
    who = "the team" if seat == "team" else f"seat {int(seat.split()[1]) + 1}" if seat else ""
    unit = f"points by which {who} wins more often; ✓ holds after the correction"
    return charts.interval_chart(rows, ["effect"], 0.0, unit) if rows else ""


def _strategy(figures: Mapping[str, Any]) -> str:
    if "teams" in figures:
        return charts.interval_chart(_points(figures["teams"]), ["won"], None, "share of games won")
    if "names" not in figures:
        return ""
    names, payoffs, halves = figures["names"], figures["payoffs"], figures["half_widths"]
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = "".join(
        f"<tr><th>{escape(name)}</th>{_cells(row, payoffs[row], halves[row])}</tr>"
        for row, name in enumerate(names)
    )
    mixture = {name: share for name, share in zip(names, figures["mixture"], strict=True) if share >= 0.02}
    return (
        f'<div class="wide"><table class="matrix"><tr><th></th>{head}</tr>{rows}</table></div>'
        '<p class="hint-text">How many of their games the row wins; ▲ beats, ▼ loses, by the interval.</p>'
        f"{charts.share_bars({'best mixture': mixture}, list(mixture))}"
    )


def _cells(row: int, values: Sequence[float], halves: Sequence[float]) -> str:
    found = []
    for column, (value, half) in enumerate(zip(values, halves, strict=True)):
        if column == row:
            found.append("<td>–</td>")
            continue
        style, sign = (
            ("up", "▲") if value - half > 0.5 else ("down", "▼") if value + half < 0.5 else ("", "•")
        )
        found.append(f'<td class="{style}">{value:.0%} {sign}</td>')
    return "".join(found)


CHARTS: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "fair": _fair,
    "skill": _skill,
    "alive": _alive,
    "dead": _dead,
    "matters": _matters,
    "strategy": _strategy,
}


# ---------------------------------------------------------------- what to try


def _to_try(critique: Critique) -> str:
    chapter = next((each for each in critique.chapters if each.name == "try"), None)
    if chapter is None:
        return ""
    told = zip(chapter.findings, critique.suggestions, strict=False)
    body = "".join(_suggestion(finding, each) for finding, each in told)
    return f"<section><h2>What to try</h2>{body or '<p>No single change was found to help.</p>'}</section>"


def _suggestion(finding: Finding, each: Suggestion) -> str:
    before, after = (100 * figure.value for figure in each.figures)
    return (
        f'<div class="try">{_badge(finding.verdict)} <b>{escape(each.title)}</b> <span class="big">{before:.1f} → '
        f'{after:.1f}</span><br><span title="{escape(finding.rule)}">{_kept(finding.sentence)}</span>'
        f"<br>{_command(finding.command)}<br>{_command(each.command)}"
        f"<details><summary>The change as a {each.kind}</summary><pre>{escape(each.text)}</pre></details></div>"
    )


def _verdicts() -> str:
    rules = "".join(
        f"<li>{_badge(word)} {text}</li>"
        for word, text in {
            "good": "The interval shows that it is as it should be.",
            "look": "The interval shows something that a designer should know.",
            "problem": "The interval shows what most designers would change.",
            "unclear": "The interval allows no verdict; more games would.",
        }.items()
    )
    return (
        "<section><h2>What the verdicts say</h2><p>The gravest verdict of a chapter stands beside its title. The rule "
        f'of each one shows when the mouse rests on its sentence.</p><ul class="verdicts">{rules}</ul></section>'
    )
