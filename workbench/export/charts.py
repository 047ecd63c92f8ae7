"""Charts as SVG text: they sit in a report without a network, and follow the reader's light or dark theme.

Series are told apart by shape or pattern as well as by colour: square and disc, solid, hatched and dotted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 640
LABEL = 170
ROW = 30
PATTERNS = ("solid", "hatch", "dots", "cross")

DEFINITIONS = """<svg width="0" height="0" style="position:absolute"><defs>
<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="6" height="6" class="s2"/><line x1="0" y1="0" x2="0" y2="6" stroke="#fff" stroke-width="2"/></pattern>
<pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse">
<rect width="6" height="6" class="s3"/><circle cx="3" cy="3" r="1.3" fill="#fff"/></pattern>
<pattern id="cross" width="6" height="6" patternUnits="userSpaceOnUse">
<rect width="6" height="6" class="s4"/><path d="M0 0L6 6M6 0L0 6" stroke="#fff"/></pattern></defs></svg>"""


@dataclass(frozen=True, slots=True)
class Point:
    """A value with its interval."""

    value: float
    low: float
    high: float


def interval_chart(
    rows: Mapping[str, Sequence[Point]], series: Sequence[str], fair: float | None, unit: str
) -> str:
    """Draw rows of values with their intervals, one mark for each series, and a dashed line where fairness lies."""
    points = [point for row in rows.values() for point in row]
    ends = (
        [point.low for point in points]
        + [point.high for point in points]
        + ([fair] if fair is not None else [])
    )
    low, high = min(ends), max(ends)
    margin = (high - low) * 0.08 or 0.01
    low, high = low - margin, high + margin

    def across(value: float) -> float:
        return LABEL + (value - low) / (high - low) * (WIDTH - LABEL - 90)

    height = ROW * sum(len(row) for row in rows.values()) + 40
    parts = [_axis(low, high, across, height)]
    if fair is not None:
        parts.append(
            f'<line x1="{across(fair):.1f}" x2="{across(fair):.1f}" y1="4" y2="{height - 30}" class="fair"/>'
        )
    y = 18
    for label, row in rows.items():
        parts.append(
            f'<text x="0" y="{y + 4 + ROW * (len(row) - 1) / 2:.0f}" class="label">{escape(label)}</text>'
        )
        for number, point in enumerate(row):
            parts.append(_interval(point, number, y, across))
            y += ROW
    parts.append(
        f'<text x="{(LABEL + WIDTH - 90) / 2}" y="{height - 4}" class="hint" text-anchor="middle">{escape(unit)}</text>'
    )
    return _svg(height, parts, " and ".join(series))


def _interval(point: Point, number: int, y: float, across: object) -> str:
    assert callable(across)
    left, middle, right = across(point.low), across(point.value), across(point.high)
    style = f"s{number % 4 + 1}"
    mark = (
        f'<circle cx="{middle:.1f}" cy="{y}" r="5" class="{style}"/>'
        if number % 2 == 0
        else f'<rect x="{middle - 4.5:.1f}" y="{y - 4.5}" width="9" height="9" class="{style}"/>'
    )
    ends = f"M{left:.1f} {y - 5}V{y + 5}M{right:.1f} {y - 5}V{y + 5}"
    whisker = f'<path d="M{left:.1f} {y}H{right:.1f}{ends}" class="line {style}"/>'
    shown = f"{point.value:.1%} ± {(point.high - point.low) / 2:.1%}"
    return f"{whisker}{mark}{_text(WIDTH - 4, y + 4, shown, 'value', 'end')}"


def _axis(low: float, high: float, across: object, height: float) -> str:
    assert callable(across)
    parts = []
    for step in range(5):
        value = low + (high - low) * (step + 0.5) / 5
        x = across(value)
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height - 30}" class="grid"/>')
        parts.append(
            f'<text x="{x:.1f}" y="{height - 18}" class="hint" text-anchor="middle">{value:.1%}</text>'
        )
    return "".join(parts)


def share_bars(rows: Mapping[str, Mapping[str, float]], keys: Sequence[str]) -> str:
    """Draw each row as a bar cut into shares, told apart by pattern."""
    height = ROW * len(rows) + 34
    parts = []
    for number, (label, shares) in enumerate(rows.items()):
        y, x = 6 + number * ROW, float(LABEL)
        parts.append(_text(0, y + 15, label, "label"))
        for place, key in enumerate(keys):
            width = shares.get(key, 0.0) * (WIDTH - LABEL)
            if width > 0:
                parts.append(_bar(x, y, width, 20, place))
            if width > 34:
                parts.append(
                    f'<rect x="{x + width / 2 - 15:.1f}" y="{y + 3}" width="30" height="14" class="plate"/>'
                )
                parts.append(_text(x + width / 2, y + 14, f"{shares[key]:.0%}", "value", "middle"))
            x += width
    x = float(LABEL)
    for place, key in enumerate(keys):
        parts.append(_bar(x, height - 20, 12, 12, place))
        parts.append(_text(x + 17, height - 10, key, "hint"))
        x += 30 + 7 * len(key)
    return _svg(height, parts, "shares of " + ", ".join(keys))


def _bar(x: float, y: float, width: float, height: float, place: int) -> str:
    pattern = PATTERNS[place % 4]
    look = 'class="s1"' if pattern == "solid" else f'fill="url(#{pattern})"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" {look}/>'


def histogram(counts: Mapping[int, float], unit: str, mean: float) -> str:
    """Draw how often each whole number occurs, with the mean as a dashed line."""
    height, base = 220, 180
    low, high, top = min(counts), max(counts), max(counts.values())
    step = (WIDTH - 60) / max(high - low + 1, 1)

    def across(value: float) -> float:
        return 40 + (value - low) * step

    parts = []
    for value, share in counts.items():
        tall = 160 * share / top
        parts.append(_bar(across(value), base - tall, max(step - 1, 0.5), tall, 0))
    for value in range(low, high + 1, max(1, (high - low) // 8)):
        parts.append(_text(across(value + 0.5), base + 16, str(value), "hint", "middle"))
    x = across(mean + 0.5)
    parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="6" y2="{base}" class="fair"/>')
    parts.append(_text(x + 6, 16, f"mean {mean:.1f}", "value"))
    parts.append(_text(WIDTH / 2, height - 4, unit, "hint", "middle"))
    return _svg(height, parts, f"distribution of {unit}")


def _text(x: float, y: float, text: str, style: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(height: float, parts: Sequence[str], title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}" class="chart">'
        f"{''.join(parts)}</svg>"
    )
