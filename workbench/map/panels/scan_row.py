"""The scan among the overlays: shown or not, how strongly, laid anew or taken away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QSlider, QVBoxLayout, QWidget

from workbench.map.canvas.underlay import Underlay
from workbench.map.panels.palette import KeyCap
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel

LEAST, STEP = 5, 5


class ScanRow(QWidget):
    """Appears once an image lies under the board."""

    def __init__(self, underlay: Underlay, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._underlay = underlay
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 1, 14, 1)
        column.setSpacing(4)
        head = QHBoxLayout()
        self.box = QCheckBox(self.tr("Scan"), self)
        self.box.clicked.connect(underlay.show)
        self.file = ElidedLabel(parent=self)
        self.file.setObjectName("hint")
        head.addWidget(self.box)
        head.addWidget(self.file, 1)
        head.addWidget(KeyCap(key, self))
        column.addLayout(head)
        strength = QHBoxLayout()
        strength.setContentsMargins(24, 0, 0, 0)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(LEAST, 100)
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(4 * STEP)
        self.slider.setAccessibleName(self.tr("Opacity of the scan"))
        self.slider.setToolTip(self.tr("Opacity of the scan"))
        self.slider.valueChanged.connect(lambda percent: underlay.set_opacity(percent / 100))
        self.percent = PlainLabel(self)
        self.percent.setObjectName("hint")
        self.percent.setFixedWidth(self.percent.fontMetrics().horizontalAdvance("100 %") + 4)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        strength.addWidget(self.slider, 1)
        strength.addWidget(self.percent)
        column.addLayout(strength)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(24, 0, 0, 0)
        buttons.setSpacing(6)
        self.calibrate = QPushButton(self.tr("Calibrate"), self)
        self.calibrate.setToolTip(self.tr("Click two points of the scan and where each belongs"))
        self.calibrate.clicked.connect(underlay.calibrate)
        self.remove = QPushButton(self.tr("Remove"), self)
        self.remove.setToolTip(self.tr("Take the scan away"))
        self.remove.clicked.connect(underlay.remove)
        for button in (self.calibrate, self.remove):
            button.setObjectName("small")
            buttons.addWidget(button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        underlay.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        underlay = self._underlay
        self.setVisible(underlay.path is not None)
        if underlay.path is None:
            return
        self.box.setChecked(underlay.is_shown)
        self.file.setText(underlay.path.name)
        percent = round(underlay.opacity * 100)
        self.slider.blockSignals(True)
        self.slider.setValue(percent)
        self.slider.blockSignals(False)
        self.percent.setText(f"{percent} %")
