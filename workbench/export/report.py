"""A run as one HTML page that needs nothing else: charts, heat maps, rule differences, and how to repeat it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import combinations, product
from pathlib import Path
from typing import Any

from engine import board as boards
from engine import games
from engine.compare import flips_in_words
from engine.plan import labelled, lineup_in_words
from engine.runs import Run, Store
from engine.statistics import Sums
from workbench.export import charts, contest, repeat
from workbench.export.pieces import Row, is_share, number, point, section, table

STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")
MOST_FOR_ALL_PAIRS = 3
# What is drawn over the values of a varied rule.
TRENDS = ("turns", "removed", "shared_wins", "decisiveness", "lead_changes", "drama")


class Report:
    """Gathers the numbers of a run and writes them down."""

    def __init__(self, run: Run, store: Store) -> None:
        self.run = run
        self.store = store
        self.about = run.about
        self.cells: list[Row] = self._rows(
            "select cell, map, players, lineup, games, results_sha256 from cells "
            f"where run = '{run.name}' order by cell"
        )
        fixed = self.about["experiment"].get("set", {})
        for cell, planned in zip(self.cells, self.about["cells"], strict=True):
            # What is set in all cells tells none of them apart.
            varied = {key: value for key, value in planned["changes"].items() if key not in fixed}
            cell["varied"] = varied
            cell["label"] = labelled(planned["variant"], varied)
            cell["variant"] = planned["variant"]
            cell["values"] = planned["values"]
        self.metrics: dict[tuple[int, str], dict[str, Row]] = {}
        for row in self._rows(
            f"select cell, metric, label, value, low, high from metrics where run = '{run.name}'"
        ):
            self.metrics.setdefault((row["cell"], row["metric"]), {})[row["label"]] = row
        self.measured: dict[str, Row] = {metric["name"]: metric for metric in self.about["measured"]}

    def _rows(self, query: str) -> list[Row]:
        names, rows = self.store.sql(query)
        return [dict(zip(names, row, strict=True)) for row in rows]

    def html(self) -> str:
        """Give the whole page."""
        groups = self._groups()
        parts = [
            self._head(),
            self._contents(groups),
            self._ladder(),
            *(part for number, group in enumerate(groups) for part in self._group(number, group)),
            self._foot(),
        ]
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="color-scheme" content="light dark">'
            f"<title>{escape(self.about['title'])}</title><style>{STYLE}</style></head><body><main>"
            f"{charts.DEFINITIONS}{''.join(parts)}</main></body></html>\n"
        )

    def _head(self) -> str:
        games_played = sum(cell["games"] for cell in self.cells)
        question = self.about["experiment"].get("description", "")
        return (
            f"<h1>{escape(self.about['title'])}</h1><p>{escape(str(question))}</p>"
            f'<p class="hint-text">{games_played:,} games in {len(self.cells)} cells, {self.about["seconds"]:.1f} s; '
            f"finished {self.about['finished']}; {escape(self.about['program'])}. Intervals are 95 %."
            f"{self._fixed()}</p>"
        )

    def _fixed(self) -> str:
        fixed = self.about["experiment"].get("set", {})
        told = ", ".join(f"{key}={value}" for key, value in fixed.items())
        return f" In all cells: {escape(told)}." if told else ""

    # ------------------------------------------------------------ groups

    def _groups(self) -> list[list[Row]]:
        """Put the cells together that differ only in the variant: they are what one compares."""
        groups: dict[tuple[Any, ...], list[Row]] = {}
        for cell in self.cells:
            groups.setdefault((cell["map"], cell["players"], cell["lineup"]), []).append(cell)
        return list(groups.values())

    def _title(self, cells: Sequence[Row]) -> str:
        first = cells[0]
        who = lineup_in_words(first["lineup"].split(","))
        return f"{Path(first['map']).stem}, {first['players']} players, {who}"

    def _contents(self, groups: Sequence[Sequence[Row]]) -> str:
        if len(groups) < 2:
            return ""
        links = "".join(
            f'<li><a href="#group-{number}">{escape(self._title(group))}</a></li>'
            for number, group in enumerate(groups)
        )
        return f"<nav><ul>{links}</ul></nav>"

    def _group(self, number: int, cells: list[Row]) -> Iterator[str]:
        first = cells[0]
        yield f'<h2 id="group-{number}">{escape(self._title(cells))}</h2>'
        yield section("Who wins", self._win_chart(cells))
        yield from self._trends(cells)
        # A few are compared each with each, many only with the baseline.
        pairs = combinations(cells, 2) if len(cells) <= MOST_FOR_ALL_PAIRS else product([first], cells[1:])
        yield from (self._duel(one, other) for one, other in pairs)
        yield section("How games end", self._end_chart(cells))
        yield section("How long they take", self._length_chart(first))
        yield section("Numbers", self._numbers(cells))
        yield from self._contest(first)

    def _win_chart(self, cells: Sequence[Row]) -> str:
        seats = range(cells[0]["players"])
        rows = {
            f"Seat {seat}": [point(self.metrics[cell["cell"], "win_rate"][f"seat {seat}"]) for cell in cells]
            for seat in seats
        }
        return charts.interval_chart(
            rows, [cell["label"] for cell in cells], 1 / len(seats), "win rate; dashed: a fair seat"
        )

    def _trends(self, cells: Sequence[Row]) -> Iterator[str]:
        """Draw how numbers change where one rule of one variant takes several values."""
        keys = {key for cell in cells for key in cell["varied"]}
        for variant in dict.fromkeys(cell["variant"] for cell in cells):
            own = [cell for cell in cells if cell["variant"] == variant]
            if len(keys) != 1 or len(own) < 2:
                continue
            (key,) = keys
            drawn = [
                charts.line_chart(
                    {
                        str(cell["varied"][key]): point(self.metrics[cell["cell"], name]["all"])
                        for cell in own
                    },
                    self.measured[name]["title"],
                    is_share=is_share(self.measured[name]),
                )
                for name in TRENDS
                if all("all" in self.metrics.get((cell["cell"], name), {}) for cell in own)
            ]
            yield section(f"What {escape(key)} does ({escape(variant)})", *drawn)

    def _end_chart(self, cells: Sequence[Row]) -> str:
        found = {cell["label"]: self.metrics.get((cell["cell"], "end_reasons"), {}) for cell in cells}
        keys = [
            key for key in next(iter(found.values())) if any(rows[key]["value"] for rows in found.values())
        ]
        return charts.share_bars(
            {label: {key: rows[key]["value"] for key in keys} for label, rows in found.items()}, keys
        )

    def _length_chart(self, cell: Row) -> str:
        rows = self._rows(
            "select turns, count(*) as games from games "
            f"where run = '{self.run.name}' and cell = {cell['cell']} group by 1 order by 1"
        )
        mean = self.metrics[cell["cell"], "turns"]["all"]["value"]
        return charts.histogram({row["turns"]: row["games"] for row in rows}, f"turns, {cell['label']}", mean)

    def _contest(self, cell: Row) -> Iterator[str]:
        """Show how the board and the tokens were used."""
        own = f"where run = '{self.run.name}' and cell = {cell['cell']}"
        spaces = self._rows(f"select * from spaces {own} order by space")
        board = boards.from_record(self.about["cells"][cell["cell"]]["spaces"], cell["players"], "run")
        used = {board.spaces[row["space"]].at: row["plays"] / cell["games"] for row in spaces if row["plays"]}
        yield section(
            f"Where it is played and contested ({escape(cell['label'])})",
            contest.board_svg(board, used),
            contest.settlements(spaces, cell["games"], cell["players"]),
        )
        tokens = self._rows(f"select * from tokens {own}")
        yield section(f"Tokens ({escape(cell['label'])})", contest.tokens(tokens, cell["games"]))

    # ------------------------------------------------------------ two cells, game by game

    def _duel(self, first: Row, other: Row) -> str:
        """Compare two cells game by game: they have the same seeds."""
        game = games.find(first["values"]["game"])
        causes = dict.fromkeys(game.flip_causes, 0)
        flips = self._flips(first, other)
        for one, two in flips:
            cause = game.cause_of_flip(first["values"], one, two)
            causes[cause] = causes.get(cause, 0) + 1
        rate = Sums(first["games"], len(flips), len(flips)).rate()
        told, *more = flips_in_words(rate, causes, game.flip_causes)
        return section(
            f"{escape(other['label'])} against {escape(first['label'])}",
            f"<p><b>{escape(told)}</b> {escape(' '.join(more))}</p>",
            self._differences(first, other),
        )

    def _flips(self, first: Row, other: Row) -> list[tuple[Row, Row]]:
        """Give what was captured in the games that two cells give to different winners."""
        columns = [
            f'{table}."captured_{seat}_{name}"'
            for table in "ab"
            for seat in range(first["players"])
            for name in first["values"]["figures"]["types"]
        ]
        _, rows = self.store.sql(
            f"select {', '.join(columns)} from games a join games b using (run, number) "
            f"where run = '{self.run.name}' and a.cell = {first['cell']} and b.cell = {other['cell']} "
            "and a.winners <> b.winners order by number"
        )
        types, half = first["values"]["figures"]["types"], len(columns) // 2
        return [(_result(row[:half], types), _result(row[half:], types)) for row in rows]

    def _differences(self, first: Row, other: Row) -> str:
        rows = [
            f"<tr><td>{escape(each.section)}</td><td>{escape(each.one) or '–'}</td>"
            f"<td>{escape(each.other) or '–'}</td></tr>"
            for each in games.differences(first["values"], other["values"])
        ]
        return (
            table(("Rules", first["label"], other["label"]), rows)
            if rows
            else "<p>The rules say the same.</p>"
        )

    # ------------------------------------------------------------ tables

    def _numbers(self, cells: Sequence[Row]) -> str:
        chosen = self.about["metrics"]
        shown = [name for name in self.measured if chosen == "all" or name in chosen]
        labels = [cell["label"] for cell in cells]
        plain = [row for name in shown if name != "captures" for row in self._metric_rows(name, cells)]
        told = table(("Metric", *labels), plain, numbers=True)
        if "captures" not in shown:
            return told
        captures = table(("Metric", *labels), list(self._metric_rows("captures", cells)), numbers=True)
        return f"{told}<details><summary>Captures by seat and type</summary>{captures}</details>"

    def _metric_rows(self, name: str, cells: Sequence[Row]) -> Iterator[str]:
        metric = self.measured[name]
        for label in self.metrics.get((cells[0]["cell"], name), {}):
            title = metric["title"] if label == "all" else f"{metric['title']}, {label}"
            found = [self.metrics[cell["cell"], name].get(label) for cell in cells]
            if name == "end_reasons" and not any(row and row["value"] for row in found):
                continue  # a reason by which no game ended
            shown = "".join(f'<td class="n">{number(row, metric)}</td>' for row in found)
            yield f'<tr><td title="{escape(metric["meaning"])}">{escape(title)}</td>{shown}</tr>'

    def _ladder(self) -> str:
        """Show how the agents of mixed line-ups fare: skill against luck."""
        rungs = self.store.ladder(self.run)
        if not rungs:
            return ""
        labels = {cell["cell"]: cell for cell in self.cells}
        rows = [
            f"<tr><td>{escape(rung['agent'])}</td><td>{escape(lineup_in_words(rung['lineup'].split(',')))}</td>"
            f"<td>{escape(Path(rung['map']).stem)}, {escape(labels[rung['cell']]['label'])}</td>"
            f'<td class="n">{rung["win_rate"]:.2%}</td>'
            f'<td class="n">{rung["low"]:.2%} to {rung["high"]:.2%}</td><td class="n">{rung["skill"]:+.2f}</td></tr>'
            for rung in rungs
        ]
        told = (
            "<p>How often each agent of a mixed line-up wins, seats rotating. Skill is 0 where it wins as often as "
            "luck alone would have it, and 1 where it wins always.</p>"
        )
        heads = ("Agent", "Line-up", "Map and variant", "Win rate", "95 % interval", "Skill")
        return section("Skill against luck", told, table(heads, rows, numbers=range(3, 6)))

    def _foot(self) -> str:
        rows = [
            f'<tr><td class="n">{cell["cell"]}</td><td>{escape(Path(cell["map"]).stem)}</td>'
            f"<td>{escape(cell['label'])}</td><td>{escape(lineup_in_words(cell['lineup'].split(',')))}</td>"
            f"<td><code>{cell['results_sha256'] or 'none: a clock took part'}</code></td></tr>"
            for cell in self.cells
        ]
        digest = self.about["results_sha256"]
        told = (
            f"These commands, in an empty folder, play all games again with {escape(self.about['program'])} and end "
            f"with the same hash, <code>{digest}</code>."
            if digest
            else "These commands play such games again; since a clock took part they end otherwise."
        )
        hashes = table(("Cell", "Map", "Variant", "Line-up", "results_sha256"), rows)
        return section(
            "Repeat it",
            f'<p>{told}</p><pre id="repeat">{escape(repeat.commands(self.about))}</pre>',
            f"<details><summary>The hash of each cell</summary>{hashes}</details>",
        )


def _result(counts: Sequence[int], types: Sequence[str]) -> Row:
    """Give counts of seats and types as a record's result has them."""
    return {
        "captured": [
            dict(zip(types, counts[place : place + len(types)], strict=True))
            for place in range(0, len(counts), len(types))
        ]
    }
