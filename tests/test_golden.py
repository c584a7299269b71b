"""Golden records: whole games that must replay to the letter, and between them reach the rare moments."""

from pathlib import Path

import pytest
from golden import FOLDER, WANTED, moments

import partie

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_record_replays_to_the_letter(file: Path) -> None:
    text = file.read_text("utf-8")
    game = partie.replay(text)
    assert game.over
    assert game.record() == text


@pytest.mark.parametrize(
    ("name", "moment"), [(f"{row[0]}-{row[1]}", row[5]) for row in WANTED], ids=lambda value: value
)
def test_the_golden_games_reach_the_rare_moments(name: str, moment: str) -> None:
    game = partie.replay((FOLDER / f"{name}.txt").read_text("utf-8"))
    assert moment in set(moments(game))


def test_the_golden_games_cover_all_player_counts_and_both_maps() -> None:
    games = [partie.replay(file.read_text("utf-8"), upto=0) for file in FILES if "powergrid" in file.name]
    assert {game.seats for game in games} == {2, 3, 4, 5, 6}
    assert {game.options["map"] for game in games} == {"germany", "usa"}


def test_the_golden_games_cover_all_player_counts_boards_and_contracts() -> None:
    games = [partie.replay(file.read_text("utf-8"), upto=0) for file in FILES if "underwater" in file.name]
    assert {game.seats for game in games} == {1, 2, 3, 4}
    kinds = {(game.seats > 2, game.options["boards"], game.options["contracts"]) for game in games}
    assert kinds >= {
        (True, "advanced", "on"),
        (True, "auto", "on"),
        (False, "auto", "on"),
        (False, "advanced", "off"),
    }


def test_the_golden_games_of_shipyard_cover_all_player_counts_and_options() -> None:
    games = [partie.replay(file.read_text("utf-8"), upto=0) for file in FILES if "shipyard" in file.name]
    assert {game.seats for game in games} == {1, 2, 3, 4}
    assert {game.options["contracts"] for game in games} == {"sets", "random"}
    assert {game.options["employees"] for game in games} == {"recommended", "groups", "random"}
    assert {game.options["row"] for game in games} == {"printed", "shuffled"}


def test_the_golden_games_of_evacuation_cover_all_player_counts_and_variants() -> None:
    games = [partie.replay(file.read_text("utf-8"), upto=0) for file in FILES if "evacuation" in file.name]
    assert {game.seats for game in games} == {1, 2, 3, 4}
    for option, choices in (
        ("actions", {"basic", "advanced"}),
        ("tasks", {"on", "off"}),
        ("dominance", {"on", "off"}),
        ("rival", {"on", "off"}),
    ):
        assert {game.options[option] for game in games} == choices
    assert {"usual", "points"} <= {game.options["mode"] for game in games}
