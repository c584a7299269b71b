"""Boards: any view can be drawn, and Power Grid's shows what a player needs."""

import io
import re
from collections import Counter

import pytest
from rich.console import Console
from rich.text import Text

import partie
from partie.cli.boards import Board, board_of
from partie.cli.boards.flow import Flow
from partie.cli.boards.powergrid import PowerGridBoard
from partie.cli.terminal.show import Screen
from partie.kernel.engine.chance import Quick
from partie.kernel.engine.driver import play_random
from partie.text import Words


def drawn(thing, width=100):
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(thing)
    return out.getvalue()


def test_a_game_without_a_board_is_drawn_as_its_view_stands():
    board = board_of("chess")
    assert type(board) is Board
    view = {"game": "chess", "board": [[1, 2], [3, 4]], "players": [{"money": 3, "cards": []}], "over": None}
    assert drawn(board.draw(view, Words("en"), [], True)).split() == (
        "game: chess board: 1: 1, 2 2: 3, 4 players: 1: money 3, cards – over: –".split()
    )
    assert board.brief(view, Words("en"), 0) == "" and board.money(view, 0) is None


def test_the_generic_board_draws_power_grid_too():
    view = partie.new("powergrid", 3, 1).view(0)
    text = drawn(Board().draw(view, Words("en"), [], True))
    assert "money: 50" in text or "money 50" in text


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
@pytest.mark.parametrize("width", [80, 100, 40])
def test_the_board_of_power_grid_can_be_drawn_at_any_moment(language, width):
    whole = partie.new("powergrid", 4, 2, map="usa")
    play_random(whole, Quick(2))
    words = Words(language, "powergrid", strict=True)
    board = board_of("powergrid")
    assert isinstance(board, PowerGridBoard)
    for number in range(0, len(whole.moves), 40):
        game = whole.at(number)
        for seat in (None, 0):
            text = drawn(board.draw(game.view(seat), words, ["Anna", "Bob", "Cyril", "Dora"], True), width)
            assert all(len(line) <= width for line in text.splitlines())
        assert board.brief(game.view(0), words, 0)


def test_the_board_tells_what_connecting_costs_the_one_who_looks():
    position = {
        "phase": "connect",
        "players": [{"cities": ["essen"], "money": 50, "plants": [4]}, {"plants": [3]}],
    }
    game = partie.new("powergrid", 2, 1, position=position, regions="west,north,east")
    text = drawn(board_of("powergrid").draw(game.view(0), Words("en", "powergrid"), [], True))
    assert "Essen [A]" in text and "Duisburg 10" in text and "Dortmund 14" in text
    assert "Duisburg 10" not in drawn(
        board_of("powergrid").draw(game.view(1), Words("en", "powergrid"), [], True)
    )


def test_a_row_of_bids_is_told_in_one_line():
    game = partie.new("powergrid", 2, 1)
    events = [("opened", 0, 4), ("bid", 0, 4, 4), ("bid", 1, 4, 5), ("bid", 0, 4, 6), ("passed", 1, 4)]
    told = board_of("powergrid").told(game, events, Words("en", "powergrid"), ["Anna", "Bob"])
    assert told[1] == "Bids for plant 4: Anna 4, Bob 5, Anna 6." and len(told) == 3


def test_things_that_flow_break_only_between_one_another():
    flow = Flow([Text("one two"), Text("three four"), Text("five")])
    assert drawn(flow, 12).split("\n") == ["one two,", "three four,", "five", ""]
    assert drawn(flow, 40) == "one two, three four, five\n"
    assert drawn(Flow([]), 10) == "\n"


CROWD = ["Anna Karenina Novotná", "Bob", "Cyril", "Dora", "Maximilian der Große", "Ed"]
RICH = {
    "round": 9,
    "epoch": 3,
    "phase": "bureaucracy",
    "order": [0, 1, 2, 3, 4, 5],
    "market": [33, 37, 39, 42],
    "players": [
        {"money": 1201, "plants": [5, 21, 46], "fuel": {"coal": 5, "oil": 5}},
        {"money": 1202, "plants": [12, 29, 38], "fuel": {"coal": 2, "oil": 2, "garbage": 6}},
        {"money": 1203, "plants": [24, 30, 34], "fuel": {"garbage": 4, "uranium": 2}},
        {"money": 1204, "plants": [20, 25, 36], "fuel": {"coal": 6}},
        {"money": 1205, "plants": [26, 32, 40], "fuel": {"oil": 6}},
        {"money": 1206, "plants": [31, 44, 50], "fuel": {"coal": 3}},
    ],
}


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
@pytest.mark.parametrize("width", [60, 80, 100])
def test_no_number_of_a_player_is_cut_short(language, width):
    view = partie.new("powergrid", 6, 1, position=RICH).view(0)
    for seat, player in enumerate(view["players"]):
        player |= {"cities": ["essen"] * (31 + seat), "supplies": 21 + seat, "income": 131 + seat}
    words = Words(language, "powergrid", strict=True)
    text = drawn(PowerGridBoard().draw({**view, "cities": []}, words, CROWD, True), width)
    assert all(len(line) <= width for line in text.splitlines())
    for seat in range(6):
        (line,) = [line for line in text.splitlines() if f" {1201 + seat} " in line]
        assert line.startswith("ABCDEF"[seat]) and line.split()[-3:] == [
            str(31 + seat),
            str(21 + seat),
            f"+{131 + seat}",
        ]
    for plant in (5, 12, 24, 20, 26, 31):
        assert f"{plant}: " in text


def numbers(text):
    """Every number that can be read in a text, and how often."""
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
@pytest.mark.parametrize("name", partie.GAMES)
def test_at_80_columns_a_board_tells_the_same_numbers_as_on_a_wide_terminal(name, language):
    rules = partie.GAMES[name]
    whole = partie.new(name, rules.seat_counts[-1], 3)
    play_random(whole, Quick(3))
    words = Words(language, name, strict=True)
    board = board_of(name)
    players = ["Anna", "Bartholomew", "Cyril", "Dora", "Eva", "František"][: whole.seats]
    moments = sorted({number * len(whole.moves) // 4 for number in range(5)})
    for game in map(whole.at, moments):
        view = game.view(0)
        assert numbers(drawn(board.draw(view, words, players, True), 80)) == numbers(
            drawn(board.draw(view, words, players, True), 400)
        )
    for width in (80, 400):
        out = io.StringIO()
        Screen(Console(file=out, width=width, highlight=False), words, board, players).result(whole.result)
        told = out.getvalue()
        assert all(words.signed(value) in told for lines in whole.result.lines for _, value in lines)
