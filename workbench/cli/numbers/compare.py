"""`daimyo compare`: variants, maps or line-ups against each other on the same seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

import click

from engine import documents, games, metrics
from engine.games import differences as compared
from engine.metrics import METRICS
from engine.numbers import compare, simulate
from engine.numbers.compare import Comparison, Difference
from engine.numbers.plan import labelled
from engine.numbers.simulate import Series
from engine.play.rules import Rules
from engine.questions.subject import in_yaml
from engine.records import record as records
from engine.texts import experiment as experiments
from engine.texts import schema, source
from engine.texts.library import Library
from engine.texts.problem import Problem, ProblemError
from engine.texts.source import Source
from engine.texts.variant import CHANGES, Variant, read_change
from workbench.cli.options import (
    code_option,
    compared_game_options,
    fresh_folder,
    json_option,
    load_code,
    map_for,
    note_compiling,
    players_of,
    read_lineup,
    read_rules,
    read_variant,
)
from workbench.cli.output import amount, interval, print_json, print_table, wrapped
from workbench.cli.progress import note, progress_bar, stop_on_interrupt
from workbench.export.report_parts import parts_of
from workbench.people_words import label_for_people

# The experiment whose variants are compared where there is no display, and by how many players.
SHORT_COMPARISON = "editions"
# More than so many would not fit side by side: then each gets a row.
SIDE_BY_SIDE = 3


@dataclass(frozen=True)
class Contender:
    """One of those that are compared: a variant on a map with a line-up."""

    map_name: str
    variant: Variant
    agents: str
    series: Series


@click.command("compare")
@click.option(
    "--variant",
    "names",
    multiple=True,
    default=(games.usual().base,),
    show_default=True,
    metavar="V",
    help="A variant; repeat it to compare. The first of all is the baseline.",
)
@compared_game_options
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
@code_option
@json_option
@click.pass_context
def command(
    context: click.Context,
    names: tuple[str, ...],
    map_names: tuple[str, ...],
    players: int | None,
    agents: tuple[str, ...],
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
    """Play the same games by several variants, on several maps or with several line-ups, and show what differs.

    Set-up draws and agents use the same streams everywhere, so that chance differs as little as possible; the agents of
    a line-up change seats from game to game.
    """
    flip_folder = fresh_folder(flip_folder, "--flips")
    load_code(code)
    library = Library()
    contenders = _contenders(
        library, _variants(library, names, changes, vary), map_names, agents, players, seed
    )
    if len(contenders) < 2:
        raise click.UsageError("Give two or more --variant, --map or --agents, or one and --vary.")
    note_compiling(*(each.series for each in contenders.values()))
    failures = list[ProblemError]()
    with stop_on_interrupt() as stop, progress_bar(games, "games") as progress:
        found = compare.compare(
            {label: each.series for label, each in contenders.items()},
            games,
            until_decided=until_decided,
            jobs=jobs,
            progress=progress,
            stop=stop,
            failed=failures.append,
        )
    if failures and not found.games:
        raise failures[0]
    if flip_folder:
        _write_flips(found, contenders, flip_folder)
    if as_json:
        print_json(as_plain(found))
    else:
        _print(found, contenders, vary)
    if failures:
        note(f"Ended after {found.games:,} of {games:,} games.")
        raise failures[0]
    if found.games < games and not found.is_decided:
        note(f"Interrupted after {found.games:,} of {games:,} games.")
        context.exit(130)


def short_comparison() -> None:
    """Compare the published editions briefly: what `make run` shows where there is no display."""
    library = Library()
    path = library.find("experiment", SHORT_COMPARISON) or Path(SHORT_COMPARISON)
    named = experiments.load(library, path).values["variants"]
    contenders = _contenders(library, _variants(library, tuple(named), (), None), (), ("random",), None, 7)
    series = {label: each.series for label, each in contenders.items()}
    note_compiling(next(iter(series.values())))
    with stop_on_interrupt() as stop, progress_bar(2_000, "games") as progress:
        found = compare.compare(series, 2_000, progress=progress, stop=stop)
    _print(found, contenders, None)


# ---------------------------------------------------------------- who is compared


def _variants(
    library: Library, names: tuple[str, ...], changes: tuple[str, ...], vary: str | None
) -> dict[str, Variant]:
    found = {name: read_variant(library, name, changes) for name in names}
    if not vary:
        return found
    base = found[names[0]]
    key, values = read_variation(vary, library, base)
    fixed = dict(read_change(change, library, base) for change in changes)
    varied = {}
    for value in values:
        variant = documents.load_variant(library, names[0], {**fixed, key: value})
        if not variant.is_sound:
            raise ProblemError([_of_variation(problem, vary) for problem in variant.problems])
        varied[labelled(names[0], {key: value})] = variant
    # One of the values may be the one that the variant has anyway: it is the baseline then, under its own name.
    same = next((label for label, variant in varied.items() if variant.values == base.values), None)
    if same is None:
        return {**found, **varied}
    del found[names[0]], varied[same]
    return {same: base, **found, **varied}


def _of_variation(problem: Problem, vary: str) -> Problem:
    """Tell a problem of a value as one of `--vary`; what `--set` says was in order before."""
    is_ours = problem.file == CHANGES
    return replace(problem, file=f"--vary {vary}", line=1, column=1) if is_ours else problem


def read_variation(text: str, library: Library, base: Variant) -> tuple[str, list[Any]]:
    """Read KEY, KEY=2..8 or KEY=a,b,c; a bare key takes all words that the schema allows."""
    key, _, stated = text.partition("=")
    if not stated:
        part = schema.properties(f"variant/{base.game}", tuple(key.split(".")))
        words = part.get("enum") or ([False, True] if part.get("type") == "boolean" else None)
        if not words:
            raise click.UsageError(
                f"`{key}` takes no fixed set of words: give its values, for example --vary {key}=2..8."
            )
        return key, list(words)
    low, dots, high = stated.partition("..")
    if dots and low.strip().isdecimal() and high.strip().isdecimal():
        if int(low) > int(high):
            raise click.UsageError(
                f"--vary {text} names no value: the range goes from the lesser to the greater one."
            )
        return key, list(range(int(low), int(high) + 1))
    # A list of values may hold lists: [1, 1, 2],[1, 2].
    tree, _ = source.parse(Source("--vary", f"[{stated}]"))
    read = source.plain(tree) if tree is not None else None
    values = [in_yaml(value) for value in read] if isinstance(read, list) else stated.split(",")
    return key, [read_change(f"{key}={value}", library, base, "--vary")[1] for value in values]


def _contenders(
    library: Library,
    variants: dict[str, Variant],
    map_names: Sequence[str],
    lineups: Sequence[str],
    players: int | None,
    seed: int,
) -> dict[str, Contender]:
    """Combine variants, maps and line-ups, each named by what tells it from the others."""
    played = {variant.game for variant in variants.values()}
    if len(played) > 1:
        titles = " and ".join(sorted(games.facts_of(game).title for game in played))
        raise click.UsageError(f"Only variants of one game can be compared; these are of {titles}.")
    found: dict[str, Contender] = {}
    for map_name, (label, variant), lineup in product(map_names or (None,), variants.items(), lineups):
        where = map_for(variant, map_name)
        rules = read_rules(library, where, variant, players_of(variant, players))
        seated = tuple(read_lineup(lineup, rules.players))
        series = Series(rules, seated, seed, rotates=True, is_watched=True)
        parts = ((label, variants), (where, map_names), (lineup, lineups))
        telling = ", ".join(part for part, all_of_them in parts if len(all_of_them) > 1)
        found[telling or label] = Contender(where, variant, lineup, series)
    return found


def _write_flips(found: Comparison, contenders: dict[str, Contender], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for flip in found.flips:
        for label, each in contenders.items():
            match = simulate.replayed(each.series, flip.number)
            name = label.replace("/", "-").replace(" ", "")
            record = records.of(match, Path(each.map_name).stem)
            records.save(record, folder / f"{flip.number:06}-{name}.json")


# ---------------------------------------------------------------- what is shown


def as_plain(found: Comparison) -> dict[str, Any]:
    """Give a comparison as the JSON that other tools read."""
    return {
        "variants": list(found.series),
        "lineups": {label: list(series.lineup) for label, series in found.series.items()},
        "games": found.games,
        "seconds": round(found.seconds, 6),
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
            variant: {
                "rate": rate.value,
                "ci95": [rate.low, rate.high],
                "flips": int(found.flip_sums[variant].total),
                "causes": found.causes(variant),
                "words": found.flips_in_words(variant),
            }
            for variant in list(found.series)[1:]
            for rate in [found.flip_rate(variant)]
        },
        "flips": [
            {"seed": found.seed, "number": flip.number, "winners": flip.winners, "cause": flip.cause}
            for flip in found.flips
        ],
    }


def _print(found: Comparison, contenders: dict[str, Contender], vary: str | None) -> None:
    labels = list(found.series)
    base = contenders[labels[0]]
    click.echo(f"{found.games:,} paired games of each; baseline {labels[0]}")
    if found.is_sequential:
        click.echo(wrapped(_verdict(found), 0, 2))
    for label in labels[1:]:
        told = list(_told(found, label, base, contenders[label], in_short=bool(vary)))
        if told:
            click.echo(f"\n{label}")
        for indent, sentence in told:
            click.echo(" " * indent + wrapped(sentence, indent, indent + 2))
    click.echo()
    in_order = _in_order_of_values(labels) if vary else labels
    if len(labels) <= SIDE_BY_SIDE:
        _print_side_by_side(found, labels)
    else:
        _print_rows(found, in_order)
        click.echo("\n± half the width of the 95 % interval of the difference from the baseline")
    sequential = ", at whatever moment one stops" if found.is_sequential else ""
    click.echo(f"\n* the 95 % interval of the difference from the baseline excludes zero{sequential}")
    _print_agents(found)
    if vary:
        _print_chart(found, in_order)


def _told(
    found: Comparison, label: str, base: Contender, other: Contender, *, in_short: bool
) -> Iterator[tuple[int, str]]:
    """Say what another winner has to do with, and in which rules the two differ, each sentence with its indent."""
    # On another map or with other agents other winners are no news.
    if (other.map_name, other.agents) == (base.map_name, base.agents):
        yield from ((4, sentence) for sentence in found.flips_in_words(label))
    for difference in compared(base.variant.values, other.variant.values):
        yield 4, f"{difference.section}: {difference.other or f'no longer: {difference.one}'}"
        if difference.other and not in_short:
            yield 8, f"instead of: {difference.one or 'nothing'}"


def _in_order_of_values(labels: list[str]) -> list[str]:
    """Put numbers in their order, the baseline among them; words stay as they are."""

    def value(label: str) -> tuple[bool, int]:
        last = label.rpartition("=")[2]
        return not last.isdecimal(), int(last) if last.isdecimal() else 0

    return sorted(labels, key=value)


def _verdict(found: Comparison) -> str:
    if not found.is_decided:
        return "Not decided: so many games do not tell the win rates apart, nor show that they are alike."
    told = [
        each for each in found.differences() if each.metric.endswith("win_rate") and each.diff.excludes_zero
    ]
    is_team = found.rules.facts.is_cooperative
    if not told:
        most = compare.SMALLEST_THAT_MATTERS
        whose = "the team wins as often, within" if is_team else "no seat's win rate differs by as much as"
        return f"Decided: {whose} {most:.1%}."
    clearest = max(told, key=lambda each: abs(each.diff.value) / each.diff.half_width)
    if is_team:
        return f"Decided: the team's win rate differs, most clearly in {clearest.variant}."
    title = METRICS[clearest.metric].title.lower()
    return (
        f"Decided: the win rates differ, most clearly the {title} for "
        f"{label_for_people(clearest.label)} ({clearest.variant})."
    )


def in_a_row(rules: Rules) -> list[tuple[str, str]]:
    """Give what a row shows of each, and the label under which the metric has it."""
    own = [(metric.name, "all") for metric in metrics.headlines(rules)]
    if rules.facts.is_cooperative:
        return [("turns", "all"), *own, ("win_rate", "team")]
    return [("turns", "all"), *own, ("shared_wins", "all"), ("no_winner", "all"), ("win_rate", "seat 0")]


def _print_side_by_side(found: Comparison, labels: list[str]) -> None:
    known = metrics.of(found.rules)
    rows: dict[tuple[str, str], list[Difference]] = {}
    for each in found.differences():
        # How agents fare has a table of its own; details are left to --json.
        if not known[each.metric].is_detail and each.metric != "agent_win_rate":
            rows.setdefault((each.metric, each.label), []).append(each)
    table = [
        [
            _titled(known[metric].title, label, found.rules.game),
            amount(row[0].baseline, is_share=known[metric].is_share)
            if found.is_observed(metric, label, found.baseline)
            else "–",
            *(_compared(found, each, known[metric].is_share) for each in row),
        ]
        for (metric, label), row in rows.items()
        # A reason by which no game ended would only fill the table.
        if len(row) == len(labels) - 1
        and (metric != "end_reasons" or any(each.value or each.baseline for each in row))
    ]
    print_table(("metric", *labels), table)


def _compared(found: Comparison, each: Difference, is_share: bool) -> str:
    if not found.is_observed(each.metric, each.label, each.variant):
        return "–"
    if not found.is_observed(each.metric, each.label, found.baseline):
        return amount(each.value, is_share=is_share)
    by = f"{_signed(each.diff.value, is_share)} ± {amount(each.diff.half_width, is_share=is_share)}"
    return f"{amount(each.value, is_share=is_share)} ({by})" + (" *" if each.diff.excludes_zero else "")


def _print_rows(found: Comparison, labels: list[str]) -> None:
    """Give each variant a row: its values, each with the half width of the interval of its difference."""
    differs = {(each.metric, each.label, each.variant): each.diff for each in found.differences()}
    known = metrics.of(found.rules)
    shown = [
        key
        for key in in_a_row(found.rules)
        if any(found.own[*key, label].total for label in labels if (*key, label) in found.own)
    ]
    rows = []
    for label in labels:
        flips = found.flip_sums.get(label)
        row = [label, f"{flips.mean:.2%}" if flips else "baseline"]
        for metric, part in shown:
            sums, diff = found.own.get((metric, part, label)), differs.get((metric, part, label))
            share = known[metric].is_share
            by = (
                f" ± {amount(diff.half_width, is_share=share)}{' *' if diff.excludes_zero else '  '}"
                if diff
                else ""
            )
            row.append(f"{amount(sums.mean, is_share=share)}{by or ' ' * 10}" if sums else "–")
        rows.append(row)
    titles = [_titled(known[metric].title, part, found.rules.game) for metric, part in shown]
    others = "other outcome" if found.rules.facts.is_cooperative else "other winners"
    print_table(("", others, *titles), rows, right=(1,))


def _print_agents(found: Comparison) -> None:
    """Show how the agents of mixed line-ups fare, each with its interval."""
    rows = [
        (label, part, f"{sums.mean:.2%}", interval(_ends(found, sums)))
        for (metric, part, label), sums in found.own.items()
        if metric == "agent_win_rate"
    ]
    if rows:
        click.echo()
        print_table(("", "agent", "win rate", "95 % interval"), rows, right=(2,))


def _ends(found: Comparison, sums: Any) -> tuple[float, float]:
    rate = sums.anytime_rate() if found.is_sequential else sums.rate()
    return rate.low, rate.high


def _print_chart(found: Comparison, labels: list[str]) -> None:
    """Draw the length and what the game wants to be seen as bars, to see the trend of a varied value."""
    own = [(metric.name, "all", metric.title) for metric in metrics.headlines(found.rules)]
    team = [("win_rate", "team", "Win rate of the team")] if found.rules.facts.is_cooperative else []
    for metric, label, title in (*team, ("turns", "all", "Turns"), *own):
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


def _titled(title: str, label: str, game: str) -> str:
    return title if label == "all" else f"{title}, {label_for_people(label, parts_of(game).reasons)}"


def _signed(value: float, percent: bool) -> str:
    return f"{value:+.2%}" if percent else f"{value:+.2f}"
