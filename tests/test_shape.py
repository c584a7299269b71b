"""One shape for all games: the same names at the same places, so that who knows one game folder knows them all."""

import pytest
from checkout import ROOT

import partie

GAMES = ROOT / "partie" / "games"
ALLOWED = {
    "__init__.py",  # the Game object
    "components",  # or components.py: typed tables from data/
    "components.py",
    "moves.py",  # the moves of the game in tables, and their verbs where vocabulary.py has them not
    "vocabulary.py",  # verbs that need the names of cards
    "setup.py",
    "state",  # declared.py, made.py
    "rules",  # one module a phase or chapter of the rulebook
    "book.py",  # effects by number, below the rules
    "trees.py",  # the effects of all cards, numbered
    "effects",  # nodes of the effect language
    "cards",  # one entry a card
    "scoring.py",
    "knowledge.py",  # mask and guess
    "position",  # written positions: reading, describing, validating
    "view.py",  # or view/: the JSON the clients draw
    "view",
    "features.py",  # numbers for learning agents
    "events.py",  # names of the arguments of events
    "bot",
    "text",  # speaker, icons and words beyond the generic
    "data",
    "locale",
}
EVERYWHERE = {
    "__init__.py", "moves.py", "setup.py", "state", "rules", "scoring.py", "knowledge.py", "position", "features.py",
    "events.py", "bot", "text", "data", "locale",
}  # fmt: skip
"""What no game is without."""
KERNEL = {"__init__.py", "compiled.py", "errors.py", "engine", "notation", "keeping", "learning"}
MOST_MODULES = 20
"""A folder with more gets folders inside."""

games = pytest.mark.parametrize("game", sorted(partie.GAMES))


def names(folder):
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


@games
def test_a_game_folder_has_the_names_of_all(game):
    assert names(GAMES / game) <= ALLOWED


@games
def test_a_game_folder_lacks_nothing_that_every_game_has(game):
    assert EVERYWHERE - names(GAMES / game) == set()
    assert {"declared.py", "made.py"} <= names(GAMES / game / "state")


def test_the_kernel_has_folders_that_say_what_they_are_for():
    assert names(ROOT / "partie" / "kernel") == KERNEL


def test_no_folder_of_the_engine_is_too_long_a_list():
    for layer in ("kernel", "euro", "games"):
        for folder in (ROOT / "partie" / layer).rglob("*"):
            if folder.is_dir():
                modules = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
                assert len(modules) <= MOST_MODULES, folder
