"""The pictures of README.md and docs/: real windows of the running program, every page in both themes.

`make pictures` runs this on a virtual screen. Each scene does what a person would do, waits until the window has come
to rest, and photographs the screen. With words only scenes whose names contain one are taken. With `--all FOLDER` they
and further pages are taken in three languages and two sizes, into that folder, to be looked at and thrown away.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from scenes import FURTHER_SCENES, SCENES
from stage import PICTURES, USUAL_SIZE, Look, Stage

THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "pl")
SIZES = (USUAL_SIZE, (1100, 700))
USUAL_LOOKS = [Look(theme) for theme in THEMES]
ALL_LOOKS = [Look(theme, language, size) for size in SIZES for language in LANGUAGES for theme in THEMES]


def main() -> None:
    """Take the pictures."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("words", nargs="*", metavar="WORD", help="scenes whose names contain one of these")
    asked.add_argument("--all", type=Path, metavar="FOLDER", help="in all languages and sizes, into a folder")
    given = asked.parse_args()
    looks, to = (ALL_LOOKS, given.all.absolute()) if given.all else (USUAL_LOOKS, PICTURES)
    to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        # What the program keeps lies elsewhere while it is photographed; the compiled rules stay where they are.
        os.environ.setdefault("XDG_CACHE_HOME", str(Path.home() / ".cache"))
        for place in ("XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "DAIMYO_RUNS"):
            os.environ.pop(place, None)
        from workbench.app import made_application

        application = made_application()
        if application.platformName() == "offscreen":
            sys.exit(
                "These are pictures of real windows: run this on a screen, or on a virtual one: make pictures"
            )
        for scene in (*SCENES, *FURTHER_SCENES) if given.all else SCENES:
            name = scene.__name__.strip("_").replace("_", "-")
            if not given.words or any(word in name for word in given.words):
                folder = Path(scratch, name)
                folder.mkdir()
                os.environ["HOME"] = str(folder)
                stage = Stage(application, folder, looks, to)
                scene(stage)
                stage.close()


if __name__ == "__main__":
    main()
