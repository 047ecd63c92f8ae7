"""Saving and playing, killed at any moment: what was saved or played stays, and nothing is left beside it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap

import pytest

KILLS = int(os.environ.get("DAIMYO_KILLS", "10"))

# A parent that kills its children: each goes on with what the one before has left. After each deed that is over a child
# says so through a pipe, so that the parent knows what must be there. Every second one is killed only after its first
# deed, however slow the machine is, so that there is something to lose.
LIVES = """
import json, os, random, select, signal, sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication

def live(deeds, seconds, is_patient):
    heard, told = os.pipe()
    child = os.fork()
    if child == 0:
        application = QCoreApplication([])
        for count in deeds():
            os.write(told, count.to_bytes(4, "big"))
        os._exit(0)
    os.close(told)
    if is_patient:
        select.select([heard], [], [])
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(heard, "rb") as stream:
        said = stream.read()
    return int.from_bytes(said[-4:], "big")

chance = random.Random(7)
"""

SAVES = """
from engine.texts import writing
from engine.texts.problem import Edit
from workbench.documents.desk import Desk

file, kept = Path("folder/quick.yaml"), []
file.parent.mkdir()
BODY = "".join(f"# line {line}\\n" for line in range(4000))
file.write_text("title: 0\\n" + BODY + "# 0\\n", encoding="utf-8")

def saved():
    content = file.read_text(encoding="utf-8")
    first, last = content.split("\\n", 1)[0], content.rsplit("# ", 1)[1]
    assert content.startswith("title: ") and BODY in content and int(first[7:]) == int(last), "half a text"
    return int(last)

def deeds():
    desk = Desk(Path("state"))
    document, _ = desk.open(file)
    count = saved()
    while True:
        count += 1
        text = document.text
        document.apply([Edit(0, len(text), f"title: {count}\\n{BODY}# {count}\\n")], "Count")
        assert desk.save(document) is None
        yield count

for life in range(int(sys.argv[1])):
    before = saved()
    said = live(deeds, chance.uniform(0, 0.1), life % 2)
    after = saved()
    assert after >= max(before, said), "a saved text was lost"
    kept.append(after - before)
    beside = {each.name for each in file.parent.iterdir()} - {file.name}
    assert beside <= {".quick.yaml.part"}, beside
# A little later the file is opened again.
writing.PART_LIVES = -1.0
application = QCoreApplication([])
desk = Desk(Path("state"))
desk.open(file)
assert [each.name for each in file.parent.iterdir()] == [file.name]
print(json.dumps(kept))
"""

GAMES = """
from engine.records import record as records
from engine.texts import shipped
from workbench import places
from workbench.table.model.seats import Seat
from workbench.table.model.sitting import Sitting, seated
from workbench.table.setup.plan import Plan
from workbench.table.shelf.kept import Kept
from workbench.table.shelf import store as stores
from workbench.table.shelf.store import Store

places.state_folder = lambda: Path("state")
seats = tuple(Seat(name, None, number) for number, name in enumerate(("Anna", "Ben")))
plan = Plan(shipped.files("map")["twin-lakes"], shipped.files("variant")["2016"], seats, 5, {})
begun = seated(plan.begin(), seats, "twin-lakes", "Test")
# The rules are loaded before the first life.
rehearsal = seated(plan.begin(), seats, "twin-lakes", "Test")
rehearsal.play(rehearsal.rules.legal_moves(rehearsal.match.position)[0])
rehearsal.undo()
assert records.verify(Sitting.of_record(rehearsal.record()).record()).ok
kept = []
Path("state/games").mkdir(parents=True)

def deeds():
    store = Store()
    (found,) = store.games() or [None]
    sitting = Sitting.of_record(records.load(store.file(found.key))) if found else begun
    if found:
        sitting.origin = found.origin
        store.took_up(found.key)
    while True:
        if sitting.is_over:
            sitting.undo(); sitting.undo()
        moves = sitting.rules.legal_moves(sitting.match.position)
        sitting.play(moves[len(sitting.match.moves) % len(moves)])
        sitting.note("hm")
        store.keep(sitting)
        yield len(sitting.match.moves)

for life in range(int(sys.argv[1])):
    said = live(deeds, chance.uniform(0.02, 0.25), life % 2)
    games = Store().games()
    assert all(isinstance(game, Kept) for game in games), "a damaged game"
    assert len(games) <= 1, "a game came twice"
    moves = 0
    if games:
        found = records.load(Store().file(games[0].key))
        assert records.verify(found).ok
        moves = len(Sitting.of_record(found).match.moves)
    assert moves >= said - 2, "a kept move was lost"  # two at most are taken back at the end of a game
    assert games or not said, "a kept game was lost"
    kept.append(moves)
    parts = {each.name for each in Path("state/games").iterdir() if each.name.startswith(".")}
    assert all(name.endswith(".part") for name in parts) and len(parts) <= 3, parts
# A little later the shelf is looked at again.
stores.PART_LIVES = -1.0
Store()
assert not [each for each in Path("state/games").iterdir() if each.name.startswith(".")]
print(json.dumps(kept))
"""


def lives_of(root, folder, deeds):
    """Run the parent of many short lives and give what each of them has left."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(LIVES + deeds), str(KILLS)],
        env={**os.environ, "PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


@pytest.mark.slow
def test_a_saved_text_is_whole_whenever_the_program_is_killed(tmp_path, root):
    """After each kill the file holds the last text that was saved, or a newer one, and stands alone in its folder."""
    assert sum(lives_of(root, tmp_path, SAVES)) >= KILLS // 2


@pytest.mark.slow
def test_a_game_at_the_table_is_whole_whenever_the_program_is_killed(tmp_path, root):
    """After each kill the shelf holds the one game, sound and with every move that was kept."""
    kept = lives_of(root, tmp_path, GAMES)
    assert max(kept) >= KILLS // 2
