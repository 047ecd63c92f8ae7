"""Words of documents at the table are shown as they are written."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from workbench.table.model.seats import Seat

NASTY = "<img src='x'>&<b>nasty</b>"


def test_no_label_takes_words_of_a_document_for_markup(person, variant):
    """Names of people, titles, variants and notes with markup in them lie in plain labels, or escaped in others."""
    variant.write_text(
        variant.read_text(encoding="utf-8").replace("title: Quick", f'title: "{NASTY}"'), encoding="utf-8"
    )
    plan = person.planned(None, None, variant=variant)
    seats = tuple(Seat(NASTY, None, number) for number in range(2))
    person.workspace.begin(type(plan)(**{**vars(plan), "seats": seats}))
    person.qtbot.waitUntil(lambda: person.sitting is not None, timeout=60_000)
    person.sitting.given_title = person.sitting.map_name = NASTY
    person.workspace._take_change()
    person.sitting.look(0)
    person.skip_setup()
    person.skip(len(person.sitting.match.moves) + 6)
    person.sitting.note(NASTY)
    person.workspace.privacy.show_for(person.sitting, 0)
    person.workspace._take_change()
    person.skip(10_000)
    person.workspace.show_result()
    person.qtbot.waitUntil(lambda: person.workspace.result_page.is_settled, timeout=60_000)
    shown = [label for label in person.workspace.findChildren(QLabel) if "nasty" in label.text()]
    assert len(shown) >= 4
    for label in shown:
        assert label.textFormat() is Qt.TextFormat.PlainText or "<img" not in label.text()
        assert label.textFormat() is not Qt.TextFormat.AutoText
    tips = [each.toolTip() for each in person.workspace.findChildren(QWidget) if "nasty" in each.toolTip()]
    assert all("<img" not in tip for tip in tips)


def test_every_label_of_the_table_says_what_it_takes(person):
    """No label of the table's own leaves it to Qt to guess whether a text is markup."""
    person.begin(None, "greedy")
    person.skip_setup()
    guessing = [
        label.text()
        for page in (person.page, person.workspace.privacy, person.workspace.shelf_page)
        for label in page.findChildren(QLabel)
        if label.textFormat() is Qt.TextFormat.AutoText and label.metaObject().className() != "QLabel"
    ]
    assert guessing == []
