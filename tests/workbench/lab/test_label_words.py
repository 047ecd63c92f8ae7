"""What metrics tell apart, as people read it in every language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from engine.numbers import plan as plans
from engine.numbers import simulate
from engine.texts import experiment
from engine.texts.library import Library
from workbench import language as languages
from workbench.lab.label_words import said
from workbench.lab.runs.measuring import Measuring

# What is called alike in one language or another.
NAMES = {"torii", "ronin", "ninja", "naishi", "buddha", "banner", "hand", "fort", "team"}
PEOPLE = {"daisuke", "gorobei", "heihachi", "kanbei", "katsushiro", "kikuchiyo", "kyuzo"}


@pytest.fixture(scope="module")
def labels(tmp_path_factory):
    """Give the labels of all metrics of some games of each game."""
    found = {}
    folder = tmp_path_factory.mktemp("labels")
    for game, setting in {
        "samurai": "maps: [japan]\nvariants: ['2016']\nplayers: [2]\nlineups: [[greedy, random]]\n",
        "naishi": "variants: [naishi/base]\nplayers: [2]\nlineups: [[greedy, random]]\n",
        "seven-samurai": "variants: [seven-samurai/hard]\nplayers: [4]\nlineups: [greedy]\n",
    }.items():
        path = folder / f"{game}.experiment.yaml"
        path.write_text(
            f"schema: daimyo/experiment/1\ntitle: T\n{setting}games: 20\nseed: 7\n", encoding="utf-8"
        )
        cells = plans.make(Library(), experiment.load(Library(), path)).cells
        measuring = Measuring(cells)
        measuring.add(0, simulate.play_chunk(cells[0].series(), 0, 20))
        found[game] = {
            label
            for metric, sums in measuring.findings().cells[0].sums.items()
            for label in sums
            if label != "all" and metric != "agent_win_rate"
        }
    return found


@pytest.mark.parametrize("language", ["de", "pl"])
def test_every_label_is_said_in_the_language(labels, language, qapp):
    """Whatever a metric tells apart is translated, but for the names of samurai and of a few cards."""
    installed, before = languages.install(language, qapp), QLocale()
    try:
        for game, known in labels.items():
            alike = {
                label
                for label in known
                if said(label, game).casefold() == label and not {*label.split(", ")} <= PEOPLE | NAMES
            }
            assert not alike, game
            assert not {label for label in known if "{" in said(label, game)}
    finally:
        for each in installed:
            qapp.removeTranslator(each)
        QLocale.setDefault(before)


def test_labels_are_taken_to_pieces():
    """Seats and places count from one, causes of a loss are told, and what a farm is depends on what is said of it."""
    assert said("seat 1 river", "naishi") == "Seat 2: river"
    assert said("place 1", "naishi") == "Named second"
    assert said("farms in round 2", "seven-samurai") == "round 2: last farm burnt"
    assert said("farms after round 2, won", "seven-samurai") == "farms after round 2, won games"
    assert said("horseman 4+", "naishi") == "Horseman, 4 or more held"
    assert said("daisuke, then kyuzo", "seven-samurai") == "Daisuke, then Kyuzo"
