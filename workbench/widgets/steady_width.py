"""The width for words that wrap in a list: the same with and without its scroll bar, which would come and go."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView


def steady_width(view: QAbstractItemView) -> int:
    """Give how wide rows are beside the scroll bar, which rows of more lines bring and rows of fewer take away."""
    bar = view.verticalScrollBar()
    return view.viewport().width() - (0 if bar.isVisible() else bar.sizeHint().width())
