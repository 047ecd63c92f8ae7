"""Settings: declared once, stored, shown, and in force at once."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox

from workbench.dialogs.settings import SettingsDialog
from workbench.dress import theme
from workbench.settings import AUTOSAVE, AUTOSAVE_SECONDS, LANGUAGE, SETTINGS, THEME, Settings
from workbench.shell.recent import Recent
from workbench.shell.session import Session


def test_keys_are_unique():
    """No two settings are stored under one key."""
    assert len({setting.key for setting in SETTINGS}) == len(SETTINGS)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.key)
def test_a_setting_is_complete(setting):
    """It has a title and a help sentence, and its default is one of its values."""
    assert setting.title
    assert setting.help.endswith(".")
    assert setting.sound(setting.default) == setting.default
    assert setting.sound(object()) in (setting.default, False)


def test_values_are_stored(stored, qtbot):
    """What is set is found again by the next start, as the same type."""
    settings = Settings(stored)
    with qtbot.waitSignal(settings.changed) as heard:
        settings.set(AUTOSAVE_SECONDS, 12)
    assert heard.args == [AUTOSAVE_SECONDS]
    settings.set(AUTOSAVE, False)
    stored.sync()
    again = Settings(type(stored)(stored.fileName(), stored.format()))
    assert again.number(AUTOSAVE_SECONDS) == 12
    assert again.is_on(AUTOSAVE) is False


def test_setting_the_same_again_is_no_change(stored, qtbot):
    """Nobody is told of a value that was set before."""
    settings = Settings(stored)
    with qtbot.assertNotEmitted(settings.changed):
        settings.set(THEME, "system")


def test_the_dialog_has_a_field_for_each_setting(stored, qtbot):
    """The dialog is generated: a choice, a number or a box for each, named and explained."""
    dialog = SettingsDialog(Settings(stored))
    qtbot.addWidget(dialog)
    kinds = {bool: QCheckBox, int: QSpinBox, str: QComboBox}
    for setting in SETTINGS:
        field = dialog.fields[setting.key]
        assert isinstance(field, kinds[type(setting.default)])
        assert field.accessibleName()
        assert field.accessibleDescription()


def test_the_theme_changes_at_once(workbench, qtbot):
    """Choosing dark colours in the dialog dresses the window in them."""
    workbench.window.do("edit.settings")
    dialog = workbench.window.findChild(SettingsDialog)
    field = dialog.fields["theme"]
    field.setCurrentIndex(field.findData("dark"))
    field.activated.emit(field.currentIndex())
    assert theme.current() is theme.DARK
    workbench.settings.set(THEME, "light")
    assert theme.current() is theme.LIGHT
    dialog.close()


def test_the_language_changes_at_once(workbench, qtbot, variant):
    """Another language changes the words of the window in place, undo history included."""
    document = workbench.window.open_path(variant)
    document.replace_all("# mine\n" + document.text, "Comment")
    window = workbench.window
    workbench.settings.set(LANGUAGE, "de")
    qtbot.waitUntil(lambda: window.commands.actions["file.open"].text() == "Ö&ffnen …")
    assert workbench.window is window
    assert window.document is document
    window.do("edit.undo")
    assert not document.is_modified
    workbench.settings.set(LANGUAGE, "en")
    qtbot.waitUntil(lambda: window.commands.actions["file.open"].text() == "&Open…")


def test_autosave_can_be_switched_off(workbench, variant):
    """Switched off, nothing is kept."""
    workbench.settings.set(AUTOSAVE, False)
    document = workbench.window.open_path(variant)
    document.replace_all("# mine\n" + document.text, "Comment")
    workbench.desk.keep_unsaved()
    assert not list(variant.parent.glob("state/recovery/*/*.json"))


def test_recent_files(stored, tmp_path):
    """The latest file comes first, once, and files that are gone are left out."""
    recent = Recent(stored)
    assert recent.paths() == []
    one, two = tmp_path / "1.yaml", tmp_path / "2.yaml"
    for path in (one, two):
        path.write_text("")
    for path in (one, two, one):
        recent.note(path)
    assert recent.paths() == [one, two]
    one.unlink()
    assert recent.paths() == [two]
    recent.clear()
    assert recent.paths() == []


def test_a_damaged_session_is_no_session(stored):
    """Stored nonsense does not keep the program from starting."""
    session = Session(stored)
    stored.setValue("window/files", "{half")
    stored.setValue("workspaces/map", "[1]")
    assert session.files() == []
    assert session.state("map") == {}
    assert session.workspace == "map"
