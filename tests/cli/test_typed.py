"""What typed lines mean, and how moves are listed."""

import pytest

import partie
from partie.cli.terminal.menu import Menu
from partie.cli.terminal.typed import HowMuch, Reader, cleaned, folded
from partie.kernel.errors import PartieError
from partie.text import Words


def reader(language="en", **position):
    players = [{"plants": [5, 20], "money": 30, **position.pop("player", {})}, {"plants": [3]}]
    position = {"phase": "connect", "order": [1, 0], "players": players, **position}
    game = partie.new("powergrid", 2, 1, position=position, regions="west,north,east")
    decision = game.decisions[0]
    assert decision.seat == 0
    return Reader(game, 0, Menu(game, decision), Words(language, "powergrid"))


def meant(read, line):
    move = read.move(line)
    return move and read.partie.notation(0, move)


@pytest.mark.parametrize(
    ("line", "language", "move"),
    [
        ("build essen", "en", "build essen"),
        ("BUILD Essen", "en", "build essen"),
        ("bui dui", "en", "build duisburg"),
        ("build Düsseldorf", "en", "build duesseldorf"),
        ("build dusseldorf", "en", "build duesseldorf"),
        ("build hamburk", "cs", "build hamburg"),
        ("build Гамб", "uk", "build hamburg"),
        ("don", "en", "done"),
        ("dance", "en", None),
    ],
)
def test_moves_are_known_by_their_beginnings_without_accents_and_in_the_readers_language(
    line, language, move
):
    assert meant(reader(language), line) == move


def test_an_ambiguous_line_names_the_choices():
    with pytest.raises(PartieError) as raised:
        reader().move("build d")
    assert raised.value.key == "ambiguous-move"
    assert raised.value.detail["choices"].split(", ") == [
        "build duisburg", "build dortmund", "build duesseldorf", "build dresden",
    ]  # fmt: skip


def test_moves_with_a_price_are_listed_from_the_cheapest():
    read = reader(player={"cities": ["essen"]})
    entries = read.menu.entries
    prices = [sum(n for _, n in read.menu.decision.price(entry.first)) for entry in entries[:-1]]
    assert prices == sorted(prices) and entries[-1].notation(read.partie, 0) == "done"
    assert meant(read, "1") == "build duisburg"


def test_amounts_are_one_entry_with_a_range():
    read = reader(phase="resources")
    shown = [entry.notation(read.partie, 0) for entry in read.menu.entries]
    assert shown == ["buy coal 1-10", "buy oil 1-4", "done"]
    assert meant(read, "1 4") == "buy coal 4" and meant(read, "buy oi 3") == "buy oil 3"
    with pytest.raises(HowMuch) as asked:
        read.move("1")
    again = Reader(read.partie, 0, read.menu, read.words, asked.value.entry)
    assert meant(again, "3") == "buy coal 3"
    with pytest.raises(PartieError):
        again.move("11")


def test_the_proposal_leads_the_ways_to_produce():
    read = reader(
        phase="bureaucracy", order=[0, 1], player={"cities": ["essen", "duisburg"], "fuel": {"coal": 5}}
    )
    assert read.menu.entries[0].first == read.menu.decision.default
    assert meant(read, "run 5 coal=2") == "run 5 coal=2"


def test_lines_are_cleaned_of_what_no_keyboard_types():
    assert cleaned("\x1b[31m bid\t 5\r\n\x00") == "[31m bid 5"
    assert folded("  Düsseldorf_Süd ß") == "dusseldorf sud ss"
