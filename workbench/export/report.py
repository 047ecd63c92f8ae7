"""A run as one HTML page that needs nothing else: charts, heat maps, rule differences, and how to repeat it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, product
from pathlib import Path
from typing import Any

from engine import games, metrics
from engine.maps import map as maps
from engine.metrics import METRICS
from engine.numbers import flips, soundness, stored
from engine.numbers.baselines import baselines
from engine.numbers.flips import Pairing
from engine.numbers.plan import cell_from_json, lineup_in_words
from engine.numbers.runs import Run, Store
from engine.numbers.simulate import Chunk
from engine.texts import shipped
from engine.texts.library import Library
from engine.texts.problem import ProblemError
from engine.texts.saying import say
from workbench.export import charts, glossary, repeat, values
from workbench.export.charts import escape, true_minus
from workbench.export.matrix import MatrixSection
from workbench.export.pieces import Row, is_share, number, point, section, table
from workbench.export.report_parts import parts_of
from workbench.export.shared_drawings import shared
from workbench.people_words import label_for_people, seat_of

STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")
MOST_FOR_ALL_PAIRS = 3
# What charts show of every run.
CHARTED = ("win_rate", "turns", "end_reasons")


class Report:
    """One page about a run, or about several: each has its chapter, after the numbers of all side by side."""

    def __init__(self, runs: Run | Sequence[Run], store: Store) -> None:
        self.runs = [runs] if isinstance(runs, Run) else list(runs)
        self.store = store

    def html(self) -> str:
        """Give the whole page, or raise which run is too damaged to be told about."""
        chapters = []
        for place, run in enumerate(self.runs):
            try:
                chapter = Chapter(run, self.store, f"run-{place}-" if place else "")
                chapters.append((chapter, chapter.html()))
            except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
                message = say("This run is damaged: {wrong}.", wrong=f"{type(error).__name__}: {error}")
                raise ProblemError([soundness.damaged(run.folder, message)]) from error
        title = " / ".join(dict.fromkeys(chapter.about["title"] for chapter, _ in chapters))
        compared = side_by_side([chapter for chapter, _ in chapters])
        head = f"<h1>{escape(title)}</h1>{compared}" if len(chapters) > 1 else ""
        return shared(
            '<!doctype html><html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="color-scheme" content="light dark">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
            f"{charts.DEFINITIONS}{head}{''.join(text for _, text in chapters)}"
            f"{self._glossary([chapter for chapter, _ in chapters])}</main></body></html>\n"
        )

    def _glossary(self, chapters: Sequence[Chapter]) -> str:
        """Explain all that is measured, and who played."""
        agents = {name for chapter in chapters for cell in chapter.cells for name in cell["planned"].lineup}
        return glossary.section_of([chapter.told for chapter in chapters], sorted(agents))


def side_by_side(chapters: Sequence[Chapter]) -> str:
    """Set the numbers of several runs beside each other, cells that were played by the same agents on the same map."""
    groups: dict[tuple[Any, ...], list[tuple[Chapter, Row]]] = {}
    for chapter in chapters:
        for cell in chapter.cells:
            key = (cell["planned"].game, cell["map title"], cell["players"], cell["lineup"])
            groups.setdefault(key, []).append((chapter, cell))
    parts = []
    for (game, *_), found in groups.items():
        shown = compared(game)
        rows = [chapter.row_beside_others(cell, shown) for chapter, cell in found]
        measured = found[0][0].measured
        names = (_titled(measured[name]["title"], label, {}) for name, label in shown)
        parts.append(
            f"<p>{escape(title_of(found[0][1]))}</p>"
            + table(("Run", "Variant", "Games", *names), rows, numbers=range(2, 3 + len(shown)))
        )
    return section("Side by side", *parts)


def compared(game: str) -> list[tuple[str, str]]:
    """Give what is shown of several runs side by side, and the label under which the metric has it."""
    own = [(metric.name, "all") for metric in metrics.headlines(games.find(game))]
    if games.facts_of(game).is_cooperative:
        return [("win_rate", "team"), ("turns", "all"), *own]
    return [("win_rate", "seat 0"), ("turns", "all"), *own, ("shared_wins", "all")]


def title_of(cell: Row) -> str:
    """Say where and by whom a cell was played."""
    who = lineup_in_words(cell["lineup"].split(","))
    where = [cell["map title"]] if cell["map"] else []
    return ", ".join([*where, f"{cell['players']} player{'s' if cell['players'] != 1 else ''}", who])


def _titled(title: str, label: str, reasons: Mapping[str, str]) -> str:
    if label == "team":
        return "Win rate of the team" if title == METRICS["win_rate"].title else f"{title}, team"
    return title if label == "all" else f"{title}, {label_for_people(label, reasons)}"


def _hover(agent: str) -> str:
    told = glossary.of_agent(agent)
    return f' title="{escape(told)}"' if told else ""


def _where(cell: Row) -> str:
    return f"{cell['map title']}, {cell['label']}" if cell["map"] else str(cell["label"])


def _apart(titles: dict[str, str]) -> dict[str, str]:
    """Tell variants of the same title apart by their names."""
    return {
        name: title if list(titles.values()).count(title) == 1 else f"{title} [{name}]"
        for name, title in titles.items()
    }


def map_title(name: str) -> str:
    """Give the title of a shipped map, or the name of another one's file as people read it."""
    if name in shipped.files("map"):
        return maps.load(Library(), name).title
    words = Path(name).stem.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


class Chapter:
    """Gathers the numbers of a run and writes them down; `mark` sets its anchors apart from those of others."""

    def __init__(self, run: Run, store: Store, mark: str = "") -> None:
        self.run = run
        self.store = store
        self.mark = mark
        self.about = run.about
        self.cells: list[Row] = self._rows(
            "select cell, map, players, lineup, games, results_sha256 from cells "
            f"where run = '{run.name}' order by cell"
        )
        fixed = self.about["experiment"].get("set", {})
        titles = _apart({each["variant"]: str(each["values"]["title"]) for each in self.about["cells"]})
        for cell, planned in zip(self.cells, self.about["cells"], strict=True):
            # What is set in all cells tells none of them apart.
            varied = {key: value for key, value in planned["changes"].items() if key not in fixed}
            cell["varied"] = varied
            cell["label"] = ", ".join([titles[planned["variant"]], *values.told(planned["game"], varied)])
            cell["variant"], cell["title"] = planned["variant"], titles[planned["variant"]]
            cell["map title"] = map_title(cell["map"]) if cell["map"] else ""
            cell["values"] = planned["values"]
            cell["planned"] = cell_from_json(planned)
        self.metrics: dict[tuple[int, str], dict[str, Row]] = {}
        reasons = parts_of(self.cells[0]["planned"].game).reasons if self.cells else {}
        for row in self._rows(
            f"select cell, metric, label, value, low, high, count from metrics where run = '{run.name}'"
        ):
            label = (
                reasons.get(row["label"], row["label"]) if row["metric"] == "end_reasons" else row["label"]
            )
            self.metrics.setdefault((row["cell"], row["metric"]), {})[label] = row
        self.measured: dict[str, Row] = {metric["name"]: metric for metric in self.about["measured"]}

    def _rows(self, query: str) -> list[Row]:
        names, rows = self.store.sql(query, [self.run])
        return [dict(zip(names, row, strict=True)) for row in rows]

    def html(self) -> str:
        """Give its part of the page."""
        groups = self._groups()
        parts = [
            self._head(),
            self._contents(groups),
            self._ladder(),
            self._matrix(),
            *(part for number, group in enumerate(groups) for part in self._group(number, group)),
            self._foot(),
        ]
        return "".join(parts)

    def _matrix(self) -> str:
        """Show all cells at once."""

        def rows(number: int, metric: str) -> Mapping[str, Row]:
            return self.metrics.get((self.cells[number]["cell"], metric), {})

        is_team = games.facts_of(self.cells[0]["planned"].game).is_cooperative
        return MatrixSection(self.cells, self.told, rows, self.baselines, is_cooperative=is_team).html()

    @cached_property
    def baselines(self) -> tuple[int, ...]:
        """For every cell the place of the one that it is compared with."""
        return baselines([cell["planned"] for cell in self.cells], self.about.get("files", {}))

    def _head(self) -> str:
        games_played = sum(cell["games"] for cell in self.cells)
        question = self.about["experiment"].get("description", "")
        counted_cells = "1 cell" if len(self.cells) == 1 else f"{len(self.cells)} cells"
        return (
            f"<h1>{escape(self.about['title'])}</h1><p>{escape(question)}</p>"
            f'<p class="hint-text">{games_played:,} games in {counted_cells}, {self.about["seconds"]:.1f} s; '
            f"{escape(self._ended())}; {escape(self.about['program'])}. Intervals are 95 %."
            f"{self._fixed()}</p>"
        )

    def counted(self, table: str, cell: Row) -> list[Row]:
        """Give the rows of a table of the game's own that are about a cell, in their order."""
        own = f"where run = '{self.run.name}' and cell = {cell['cell']}"
        return self._rows(f"select * from {table} {own}") if table in self.run.tables else []

    def row_beside_others(self, cell: Row, shown: Sequence[tuple[str, str]]) -> str:
        """Give a cell's row in the table of several runs."""
        found = [self.metrics.get((cell["cell"], name), {}).get(label) for name, label in shown]
        numbers = [number(row, self.measured[name]) for row, (name, _) in zip(found, shown, strict=True)]
        told = "".join(f'<td class="n">{text}</td>' for text in (f"{cell['games']:,}", *numbers))
        return f"<tr><td>{escape(self.about['title'])}</td><td>{escape(cell['label'])}</td>{told}</tr>"

    def _ended(self) -> str:
        stopped = self.about.get("stopped")
        if stopped:
            return f"stopped after {stopped['games']:,} of {stopped['of']:,} games"
        day, _, time = str(self.about["finished"]).partition("T")
        return f"finished {day} {time[:5]} UTC"

    def _fixed(self) -> str:
        fixed = self.about["experiment"].get("set", {})
        told = ", ".join(values.told(self.cells[0]["planned"].game, fixed)) if self.cells else ""
        return f" In all cells: {escape(told)}." if told else ""

    # ------------------------------------------------------------ groups

    def _groups(self) -> list[list[Row]]:
        """Put the cells together that differ only in the variant: they are what one compares."""
        groups = flips.grouped([cell["planned"] for cell in self.cells])
        return [[self.cells[number] for number in group] for group in groups]

    def _contents(self, groups: Sequence[Sequence[Row]]) -> str:
        if len(groups) < 2:
            return ""
        links = "".join(
            f'<li><a href="#{self.mark}group-{number}">{escape(title_of(group[0]))}</a></li>'
            for number, group in enumerate(groups)
        )
        return f"<nav><ul>{links}</ul></nav>"

    def _group(self, number: int, cells: list[Row]) -> Iterator[str]:
        first = cells[0]
        yield f'<h2 id="{self.mark}group-{number}">{escape(title_of(first))}</h2>'
        yield section("Who wins", self._win_chart(cells))
        yield from self._trends(cells)
        # A few are compared each with each, many only with the baseline.
        base = self.cells[self.baselines[self.cells.index(first)]]
        others = [cell for cell in cells if cell is not base]
        pairs = (
            combinations([base, *others], 2) if len(cells) <= MOST_FOR_ALL_PAIRS else product([base], others)
        )
        yield from (self._duel(one, other) for one, other in pairs)
        yield section("How games end", self._end_chart(cells))
        yield section("How long they take", *(self._length_chart(cell) for cell in cells))
        yield section("Numbers", self._numbers(cells))
        sections = parts_of(first["planned"].game).sections
        if sections is None:
            return
        yield from sections(self, first)
        for cell in cells[1:]:
            told = "".join(sections(self, cell))
            yield (
                f"<details><summary>The same for {escape(cell['label'])}</summary>{told}</details>"
                if told
                else ""
            )

    def _win_chart(self, cells: Sequence[Row]) -> str:
        labels = [cell["label"] for cell in cells]
        if games.facts_of(cells[0]["planned"].game).is_cooperative:
            team = {"Team": [point(self.metrics[cell["cell"], "win_rate"]["team"]) for cell in cells]}
            return charts.interval_chart(team, labels, None, "win rate of the team")
        seats = range(cells[0]["players"])
        rows = {
            seat_of(seat): [point(self.metrics[cell["cell"], "win_rate"][f"seat {seat}"]) for cell in cells]
            for seat in seats
        }
        return charts.interval_chart(rows, labels, 1 / len(seats), "win rate; dashed: a fair seat")

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
                        values.word(cell["planned"].game, key, cell["varied"][key]): point(
                            self.metrics[cell["cell"], name][label]
                        )
                        for cell in own
                    },
                    self.measured[name]["title"] if label == "all" else f"Win rate of the {label}",
                    is_share=is_share(self.measured[name]),
                )
                for name in parts_of(own[0]["planned"].game).trends
                for label in ("all", "team")
                if all(label in self.metrics.get((cell["cell"], name), {}) for cell in own)
            ]
            name = values.title(own[0]["planned"].game, key)
            yield section(f"What “{escape(name)}” does: {escape(own[0]['title'])}", *drawn)

    def _end_chart(self, cells: Sequence[Row]) -> str:
        found = {cell["label"]: self.metrics.get((cell["cell"], "end_reasons"), {}) for cell in cells}
        keys = [
            key for key in next(iter(found.values())) if any(rows[key]["value"] for rows in found.values())
        ]
        return charts.share_bars(
            {label: {key: rows[key]["value"] for key in keys} for label, rows in found.items()}, keys
        )

    def spread(self, number: str, cell: Row, where: str = "true") -> dict[int, int]:
        """Give how many games of a cell have each number of a column of theirs."""
        rows = self._rows(
            f"select {number} as number, count(*) as games from games "
            f"where run = '{self.run.name}' and cell = {cell['cell']} and {where} group by 1 order by 1"
        )
        return {row["number"]: row["games"] for row in rows}

    def chunks(self, cell: Row) -> Iterator[Chunk]:
        """Give the games of a cell as they were played."""
        return stored.chunks(self.run, cell["cell"], cell["planned"])

    def _length_chart(self, cell: Row) -> str:
        mean = self.metrics[cell["cell"], "turns"]["all"]["value"]
        return charts.histogram(self.spread("turns", cell), f"turns, {cell['label']}", mean)

    # ------------------------------------------------------------ two cells, game by game

    def _duel(self, first: Row, other: Row) -> str:
        """Compare two cells game by game: they have the same seeds."""
        pairing = self._pairing(first, other)
        game = first["planned"].game
        told, *more = flips.flips_in_words(pairing.sums.rate(), pairing.causes, game)
        return section(
            f"{escape(other['label'])} against {escape(first['label'])}",
            f"<p><b>{escape(told)}</b> {escape(' '.join(more))}</p>",
            self._differences(first, other),
        )

    def _pairing(self, first: Row, other: Row) -> Pairing:
        """Read the games of two cells back and compare them as `daimyo compare` does."""
        one, two = (cell["planned"] for cell in (first, other))
        pairing = Pairing(one.series(), two.series())
        known = {chunk.first: chunk for chunk in stored.chunks(self.run, first["cell"], one)}
        for theirs in stored.chunks(self.run, other["cell"], two):
            mine = known.get(theirs.first)
            if mine is not None:  # a stopped run may have played it in one cell alone
                pairing.add_games(mine.games(pairing.base), theirs.games(pairing.other))
        return pairing

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

    @property
    def told(self) -> dict[str, Row]:
        """The metrics that the page shows: those that were wanted, and what its charts are made of."""
        chosen = self.about["metrics"]
        return {
            name: metric
            for name, metric in self.measured.items()
            if chosen == "all" or name in chosen or name in CHARTED
        }

    def _numbers(self, cells: Sequence[Row]) -> str:
        chosen = self.about["metrics"]
        shown = [name for name in self.measured if chosen == "all" or name in chosen]
        labels = [cell["label"] for cell in cells]
        known = metrics.of(games.find(cells[0]["planned"].game))
        folded = [name for name in shown if name in known and known[name].is_detail]
        plain = [row for name in shown if name not in folded for row in self._metric_rows(name, cells)]
        told = [table(("Metric", *labels), plain, numbers=True)]
        for name in folded:
            rows = table(("Metric", *labels), list(self._metric_rows(name, cells)), numbers=True)
            title = escape(self.measured[name]["title"])
            told.append(f"<details class='more'><summary>{title}</summary>{rows}</details>")
        return "".join(told)

    def _metric_rows(self, name: str, cells: Sequence[Row]) -> Iterator[str]:
        metric, reasons = self.measured[name], parts_of(cells[0]["planned"].game).reasons
        for label in self.metrics.get((cells[0]["cell"], name), {}):
            title = _titled(metric["title"], label, reasons)
            unit = "" if is_share(metric) else f" <small>{escape(metric['unit'])}</small>"
            found = [self.metrics[cell["cell"], name].get(label) for cell in cells]
            if name == "end_reasons" and not any(row and row["value"] for row in found):
                continue  # a reason by which no game ended
            shown = "".join(f'<td class="n">{number(row, metric)}</td>' for row in found)
            yield f'<tr><td title="{escape(metric["meaning"])}">{escape(title)}{unit}</td>{shown}</tr>'

    def _ladder(self) -> str:
        """Show how the agents of mixed line-ups fare: skill against luck."""
        rungs = self.store.ladder(self.run)
        if not rungs:
            return ""
        labels = {cell["cell"]: cell for cell in self.cells}
        rows = [
            f"<tr><td{_hover(rung['agent'])}>{escape(rung['agent'])}</td><td>{escape(lineup_in_words(rung['lineup'].split(',')))}</td>"
            f"<td>{escape(_where(labels[rung['cell']]))}</td>"
            f'<td class="n">{rung["win_rate"]:.2%}</td>'
            f'<td class="n">{rung["low"]:.2%} to {rung["high"]:.2%}</td>'
            f'<td class="n">{true_minus(format(rung["skill"], "+.2f"))}</td></tr>'
            for rung in rungs
        ]
        told = (
            "<p>How often each agent of a mixed line-up wins, seats rotating. Skill is 0 where it wins as often as "
            "luck alone would have it, and 1 where it wins always.</p>"
        )
        heads = ("Agent", "Line-up", "Map and variant", "Win rate", "95 % interval", "Skill")
        return section("Skill against luck", told, table(heads, rows, numbers=range(3, 6)))

    def _foot(self) -> str:
        again = "These commands play such games again; since a clock took part they end otherwise."
        why = "none: not all games were played" if "stopped" in self.about else "none: a clock took part"
        rows = [
            f'<tr><td class="n">{cell["cell"]}</td><td>{escape(cell["map title"])}</td>'
            f"<td>{escape(cell['label'])}</td><td>{escape(lineup_in_words(cell['lineup'].split(',')))}</td>"
            f"<td><code>{escape(cell['results_sha256'] or why)}</code></td></tr>"
            for cell in self.cells
        ]
        digest = self.about["results_sha256"]
        if "stopped" in self.about:
            again = "The run was stopped before all its games were played: these commands play all of them."
        told = (
            f"These commands, in an empty folder, play all games again with {escape(self.about['program'])} and end "
            f"with the same hash, <code>{escape(digest)}</code>."
            if digest
            else again
        )
        hashes = table(("Cell", "Map", "Variant", "Line-up", "Results hash"), rows)
        return section(
            "Repeat it",
            f"<p>{told}</p><details class='more'><summary>The commands and the files they write</summary>"
            f'<pre id="{self.mark}repeat">{escape(repeat.commands(self.about))}</pre></details>',
            f"<details><summary>The hash of each cell</summary><div class='hashes'>{hashes}</div></details>",
        )
