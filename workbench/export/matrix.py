"""The team's win rates of a whole run in one table: a row for each variant, a column for each number of players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from workbench.export.charts import escape
from workbench.export.pieces import Row, section, table

# Where the next step of the ground begins.
STEPS = (0.01, 0.05, 0.2, 0.5)


def matrix(groups: Sequence[Sequence[Row]], rate_of: Callable[[Row], Row | None]) -> str:
    """Give the table of a co-operative run with several groups; nothing where there is but one."""
    if len(groups) < 2:
        return ""
    names = list(dict.fromkeys(cell["label"] for group in groups for cell in group))
    body = []
    for name in names:
        cells = (next((cell for cell in group if cell["label"] == name), None) for group in groups)
        body.append(
            f"<tr><td>{escape(name)}</td>"
            + "".join(_cell(rate_of(cell) if cell else None) for cell in cells)
            + "</tr>"
        )
    several = len({group[0]["lineup"] for group in groups}) > len({group[0]["players"] for group in groups})
    heads = ["Variant"]
    for group in groups:
        first = group[0]
        heads.append(f"{first['players']} players" + (f", {first['lineup']}" if several else ""))
    told = "<p>How often the team wins, in percent, with its interval.</p>"
    return section("Team win rate", told, table(heads, body, numbers=True))


def _cell(rate: Row | None) -> str:
    if rate is None:
        return '<td class="n">–</td>'
    step = sum(rate["value"] >= each for each in STEPS)
    ends = f"{100 * rate['low']:.2f} to {100 * rate['high']:.2f}"
    return f'<td class="n heat{step}"><b>{100 * rate["value"]:.2f}</b><br><small>{ends}</small></td>'
