"""Feedback over many records: means with honest intervals, comments, agents beside it, and a table."""

from __future__ import annotations

import codecs
import csv
import io

import pytest

from engine import documents, games
from engine.agents import lineup_of
from engine.play.match import Match
from engine.questions import feedback
from engine.records import record as records
from engine.texts.library import Library


@pytest.fixture(scope="module")
def playtests():
    """Give three finished games with what their players said."""
    rules = games.find("naishi").rules(documents.load_variant(Library(), "naishi/base").required(), None, 2)
    players = lineup_of(rules, ["random", "random"])
    found = []
    for number, (fun, text) in enumerate(((4, "Tense."), (2, "=1+1"), (3, ""))):
        match = Match(rules, 3, number, ["human", "human"], names=["Anna", "Ben"])
        while not match.is_over:
            answers = players.players(3, number)
            match.play(answers[match.decider](match.position))
        match.feedback = [{"player": 0, "fun": fun, "length": "right", **({"text": text} if text else {})}]
        found.append((f"game-{number}", records.of(match, None)))
    return found


def test_answers_are_gathered_by_variant(playtests):
    """Ratings have a mean and an interval within the points that there are; comments know who said them and when."""
    (found,) = feedback.gather(playtests)
    rating = found.rating("fun")
    assert rating is not None
    assert rating.value == pytest.approx(3)
    assert 1 <= rating.low < 3 < rating.high <= 5
    assert found.spread("fun") == [0, 1, 1, 1, 0]
    assert found.rating("clarity") is None
    assert found.lengths["right"] == 3
    assert [(voice.name, voice.record) for voice in found.comments] == [
        ("Anna", "game-0"),
        ("Anna", "game-1"),
    ]


def test_few_answers_are_never_certain(playtests):
    """One answer alone has a wide interval, and of one game nothing is known about the length of the next."""
    (found,) = feedback.gather(playtests[:1])
    rating = found.rating("fun")
    assert rating is not None
    assert rating.high - rating.low > 2
    measures, _ = feedback.beside_agents(found, "random", 20)
    assert measures[0].playtests.low == -float("inf")


def test_agents_stand_beside_the_same_games(playtests):
    """Length and wins of playtests stand beside an agent's games by the same rules."""
    (found,) = feedback.gather(playtests)
    measures, setting = feedback.beside_agents(found, "random", 40)
    assert (setting.map, setting.players) == ("", 2)
    assert [each.name for each in measures] == ["turns", "seat 1", "seat 2"]
    assert measures[0].agents.count == 40
    assert all(0 <= each.agents.low <= each.agents.high <= 1 for each in measures[1:])


def test_shared_wins_are_split(playtests):
    """The seats of a game that is shared win together once, in playtests and beside them."""
    shared = [
        (name, {**record, "result": {**record["result"], "winners": [0, 1]}}) for name, record in playtests
    ]
    (found,) = feedback.gather(shared)
    measures, _ = feedback.beside_agents(found, "random", 400)
    assert [each.playtests.value for each in measures[1:]] == [0.5, 0.5]
    assert sum(each.agents.value for each in measures[1:]) <= 1


def test_the_table_has_a_line_for_each_answer(playtests):
    """The CSV says that it is UTF-8, counts seats from 1, and no text in it is a formula."""
    (found,) = feedback.gather(playtests)
    assert feedback.as_csv(found.voices).startswith(codecs.BOM_UTF8)
    lines = list(csv.DictReader(io.StringIO(feedback.as_csv(found.voices).decode("utf-8-sig"))))
    assert [line["seat"] for line in lines] == ["1", "1", "1"]
    assert lines[1]["text"] == "'=1+1"
    assert lines[0]["variant"] == "Naishi (2024)"


@pytest.mark.parametrize(
    "text",
    [
        'a comma, "quotes" and\na second line',
        "żółć, 日本",
        "semi;colon",
        *(f"{sign}1+1" for sign in "=+-@\t\r\n＝＋－＠"),
    ],
)
def test_a_comment_survives_the_table_and_is_never_calculated(playtests, text):
    """Whatever somebody wrote comes back from the table whole, after a quote where a spreadsheet would calculate it."""
    (name, record), *_ = playtests
    said = [{"player": 1, "fun": 5, "text": text}]
    (found,) = feedback.gather([(name, {**record, "names": ["=Anna", 'Ben, "B"'], "feedback": said})])
    (line,) = csv.DictReader(io.StringIO(feedback.as_csv(found.voices).decode("utf-8-sig"), newline=""))
    assert line["text"].removeprefix("'") == text
    assert line["text"].startswith("'") is (text[0] in "=+-@\t\r\n＝＋－＠")
    assert (line["seat"], line["name"], line["fun"], line["clarity"]) == ("2", 'Ben, "B"', "5", "")
