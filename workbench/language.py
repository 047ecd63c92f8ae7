"""The language of the interface, and what the engine says in it."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from engine.texts import languages, saying
from workbench.words import QT_TRANSLATE_NOOP

FOLDER = Path(__file__).parent / "translations"
LANGUAGES = languages.LANGUAGES
# The hyphen that stands before a number for a minus, not between two words or numbers.
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
# Words of Qt's own file dialog that its Polish translation misses.
QT_WORDS = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)


def chosen(word: str) -> str:
    """Give the language that a setting means: the system's where it is one of ours, else English.

    >>> chosen("pl")
    'pl'
    """
    if word in LANGUAGES:
        return word
    system = [name.split("-")[0].lower() for name in QLocale.system().uiLanguages()]
    return next((name for name in system if name in LANGUAGES), "en")


def install(language: str, application: QCoreApplication) -> list[QTranslator]:
    """Load our words and Qt's own for a language, and give the translators, which must be kept alive."""
    installed = []
    QLocale.setDefault(QLocale(language))
    sources = [(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{language}")]
    sources.append((str(FOLDER), f"daimyo_{language}"))
    for folder, name in sources:
        translator = QTranslator(application)
        if translator.load(name, folder) and application.installTranslator(translator):
            installed.append(translator)
    return installed


def spoken() -> str:
    """Give the language that now holds: the translators say it of themselves."""
    return QCoreApplication.translate("language", "en")


def told(text: str) -> str:
    """Give what the engine says, a problem or a sentence of the rules, in the language that now holds.

    Numbers below nothing have a true minus, as everywhere in the window; what is quoted from a document stays.
    """
    parts = saying.in_language(text, spoken()).split("`")
    return "`".join(part if place % 2 else _HYPHEN.sub("−", part) for place, part in enumerate(parts))
