"""`daimyo compare`: the numbers as JSON, the same in words, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.records import record as records

SMALL = ("--map", "strip.yaml", "--players", "2", "--games", "400")
EDITIONS = ("--variant", "1998-german", "--variant", "2016")


@pytest.fixture(autouse=True)
def _here(folder):
    """Run everything in a folder with a small map."""


def compare(daimyo, *words):
    """Run a comparison that must go well and give its JSON."""
    code, out, err = daimyo("compare", *words, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def test_json_has_the_agreed_keys(daimyo):
    """Variants, games, differences and flips are there as other tools expect them."""
    found = compare(daimyo, *EDITIONS, *SMALL, "--seed", "3")
    assert found["variants"] == ["1998-german", "2016"]
    assert found["games"] == 400
    for each in found["differences"]:
        assert {"metric", "variant", "value", "baseline", "diff", "ci95"} <= each.keys()
        assert each["variant"] == "2016"
        assert each["diff"] == pytest.approx(each["value"] - each["baseline"], abs=1e-12)
        assert each["ci95"][0] <= each["diff"] <= each["ci95"][1]
    assert {"win_rate seat 0", "turns", "drama"} <= {each["metric"] for each in found["differences"]}
    assert found["flips"]
    for flip in found["flips"]:
        assert (flip["seed"], flip["winners"].keys()) == (3, {"1998-german", "2016"})
        assert flip["winners"]["1998-german"] != flip["winners"]["2016"]


def test_flips_are_told_in_exact_words(daimyo):
    """German and 2016 disagree only without a majority: the counts are given, those of nothing too."""
    found = compare(daimyo, *EDITIONS, *SMALL)
    flips = len(found["flips"])
    assert found["flip_rates"]["2016"]["flips"] == flips > 0
    causes = found["flip_rates"]["2016"]["causes"]
    assert {cause: count for cause, count in causes.items() if count} == {"nobody has a majority": flips}
    assert causes["scoring"] == causes["ended earlier"] == 0
    _, out, _ = daimyo("compare", *EDITIONS, *SMALL)
    assert f"Another winner in {flips} of 400 games" in out
    assert f"{flips} of these games ended alike without a majority for anybody." in out
    assert "0 of these games ended alike with a majority for somebody." in out
    assert "So winners differ only in games that ended alike without a majority for anybody." in out
    assert "If nobody has a majority, nobody wins." in out


def test_scoring_alone_flips_nothing(daimyo):
    """With the timing made equal the English edition and that of 2016 name the same winners, and that is said."""
    words = ("--variant", "2016", "--variant", "1998-english", "--set", "capture.timing=end_of_turn", *SMALL)
    assert compare(daimyo, *words)["flips"] == []
    code, out, _ = daimyo("compare", *words)
    assert code == 0
    assert "The same winners in all 400 games" in out


def test_one_rule_varied(daimyo):
    """Each value is a row of the table and of the chart, in order; the variant's own value is the baseline."""
    words = ("--variant", "2016", "--vary", "end.tie_threshold=2..8", *SMALL)
    found = compare(daimyo, *words)
    assert found["variants"][0] == "2016, end.tie_threshold=4"
    assert len(found["variants"]) == 7
    _, out, _ = daimyo("compare", *words)
    lines = [
        line for line in out.splitlines() if line.startswith("2016, end.tie_threshold=") and " " in line[25:]
    ]
    assert [line[24] for line in lines] == list("2345678")
    assert "baseline" in lines[2]
    assert sum("█" in line for line in out.splitlines()) == 14


def test_all_words_of_a_rule(daimyo):
    """A bare key takes all words that the schema allows."""
    found = compare(daimyo, "--variant", "1998-english", "--vary", "capture.timing", *SMALL)
    assert found["variants"] == [
        "1998-english, capture.timing=immediate",
        "1998-english, capture.timing=end_of_turn",
    ]


def test_maps_against_each_other(daimyo):
    """Several maps are compared under their names, without a word about other winners."""
    words = ("--map", "strip.yaml", "--map", "japan", "--players", "2", "--games", "100")
    assert compare(daimyo, *words)["variants"] == ["strip.yaml", "japan"]
    code, out, _ = daimyo("compare", *words)
    assert code == 0
    assert "Another winner" not in out


def test_line_ups_against_each_other(daimyo):
    """Several line-ups are compared under their names, and each agent's win rate is shown."""
    words = (
        "--map",
        "strip.yaml",
        "--players",
        "2",
        "--games",
        "60",
        "--agents",
        "greedy,random",
        "--agents",
        "random",
    )
    found = compare(daimyo, *words)
    assert found["variants"] == ["greedy,random", "random"]
    assert found["lineups"]["random"] == ["random", "random"]
    _, out, _ = daimyo("compare", *words)
    rows = [line.split() for line in out.splitlines() if line.startswith("greedy,random  ")]
    assert [row[1] for row in rows] == ["greedy", "random"]
    assert float(rows[0][2].rstrip("%")) > 80


def test_until_decided(daimyo):
    """The games stop as soon as a verdict is allowed, and it is said which."""
    words = (*EDITIONS, "--map", "strip.yaml", "--players", "2", "--until-decided", "--games")
    found = compare(daimyo, *words, "50000")
    assert found["decided"]
    assert found["games"] < 50_000
    code, out, _ = daimyo("compare", *words, "50000")
    assert code == 0
    assert "Decided: the win rates differ" in out
    assert "at whatever moment one stops" in out
    code, out, _ = daimyo("compare", *words, "100")
    assert code == 0
    assert "Not decided" in out
    code, out, _ = daimyo(
        "compare", "--variant", "2016", "--vary", "captures_shown.2=open,hidden", *words[4:], "50000"
    )
    assert code == 0
    assert "Decided: no seat's win rate differs by as much as 0.5%." in out


def test_records_of_flips(daimyo):
    """Every game whose winner flips is written for each variant, and the records verify."""
    found = compare(daimyo, *EDITIONS, *SMALL, "--flips", "flips")
    written = sorted(path.name for path in Path("flips").iterdir())
    assert written == sorted(
        f"{flip['number']:06}-{name}.json" for flip in found["flips"] for name in found["variants"]
    )
    flip = found["flips"][0]
    for name in found["variants"]:
        record = records.load(Path("flips") / f"{flip['number']:06}-{name}.json")
        assert record["result"]["winners"] == flip["winners"][name]
    assert daimyo("replay", "flips")[0] == 0


def test_a_metric_of_ones_own(daimyo):
    """A metric from `--code` is compared like the others, and one that raises is a problem with its place."""
    head = "from engine.metrics import metric\n\n@metric('mine', 'Mine', 'games', 'Of my own.')\ndef mine(games):\n"
    Path("mine.py").write_text(head + "    return {'all': games.results['turns'] * 2}\n", encoding="utf-8")
    from engine.metrics import METRICS

    try:
        found = compare(daimyo, *EDITIONS, *SMALL, "--code", "mine.py")
        values = {each["metric"]: each["value"] for each in found["differences"]}
        assert values["mine"] == pytest.approx(2 * values["turns"])
        Path("mine.py").write_text(head + "    return {'all': 1 / 0}\n", encoding="utf-8")
        code, out, err = daimyo("compare", *EDITIONS, *SMALL, "--code", "mine.py")
        assert (code, out) == (1, "")
        assert err.startswith("mine.py:3:1: error metric-failed: The metric `mine` failed: ZeroDivisionError")
    finally:
        METRICS.pop("mine", None)


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("--variant", "2016"), 2, "Give two or more --variant, --map or --agents, or one and --vary."),
        (("--variant", "2016", "--vary", "end.tie_threshold"), 2, "give its values"),
        (("--variant", "2016", "--vary", "end.tie_treshold=2..4"), 1, "Did you mean `tie_threshold`?"),
        (
            ("--variant", "2016", "--vary", "end.tie_treshold=2..4"),
            1,
            "--vary end.tie_treshold=2..4:1:1: error",
        ),
        (
            ("--variant", "2016", "--vary", "end.tie_threshold=x,y"),
            1,
            "--vary end.tie_threshold=x,y:1:1: error",
        ),
        (("--variant", "2016", "--vary", "=3"), 1, "--vary =3:1:1: error change-form"),
        (("--variant", "2016", "--variant", "2061"), 1, "variant-unknown"),
        (("--map", "strip.yaml", "--map", "japan", "--players", "4"), 1, "Strip is not made for 4 players"),
        (("--agents", "greedy,random", "--agents", "random", "--players", "3"), 2, "names 2 agents"),
        (("--agents", "greedy", "--agents", "greddy"), 1, "Did you mean `greedy`?"),
    ],
)
def test_what_cannot_be_compared(words, code, told, daimyo):
    """What is wrong is said in a sentence on stderr, with its exit code and nothing on stdout."""
    found, out, err = daimyo("compare", *words, "--games", "10")
    assert (found, out) == (code, "")
    assert told in err
    assert "Traceback" not in err


def test_what_never_came_up_has_no_number(daimyo):
    """Where nobody can declare, declarers neither win nor lose, and there is no difference to tell."""
    versions = ("--variant", "naishi/base", "--variant", "naishi/no-declaration")
    code, out, _ = daimyo("compare", *versions, "--agents", "greedy", "--games", "50")
    assert code == 0
    row = next(line for line in out.splitlines() if line.startswith("Declarers win"))
    assert row.split()[-1] == "–"
