"""`daimyo rescore`: stored games judged by other editions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

SMALL = ("--map", "strip.yaml", "--players", "2", "--games", "40", "--seed", "5")


@pytest.fixture
def stored(daimyo, folder):
    """Give the folder of forty German games."""
    words = ("simulate", "--variant", "1998-german", *SMALL, "--records", "games")
    assert daimyo(*words)[0] == 0
    return Path("games")


def test_stored_games_flip_as_played_ones_do(daimyo, stored):
    """The games on which two editions disagree are those that a comparison finds by playing."""
    code, out, _ = daimyo("rescore", stored, "--variant", "1998-german", "--variant", "2016", "--json")
    found = json.loads(out)
    played = json.loads(
        daimyo("compare", "--variant", "1998-german", "--variant", "2016", *SMALL, "--json")[1]
    )
    assert (code, found["games"]) == (0, 40)
    assert found["flips"]
    assert {Path(flip["record"]).stem: flip["winners"] for flip in found["flips"]} == {
        f"{flip['number']:06}": flip["winners"] for flip in played["flips"]
    }


def test_one_edition_is_compared_with_the_record(daimyo, stored):
    """With one edition its verdict is set against that of the record; in words the seats are named."""
    assert json.loads(daimyo("rescore", stored, "--variant", "1998-german", "--json")[1])["flips"] == []
    _, out, _ = daimyo("rescore", stored, "--variant", "2016")
    assert "record: nobody" in out
    assert "2016: seats 1 and 2" in out
    assert out.splitlines()[-1].startswith("40 games, ")


def test_unfinished_games_are_left_out(daimyo, stored):
    """A game without a result has no winner that could change."""
    path = stored / "000000.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**record, "turns": record["turns"][:3], "result": None}), encoding="utf-8")
    _, out, _ = daimyo("rescore", stored, "--variant", "2016")
    assert out.splitlines()[-1].endswith(" 1 unfinished game left out.")


def test_what_is_no_record(daimyo, folder):
    """A file that is not there is refused in words."""
    code, out, err = daimyo("rescore", "nothing.json", "--variant", "2016")
    assert (code, out) == (1, "0 games, 0 flips. 1 refused record left out.\n")
    assert "file-missing" in err


def test_a_tampered_record_is_refused_and_the_others_are_judged(daimyo, stored):
    """Counts that do not follow from the moves are no game to judge, however large; the rest is judged."""
    for name, captured in (("000000", 70_000), ("000001", 3)):
        record = json.loads((stored / f"{name}.json").read_text(encoding="utf-8"))
        record["result"]["captured"][0]["rice"] = captured
        (stored / f"{name}.json").write_text(json.dumps(record), encoding="utf-8")
    code, out, err = daimyo("rescore", stored, "--variant", "1998-german", "--variant", "2016", "--json")
    found = json.loads(out)
    assert (code, found["games"]) == (1, 38)
    assert [Path(each["record"]).stem for each in found["refused"]] == ["000000", "000001"]
    assert "70000" in found["refused"][0]["message"]
    assert "the rules give" in found["refused"][1]["message"]
    assert len(err.splitlines()) == 2


def test_an_edition_with_other_figures_judges_nothing(daimyo, stored):
    """Figures that a variant does not know are not counted as none."""
    Path("other.yaml").write_text(
        "schema: daimyo/variant/1\ntitle: Other\nextends: 2016\nfigures: {types: [helmet, buddha, fish], names: {}}\n"
        "tokens: {rice: null, fish: {influences: [fish], strengths: [2, 3, 4], terrain: land}}\n",
        encoding="utf-8",
    )
    code, _, err = daimyo("rescore", stored / "000000.json", "--variant", "other.yaml")
    assert (code, "other figure types" in err) == (1, True)
