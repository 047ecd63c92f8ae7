"""A candidate of a search in words: how it differs, what was found of it and what was confirmed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.maps.hexes import Hex
from engine.metrics.statistics import QUANTILES, Estimate, wilson
from engine.questions.examine.repairs import edit_words
from engine.questions.search import race
from engine.questions.search.race import Measured, Outcome
from engine.questions.search.search import Found, Trial
from engine.texts.saying import Name
from workbench.lab.metric_words import is_share
from workbench.lab.search.starting_point import measure_title
from workbench.lab.words import lineup_label, map_label, titled
from workbench.language import spoken, told
from workbench.numerals import decimal, whole
from workbench.rules.spelling import headed_label, spelled

translate = QCoreApplication.translate

SHARES = ("spread", "skill")
# A number whose interval is at most so wide is written with two decimal places.
NARROW = 0.1


class CandidateWords:
    """Speaks of the trials of one search."""

    def __init__(self, found: Found) -> None:
        self.found = found
        self.game = found.plan.subject.read.game
        self.kind = f"variant/{self.game}"

    # ------------------------------------------------------------ measures

    def is_share(self, measure: str) -> bool:
        """Say whether a measure is read in percent or points."""
        return measure in SHARES or is_share(measure.partition(" ")[0], self.game)

    def scaled(self, measure: str, value: float) -> float:
        """Give a measure as it is read."""
        return 100 * value if self.is_share(measure) else value

    def titled(self, measure: str) -> str:
        """Name a measure with its unit."""
        title = measure_title(measure, self.game)
        return f"{title}, %" if self.is_share(measure) else title

    def half(self, measure: str, measured: Measured) -> float:
        """Give half the interval of a measured number, as it is read."""
        return self.scaled(measure, QUANTILES[95] * measured.error)

    def value(self, measure: str, measured: Measured) -> str:
        """Write a measured number without its interval, with the places that this is worth."""
        places = 2 if self.half(measure, measured) < NARROW else 1
        return decimal(self.scaled(measure, measured.value), places)

    def interval(self, measure: str, measured: Measured) -> str:
        """Write half the interval of a measured number."""
        half = self.half(measure, measured)
        return f"± {decimal(half, 2 if half < NARROW else 1)}"

    def both(self, number: int, measure: str) -> tuple[str, str]:
        """Give what was found of a trial and what was confirmed, nothing where it was not measured again."""
        trial = self.found.trials[number]
        found = self.value(measure, trial.outcome.measures[measure])
        if trial.confirmed is None:
            return found, translate("search", "not yet")
        again = trial.confirmed.measures[measure]
        return found, f"{self.value(measure, again)} {self.interval(measure, again)}"

    def best_known(self, trial: Trial) -> Outcome:
        """Give what unseen games say of a trial, or else what the search found."""
        return trial.confirmed or trial.outcome

    def seats(self, trial: Trial) -> list[Estimate]:
        """Give how often each seat wins, by what is known best."""
        known = self.best_known(trial)
        return [
            Estimate(share, *wilson(share * known.games, known.games), known.games) for share in known.shares
        ]

    # ------------------------------------------------------------ differences

    def changes(self, trial: Trial) -> list[tuple[str, str, str]]:
        """Give each changed value: its title, what it was and what it is."""
        values = self.found.plan.subject.read.values
        changed = []
        for key, value in self.found.plan.space.changes(trial.genome).items():
            route = tuple(key.split("."))
            from workbench.rules.variant_text import at

            was = spelled(route, at(values, route), self.kind)
            changed.append((headed_label(route, self.kind), was, spelled(route, value, self.kind)))
        return changed

    def hexes(self, trial: Trial) -> list[tuple[str, str, str]]:
        """Give each changed hex: where it is, what it was and what it becomes."""
        chart = self.found.plan.subject.chart
        edits = self.found.plan.space.edits(trial.genome)
        if chart is None:
            return []
        found = []
        for at, kind in edits:
            name = chart.names.get(at) or f"{at[0]},{at[1]}"
            found.append((name, kind_word(chart.spaces[at].terrain), kind_word(kind)))
        return found

    @property
    def free_hexes(self) -> tuple[Hex, ...]:
        """The hexes that may change, with those opposite to them."""
        return tuple(at for group in self.found.plan.space.groups for at in group)

    def edits(self, trial: Trial) -> str:
        """Say which hexes trade places."""
        edits = self.found.plan.space.edits(trial.genome)
        return told(edit_words(self.found.plan.subject, edits)) if edits else ""

    def difference(self, trial: Trial) -> str:
        """Say in a line how a candidate differs."""
        parts = [f"{title} {now}" for title, _, now in self.changes(trial)]
        parts += [edits] if (edits := self.edits(trial)) else []
        return "; ".join(parts) or translate("search", "as it is now")

    def is_judged(self, trial: Trial) -> bool:
        """Say whether unseen games have spoken of a trial; nothing was found of a start that is not of the front."""
        return trial.confirmed is not None and (trial.number != 0 or 0 in self.found.front)

    def verdict(self, trial: Trial) -> str:
        """Say whether unseen games confirm what was found."""
        if not self.is_judged(trial):
            return ""
        return translate("search", "holds") if self.found.holds(trial) else translate("search", "shrunk")

    def best(self) -> int:
        """Give the trial to look at first: the one that unseen games put first, else the first of the front."""
        found = self.found
        measure = found.plan.objectives[0]
        known = [
            (race.loss(measure, each.confirmed.measures[measure["measure"]].value), each.number)
            for each in (found.trials[number] for number in found.front if number)
            if each.confirmed is not None and found.holds(each)
        ]
        return min(known)[1] if known else found.front[0] if found.front else 0

    @property
    def rule(self) -> str:
        """What a verdict goes by."""
        return translate(
            "search",
            "Holds: on games that the search never saw, the interval of each objective reaches what was found, or is "
            "better. Shrunk: of one it does not.",
        )

    def has_shrunk(self, trial: Trial, measure: str) -> bool:
        """Say whether unseen games put one objective of a trial behind what was found, for certain."""
        aim = next((each for each in self.found.plan.objectives if each["measure"] == measure), None)
        if aim is None or not self.is_judged(trial) or trial.confirmed is None:
            return False
        again = trial.confirmed.measures[measure]
        behind = race.loss(aim, again.value) - QUANTILES[95] * again.error
        return behind > race.loss(aim, trial.outcome.measures[measure].value)

    def why_shrunk(self) -> str:
        """Say of the trial that shrunk most, in its own figures, what luck is; nothing where none did."""
        measure = self.found.plan.objectives[0]["measure"]
        shrunk = [each for each in self.found.trials if self.has_shrunk(each, measure)]
        if not shrunk:
            return ""

        def luck(trial: Trial) -> float:
            assert trial.confirmed is not None
            both = (trial.outcome, trial.confirmed)
            return abs(both[0].measures[measure].value - both[1].measures[measure].value)

        worst = max(shrunk, key=luck)
        found, again = self.both(worst.number, measure)
        said = translate("search", "Trial {number} found {found} and keeps {confirmed} ({measure}).").format(
            number=worst.number, found=found, confirmed=again, measure=self.titled(measure)
        )
        better = self._no_worse(worst, measure)
        if better is not None:
            words = translate("search", "Trial {number}, which found {found}, keeps {confirmed}.")
            found, again = self.both(better.number, measure)
            said += " " + words.format(number=better.number, found=found, confirmed=again)
        return said

    def _no_worse(self, trial: Trial, measure: str) -> Trial | None:
        """Give the trial that unseen games put first, where that is another one and it found less."""
        aim = next(each for each in self.found.plan.objectives if each["measure"] == measure)

        def loss(each: Trial, outcome: Outcome) -> float:
            return race.loss(aim, outcome.measures[measure].value)

        known = [
            (loss(each, each.confirmed), each)
            for each in self.found.trials
            if each.confirmed is not None and self.is_judged(each)
        ]
        best = min(known, key=lambda pair: pair[0])[1]
        return best if best is not trial and loss(best, best.outcome) > loss(trial, trial.outcome) else None

    def about(self) -> str:
        """Say what is searched: from what, on which map, who plays, and what is aimed at."""
        subject, values = self.found.plan.subject, self.found.plan.search.values
        aims = [measure_title(each["measure"], self.game) for each in self.found.plan.objectives]
        if spoken() != "de":
            # Within a sentence; German nouns keep their capitals.
            aims = [f"{aim[:1].lower()}{aim[1:]}" for aim in aims]
        against = translate("search", "{one} against {other}")
        return ", ".join(
            [
                self.started_from(),
                lineup_label([values.get("agent", "greedy")] * subject.players),
                against.format(one=aims[0], other=", ".join(aims[1:])) if len(aims) > 1 else aims[0],
            ]
        )

    def started_from(self) -> str:
        """Name the variant and the map that a search starts from."""
        subject = self.found.plan.subject
        variant = titled(subject.variant, {})
        if not subject.map:
            return variant
        return translate("search", "{variant} on {map}").format(variant=variant, map=map_label(subject.map))

    @property
    def variant(self) -> str:
        """The variant that a search starts from."""
        return titled(self.found.plan.subject.variant, {})

    def sentence(self, trial: Trial) -> str:
        """Say all of a trial that a point of the chart stands for."""
        head = translate("search", "Trial {number}: {difference}").format(
            number=trial.number, difference=self.difference(trial)
        )
        lines = []
        for each in self.found.plan.objectives:
            found, again = self.both(trial.number, each["measure"])
            words = translate("search", "{measure}: {found} found, {confirmed} confirmed")
            if trial.confirmed is None:
                words = translate("search", "{measure}: {found} found")
            lines.append(words.format(measure=self.titled(each["measure"]), found=found, confirmed=again))
        stopped = translate("search", "Stopped early after {games} games.")
        if trial.outcome.is_stopped:
            lines.append(stopped.format(games=whole(trial.outcome.games)))
        return "\n".join([head, *lines])


def kind_word(kind: str) -> str:
    """Name what a hex is."""
    return told(Name(kind))
