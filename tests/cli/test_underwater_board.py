"""The board of Underwater Cities shows what a player needs, in every language and at any moment."""

import io

import pytest
from rich.console import Console
from underwater_positions import position

import partie
from partie.cli.boards import board_of
from partie.cli.boards.underwater import UnderwaterBoard
from partie.cli.terminal.menu import Menu
from partie.games.underwater.cards import BY_NUMBER
from partie.kernel.engine.chance import Quick
from partie.kernel.engine.driver import play_random
from partie.text import Words

NAMES = ["Anna", "Bob", "Cyril", "Dora"]
BOARD = board_of("underwater")
ENGLISH = Words("en", "underwater", strict=True)


def drawn(game, seat=0, words=ENGLISH, width=110, whole=True):
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(BOARD.draw(game.view(seat), words, NAMES, whole))
    return out.getvalue()


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
@pytest.mark.parametrize(
    ("seats", "options", "width"),
    [(1, {}, 100), (2, {}, 80), (3, {"boards": "advanced"}, 120), (4, {"contracts": "on"}, 60)],
)
def test_it_can_be_drawn_at_any_moment(language, seats, options, width):
    assert isinstance(BOARD, UnderwaterBoard)
    whole = partie.new("underwater", seats, 2, **options)
    play_random(whole, Quick(2))
    words = Words(language, "underwater", strict=True)
    for number in range(0, len(whole.moves), 60):
        game = whole.at(number)
        for seat in (None, 0):
            text = drawn(game, seat, words, width)
            assert all(len(line) <= width for line in text.splitlines())
        assert BOARD.brief(game.view(0), words, 0)
        for line in BOARD.told(game, game.events_for(0), words, NAMES):
            assert line and "{" not in line


def test_it_tells_slots_cards_and_the_own_cities():
    game = position(
        2,
        {
            "slots": {"Y2": [1]},
            "nations": [
                {
                    "hand": [1, 2, 3],
                    "cities": {"A": "purple"},
                    "tunnels": ["t1+"],
                    "buildings": {"S": ["farm+"]},
                }
            ],
        },
    )
    text = drawn(game)
    assert "Y2 B Build up to 2 tunnels at the usual cost." in text
    assert "A symbiotic city, connected" in text and "t1 S–A ▲" in text and "▲ farm" in text
    assert Words("en", "underwater").name("card", "salvaged-hull") in text
    short = drawn(game, whole=False)
    assert "Slots and who is there" in short and "Your cities" not in short


def test_slots_with_a_matching_card_stand_first_in_the_menu():
    game = position(2, {"acting": 0})
    decision = game.decision(0)
    first = Menu(game, decision, BOARD).entries[0].first
    assert BOARD.rank(game, 0, first) == 0
    assert {BOARD.rank(game, 0, move) for move in decision.moves} == {0, 1, 2}


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_a_slot_is_one_line_with_what_it_does_and_the_cards_that_match(language):
    words = Words(language, "underwater", strict=True)
    game = position(2, {"acting": 0})
    entries = Menu(game, game.decision(0), BOARD).entries
    slots = [entry.first[1] for entry in entries]
    assert len(slots) == len(set(slots)) and all(len(entry.moves) > 1 for entry in entries)
    ranks = [[BOARD.rank(game, 0, move) for move in entry.moves] for entry in entries]
    assert ranks == sorted(ranks, key=lambda row: row[0]) and all(row == sorted(row) for row in ranks)
    name = BOARD.group_name(game, 0, entries[0].moves, words)
    card = game.view(0)["nations"][0]["hand"]
    best = next(one["number"] for one in card if one["number"] == entries[0].first[2])
    assert words.name("card", BY_NUMBER[best].name) in name


def test_what_a_move_brings_is_told():
    game = position(2, {"acting": 0, "nations": [{"board": 1}]})
    build = game.parse(0, "build tunnel t3")
    assert BOARD.effect(game, 0, build, ENGLISH) == "gives 1 credit"
    use = game.parse(0, "use 206")
    assert BOARD.effect(game, 0, use, ENGLISH) == "Gain 1 steelplast or 1 credit."
    assert BOARD.effect(game, 0, game.parse(0, "done"), ENGLISH) == ""


def test_cards_drawn_and_discarded_one_after_another_are_one_line():
    game = partie.new("underwater", 2, 1)
    events = [
        ("drew", 1, -1),
        ("drew", 1, -1),
        ("discarded", 2),
        ("discarded", 206),
        ("played", 0, 2, 2, 0),
        ("slot", 0, 2),
    ]
    told = BOARD.told(game, events, ENGLISH, NAMES)
    assert told[0] == "Bob draws 2 cards." and told[1].startswith("Discarded: “Salvaged Hull” (2) and “")
    assert len(told) == 3
