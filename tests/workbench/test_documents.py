"""A document's text, its deeds and its file."""

from __future__ import annotations

import errno
import os
import random
import stat
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.texts import shipped, writing
from engine.texts.library import Library
from engine.texts.problem import Edit
from engine.texts.source import Source
from workbench.documents import mending, moving, templates
from workbench.documents.difference import edits_between
from workbench.documents.document import Disk, Document
from workbench.documents.reading import depth_of, path_of, read_document
from workbench.games.samurai.map.parts import new_map


def stands(document):
    """Say how a document's file compares with what is known of it."""
    return document.disk


TEXTS = st.text(alphabet="ab: \n\r😀\u00a0", max_size=60)


def made(text="a: 1\nb: 2\n"):
    """Give a document that was read from a file."""
    return Document(Path("/nowhere/a.yaml"), Source("a.yaml", text), has_file=True)


@st.composite
def edited(draw):
    """Give a text and some lists of edits, each fitting the text as it then is."""
    text = draw(TEXTS)
    lengths, steps = len(text), []
    for _ in range(draw(st.integers(1, 5))):
        places = sorted(draw(st.lists(st.integers(0, lengths), min_size=2, max_size=6)))
        edits = [Edit(a, b, draw(TEXTS)) for a, b in zip(places[::2], places[1::2], strict=False)]
        steps.append(edits)
        lengths += sum(len(edit.text) - (edit.end - edit.start) for edit in edits)
    return text, steps


@given(edited(), st.booleans())
def test_undo_gives_the_original(case, is_stroke):
    """Whatever was edited, undoing it all gives the original and redoing it all the result."""
    text, steps = case
    document = made(text)
    stroke = object() if is_stroke else None
    for step in steps:
        document.apply(step, "Edit", stroke=stroke)
    result = document.text
    while document.undo_stack.canUndo():
        document.undo()
    assert document.text == text
    while document.undo_stack.canRedo():
        document.redo()
    assert document.text == result


@given(TEXTS, TEXTS)
def test_edits_between_two_texts_turn_one_into_the_other(old, new):
    """The difference of two texts, made as edits, gives the new text."""
    document = made(old)
    document.replace_all(new, "Replace")
    assert document.text == new
    document.undo()
    assert document.text == old or old == new


def test_edits_between_are_small():
    """Painting two hexes of a picture is two edits of one character."""
    old = 'terrain:\n  - "~ . ."\n  - "~ . ."\nnames: {}\n'
    new = 'terrain:\n  - "~ v ."\n  - "~ . v"\nnames: {}\n'
    assert edits_between(old, new) == (Edit(16, 17, "v"), Edit(30, 31, "v"))


def test_a_deed_has_a_name_and_tells_its_edits(qtbot):
    """A change is named as the user's deed, and the signal carries the edits that were made."""
    document = made()
    with qtbot.waitSignal(document.text_changed) as heard:
        document.apply([Edit(3, 4, "22")], "Change a")
    assert heard.args == [(Edit(3, 4, "22"),)]
    assert document.undo_stack.undoText() == "Change a"
    assert document.text == "a: 22\nb: 2\n"


def test_a_stroke_is_one_deed():
    """The hexes of one drag are taken back together, another drag by itself."""
    document = made("....")
    drag, other = object(), object()
    for place in range(3):
        document.apply([Edit(place, place + 1, "v")], "Paint village", stroke=drag)
    document.apply([Edit(3, 4, "c")], "Paint city", stroke=other)
    document.undo()
    assert document.text == "vvv."
    document.undo()
    assert document.text == "...."
    assert not document.undo_stack.canUndo()


def test_nothing_changed_is_no_deed():
    """Edits that write what stands there already leave no trace."""
    document = made()
    assert not document.apply([Edit(0, 1, "a")], "Nothing")
    assert not document.undo_stack.canUndo()


def test_modified_means_different_from_the_file():
    """Typing something and deleting it again leaves the document unmodified."""
    document = made()
    assert not document.is_modified
    document.apply([Edit(0, 0, "x")], "Type")
    assert document.is_modified
    document.apply([Edit(0, 1, "")], "Delete")
    assert not document.is_modified


# ---------------------------------------------------------------- opening and saving


def test_saving_keeps_byte_order_mark_line_endings_and_permissions(desk, tmp_path):
    """What was not edited is written back byte for byte."""
    path = tmp_path / "dos.yaml"
    path.write_bytes(b"\xef\xbb\xbfschema: daimyo/map/1\r\ntitle: A\r\n")
    path.chmod(0o640)
    document, _ = desk.open(path)
    document.apply([Edit(document.text.index("A"), document.text.index("A") + 1, "Ōsaka")], "Rename")
    assert desk.save(document) is None
    assert path.read_bytes() == b"\xef\xbb\xbfschema: daimyo/map/1\r\ntitle: \xc5\x8csaka\r\n"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert not document.is_modified


def test_saving_follows_a_link(desk, tmp_path):
    """A symbolic link stays one, and the file behind it gets the text."""
    target, link = tmp_path / "real.yaml", tmp_path / "link.yaml"
    target.write_text("a: 1\n")
    link.symlink_to(target)
    document, _ = desk.open(link)
    document.apply([Edit(3, 4, "2")], "Change")
    assert desk.save(document) is None
    assert link.is_symlink()
    assert target.read_text() == "a: 2\n"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "disk is full"),
        (errno.EACCES, "read-only"),
        (errno.EROFS, "read-only"),
        (errno.EIO, "error"),
    ],
)
@pytest.mark.parametrize("step", ["replace", "fsync"])
def test_a_save_that_fails_loses_nothing(desk, variant, monkeypatch, number, words, step):
    """A full disk or a read-only folder gives a sentence; file, text and folder stay as they were."""
    before = variant.read_bytes()
    document, _ = desk.open(variant)
    document.apply([Edit(0, 0, "# mine\n")], "Comment")

    def fail(*_):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, step, fail)
    problem = desk.save(document)
    assert problem is not None
    assert problem.code == "not-saved"
    assert words in problem.message
    assert "Nothing is lost" in problem.message
    assert variant.read_bytes() == before
    assert document.is_modified
    assert document.text.startswith("# mine\n")
    assert [path.name for path in variant.parent.glob(".quick*")] == []


@pytest.mark.parametrize("can_be_nameless", [True, False])
def test_a_folder_that_takes_no_new_file_loses_nothing(desk, variant, monkeypatch, can_be_nameless):
    """Where no file can be made beside the old one, the old one stays."""
    document, _ = desk.open(variant)
    before = variant.read_bytes()
    document.apply([Edit(0, 0, "# mine\n")], "Comment")

    def refuse(*_, **__):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(writing, "_nameless", refuse if can_be_nameless else lambda _: None)
    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    assert "read-only" in desk.save(document).message
    assert variant.read_bytes() == before


def test_a_read_only_file_is_not_replaced(desk, variant, monkeypatch):
    """Read-only was somebody's wish, even if the folder would allow to replace the file."""
    document, _ = desk.open(variant)
    document.apply([Edit(0, 0, "# mine\n")], "Comment")
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert "read-only" in desk.save(document).message


def test_half_a_character_is_not_written(desk, variant):
    """A text that cannot be encoded is refused in a sentence."""
    document, _ = desk.open(variant)
    document.apply([Edit(0, 0, "# \ud83d\n")], "Paste")
    assert "half a character" in desk.save(document).message


def test_a_file_opens_once(desk, variant, tmp_path):
    """Opening a file again, by whatever name, gives the document that is open."""
    first, _ = desk.open(variant)
    link = tmp_path / "link.yaml"
    link.symlink_to(variant)
    assert desk.open(tmp_path / "." / "quick.yaml")[0] is first
    assert desk.open(link)[0] is first


def test_missing_files_are_a_sentence(desk, tmp_path):
    """What cannot be opened gives a problem and no document."""
    for path, words in ((tmp_path / "none.yaml", "no such file"), (tmp_path, "folder")):
        document, problems = desk.open(path)
        assert document is None
        assert words in problems[0].message


@pytest.mark.parametrize("content", [b"title: \xff\xfe broken\n", b"\xff\xfea\x00:\x00", b"#" * 2_000_001])
def test_files_that_are_no_text_open_locked(desk, tmp_path, content):
    """Such a file can be looked at with its problem, and is never changed."""
    path = tmp_path / "bad.yaml"
    path.write_bytes(content)
    document, _ = desk.open(path)
    assert document.is_locked
    assert document.problems[0].code in ("encoding", "file-too-large")
    assert not document.apply([Edit(0, 0, "x")], "Type")


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n\0\0\0\r", random.Random(1).randbytes(3000)])
def test_files_of_bytes_are_refused_with_a_sentence(desk, tmp_path, content):
    """A picture or random bytes are no document, whatever the file is called."""
    path = tmp_path / "binary.yaml"
    path.write_bytes(content)
    document, problems = desk.open(path)
    assert document is None
    assert "not text" in problems[0].message
    assert list(desk) == []


def test_editing_a_shipped_document_makes_a_copy(desk, tmp_path):
    """The shipped file stays; the document becomes an unsaved copy beside the person's work."""
    path = shipped.files("variant")["2016"]
    before = path.read_bytes()
    document, _ = desk.open(path)
    assert document.is_shipped
    document.apply([Edit(0, 0, "# mine\n")], "Comment")
    assert not document.is_shipped
    assert not document.has_file
    assert document.is_modified
    assert document.path == tmp_path / "2016-copy.yaml"
    assert desk.save(document) is None
    assert (tmp_path / "2016-copy.yaml").read_text(encoding="utf-8").startswith("# mine\n")
    assert path.read_bytes() == before


def test_a_copy_whose_edits_are_taken_back_is_the_shipped_document_again(desk, tmp_path):
    """Undoing all of a copy leaves nothing behind, redoing makes the copy again, and a saved one stays."""
    path = shipped.files("variant")["2016"]
    document, _ = desk.open(path)
    for number in range(2):
        document.apply([Edit(0, 0, f"# {number}\n")], "Comment")
    document.undo()
    assert document.path == tmp_path / "2016-copy.yaml"
    document.undo()
    assert (document.path, document.is_shipped, document.is_modified) == (path, True, False)
    assert desk.find(path) is document
    document.redo()
    assert (document.path, document.is_shipped) == (tmp_path / "2016-copy.yaml", False)
    assert desk.save(document) is None
    document.undo()
    assert document.path == tmp_path / "2016-copy.yaml"


def test_a_copy_stays_one_beside_the_shipped_document(desk, tmp_path):
    """Where the shipped document was opened again, a copy without edits does not become a second one."""
    path = shipped.files("variant")["2016"]
    document, _ = desk.open(path)
    document.apply([Edit(0, 0, "# mine\n")], "Comment")
    desk.open(path)
    document.undo()
    assert document.path == tmp_path / "2016-copy.yaml"


def test_new_documents_have_names_of_their_own(desk, tmp_path):
    """No two open documents, and no existing file, share a path."""
    (tmp_path / "new-map.yaml").write_text("taken")
    first = desk.new("new-map.yaml", new_map())
    second = desk.new("new-map.yaml", new_map())
    assert [first.name, second.name] == ["new-map-2.yaml", "new-map-3.yaml"]
    assert first.is_modified


@pytest.mark.parametrize(
    ("name", "text"),
    [("a.yaml", new_map()), ("b.yaml", templates.variant_of("2016")), ("c.yaml", templates.experiment())],
)
def test_templates_fit_their_schemas(desk, name, text):
    """What a new document starts with can be read."""
    document = desk.new(name, text)
    reading = read_document(document.path, desk.texts(), "1998-english")
    found = reading.map or reading.variant or reading.experiment
    assert found is not None
    assert not [each for each in found.problems if each.severity == "error"]


# ---------------------------------------------------------------- what is read in the text


def test_problems_follow_the_text(desk, qtbot, variant):
    """A moment after an edit the problems are those of the new text."""
    document, _ = desk.open(variant)
    qtbot.waitUntil(lambda: document.is_checked)
    assert document.problems == ()
    assert document.kind == "variant"
    assert document.reading.variant.values["end"]["tie_threshold"] == 3
    at = document.text.index("tie_threshold")
    document.apply([Edit(at, at + len("tie_threshold"), "tie_treshold")], "Type")
    assert not document.is_checked
    qtbot.waitUntil(lambda: document.is_checked)
    assert [problem.code for problem in document.problems] == ["unknown-key"]
    document.apply(document.problems[0].fix.edits, document.problems[0].fix.title)
    qtbot.waitUntil(lambda: document.is_checked)
    assert document.problems == ()


def test_a_child_sees_its_parent_as_it_lies_open(desk, qtbot, variant, tmp_path):
    """A variant is read with the unsaved text of its parent, and again when that changes."""
    child_path = tmp_path / "child.yaml"
    child_path.write_text("schema: daimyo/variant/1\ntitle: Child\nextends: quick.yaml\n")
    parent, _ = desk.open(variant)
    child, _ = desk.open(child_path)
    qtbot.waitUntil(lambda: child.is_checked and parent.is_checked)
    at = parent.text.index("3}")
    parent.apply([Edit(at, at + 1, "7")], "Change the tie limit")
    qtbot.waitUntil(lambda: child.reading.variant.values["end"]["tie_threshold"] == 7)
    parent.apply([Edit(at, at + 1, "many")], "Spoil the tie limit")
    qtbot.waitUntil(lambda: bool(child.problems))
    assert path_of(child.problems[0]) == parent.path


def test_maps_are_checked_against_the_chosen_variant(desk, qtbot, japan, variant):
    """Another variant for the check, saved or not, gives the problems that it makes of the board."""
    document, _ = desk.open(japan)
    rules, _ = desk.open(variant)
    rules.apply([Edit(len(rules.text), len(rules.text), "figures: {per_type: {2: 9}}\n")], "Add figures")
    qtbot.waitUntil(lambda: document.is_checked)
    before = document.problems
    desk.checking.check_maps_against(variant)
    qtbot.waitUntil(lambda: not desk.checking.is_busy)
    assert document.problems != before


# ---------------------------------------------------------------- files changed by others


def test_a_file_changed_by_others_is_noticed(desk, qtbot, variant):
    """Another program's save is seen, and taken over as one deed that can be taken back."""
    document, _ = desk.open(variant)
    mine = document.text
    with qtbot.waitSignal(document.disk_changed):
        variant.write_text(mine.replace("Quick", "Quicker"), encoding="utf-8")
    assert stands(document) == Disk.CHANGED
    assert desk.revert(document) is None
    assert stands(document) == Disk.AS_KNOWN
    assert "Quicker" in document.text
    assert not document.is_modified
    document.undo()
    assert document.text == mine


def test_a_replaced_or_removed_file_is_noticed(desk, qtbot, variant, tmp_path):
    """So is a file that another program replaced, and one that is gone."""
    document, _ = desk.open(variant)
    other = tmp_path / "other"
    other.write_text("schema: daimyo/variant/1\n")
    with qtbot.waitSignal(document.disk_changed):
        other.replace(variant)
    assert stands(document) == Disk.CHANGED
    desk.keep_mine(document)
    assert stands(document) == Disk.AS_KNOWN
    assert document.is_modified
    with qtbot.waitSignal(document.disk_changed):
        variant.unlink()
    assert stands(document) == Disk.GONE
    assert desk.save(document) is None
    assert stands(document) == Disk.AS_KNOWN
    assert variant.read_text(encoding="utf-8") == document.text


def test_our_own_saves_are_no_news(desk, qtbot, variant):
    """What we wrote ourselves is not reported as another program's change."""
    document, _ = desk.open(variant)
    document.apply([Edit(0, 0, "# mine\n")], "Comment")
    desk.save(document)
    desk.look_at_files()
    assert stands(document) == Disk.AS_KNOWN


def test_a_text_saved_in_another_folder_means_the_same_files(desk, variant, tmp_path):
    """A name relative to the old folder is written anew; shipped names stay, and a failed save changes nothing."""
    child = tmp_path / "child.yaml"
    child.write_text(
        "schema: daimyo/variant/1\ntitle: C\nextends: quick.yaml  # the parent\n", encoding="utf-8"
    )
    (tmp_path / "other").mkdir()
    for path, said in (
        (child, 'extends: "../quick.yaml"  # the parent\n'),
        (variant, "extends: 2016\n"),
    ):
        document, _ = desk.open(path)
        before = document.text
        assert desk.save(document, tmp_path / "missing" / path.name) is not None
        assert document.text == before
        assert desk.save(document, tmp_path / "other" / path.name) is None
        assert said in document.text
        assert document.path.read_text(encoding="utf-8") == document.text


def test_an_experiment_saved_elsewhere_means_the_same_files(tmp_path, variant):
    """Each variant of one's own is meant from the new folder; nothing is named anew in the folder itself."""
    path = tmp_path / "a.experiment.yaml"
    path.write_text(
        "schema: daimyo/experiment/1\nmaps: [japan]\nvariants: [quick.yaml, '2016', ./quick.yaml]\n",
        encoding="utf-8",
    )
    edits = moving.edits_for(Library(), "experiment", path, tmp_path / "other" / "a.experiment.yaml")
    assert [edit.text for edit in edits] == ['"../quick.yaml"'] * 2
    assert not moving.edits_for(Library(), "experiment", path, tmp_path / "b.experiment.yaml")


def test_a_new_variant_names_its_neighbours_without_their_folder(desk, variant, tmp_path):
    """A child that named its parent by the whole path, having no place itself, names it from its folder once saved."""
    (tmp_path / "other").mkdir()
    for number, (folder, said) in enumerate(
        ((tmp_path, "extends: quick.yaml\n"), (tmp_path / "other", f'extends: "{variant}"\n'))
    ):
        text = f'schema: daimyo/variant/1\ntitle: C\nextends: "{variant}"\n'
        document = desk.new(f"child-{number}.yaml", text)
        assert desk.save(document, folder / f"child-{number}.yaml") is None
        assert said in document.path.read_text(encoding="utf-8").replace('"quick.yaml"', "quick.yaml")


def test_a_mend_may_show_what_could_not_be_asked_before(desk, qtbot):
    """A variant whose key is put right is asked whether its values make sense, however many do not."""
    text = "schema: daimyo/variant/1\ntitle: Odd\nextends: 2016\nhnad: {size: 5}\n"
    text += "players: {least: 4, most: 2}\nhandicaps: {2: {1: {without: [ship-9]}}}\n"
    document = desk.new("odd.yaml", text)
    qtbot.waitUntil(lambda: document.is_checked)
    assert len(document.problems) == 1
    assert mending.mend(document, list(document.problems), desk.checking)
    assert document.text == text.replace("hnad", "hand")
    assert len(desk.checking.read_now(document)) == 3


def test_a_document_is_read_to_a_depth():
    """Without YAML nothing is found, without a kind no more, and what cannot be read is not looked through in full."""
    told = "schema: daimyo/{}/1\ntitle: T\n"
    texts = [
        "a: [",
        "a: 1",
        told.format("map"),
        told.format("variant") + "extends: 2016\n",
        "schema: daimyo/record/1",
    ]
    texts += [told.format("experiment"), told.format("search")]
    path = Path("/nowhere/a.yaml")
    assert [depth_of(Library({path: text}), path) for text in texts] == [0, 1, 2, 3, 3, 2, 3]
