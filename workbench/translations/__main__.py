"""`python -m workbench.translations`: find the interface's texts, list those without translation, compile the rest.

With a JSON file it first takes translations from there: `{"source text": {"pl": "...", "de": "..."}}`, a text with a
number as a list of its plural forms (Polish three, German and English two). A text that means something else in one
context stands there as `"context/source text"`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree

import PySide6

from workbench.lab import metric_words
from workbench.rules import schema_words

FOLDER = Path(__file__).parent
SOURCES = FOLDER.parent
LANGUAGES = ("en", "pl", "de")
# Qt's own programs; PySide's scripts of the same names only start them.
TOOLS = Path(PySide6.__file__).parent


def find_texts(folder: Path = FOLDER) -> None:
    """Bring the .ts files up to date with the sources: new texts come in, those that are gone go out."""
    with tempfile.TemporaryDirectory() as scratch:
        # Words of the schemas and of what is measured stand in no source: they are written into one for the search.
        listed = Path(scratch, "listed.py")
        marked = [
            f'QT_TRANSLATE_NOOP("{words.CONTEXT}", {json.dumps(word)})\n'
            for words in (schema_words, metric_words)
            for word in words.every_word()
        ]
        listed.write_text("".join(marked), encoding="utf-8")
        sources = [*sorted(str(path) for path in SOURCES.rglob("*.py")), str(listed)]
        for language in LANGUAGES:
            only_plurals = ["-pluralonly"] if language == "en" else []
            options = ["-silent", "-locations", "none", "-no-obsolete", "-sort-messages", *only_plurals]
            _run("lupdate", *options, *sources, "-ts", str(folder / f"daimyo_{language}.ts"))


def compile_all(folder: Path = FOLDER) -> None:
    """Make the .qm files that the program loads."""
    for language in LANGUAGES:
        _run("lrelease", "-silent", str(folder / f"daimyo_{language}.ts"))


def _run(tool: str, *words: str) -> None:
    subprocess.run([str(TOOLS / tool), *words], check=True, cwd=SOURCES.parent)


def unfinished(file: Path) -> Iterator[str]:
    """Give the texts of a .ts file that lack a translation."""
    for message in ElementTree.parse(file).getroot().iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") == "unfinished":
            yield message.findtext("source") or ""


def fill(file: Path, words: Mapping[str, str | list[str]]) -> None:
    """Write translations into a .ts file, each wherever its source text stands, or in one context alone."""
    tree = ElementTree.parse(file)
    everywhere = [(context.findtext("name"), each) for context in tree.iter("context") for each in context]
    for context, message in everywhere:
        source, translation = message.findtext("source") or "", message.find("translation")
        given = words.get(f"{context}/{source}", words.get(source))
        if translation is None or given is None:
            continue
        translation.attrib.pop("type", None)
        if message.get("numerus") == "yes":
            for form, text in zip(translation.findall("numerusform"), given, strict=True):
                form.text = text
        else:
            translation.text = str(given)
    body = ElementTree.tostring(tree.getroot(), encoding="unicode")
    file.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Update, fill and compile; say what is left to translate."""
    find_texts()
    for name in arguments:
        given = json.loads(Path(name).read_text(encoding="utf-8"))
        for language in LANGUAGES:
            words = {source: forms[language] for source, forms in given.items() if language in forms}
            fill(FOLDER / f"daimyo_{language}.ts", words)
        find_texts()  # once more, so that lupdate has the last word on the layout
    compile_all()
    left = 0
    for language in LANGUAGES:
        for source in unfinished(FOLDER / f"daimyo_{language}.ts"):
            print(f"{language}: {source!r} lacks a translation")  # noqa: T201  # a program of its own
            left += 1
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
