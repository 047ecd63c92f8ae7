"""The language changes in place: every document, selection, game and place stays, and all words change."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtWidgets import QComboBox, QWidget

from engine.texts.problem import Edit, Severity
from workbench.dialogs.settings import SettingsDialog
from workbench.language import FOLDER
from workbench.settings import LANGUAGE
from workbench.shell.rooms import ROOMS


@pytest.fixture
def speak(workbench):
    """Change the language at once, as the settings do a moment later."""

    def changed(language):
        workbench.settings.set(LANGUAGE, language)
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    return changed


def unexpected_errors(window):
    """Give the error notices."""
    return [bar.notice.text for bar in window.notices.bars if bar.notice.severity is Severity.ERROR]


def words(widget):
    """Give every text that a widget and its parts show, tell or name."""
    found = set()
    for part in (widget, *widget.findChildren(QWidget)):
        for tell in ("text", "toolTip", "accessibleName", "placeholderText", "title", "statusTip"):
            if callable(getattr(part, tell, None)):
                found.add(str(getattr(part, tell)()))
        if isinstance(part, QComboBox):
            found |= {part.itemText(row) for row in range(part.count())}
    return found - {""}


def around(window):
    """Give every text of MAP, RULES and the window around them."""
    rooms = [window.workspaces[name] for name in ("map", "rules")]
    bars = [window.menuBar(), window.rail, window.tabs, window.toolbar_area, window.status_bar]
    return set().union(*(words(part) for part in (*rooms, *bars)))


def foreign(language):
    """Give the English texts that read otherwise in a language; words of documents are in lower case."""
    root = ElementTree.parse(FOLDER / f"daimyo_{language}.ts").getroot()
    pairs = [(each.findtext("source"), each.findtext("translation")) for each in root.iter("message")]
    return {source for source, said in pairs if source and said and source[0].isupper()} - {
        said for _, said in pairs
    }


@pytest.mark.parametrize("room", [room.name for room in ROOMS])
def test_the_workspace_stays(window, speak, japan, variant, room):
    """Whatever workspace is shown, it is shown afterwards too, with the same document and tabs."""
    window.files.open_paths([japan, variant])
    window.show_workspace(room)
    QCoreApplication.processEvents()  # the lab lays out an experiment of its own
    document, tabs = window.document, window.tabs.documents
    for language in ("de", "pl", "en"):
        speak(language)
        assert window.workspace_name == room
        assert window.stack.currentWidget() is window.workspace
        assert (window.document, window.tabs.documents) == (document, tabs)


def test_places_of_the_map_stay(window, qtbot, speak, japan):
    """Selection, tool, symmetry, player count, zoom, view and the cursor of the text are the same."""
    document = window.open_path(japan)
    qtbot.waitUntil(lambda: document.is_checked)
    window.show()
    before = window.workspace
    before.map_text.select([(8, 13), (9, 13)])
    before.map_text.show_players(3)
    before.take_terrain("village")
    before.set_symmetry("mirror")
    before.show_view("split")
    before.canvas.zoom(2)
    before.source.jump(20, 5)
    view = before.canvas.view
    speak("de")
    after = window.workspace
    assert after is not before
    assert after.map_text.selection == {(8, 13), (9, 13)}
    assert after.map_text.players == 3
    assert (after.toolbox.tool, after.toolbox.terrain, after.toolbox.symmetry) == (
        "paint",
        "village",
        "mirror",
    )
    assert after.canvas.view == view
    assert after.source.pane.textCursor().blockNumber() == 19
    assert window.commands.actions["board.fit"].isEnabled()


def test_places_of_the_rules_stay(window, qtbot, speak, variant):
    """The view, the filter and what is compared with are the same."""
    document = window.open_path(variant)
    qtbot.waitUntil(lambda: document.is_checked)
    before = window.workspace
    qtbot.waitUntil(lambda: before.comparison.choice.count() > 2)
    before.show_view("split")
    other = next(each.path for each in before.relatives.others(document) if each.path.stem == "1998-english")
    before.compare_with(other)
    speak("pl")
    after = window.workspace
    assert after.view == "split"
    assert after.relatives.compared_with(document, after.variant_text).path == other
    after.set_value(("end", "tie_threshold"), 4)
    assert "tie_threshold: 4" in document.text


def test_the_form_of_the_rules_stays_at_its_row(window, qtbot, speak, variant):
    """In a small window too the row that was worked on stands where it stood, whatever the words are long."""
    window.resize(1100, 700)
    window.open_path(variant)
    qtbot.waitUntil(lambda: "end.tie_threshold" in window.workspace.form.editors)

    def stands_at():
        form = window.workspace.form
        row = form.editors["end.tie_threshold"]
        return row.mapTo(form, QPoint(0, 0)).y() if row.isVisible() else None

    window.workspace.form.jump("end.tie_threshold")
    before = stands_at()
    assert 0 <= before < window.workspace.form.height()
    for language in ("de", "pl", "en"):
        speak(language)
        qtbot.waitUntil(lambda: 0 <= stands_at() < window.workspace.form.height())
    qtbot.waitUntil(lambda: abs(stands_at() - before) < 60)


def test_documents_come_and_go_afterwards(window, qtbot, speak, japan, variant, workbench):
    """Opening and closing after a change of the language disturbs no widget of the language before."""
    window.open_path(japan)
    for language in ("pl", "de", "en"):
        speak(language)
        opened = window.open_path(variant)
        window.files.close(opened)
    QCoreApplication.processEvents()
    assert unexpected_errors(window) == []


def test_all_words_change(window, speak, japan, variant):
    """Not one text of MAP, RULES and the window around them stays in the language before."""
    window.files.open_paths([japan, variant])
    window.show_workspace("map")
    window.show_workspace("rules")
    english = around(window)
    assert {"Live balance", "Variants", "RULES", "New document (Ctrl+N)"} <= english
    speak("de")
    german = around(window)
    assert german & foreign("de") == set()
    assert {"Balance live", "Varianten", "REGELN"} <= german
    assert window.menuBar().actions()[0].text() == "&Datei"
    speak("en")
    assert {"Live balance", "Variants", "RULES", "New document (Ctrl+N)"} <= around(window)


def test_unsaved_changes_and_undo_stay(window, speak, japan):
    """A changed document is changed afterwards too, and what was done can be taken back and done again."""
    document = window.open_path(japan)
    document.apply([Edit(0, 0, "# mine\n")], "Comment")
    text = document.text
    speak("de")
    assert window.document is document
    assert (document.text, document.is_modified) == (text, True)
    window.do("edit.undo")
    assert not document.is_modified
    window.do("edit.redo")
    assert document.text == text


def test_the_settings_stay_open(window, speak):
    """The dialog in which the language was chosen is the same one, in the new language, its field focused."""
    window.do("edit.settings")
    dialog = window.findChild(SettingsDialog)
    dialog.fields["language"].setFocus()
    speak("de")
    assert window.findChildren(SettingsDialog) == [dialog]
    assert dialog.isVisible()
    assert dialog.windowTitle() == "Einstellungen"
    assert dialog.fields["language"].currentText() == "Deutsch"
    dialog.close()


def test_problems_rules_and_differences_are_said_anew(window, qtbot, speak, variant):
    """Problems with their mends, the rules in words and the difference change their language where they stand."""
    text = variant.read_text(encoding="utf-8").replace("tie_threshold: 3", "tie_treshold: 3, types_gone: all")
    variant.write_text(text, encoding="utf-8")
    document = window.open_path(variant)
    document.apply([Edit(0, 0, "# mine\n")], "Comment")
    window.workspace.right.difference.choice.chosen.emit("words")
    wait_for_rules(window, document, qtbot)
    window.do("edit.next_problem")
    english = shown_in_rules(window)
    chosen = window.workspace.problems_panel.current
    for language, problem, mend, rule in (
        (
            "pl",
            "Nie ma klucza `tie_treshold` w `end`.",
            "Zmień nazwę na tie_threshold",
            "Osada jest otoczona",
        ),
        ("de", "Es gibt keinen Schlüssel `tie_treshold`", "In tie_threshold umbenennen", "Eine Siedlung ist"),
        ("en", "There is no key `tie_treshold` in `end`.", "Rename to tie_threshold", "A settlement is"),
    ):
        speak(language)
        shown = shown_in_rules(window)
        assert any(each.startswith(problem) for each in shown["problems"])
        assert mend in shown["mends"]
        assert rule in shown["rules"]
        assert {key for key in shown if shown[key] == english[key]} == (
            set(shown) if language == "en" else set()
        )
        panels = window.workspace.right
        assert panels.difference.pages.currentWidget() is panels.difference.words
        assert window.workspace.problems_panel.current == chosen
        assert document.is_modified
    assert unexpected_errors(window) == []


def wait_for_rules(window, document, qtbot):
    """Wait until RULES shows a document as it is now, and what surrounds it, which comes a moment later."""
    room, checking = window.workspace, window.desk.checking

    def has_come_to_rest():
        is_read = document.is_checked and not checking.is_stale(document) and not checking.is_busy
        return is_read and not room.relatives._family_worker.is_busy and not room._soon.isActive()

    qtbot.waitUntil(has_come_to_rest, timeout=20_000)


def shown_in_rules(window):
    """Give what RULES shows of problems, mends, rules and difference."""
    room = window.workspace
    return {
        "problems": [each.accessibleName().partition(": ")[2] for each in room.problems_panel.cards],
        "mends": [each.fix_button.accessibleName() for each in room.problems_panel.cards if each.problem.fix],
        "rules": room.right.text.browser.toPlainText(),
        "difference": room.right.difference.words.toPlainText(),
    }
