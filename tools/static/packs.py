"""Packs for the workers of the page: engine and games as compiled Python in zip files, words by language.

Each pack begins as a folder. Pyodide itself, under Node, compiles the sources (pack.mjs), because bytecode depends on
the version of Python.
"""

import importlib.util
import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from partie.text import LANGUAGES
from partie.text.compiled import ENDING, compile_words
from partie.text.files import LISTED, locale_files

ROOT: Final = Path(__file__).parents[2]
ENGINE: Final = ("kernel", "euro", "text", "bots", "table", "local")
"""Folders of the package that every game needs."""
LIBRARIES: Final = ("attr", "babel", "fluent", "pytz")
"""Libraries for words; their dependency `typing_extensions` is replaced by `typing`."""
NOT_NEEDED: Final = ("__pycache__", "locale", "messages", "locale-data", "zoneinfo", "*.pyi", "*.npz")
NOT_DATA: Final = ("where.json",)


def games() -> list[str]:
    return sorted(entry.parent.name for entry in (ROOT / "partie" / "games").glob("*/__init__.py"))


def stage_engine(folder: Path) -> None:
    """Stage everything except the games: the engine, and the libraries for words."""
    package = ROOT / "partie"
    target = folder / "partie"
    target.mkdir(parents=True)
    for file in package.glob("*.py"):
        shutil.copy(file, target)
    for name in ENGINE:
        shutil.copytree(package / name, target / name, ignore=shutil.ignore_patterns(*NOT_NEEDED))
    (target / "games").mkdir()
    shutil.copy(package / "games" / "__init__.py", target / "games")
    locale = target / "text" / "locale"
    locale.mkdir()
    locale.joinpath(LISTED).write_text(json.dumps(LANGUAGES))
    for name in LIBRARIES:
        shutil.copytree(_library(name), folder / name, ignore=shutil.ignore_patterns(*NOT_NEEDED))
    folder.joinpath("typing_extensions.py").write_text("from typing import Literal as Literal\n")
    data = folder / "babel" / "locale-data"
    data.mkdir()
    for language in ("root", *LANGUAGES):
        shutil.copy(_library("babel") / "locale-data" / f"{language}.dat", data)


def _library(name: str) -> Path:
    found = importlib.util.find_spec(name)
    assert found is not None and found.submodule_search_locations
    return Path(next(iter(found.submodule_search_locations)))


def stage_game(game: str, folder: Path) -> None:
    """Stage a game: its code and data, without words and neural networks."""
    source = ROOT / "partie" / "games" / game
    ignore = shutil.ignore_patterns(*NOT_NEEDED, *NOT_DATA)
    shutil.copytree(source, folder / "partie" / "games" / game, ignore=ignore)
    (folder / "partie" / "games" / game / "locale").mkdir()


def stage_words(game: str, language: str, folder: Path) -> None:
    """Stage the words of a game (`""`: the shared ones) in one language, with its rules."""
    place = Path("partie", "games", game, "locale") if game else Path("partie", "text", "locale")
    target = folder / place
    target.mkdir(parents=True)
    texts = [file.read_text(encoding="utf-8") for file in locale_files(game, language)]
    target.joinpath(f"{language}{ENDING}").write_bytes(compile_words(texts))
    rules = ROOT / place / f"rules.{language}.json"
    if rules.is_file():
        shutil.copy(rules, target)


def title_packs(out: Path, game: str) -> list[Path]:
    """The packs in the folder that only one title needs: the game, and its words in all languages."""
    return sorted([*out.glob(f"files-*/{game}.zip"), *out.glob(f"files-*/words-{game}-*.zip")])


def stage_all(folder: Path) -> Iterable[str]:
    """Stage all packs; returns their names."""
    stage_engine(folder / "engine")
    yield "engine"
    for game in games():
        stage_game(game, folder / game)
        yield game
    for language in LANGUAGES:
        for owner in ("", *games()):
            name = f"words-{owner}-{language}" if owner else f"words-{language}"
            stage_words(owner, language, folder / name)
            yield name
