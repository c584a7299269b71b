"""The menu: `1` never gives anything up, ways to do one thing are one line, and what gives up is always in sight."""

import pytest
from evacuation_positions import acting, goods
from terminal import play

import partie
from partie.cli.boards import board_of
from partie.cli.terminal.menu import Menu
from partie.kernel.engine.chance import Quick
from partie.kernel.engine.driver import play_random

GIVING_UP = (
    "pass",
    "done",
    "forgo",
    "drop",
    "discard",
    "risk",
    "scrap",
    "not",
    "later",
    "card unused",
    "lane outer",
)
"""Beginnings of moves that end a turn or an action, or throw something away."""


def gives_up(text):
    return any(text == move or text.startswith(move + " ") for move in GIVING_UP)


@pytest.mark.parametrize("name", sorted(partie.GAMES))
def test_1_is_never_what_gives_something_up(name):
    whole = partie.new(name, 3, 4)
    play_random(whole, Quick(4))
    board, asked = board_of(name), 0
    for number in range(0, len(whole.moves), 3):
        game = whole.at(number)
        for decision in game.decisions:
            menu = Menu(game, decision, board)
            texts = [game.notation(decision.seat, entry.first) for entry in menu.entries]
            given = [gives_up(text) for text in texts]
            if any(given) and not all(given):
                asked += 1
                assert not given[0] and given == sorted(given), texts
            listed = sorted(move for entry in menu.entries for move in entry.moves)
            assert listed == sorted(decision.moves)
    assert asked > 5


def test_what_gives_up_is_shown_even_where_the_menu_is_cut_short(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    game = partie.new("powergrid", 2, 1, position={
        "phase": "connect", "order": [1, 0], "players": [{"plants": [4], "money": 90}, {"plants": [3], "money": 40}],
    })  # fmt: skip
    shown = play("done", seats=("you:Anna", "you:Bob"), game=game).shown()
    first = shown[: shown.index("B Bob: ", shown.index("A Anna: "))]
    assert "“moves” lists them all" in first and "Done" in first


def test_ways_to_do_one_thing_are_one_line_and_asked_for_afterwards(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    row = {"goods": goods(new=(0, 5, 0)), "population": 4, "prepared": [0, 0, 0, 1, 1, 1]}
    for lines in (["settle t12", "2"], ["1 2"], ["1", "2"]):
        game = acting(row)
        game.play(0, "act settle")
        entry = Menu(game, game.decision(0), board_of("evacuation")).entries[0]
        assert entry.choice and len({move[:2] for move in entry.moves}) == 1
        if lines[0] != "settle t12":
            made = play(*lines, seats=("you:Anna", "you:Bob"), game=game)
            assert made.partie.moves[1] == entry.moves[1]
            assert lines == ["1 2"] or "Which way?" in made.shown()
        else:
            made = play(*lines, seats=("you:Anna", "you:Bob"), game=game)
            assert made.partie.notation(0, made.partie.moves[1]).startswith("settle t12 ")
