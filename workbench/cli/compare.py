"""`daimyo compare`: variants against each other on the same seeds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from engine import compare, documents, games, schema, simulate
from engine import record as records
from engine.compare import Comparison
from engine.games.samurai.prose import differences as compared
from engine.library import Library
from engine.metrics import METRICS
from engine.plan import labelled
from engine.simulate import Series
from engine.variant import Variant, read_change
from workbench.cli.options import (
    game_options,
    json_option,
    load_code,
    note_compiling,
    read_lineup,
    read_map,
    read_variant,
)
from workbench.cli.output import print_json, print_table
from workbench.cli.progress import note, progress_bar, stop_on_interrupt

SHORT_COMPARISON = ("1998-english", "1998-german", "2016")


@click.command("compare")
@click.option(
    "--variant",
    "names",
    multiple=True,
    required=True,
    metavar="V",
    help="A variant; the first is the baseline.",
)
@game_options
@click.option(
    "--vary",
    metavar="KEY[=VALUES]",
    help="Vary one value of the first variant: 2..8, a,b,c, or all its words.",
)
@click.option(
    "--until-decided",
    is_flag=True,
    help="Stop as soon as the win rates allow a verdict; --games is the most.",
)
@click.option(
    "--flips",
    "flip_folder",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write the records of games whose winner flips.",
)
@click.option(
    "--code",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Python file with own agents or metrics.",
)
@json_option
@click.pass_context
def command(
    context: click.Context,
    names: tuple[str, ...],
    map_name: str,
    players: int,
    agents: str,
    games: int,
    seed: int,
    jobs: int | None,
    changes: tuple[str, ...],
    vary: str | None,
    until_decided: bool,
    flip_folder: Path | None,
    code: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Play the same games by several variants, seats rotating, and show what differs.

    Set-up draws and agents use the same streams in all variants, so that chance differs as little as possible.
    """
    load_code(code)
    library = Library()
    variants = _variants(library, names, changes, vary)
    if len(variants) < 2:
        raise click.UsageError("Give two or more --variant, or one and --vary.")
    series = _series(library, variants, map_name, players, agents, seed)
    note_compiling(next(iter(series.values())))
    with stop_on_interrupt() as stop, progress_bar(games, "games") as progress:
        found = compare.compare(
            series, games, until_decided=until_decided, jobs=jobs, progress=progress, stop=stop
        )
    if flip_folder:
        _write_flips(found, map_name, flip_folder)
    if as_json:
        print_json(as_plain(found))
    else:
        _print(found, variants, vary)
    if found.games < games and not found.is_decided:
        note(f"Interrupted after {found.games:,} of {games:,} games.")
        context.exit(130)


def short_comparison() -> None:
    """Compare the published editions briefly: what `make run` shows where there is no display."""
    library = Library()
    variants = _variants(library, SHORT_COMPARISON, (), None)
    series = _series(library, variants, "japan", 4, "random", 7)
    note_compiling(next(iter(series.values())))
    with stop_on_interrupt() as stop, progress_bar(2_000, "games") as progress:
        found = compare.compare(series, 2_000, progress=progress, stop=stop)
    _print(found, variants, None)


def _variants(
    library: Library, names: tuple[str, ...], changes: tuple[str, ...], vary: str | None
) -> dict[str, Variant]:
    found = {name: read_variant(library, name, changes) for name in names}
    if vary:
        base = next(iter(found.values()))
        key, values = read_variation(vary, library, base)
        fixed = dict(read_change(change, library, base) for change in changes)
        for value in values:
            varied = documents.load_variant(library, names[0], {**fixed, key: value}).required()
            found[labelled(names[0], {key: value})] = varied
    return found


def read_variation(text: str, library: Library, base: Variant) -> tuple[str, list[Any]]:
    """Read KEY, KEY=2..8 or KEY=a,b,c; a bare key takes all words that the schema allows."""
    key, _, stated = text.partition("=")
    if not stated:
        part = schema.properties("variant", tuple(key.split(".")))
        words = part.get("enum") or ([False, True] if part.get("type") == "boolean" else None)
        if not words:
            raise click.UsageError(
                f"`{key}` takes no fixed set of words: give its values, for example --vary {key}=2..8."
            )
        return key, list(words)
    low, dots, high = stated.partition("..")
    if dots and low.strip().isdecimal() and high.strip().isdecimal():
        return key, list(range(int(low), int(high) + 1))
    return key, [read_change(f"{key}={value}", library, base)[1] for value in stated.split(",")]


def _series(
    library: Library, variants: dict[str, Variant], map_name: str, players: int, agents: str, seed: int
) -> dict[str, Series]:
    chart = read_map(library, map_name)
    lineup = tuple(read_lineup(agents, players))
    return {
        label: Series(
            games.find(variant.values["game"]).rules(variant, chart, players),
            lineup,
            seed,
            rotates=True,
            is_watched=True,
        )
        for label, variant in variants.items()
    }


def _write_flips(found: Comparison, map_name: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for flip in found.flips:
        for label, series in found.series.items():
            match = simulate.replayed(series, flip.number)
            name = label.replace("/", "-").replace(" ", "")
            records.save(records.of(match, Path(map_name).stem), folder / f"{flip.number:06}-{name}.json")


def as_plain(found: Comparison) -> dict[str, Any]:
    """Give a comparison as the JSON that other tools read."""
    return {
        "variants": list(found.series),
        "games": found.games,
        "decided": found.is_decided,
        "differences": [
            {
                "metric": each.metric if each.label == "all" else f"{each.metric} {each.label}",
                "variant": each.variant,
                "value": each.value,
                "baseline": each.baseline,
                "diff": each.diff.value,
                "ci95": [each.diff.low, each.diff.high],
            }
            for each in found.differences()
        ],
        "flip_rates": {
            variant: {"rate": rate.value, "ci95": [rate.low, rate.high]}
            for variant in list(found.series)[1:]
            for rate in [found.flip_rate(variant)]
        },
        "flips": [
            {"seed": found.seed, "number": flip.number, "winners": flip.winners, "cause": flip.cause}
            for flip in found.flips
        ],
    }


def _print(found: Comparison, variants: dict[str, Variant], vary: str | None) -> None:
    labels = list(found.series)
    click.echo(f"{found.games:,} paired games; baseline {labels[0]}\n")
    for label in labels[1:]:
        rate = found.flip_rate(label)
        click.echo(f"{label}: other winners in {rate.value:.2%} ± {rate.half_width:.2%} of the games")
        for difference in compared(variants[labels[0]].values, variants[label].values):
            click.echo(f"    {difference.section}: {difference.other or 'nothing'}")
            click.echo(f"        instead of: {difference.one or 'nothing'}")
    for cause, count in found.causes().items():
        click.echo(f"\n{count:,} flips: {_CAUSES.get(cause, cause)}")
    click.echo()
    _print_table(found, labels)
    if vary:
        _print_chart(found, labels)


_CAUSES = {
    "nobody has a majority": "the games ended alike and nobody had a majority, which the editions judge differently",
    "other captures": "the games ran apart and ended with other captures",
    "scoring": "the games ended alike with a majority, but the scoring differs",
}


def _print_table(found: Comparison, labels: list[str]) -> None:
    shown = [each for each in found.differences() if each.metric not in ("captures", "agent_win_rate")]
    rows: dict[tuple[str, str], list[str]] = {}
    for each in shown:
        metric = METRICS[each.metric]
        percent = metric.is_rate or metric.unit.startswith("share")
        row = rows.setdefault(
            (each.metric, each.label), [_titled(metric.title, each.label), _number(each.baseline, percent)]
        )
        mark = " *" if each.diff.excludes_zero else ""
        row.append(
            f"{_number(each.value, percent)} "
            f"({_signed(each.diff.value, percent)} ± {_number(each.diff.half_width, percent)}){mark}"
        )
    complete = [row for row in rows.values() if len(row) == len(labels) + 1]
    print_table(("metric", *labels), complete)
    click.echo(
        "\n* the 95 % interval of the difference excludes zero"
        + (", at whatever moment one stops" if found.is_sequential else "")
    )


def _print_chart(found: Comparison, labels: list[str]) -> None:
    """Draw win rates of the first seat and the length as bars, to see the trend of a varied value."""
    for metric, label, title in (("turns", "all", "Turns"), ("removed", "all", "Removed figures")):
        values = {
            variant: found.own[metric, label, variant].mean
            for variant in labels
            if (metric, label, variant) in found.own
        }
        top = max(values.values()) or 1
        click.echo(f"\n{title}")
        width = max(len(variant) for variant in values)
        for variant, value in values.items():
            click.echo(f"  {variant.ljust(width)}  {'█' * round(40 * value / top)} {value:.2f}")


def _titled(title: str, label: str) -> str:
    return title if label == "all" else f"{title}, {label}"


def _number(value: float, percent: bool) -> str:
    return f"{value:.2%}" if percent else f"{value:.2f}"


def _signed(value: float, percent: bool) -> str:
    return f"{value:+.2%}" if percent else f"{value:+.2f}"
