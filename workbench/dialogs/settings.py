"""The settings dialog, generated from the declared settings; a change takes effect at once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from workbench.dress import typeface
from workbench.settings import SETTINGS, Setting, Settings
from workbench.widgets.number_field import NumberField
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel

translate = QCoreApplication.translate


LABEL_WIDTH, HINT_WIDTH = 130, 400


class SettingsDialog(QDialog):
    """One row for each setting, in the groups they were declared in."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.fields: dict[str, QWidget] = {}
        self.setMinimumWidth(560)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self.speak()

    def speak(self) -> None:
        """Say everything in the language that now holds; the field with the focus keeps it."""
        focused = next((key for key, field in self.fields.items() if field.hasFocus()), None)
        self.setWindowTitle(self.tr("Settings"))
        empty(self._whole)
        self._whole.addWidget(self._page())
        if focused is not None:
            self.fields[focused].setFocus()

    def _page(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        for group in dict.fromkeys(setting.group for setting in SETTINGS):
            title = PlainLabel(translate("settings", group), self)
            title.setFont(typeface.style("dock"))
            title.setObjectName("dockTitle")
            column.addWidget(title)
            column.addLayout(self._form([setting for setting in SETTINGS if setting.group == group]))
            column.addSpacing(4)
        buttons = QDialogButtonBox(self)
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.AcceptRole)
        close.setAccessibleName(self.tr("Close"))
        close.setObjectName("primary")
        buttons.accepted.connect(self.accept)
        column.addStretch(1)
        column.addWidget(buttons)
        return page

    def _form(self, settings: list[Setting]) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for setting in settings:
            field = self._field(setting)
            title, words = translate("settings", setting.title), translate("settings", setting.help)
            if setting.at_next_start:
                words += " " + self.tr("It takes effect at the next start.")
            field.setAccessibleName(title)
            field.setAccessibleDescription(words)
            field.setToolTip(words)
            self.fields[setting.key] = field
            hint = PlainLabel(words, self)
            hint.setObjectName("hint")
            hint.setWordWrap(True)
            # A form gives a label that wraps one line unless it is told.
            hint.setFixedSize(HINT_WIDTH, hint.heightForWidth(HINT_WIDTH))
            inner = QVBoxLayout()
            inner.setSpacing(2)
            inner.addWidget(field, 0, Qt.AlignmentFlag.AlignLeft)
            inner.addWidget(hint)
            if isinstance(field, QCheckBox):
                field.setText(title)
                space = PlainLabel(self)
                space.setMinimumWidth(LABEL_WIDTH)
                form.addRow(space, inner)
            else:
                label = PlainLabel(title, self)
                label.setBuddy(field)
                label.setMinimumWidth(LABEL_WIDTH)  # the same in every group
                form.addRow(label, inner)
        return form

    def _field(self, setting: Setting) -> QWidget:
        value = self._settings.get(setting)
        if isinstance(setting.default, bool):
            box = QCheckBox(self)
            box.setChecked(bool(value))
            box.toggled.connect(lambda on: self._settings.set(setting, on))
            return box
        if isinstance(setting.default, int):
            number = NumberField(self)
            number.setRange(setting.least, setting.most)
            number.setSingleStep(setting.step)
            number.setSuffix(setting.unit)
            number.setValue(int(value))
            number.setMinimumWidth(110)
            number.valueChanged.connect(lambda chosen: self._settings.set(setting, chosen))
            return number
        choice = QComboBox(self)
        choice.setMinimumWidth(200)
        for word, title in setting.choices.items():
            choice.addItem(translate("settings", title), word)
        choice.setCurrentIndex(choice.findData(value))
        choice.activated.connect(lambda row: self._settings.set(setting, choice.itemData(row)))
        return choice
