"""YAML in the theme's colours: keys, words, numbers and comments told apart at a glance."""

from __future__ import annotations

import re

from PySide6.QtGui import QColor, QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from workbench.dress import theme

_PARTS = re.compile(
    r"""(?P<comment>(?:^|(?<=\s))\#.*)
      | (?P<key>"[^"]*"(?=\s*:(?:\s|$)) | '[^']*'(?=\s*:(?:\s|$)) | [\w./()+ -]*[\w)+](?=\s*:(?:\s|$)))
      | (?P<text>"(?:[^"\\]|\\.)*" | '[^']*')
      | (?P<number>(?<![\w.-])[-+]?\d+(?:\.\d+)?(?![\w.-]))
      | (?P<word>[^\W\d][\w./-]* | \d[\w./-]*)
    """,
    re.VERBOSE,
)


class YamlColours(QSyntaxHighlighter):
    """Colours a document's lines; each line tells enough by itself, so a change recolours one line."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self.take_theme()

    def take_theme(self) -> None:
        """Take the colours of the theme in use."""
        colours = theme.current()
        self._formats = {
            "comment": _format(colours.ink3, is_italic=True),
            "key": _format(colours.accent),
            "text": _format(colours.warn),
            "number": _format(colours.ok),
            "word": _format(colours.warn),
        }
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        """Colour one line."""
        for match in _PARTS.finditer(text):
            kind = match.lastgroup
            start, end = match.span()
            if kind == "key":
                start += len(match.group()) - len(match.group().lstrip(" -"))
            if kind:
                # Qt counts in halves of characters outside the basic plane; they are rare in YAML, so only then.
                if not text.isascii():
                    start, end = (
                        len(text[:place].encode("utf-16-le", "surrogatepass")) // 2 for place in (start, end)
                    )
                self.setFormat(start, end - start, self._formats[kind])


def _format(colour: str, *, is_italic: bool = False) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setForeground(QColor(colour))
    made.setFontItalic(is_italic)
    made.setFontWeight(QFont.Weight.Normal)
    return made
