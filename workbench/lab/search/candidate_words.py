"""A candidate of a search in words: how it differs, what was found of it and what was confirmed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.metrics.statistics import QUANTILES
from engine.questions.examine.repairs import edit_words
from engine.questions.search.search import Found, Trial
from workbench.lab.metric_words import is_share
from workbench.lab.search.starting_point import measure_title
from workbench.language import told
from workbench.numerals import decimal, whole
from workbench.rules.spelling import headed_label, spelled

translate = QCoreApplication.translate

SHARES = ("spread", "skill")


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

    def both(self, number: int, measure: str) -> tuple[str, str]:
        """Give what was found of a trial and what was confirmed, nothing where it was not measured again."""
        trial = self.found.trials[number]
        found = decimal(self.scaled(measure, trial.outcome.measures[measure].value))
        if trial.confirmed is None:
            return found, translate("search", "not yet")
        again = trial.confirmed.measures[measure]
        half = self.scaled(measure, QUANTILES[95] * again.error)
        return found, f"{decimal(self.scaled(measure, again.value))} ± {decimal(half)}"

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

    def edits(self, trial: Trial) -> str:
        """Say which hexes trade places."""
        edits = self.found.plan.space.edits(trial.genome)
        return told(edit_words(self.found.plan.subject, edits)) if edits else ""

    def difference(self, trial: Trial) -> str:
        """Say in a line how a candidate differs."""
        parts = [f"{title} {now}" for title, _, now in self.changes(trial)]
        parts += [edits] if (edits := self.edits(trial)) else []
        return "; ".join(parts) or translate("search", "as it is now")

    def verdict(self, trial: Trial) -> str:
        """Say whether unseen games confirm what was found; of the start nothing was found."""
        if trial.confirmed is None or trial.number not in self.found.front:
            return ""
        return translate("search", "holds") if self.found.holds(trial) else translate("search", "shrunk")

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
