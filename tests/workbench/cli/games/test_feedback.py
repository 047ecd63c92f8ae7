"""`daimyo feedback`: what players said over a folder of records, in words, as JSON and as a table."""

from __future__ import annotations

import json


def test_answers_of_a_folder_are_gathered(daimyo, tmp_path):
    """Ratings, comments and an agent's games stand beside each other; a file that is no record is left out in words."""
    games = tmp_path / "games"
    words = ("--players", "2", "--agents", "random", "--games", "2", "--records", games)
    daimyo("simulate", "--variant", "naishi/base", *words)
    for file, fun in zip(sorted(games.glob("*.json")), (4, 2), strict=True):
        record = json.loads(file.read_text(encoding="utf-8"))
        record["feedback"] = [{"player": 0, "fun": fun, "text": "Too long in the middle."}]
        file.write_text(json.dumps(record), encoding="utf-8")
    (games / "other.json").write_text("{}", encoding="utf-8")
    # What the shelf keeps beside its games is nobody's mistake.
    (games / "1.card.json").write_text("{}", encoding="utf-8")
    (games / "1.analysis.json").write_text("{}", encoding="utf-8")
    code, out, err = daimyo("feedback", games, "--games", "0", "--csv", tmp_path / "said.csv")
    assert code == 0
    assert "3.0 of 5" in out
    assert "Too long in the middle." in out
    assert err.count("Left out") == 1
    assert len((tmp_path / "said.csv").read_text(encoding="utf-8").splitlines()) == 3
    code, out, _ = daimyo("feedback", games, "--games", "20", "--agent", "random", "--json")
    found = json.loads(out)[0]
    assert found["ratings"]["fun"]["answers"] == 2
    assert found["beside"]["measures"]["turns"]["agents"]["value"] > 0


def test_games_of_the_same_name_are_told_apart(daimyo, tmp_path):
    """Two folders number their games alike: the table then names each with its folder."""
    for folder in ("monday", "tuesday"):
        words = ("--players", "2", "--agents", "random", "--games", "1", "--records", tmp_path / folder)
        daimyo("simulate", "--variant", "naishi/base", *words)
        (file,) = (tmp_path / folder).glob("*.json")
        record = json.loads(file.read_text(encoding="utf-8"))
        record["feedback"] = [{"player": 0, "fun": 3}]
        file.write_text(json.dumps(record), encoding="utf-8")
    folders = (tmp_path / "monday", tmp_path / "tuesday")
    code, _, _ = daimyo("feedback", *folders, "--games", "0", "--csv", tmp_path / "said.csv")
    assert code == 0
    said = (tmp_path / "said.csv").read_text(encoding="utf-8")
    assert "monday" in said and "tuesday" in said


def test_files_that_are_no_records_are_a_problem(daimyo, tmp_path):
    """Where nothing that was named could be read, the command says so and fails as others do."""
    (tmp_path / "no.json").write_text("{}", encoding="utf-8")
    code, _, err = daimyo("feedback", tmp_path / "no.json")
    assert code == 1
    assert "Left out" in err
