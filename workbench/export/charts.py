"""Charts as SVG text: they sit in a report without a network, and follow the reader's light or dark theme.

Series are told apart by shape or pattern as well as by colour: square and disc, solid, hatched and dotted.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from engine.metrics.statistics import Estimate
from workbench.visible import visible

WIDTH = 680
ROW = 22
# Between the rows of a chart; an average letter; the room for a number with its interval.
GAP = 8
LETTER = 6.6
VALUE = 108
# Half of an interval that is written as ± 0.0%.
LEAST_TOLD = 0.0005
# What is rounded to nothing is neither above nor below it.
NOTHING = re.compile(r"[+-](0(?:\.0+)?(?![.\d]))")
PATTERNS = ("solid", "hatch", "dots", "cross")

DEFINITIONS = """<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>
<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="6" height="6" class="s2"/><line x1="0" y1="0" x2="0" y2="6" stroke="#fff" stroke-width="2"/></pattern>
<pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse">
<rect width="6" height="6" class="s3"/><circle cx="3" cy="3" r="1.3" fill="#fff"/></pattern>
<pattern id="cross" width="6" height="6" patternUnits="userSpaceOnUse">
<rect width="6" height="6" class="s4"/><path d="M0 0L6 6M6 0L0 6" stroke="#fff"/></pattern></defs></svg>"""

Across = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Point:
    """A value with its interval."""

    value: float
    low: float
    high: float

    def as_share(self) -> str:
        """Write a share: with ±, or with its ends where those are not alike.

        >>> Point(0.25, 0.24, 0.26).as_share(), Point(0.0, 0.0, 0.133).as_share()
        ('25.0% ± 1.0%', '0.0% (0.0 to 13.3%)')
        """
        known = Estimate(self.value, self.low, self.high, 0)
        if known.is_lopsided and known.half_width >= LEAST_TOLD:
            return f"{self.value:.1%} ({100 * self.low:.1f} to {self.high:.1%})"
        return f"{self.value:.1%} ± {known.half_width:.1%}"

    def as_change(self) -> str:
        """Write a difference of shares in points.

        >>> Point(0.055, 0.016, 0.094).as_change()
        '+5.5 ± 3.9'
        """
        return true_minus(f"{100 * self.value:+.1f} ± {50 * (self.high - self.low):.1f}")


def true_minus(number: str) -> str:
    """Give a number as people read it: Python writes a hyphen.

    >>> true_minus("-2.5"), true_minus("-0.0")
    ('−2.5', '0.0')
    """
    return NOTHING.sub(r"\1", number).replace("-", "−")


def escape(text: object) -> str:
    """Write a text into a page so that nothing in it is a mark of the page, nor hides there."""
    return html.escape(visible(str(text)))


def interval_chart(
    rows: Mapping[str, Sequence[Point]], series: Sequence[str], fair: float | None, unit: str
) -> str:
    """Draw rows of shares with their intervals, one mark for each series, and a dashed line where fairness lies.

    Where that is zero they are differences, which are told in points.
    """
    points = [point for row in rows.values() for point in row]
    marks = _ticks(points, fair)
    label, names = _room(rows), _room(series) if len(series) > 1 else 0.0
    is_change = fair == 0
    shown = {point: point.as_change() if is_change else point.as_share() for point in points}
    left, right = label + names, WIDTH - max(VALUE, *map(_needs, shown.values()))
    # A name that is too long for its column stands on a line of its own, above its marks.
    above = {name for name in rows if _needs(name) > label}
    height = sum(ROW * (len(row) + (name in above)) + GAP for name, row in rows.items()) + 40

    def across(value: float) -> float:
        return left + (value - marks[0]) / (marks[-1] - marks[0]) * (right - left)

    parts = [_axis(marks, across, height, is_change=is_change)]
    if fair is not None:
        parts.append(_line(across(fair), across(fair), 4, height - 34, "fair"))
    y = 14.0
    for name, row in rows.items():
        parts.append(_text(0, y + 4, name, "label"))
        y += ROW if name in above else 0
        for number, point in enumerate(row):
            if len(series) > 1:
                parts.append(_text(label, y + 4, series[number], "hint"))
            parts.append(_interval(point, number, y, across))
            parts.append(_text(WIDTH - 2, y + 4, shown[point], "value", "end"))
            y += ROW
        y += GAP
    parts.append(_text((left + right) / 2, height - 4, unit, "hint", "middle"))
    return _svg(height, parts, f"{unit}: {', '.join(rows)}; {', '.join(series)}")


def _room(texts: Iterable[str]) -> float:
    return min(260.0, max(map(_needs, texts), default=14.0))


def _needs(text: str) -> float:
    return 14 + LETTER * len(text)


def _ticks(points: Sequence[Point], also: float | None = None) -> list[float]:
    """Give round numbers that hold all intervals between them."""
    ends = [end for point in points for end in (point.low, point.high)] + ([] if also is None else [also])
    low, high = min(ends), max(ends)
    span = (high - low) or abs(high) * 0.1 or 0.01
    size = 10 ** floor(log10(span / 4))
    step = next(size * factor for factor in (1, 2, 5, 10) if span / (size * factor) <= 5)
    first, last = floor(low / step), ceil(high / step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


def _interval(point: Point, number: int, y: float, across: Across) -> str:
    left, middle, right = across(point.low), across(point.value), across(point.high)
    style = f"s{number % 4 + 1}"
    ends = f"M{left:.1f} {y - 5}V{y + 5}M{right:.1f} {y - 5}V{y + 5}"
    whisker = f'<path d="M{left:.1f} {y}H{right:.1f}{ends}" class="line {style}"/>'
    return f"{whisker}{_mark(middle, y, number)}"


def _mark(x: float, y: float, number: int) -> str:
    style = f"s{number % 4 + 1}"
    if number % 2 == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" class="{style}"/>'
    return f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" class="{style}"/>'


def _axis(marks: Sequence[float], across: Across, height: float, *, is_change: bool) -> str:
    step, written = marks[1] - marks[0], _points if is_change else _share
    return "".join(
        _line(across(value), across(value), 4, height - 34, "grid")
        + _text(across(value), height - 20, written(value, step), "hint", "middle")
        for value in marks
    )


def _share(value: float, step: float) -> str:
    return f"{value:.{_digits(step)}%}"


def _points(value: float, step: float) -> str:
    return "0" if abs(value) < step / 2 else true_minus(f"{100 * value:+.{_digits(step)}f}")


def _digits(step: float) -> int:
    return max(0, ceil(-log10(step * 100) - 1e-9))


def line_chart(points: Mapping[str, Point], title: str, *, is_share: bool) -> str:
    """Draw how a number changes over the values of a rule, each with its interval."""
    height, base, left = 190.0, 150.0, 58.0
    width = WIDTH / 2
    marks = _ticks(list(points.values()))
    step = (width - left - 16) / max(len(points), 1)

    def up(value: float) -> float:
        return base - (value - marks[0]) / (marks[-1] - marks[0]) * (base - 26)

    parts = [_text(0, 12, title, "label")]
    for value in marks:
        parts.append(_line(left, width - 8, up(value), up(value), "grid"))
        shown = _share(value, marks[1] - marks[0]) if is_share else f"{value:g}"
        parts.append(_text(left - 6, up(value) + 4, shown, "hint", "end"))
    places = [left + (number + 0.5) * step for number in range(len(points))]
    path = "L".join(
        f"{x:.1f} {up(point.value):.1f}" for x, point in zip(places, points.values(), strict=True)
    )
    parts.append(f'<path d="M{path}" class="line s1"/>')
    for x, (name, point) in zip(places, points.items(), strict=True):
        low, high = up(point.low), up(point.high)
        whisker = f"M{x:.1f} {low:.1f}V{high:.1f}M{x - 4:.1f} {low:.1f}h8M{x - 4:.1f} {high:.1f}h8"
        parts.append(f'<path d="{whisker}" class="line s1"/>{_mark(x, up(point.value), 0)}')
        parts.append(_text(x, base + 18, name, "hint", "middle"))
    return _svg(height, parts, f"{title}, by {', '.join(points)}", width, "chart half")


def share_bars(rows: Mapping[str, Mapping[str, float]], keys: Sequence[str]) -> str:
    """Draw each row as a bar cut into shares, told apart by pattern."""
    left, each = _room(rows), 28
    height = each * len(rows) + 34
    parts = []
    for number, (label, shares) in enumerate(rows.items()):
        y, x = 6 + number * each, left
        parts.append(_text(0, y + 15, label, "label"))
        for place, key in enumerate(keys):
            width = shares.get(key, 0.0) * (WIDTH - left)
            if width > 0:
                parts.append(_bar(x, y, width, 20, place))
            if width > 40:
                plate = f'<rect x="{x + width / 2 - 17:.1f}" y="{y + 3}" width="34" height="14" rx="3" class="plate"/>'
                parts.append(plate + _text(x + width / 2, y + 14, f"{shares[key]:.0%}", "value", "middle"))
            x += width
    x = left
    for place, key in enumerate(keys):
        parts.append(_bar(x, height - 20, 12, 12, place))
        parts.append(_text(x + 17, height - 10, key, "hint"))
        x += 34 + LETTER * len(key)
    return _svg(height, parts, "shares of " + ", ".join(keys))


def _bar(x: float, y: float, width: float, height: float, place: int) -> str:
    pattern = PATTERNS[place % 4]
    look = 'class="s1"' if pattern == "solid" else f'fill="url(#{pattern})"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" {look}/>'


def histogram(counts: Mapping[int, float], unit: str, mean: float) -> str:
    """Draw how often each whole number occurs, with the mean as a dashed line."""
    height, base = 220, 180
    low, high, top = min(counts), max(counts), max(counts.values())
    step = min((WIDTH - 60) / (high - low + 1), 60)

    def across(value: float) -> float:
        return 40 + (value - low) * step

    parts = []
    for value, share in counts.items():
        tall = 150 * share / top
        parts.append(_bar(across(value), base - tall, max(step - 1, 0.5), tall, 0))
    for value in range(low, high + 1, max(1, (high - low) // 8)):
        parts.append(_text(across(value + 0.5), base + 16, str(value), "hint", "middle"))
    x = across(mean + 0.5)
    parts.append(_line(x, x, 16, base, "fair"))
    parts.append(_text(x + 6, 16, f"mean {mean:.1f}", "value"))
    parts.append(_text(WIDTH / 2, height - 4, unit, "hint", "middle"))
    return _svg(height, parts, f"distribution of {unit}")


def _line(left: float, right: float, top: float, bottom: float, style: str) -> str:
    return f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{top:.1f}" y2="{bottom:.1f}" class="{style}"/>'


def _text(x: float, y: float, text: str, style: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(height: float, parts: Sequence[str], title: str, width: float = WIDTH, style: str = "chart") -> str:
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(title)}" class="{style}">'
        f"{''.join(parts)}</svg>"
    )
