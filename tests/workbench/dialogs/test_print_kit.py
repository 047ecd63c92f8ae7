"""The print dialog: what is chosen shows at once, every sheet can be looked at, and the PDF is what was shown."""

from __future__ import annotations

import errno
import io

import pypdf
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QFileDialog

from engine.texts import shipped
from workbench.dialogs import print_kit, print_out
from workbench.dialogs.print_board_view import SIGN, Legend
from workbench.dialogs.print_kit import PrintKitDialog
from workbench.dialogs.print_strip import SHEET, Strip
from workbench.dialogs.print_subject import Subject, subject_of
from workbench.dress import typeface

SMALL = """\
schema: daimyo/map/1
title: Small
legend: {"~": sea, ".": land, v: village, c: city}
terrain:
  - "  ~ ~ ~ ~"
  - " ~ . v . ~"
  - "~ v . . c ~"
  - " ~ . . . ~"
  - "  ~ ~ ~ ~"
players: [2, 3]
"""


class Dialog:
    """Does in the dialog what a person does, and waits as long as a person would."""

    def __init__(self, dialog, qtbot):
        self.dialog, self.qtbot = dialog, qtbot
        self.wait()

    def wait(self):
        """Wait until the kit is laid out and its sheets are drawn."""
        dialog = self.dialog
        self.qtbot.waitUntil(
            lambda: not dialog.choices._soon.isActive() and not dialog._laying_out.is_busy, timeout=20_000
        )
        self.qtbot.waitUntil(
            lambda: (
                dialog.kit is None
                or all(dialog.pictures.small(sheet) is not None for sheet in dialog.kit.sheets)
            ),
            timeout=20_000,
        )

    def names(self):
        """Give the names of the sheets."""
        return [sheet.name for sheet in self.dialog.kit.sheets]


@pytest.fixture
def opened(qtbot, qapp, tmp_path):
    """Open the dialog on the small map."""
    made = []

    def run(text=SMALL, kept=None, keep=None, players=2):
        path = tmp_path / "small.yaml"
        subject = Subject({path: text}, path, shipped.files("variant")["2016"], players)
        dialog = PrintKitDialog(
            subject,
            {path: "small.yaml", shipped.files("map")["twin-lakes"]: "twin-lakes"},
            {shipped.files("variant")["2016"]: "2016", shipped.files("variant")["1998-english"]: "1998"},
            kept,
            keep,
            tmp_path,
        )
        dialog.resize(1200, 800)
        dialog.show()
        qtbot.waitExposed(dialog)
        made.append(dialog)
        return Dialog(dialog, qtbot)

    yield run
    for dialog in made:
        dialog.close()
        dialog.deleteLater()


def test_it_shows_what_will_be_printed(opened):
    """Sheets are counted by part, the board measured, and what is wrong with the board said."""
    seen = opened()
    dialog, choices = seen.dialog, seen.dialog.choices
    assert seen.names() == ["A1", "Tokens 1", "Figures", "Screens", "Player aids", "Rules"]
    assert [row.count.text() for row in choices.parts.values()] == ["1", "1", "1", "2", "1"]
    assert choices.facts["board"].text() == "19.4 × 15.0 cm"
    assert "error" in choices.notice.text.text()
    assert choices.notice.isVisible()
    assert "needs 21" in choices.notice.toolTip()
    assert "small.yaml with variant 2016" in dialog.head.about.text()
    assert "A4" in dialog.state.text()
    assert dialog.save_button.isEnabled()


def test_parts_can_be_left_out(opened):
    """A part that is not ticked loses its sheets, and the pictures of the others stay."""
    seen = opened()
    kept = seen.dialog.pictures.small(seen.dialog.kit.sheets[0])
    seen.dialog.choices.parts["tokens"].box.click()
    seen.wait()
    assert seen.names() == ["A1", "Figures", "Screens", "Player aids", "Rules"]
    assert seen.dialog.pictures.small(seen.dialog.kit.sheets[0]) is kept
    assert seen.dialog.strip.count() == 5


def test_without_any_part_nothing_can_be_saved(opened):
    """Unticking everything says so, and brings everything back when a part is ticked again."""
    seen = opened()
    for row in seen.dialog.choices.parts.values():
        row.box.click()
    seen.wait()
    assert not seen.dialog.save_button.isEnabled()
    assert "Nothing is chosen" in seen.dialog.choices.notice.text.text()
    seen.dialog.choices.parts["board"].box.click()
    seen.wait()
    assert seen.names() == ["A1"]
    assert seen.dialog.save_button.isEnabled()


def test_sizes_and_paper_change_the_tiles(opened):
    """A larger hex takes more sheets, larger paper fewer; one that does not fit is refused in words."""
    seen = opened()
    choices = seen.dialog.choices
    choices.sizes["hex_mm"].setValue(80)
    seen.wait()
    tiles = len(seen.dialog.kit.tiled.tiling.printed)
    assert tiles > 1
    choices.paper.buttons["a3"].click()
    seen.wait()
    assert len(seen.dialog.kit.tiled.tiling.printed) < tiles
    choices.paper.buttons["a4"].click()
    choices.sizes["margin"].setValue(30)
    choices.sizes["hex_mm"].setValue(120)
    choices.sizes["overlap"].setValue(25)
    seen.wait()
    assert "does not fit" in choices.notice.text.text()
    assert not seen.dialog.save_button.isEnabled()
    assert not seen.dialog.stage.isEnabled()
    choices.sizes["hex_mm"].setValue(32)
    seen.wait()
    assert seen.dialog.save_button.isEnabled()


def test_sheets_are_looked_at_by_keys_clicks_and_the_strip(opened, qtbot):
    """Page keys, arrows of the strip and clicks on tiles all show a sheet, and the bar says which."""
    seen = opened()
    dialog = seen.dialog
    qtbot.keyClick(dialog.stage.sheet_view, Qt.Key.Key_PageDown)
    assert dialog.sheet.name == "Tokens 1"
    assert dialog.bar.number.text() == "Sheet 2 of 6"
    qtbot.keyClick(dialog.strip, Qt.Key.Key_Right)
    assert dialog.sheet.name == "Figures"
    area, tile = dialog.stage.board.boxes()[0]
    qtbot.mouseClick(
        dialog.stage.board, Qt.MouseButton.LeftButton, pos=QPoint(*map(int, area.center().toTuple()))
    )
    assert dialog.sheet is tile
    assert not dialog.bar.before.isEnabled()
    dialog.bar.after.click()
    assert dialog.strip.currentRow() == 1


def test_zoom(opened, qtbot):
    """Buttons and keys zoom, the percentage fits the sheet again, and a larger picture is drawn."""
    seen = opened()
    dialog, view = seen.dialog, seen.dialog.stage.sheet_view
    fitted = view.zoom
    dialog.bar.into.click()
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom == pytest.approx(fitted * 1.25**2)
    assert dialog.bar.zoom.text() == f"{view.zoom * 100:.0f} %"
    view.set_zoom(2)
    qtbot.waitUntil(lambda: dialog.pictures.best(dialog.sheet).width() > 1500, timeout=20_000)
    dialog.bar.zoom.click()
    assert view.zoom == pytest.approx(fitted)


def test_single_sheets(opened):
    """The joined board can be hidden, which leaves more room for the sheet."""
    seen = opened()
    assert seen.dialog.stage.board.isVisible()
    narrow = seen.dialog.stage.sheet_view.width()
    seen.dialog.bar.ways.buttons["single"].click()
    assert not seen.dialog.stage.board.isVisible()
    seen.qtbot.waitUntil(lambda: seen.dialog.stage.sheet_view.width() > narrow)


def test_saving_writes_what_is_shown(opened, qtbot, tmp_path, monkeypatch):
    """The PDF has a page for each sheet, and the dialog says where it lies."""
    seen = opened()
    path = tmp_path / "out"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    seen.dialog.save_button.click()
    qtbot.waitUntil(lambda: seen.dialog.state.text().startswith("Saved"), timeout=20_000)
    reader = pypdf.PdfReader(io.BytesIO((tmp_path / "out.pdf").read_bytes()))
    assert len(reader.pages) == 6
    assert "out.pdf" in seen.dialog.state.text()
    assert seen.dialog.cancel.text() == "Close"
    assert seen.dialog.save_button.isEnabled()


def test_a_full_disk_is_said(opened, qtbot, tmp_path, monkeypatch):
    """What cannot be written is said in a sentence, and saving can be tried again."""
    seen = opened()

    def full(*_, **__):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(print_kit, "write_atomically", full)
    seen.dialog.save(tmp_path / "kit.pdf")
    qtbot.waitUntil(lambda: "the disk is full" in seen.dialog.state.text(), timeout=20_000)
    assert seen.dialog.save_button.isEnabled()


def test_another_map_is_printed_with_its_own_players(opened):
    """Another map, variant or player count can be chosen in the dialog."""
    seen = opened()
    dialog = seen.dialog
    dialog.head.players.setCurrentIndex(1)
    dialog.head.players.activated.emit(1)
    seen.wait()
    assert dialog.kit.design.players == 3
    dialog.head.maps.setCurrentIndex(1)
    dialog.head.maps.activated.emit(1)
    seen.wait()
    assert dialog.kit.design.place.chart.name == "twin-lakes"
    assert dialog.kit.design.players == 2
    assert not dialog.choices.notice.isVisible()


def test_a_broken_text_is_refused_in_words(opened):
    """A map that cannot be read leaves nothing to print, and the reason is that of the problem."""
    seen = opened("schema: daimyo/map/1\nterrain: [\n")
    assert seen.dialog.kit is None
    assert seen.dialog.choices.notice.text.text()
    assert not seen.dialog.save_button.isEnabled()


def test_choices_are_remembered(opened):
    """What was chosen is kept when the dialog closes, and found again."""
    kept: list[dict] = []
    seen = opened(keep=kept.append)
    seen.dialog.choices.ink.buttons["black"].click()
    seen.dialog.choices.marks["bands"].click()
    seen.dialog.bar.ways.buttons["single"].click()
    seen.dialog.reject()
    again = opened(kept=kept[0])
    assert again.dialog.choices.order.ink == "black"
    assert "bands" not in again.dialog.choices.order.marks
    assert again.dialog.choices.ink.buttons["black"].isChecked()
    assert not again.dialog.stage.board.isVisible()


def test_without_a_printer_the_button_says_why(opened, qtbot, monkeypatch):
    """Where nothing can be printed the reason is in the button's tip; the PDF is still there."""
    monkeypatch.setattr(print_kit, "why_no_printer", lambda: "No printer is set up on this machine.")
    seen = opened()
    qtbot.waitUntil(lambda: seen.dialog.print_button.toolTip() != "")
    assert not seen.dialog.print_button.isEnabled()
    assert "No printer" in seen.dialog.print_button.accessibleDescription()


def test_printing_goes_page_by_page(opened, qtbot, tmp_path, monkeypatch):
    """A printer gets every page, the window hears how far it is, and then can print again."""
    from PySide6.QtPrintSupport import QPrinter

    monkeypatch.setattr(print_kit, "why_no_printer", lambda: "")
    seen = opened()
    dialog = seen.dialog

    def asked(kit, parent):
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "printed.pdf"))
        return print_out.Printing(kit, printer, parent)

    monkeypatch.setattr(print_out.Printing, "asked", asked)
    qtbot.waitUntil(dialog.print_button.isEnabled)
    dialog.print_button.click()
    assert not dialog.print_button.isEnabled()
    qtbot.waitUntil(lambda: dialog.state.text().startswith("Sent 6 pages"), timeout=20_000)
    assert dialog.print_button.isEnabled()
    assert len(pypdf.PdfReader(tmp_path / "printed.pdf").pages) == 6


def test_everything_is_reachable_and_named(opened):
    """Every control has a name that can be spoken, and takes the focus by Tab."""
    seen = opened()
    controls = [
        control
        for kind in (QAbstractButton, QComboBox, QAbstractSpinBox)
        for control in seen.dialog.findChildren(kind)
        if control.isVisible()
    ]
    assert len(controls) > 25
    for control in controls:
        assert control.accessibleName(), control
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus, control.accessibleName()


def test_the_map_is_printed_with_the_variant_looked_at_last(window, qtbot):
    """RULES says by which variant a kit is proposed, unless that is of a game without a map."""
    board, variant = shipped.files("map")["twin-lakes"], shipped.files("variant")["short-game"]
    document = window.open_path(variant)
    qtbot.waitUntil(lambda: document.is_checked, timeout=20_000)
    window.open_path(board)
    assert subject_of(window).variant == variant
    assert subject_of(window).map == board
    naishi = window.open_path(shipped.files("variant", "naishi")["base"])
    qtbot.waitUntil(lambda: naishi.is_checked, timeout=20_000)
    window.open_path(board)
    assert subject_of(window).variant == shipped.files("variant")["1998-english"]


def test_it_opens_from_map_and_rules_with_unsaved_text(window, qtbot, tmp_path):
    """Ctrl+P prints the shown map as it is now; from RULES the shown variant on that map."""
    path = tmp_path / "small.yaml"
    path.write_text(SMALL, encoding="utf-8")
    assert not window.commands.actions["file.print"].isEnabled()
    document = window.open_path(path)
    document.replace_all(SMALL.replace("title: Small", "title: Changed"), "Rename")
    qtbot.waitUntil(window.commands.actions["file.print"].isEnabled)
    window.do("file.print")
    seen = Dialog(window.findChild(PrintKitDialog), qtbot)
    assert seen.dialog.kit.design.place.chart.title == "Changed"
    seen.dialog.reject()
    qtbot.waitUntil(lambda: window.findChild(PrintKitDialog) is None)
    window.open_path(shipped.files("variant")["short-game"])
    window.do("file.print")
    seen = Dialog(window.findChild(PrintKitDialog), qtbot)
    assert seen.dialog.kit.design.variant.name == "short-game"
    assert seen.dialog.kit.design.place.chart.title == "Changed"
    seen.dialog.reject()


def test_the_changed_faces_of_a_deck_are_chosen(window, qtbot):
    """Where a part has several choices each has its row, and what was chosen is what is printed."""
    window.open_path(shipped.files("variant", "naishi")["tame-jackpots"])
    window.do("file.print")
    person = Dialog(window.findChild(PrintKitDialog), qtbot)
    dialog = person.dialog
    sheets = len(dialog.kit.section("cards").sheets)
    row = next(row for row in dialog.choices.asking if row.choice.name == "faces")
    row.kind.setCurrentIndex(row.kind.findData("changed"))
    row.kind.activated.emit(row.kind.currentIndex())
    person.wait()
    qtbot.waitUntil(lambda: len(dialog.kit.section("cards").sheets) == 1)
    assert sheets > 1
    dialog.reject()


def test_the_changed_raiders_and_boards_are_chosen(window, qtbot, tmp_path):
    """The designer of a samurai prints both sides of his board alone, and sees how many sheets that takes."""
    path = tmp_path / "gorobei.yaml"
    path.write_text(
        "schema: daimyo/variant/1\ntitle: Gorobei\nextends: seven-samurai/normal\n"
        "samurai: {boards: {gorobei: {human: {kiai: 10}}}}\n",
        encoding="utf-8",
    )
    window.open_path(path)
    window.do("file.print")
    person = Dialog(window.findChild(PrintKitDialog), qtbot)
    dialog = person.dialog
    row = next(row for row in dialog.choices.asking if row.choice.name == "faces")
    row.kind.setCurrentIndex(row.kind.findData("changed"))
    row.kind.activated.emit(row.kind.currentIndex())
    person.wait()
    qtbot.waitUntil(lambda: len(dialog.kit.section("boards").sheets) == 2)
    assert [sheet.name for sheet in dialog.kit.section("boards").sheets] == ["Samurai boards", "Animal sides"]
    assert not dialog.kit.section("raiders").sheets
    row.kind.setCurrentIndex(row.kind.findData("all"))
    row.kind.activated.emit(row.kind.currentIndex())
    person.wait()
    qtbot.waitUntil(lambda: len(dialog.kit.section("raiders").sheets) == 8)
    dialog.reject()


def test_the_legend_of_the_tiles_takes_the_lines_it_needs(qtbot):
    """In a narrow view what the marks mean goes on in another line instead of losing its end."""
    legend = Legend()
    qtbot.addWidget(legend)
    wide, narrow = 900, 200
    legend.fit(wide)
    one_line = legend.height()
    assert {line for _, line, _, _ in legend._placed(wide)} == {0}
    legend.fit(narrow)
    assert legend.height() > one_line
    metrics = QFontMetrics(typeface.style("hint"))
    ends = [x + SIGN + metrics.horizontalAdvance(words) for x, _, _, words in legend._placed(narrow)]
    assert max(ends) <= narrow + 1


def test_names_below_the_small_sheets_do_not_run_into_each_other(window, qtbot):
    """A sheet takes the room that its name needs, whatever the shape of its paper."""
    window.open_path(shipped.files("variant", "seven-samurai")["normal"])
    window.do("file.print")
    dialog = window.findChild(PrintKitDialog)
    strip = dialog.findChild(Strip)
    qtbot.waitUntil(lambda: strip.count() > 0)
    measure = QFontMetrics(typeface.font("sans", 11, 700))
    for row in range(strip.count()):
        name = strip.item(row).data(SHEET).name
        assert strip.visualItemRect(strip.item(row)).width() > measure.horizontalAdvance(name)
    dialog.reject()
