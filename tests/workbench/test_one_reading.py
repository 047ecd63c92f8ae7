"""An edit is parsed once and read once, however many views, checks and games look at the document."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.maps import mapreader
from engine.texts import shipped, source, variant


@pytest.fixture
def counted(monkeypatch):
    """Give how often each text was parsed, each map read and each own variant resolved, by the text it had then."""
    counts: dict[tuple[str, str], int] = {}

    def count(what, which):
        counts[what, which] = counts.get((what, which), 0) + 1

    parse, read, load = source.parse, mapreader.read, variant.load

    def counting_parse(made):
        count("parse", made.text)
        return parse(made)

    def counting_read(text):
        count("map", text.source.text)
        return read(text)

    def counting_load(library, name, *changes):
        if isinstance(name, Path) and name not in shipped.files("variant").values():
            count("variant", library.read(name).source.text)
        return load(library, name, *changes)

    monkeypatch.setattr(source, "parse", counting_parse)
    monkeypatch.setattr(mapreader, "read", counting_read)
    monkeypatch.setattr(variant, "load", counting_load)
    return counts


def settled(qtbot, window, document):
    """Wait until a document is checked and nothing more is read."""
    qtbot.waitUntil(lambda: document.is_checked and not window.desk.checking.is_busy, timeout=20_000)


def settle_lanes(qtbot, rules):
    """Wait until boards and family of a variant are looked up."""
    qtbot.waitUntil(lambda: not rules.relatives._board_worker.is_busy, timeout=20_000)
    qtbot.waitUntil(lambda: not rules.relatives._family_worker.is_busy, timeout=20_000)


def test_a_stroke_on_the_map_is_read_once(qtbot, window, japan, counted):
    """Canvas, check and live games share one parse and one reading of the new text."""
    document = window.open_path(japan)
    settled(qtbot, window, document)
    strip = window.workspace.strip
    qtbot.waitUntil(lambda: strip._request is not None, timeout=20_000)
    counted.clear()
    asked = strip._request
    assert window.workspace.map_text.paint({(0, 0): "land"}, "Paint land")
    settled(qtbot, window, document)
    qtbot.waitUntil(lambda: strip._request not in (None, asked), timeout=20_000)
    qtbot.waitUntil(
        lambda: strip.report is not None and strip.report.request is strip._request, timeout=60_000
    )
    assert counted["parse", document.text] == 1
    assert counted["map", document.text] == 1


def test_letters_in_the_text_of_a_map_are_read_once(qtbot, window, japan, counted):
    """Typing into the text is parsed and read once too, off the window's thread."""
    document = window.open_path(japan)
    settled(qtbot, window, document)
    counted.clear()
    document.replace_all(document.text.replace("title: ", "title: New ", 1), "type")
    settled(qtbot, window, document)
    assert counted["parse", document.text] == 1
    assert counted["map", document.text] == 1


def test_a_changed_value_is_read_once(qtbot, window, variant, counted):
    """Form, check, family and boards share one parse of a variant's new text, and the check resolves it once."""
    document = window.open_path(variant)
    settled(qtbot, window, document)
    rules = window.workspace
    qtbot.waitUntil(lambda: "Japan" in rules.variants.details.boards.text(), timeout=20_000)
    settle_lanes(qtbot, rules)
    counted.clear()
    rules.form.rows["end.tie_threshold"].field.box.setValue(7)
    settled(qtbot, window, document)
    settle_lanes(qtbot, rules)
    assert counted["parse", document.text] == 1
    # Once for the check, and once for the tree, which counts what is changed by itself later.
    assert counted["variant", document.text] <= 2
