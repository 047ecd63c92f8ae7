"""A run as one HTML page that needs nothing else: charts, heat maps, rule differences, and how to repeat it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any

from engine import board as boards
from engine.board import Board
from engine.games.samurai import prose
from engine.hexes import Hex
from engine.metrics import METRICS
from engine.runs import Run, Store
from engine.statistics import wilson
from workbench.export import charts
from workbench.export.charts import Point

STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")


class Report:
    """Gathers the numbers of a run and writes them down."""

    def __init__(self, run: Run, store: Store) -> None:
        self.run = run
        self.store = store
        self.about = run.about
        self.cells: list[dict[str, Any]] = self._rows(
            "select cell, map, label, variant, players, lineup, games, results_sha256 from cells "
            f"where run = '{run.name}' order by cell"
        )
        self.metrics: dict[tuple[int, str], dict[str, dict[str, float]]] = {}
        for row in self._rows(
            f"select cell, metric, label, value, low, high from metrics where run = '{run.name}'"
        ):
            self.metrics.setdefault((row["cell"], row["metric"]), {})[row["label"]] = row

    def _rows(self, query: str) -> list[dict[str, Any]]:
        names, rows = self.store.sql(query)
        return [dict(zip(names, row, strict=True)) for row in rows]

    def html(self) -> str:
        """Give the whole page."""
        parts = [
            self._head(),
            *(part for group in self._groups() for part in self._group(group)),
            self._foot(),
        ]
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">'
            f"<title>{escape(self.about['title'])}</title><style>{STYLE}</style></head><body><main>"
            f"{charts.DEFINITIONS}{''.join(parts)}</main></body></html>\n"
        )

    def _head(self) -> str:
        games_played = sum(cell["games"] for cell in self.cells)
        question = self.about["experiment"].get("description", "")
        return (
            f"<h1>{escape(self.about['title'])}</h1><p>{escape(str(question))}</p>"
            f'<p class="hint-text">{games_played:,} games in {len(self.cells)} cells, {self.about["seconds"]:.1f} s; '
            f"finished {self.about['finished']}; {escape(self.about['program'])}. Intervals are 95 %.</p>"
        )

    def _groups(self) -> list[list[dict[str, Any]]]:
        """Put the cells together that differ only in the variant: they are what one compares."""
        groups: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
        for cell in self.cells:
            groups.setdefault((cell["map"], cell["players"], cell["lineup"]), []).append(cell)
        return list(groups.values())

    def _group(self, cells: list[dict[str, Any]]) -> Iterator[str]:
        first = cells[0]
        lineup = first["lineup"].split(",")
        who = f"{len(lineup)} × {lineup[0]}" if len(set(lineup)) == 1 else first["lineup"]
        yield f"<h2>{escape(first['map'])}, {first['players']} players, {escape(who)}</h2>"
        yield f"<section><h3>Who wins</h3>{self._win_chart(cells)}</section>"
        if len(cells) > 1:
            yield from (self._duel(first, other) for other in cells[1:])
        yield f"<section><h3>How games end</h3>{self._end_chart(cells)}</section>"
        yield f"<section><h3>How long they take</h3>{self._length_chart(first)}</section>"
        yield f"<section><h3>Numbers</h3>{self._table(cells)}</section>"
        yield f"<section><h3>Where it is contested</h3>{self._heat(first)}</section>"

    def _win_chart(self, cells: list[dict[str, Any]]) -> str:
        seats = range(cells[0]["players"])
        rows = {
            f"Seat {seat}": [_point(self.metrics[cell["cell"], "win_rate"][f"seat {seat}"]) for cell in cells]
            for seat in seats
        }
        legend = ", ".join(f"{number + 1}. {cell['label']}" for number, cell in enumerate(cells))
        chart = charts.interval_chart(
            rows, [cell["label"] for cell in cells], 1 / len(seats), "win rate; dashed: a fair seat"
        )
        return f'{chart}<p class="hint-text">From top to bottom in each row: {escape(legend)}</p>'

    def _end_chart(self, cells: list[dict[str, Any]]) -> str:
        found = {cell["label"]: self.metrics.get((cell["cell"], "end_reasons"), {}) for cell in cells}
        keys = [
            key for key in next(iter(found.values())) if any(rows[key]["value"] for rows in found.values())
        ]
        return charts.share_bars(
            {label: {key: rows[key]["value"] for key in keys} for label, rows in found.items()}, keys
        )

    def _length_chart(self, cell: dict[str, Any]) -> str:
        rows = self._rows(
            "select turns, count(*) as games from games "
            f"where run = '{self.run.name}' and cell = {cell['cell']} group by 1 order by 1"
        )
        mean = self.metrics[cell["cell"], "turns"]["all"]["value"]
        return charts.histogram({row["turns"]: row["games"] for row in rows}, f"turns, {cell['label']}", mean)

    def _duel(self, first: dict[str, Any], other: dict[str, Any]) -> str:
        """Compare two cells game by game: they have the same seeds."""
        same = " and ".join(f"a.{name} = b.{name}" for name in self._captured_columns(first))
        row = self._rows(
            "select count(*) as games, count(*) filter (a.winners <> b.winners) as flips, "
            f"count(*) filter (a.winners <> b.winners and {same}) as judged "
            "from games a join games b using (run, number) "
            f"where run = '{self.run.name}' and a.cell = {first['cell']} and b.cell = {other['cell']}"
        )[0]
        low, high = wilson(row["flips"], row["games"])
        rate = f"{row['flips'] / row['games']:.2%} ± {(high - low) / 2:.2%}"
        words = self._causes(row["flips"], row["judged"])
        return (
            f"<section><h3>{escape(first['label'])} against {escape(other['label'])}</h3>"
            f"<p>Another winner in <b>{rate}</b> of {row['games']:,} paired games ({row['flips']:,}). {words}</p>"
            f"{self._differences(first, other)}</section>"
        )

    def _causes(self, flips: int, judged: int) -> str:
        if not flips:
            return "The two name the same winners in every game."
        if judged == flips:
            return (
                "In all of these the games ended with the same captures, and only the judgement differs: "
                "nobody had a majority there, or the stages rank the holders differently."
            )
        return (
            f"In {judged:,} of them the captures were the same and only the judgement differs; "
            "the other games ran apart."
        )

    def _captured_columns(self, cell: dict[str, Any]) -> list[str]:
        values = self.about["cells"][cell["cell"]]["values"]
        return [
            f'"captured_{seat}_{name}"'
            for seat in range(cell["players"])
            for name in values["figures"]["types"]
        ]

    def _differences(self, first: dict[str, Any], other: dict[str, Any]) -> str:
        one, two = (self.about["cells"][cell["cell"]]["values"] for cell in (first, other))
        rows = [
            f"<tr><td>{escape(each.section)}</td><td>{escape(each.one)}</td><td>{escape(each.other)}</td></tr>"
            for each in prose.differences(one, two)
        ]
        head = f"<tr><th>Rules</th><th>{escape(first['label'])}</th><th>{escape(other['label'])}</th></tr>"
        return f"<table>{head}{''.join(rows)}</table>" if rows else "<p>The rules say the same.</p>"

    def _table(self, cells: list[dict[str, Any]]) -> str:
        head = "".join(f'<th class="n">{escape(cell["label"])}</th>' for cell in cells)
        rows = []
        for name, metric in METRICS.items():
            for label in self.metrics.get((cells[0]["cell"], name), {}):
                found = [self.metrics[cell["cell"], name].get(label) for cell in cells]
                title = metric.title if label == "all" else f"{metric.title}, {label}"
                shown = "".join(f'<td class="n">{_number(row, metric.unit)}</td>' for row in found)
                rows.append(f'<tr><td title="{escape(metric.meaning)}">{escape(title)}</td>{shown}</tr>')
        return f"<table><tr><th>Metric</th>{head}</tr>{''.join(rows)}</table>"

    def _heat(self, cell: dict[str, Any]) -> str:
        """Draw how often each space is used, with the painter of the workbench."""
        rows = self._rows(
            "select space, plays from spaces "
            f"where run = '{self.run.name}' and cell = {cell['cell']} and plays is not null"
        )
        plan = self.about["cells"][cell["cell"]]
        board = boards.from_record(plan["spaces"], cell["players"], "run")
        used = {board.spaces[row["space"]].at: row["plays"] / cell["games"] for row in rows if row["plays"]}
        return board_svg(board, used)

    def _foot(self) -> str:
        hashes = "".join(
            f"<tr><td>{cell['cell']}</td><td>{escape(cell['map'])}</td><td>{escape(cell['label'])}</td><td><code>{cell['results_sha256'][:16]}</code></td></tr>"
            for cell in self.cells
        )
        return (
            "<section><h3>Repeat it</h3><p>The run is stored with everything that determines it; "
            "the same program gives the same hashes.</p>"
            f"<pre>daimyo experiment {escape(self.about['title'])}.experiment.yaml   # the experiment below\n"
            f"daimyo report {escape(self.run.name)} -o report.html</pre>"
            f"<pre>{escape(_experiment_text(self.about['experiment']))}</pre>"
            f"<table><tr><th>Cell</th><th>Map</th><th>Variant</th><th>results_sha256</th></tr>{hashes}</table></section>"
        )


def _point(row: dict[str, float]) -> Point:
    return Point(row["value"], row["low"], row["high"])


def _number(row: dict[str, float] | None, unit: str) -> str:
    if row is None:
        return "–"
    half = (row["high"] - row["low"]) / 2
    return (
        f"{row['value']:.2%} ± {half:.2%}" if unit.startswith("share") else f"{row['value']:.2f} ± {half:.2f}"
    )


def _experiment_text(values: dict[str, Any]) -> str:
    import yaml

    text: str = yaml.dump(values, Dumper=yaml.CSafeDumper, sort_keys=False, allow_unicode=True)
    return text


def board_svg(board: Board, heat: dict[Hex, float]) -> str:
    """Draw a heat map as the SVG that stands in the page."""
    from workbench.canvas import pictures
    from workbench.canvas.scene import Heat, of_board
    from workbench.theme import LIGHT

    scene = replace(of_board(board), heat=Heat(heat, "Plays per game", form="{:.2f}"))
    drawn = pictures.svg(scene, pictures.sheet_for(scene, LIGHT, 18), LIGHT).decode()
    return f'<div class="board">{drawn[drawn.index("<svg") :]}</div>'
