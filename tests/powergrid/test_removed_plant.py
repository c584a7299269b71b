"""When a plant is removed, moving its fuel is a may: the player may leave it behind."""

from itertools import product

import pytest
from playing import asked, offered, refused
from powergrid_positions import grid, happened, table

import partie
from partie.games.powergrid.moves import LEAVE
from partie.games.powergrid.rules.plants import kit_of
from partie.games.powergrid.text import amount_of
from partie.text import Words

MARKET = [10, 14, 18, 21, 22, 23, 24, 25]


def winning(plants, lot, **fuel):
    """Seat 0 of three owns these plants with this fuel and has just bought another, one too many."""
    rows = [{"plants": plants, "fuel": fuel, "money": 90}, {}, {}]
    given = {"round": 4, "order": [0, 1, 2], "buyers": [0], "bought": [], "market": MARKET, "players": rows}
    game = table(3, {**given, "deck": [30, 31, 32, 33, "step3"]})
    game.play(0, f"open {lot}")
    return game


@pytest.mark.rule("PG-OWN-04")
def test_fuel_that_could_be_moved_may_be_left_behind():
    game = winning([4, 6, 13], 10, coal=3)
    assert offered(game) == [
        "scrap 4",
        "scrap 6",
        "scrap 13",
        "leave 4 coal=1",
        "leave 4 coal=2",
        "leave 4 coal=3",
    ]
    supply = grid(game).supply[0]
    game.play(0, "leave 4 coal=2")
    s = grid(game)
    assert s.players[0].fuel == [1, 0, 0, 0] and s.supply[0] == supply + 2
    assert s.players[0].kit.plants == (6, 10, 13) and 4 in s.removed
    assert happened(game, "fuel-left") == [("fuel-left", 0, 0, 2)] and happened(game, "fuel-returned") == []


@pytest.mark.rule("PG-OWN-04", "PG-OWN-05")
def test_only_fuel_that_can_lie_on_the_removed_plant_is_left_behind():
    game = winning([4, 6, 13], 10, coal=3, garbage=2)
    assert refused(game, 0, "leave 4 garbage=1") == "PG-OWN-04"
    assert refused(game, 0, "leave 4 coal=5") == "PG-OWN-04"
    assert refused(game, 0, "leave 4 coal=4") == "PG-OWN-04"
    assert refused(game, 0, "leave 4") == "PG-OWN-04"
    assert refused(game, 0, "leave 10 coal=1") == "PG-OWN-03"
    assert refused(game, 0, (LEAVE, 4, -1, 0, 0, 0)) == "no-such-move"
    # Plant 6 keeps its garbage on no other plant: so much goes anyway, and less cannot.
    assert refused(game, 0, "leave 6 garbage=1") == "PG-OWN-05"
    assert refused(game, 0, "leave 6 garbage=2") == "no-room-anyway"


@pytest.mark.rule("PG-OWN-05")
def test_fuel_of_other_plants_is_not_given_back():
    """Plant 3 goes with its oil: the coal beside it on the hybrid is not the removed plant's."""
    game = winning([3, 4, 5], 18, coal=6, oil=6)
    game.play(0, "scrap 3")
    assert grid(game).players[0].fuel == [6, 2, 0, 0] and asked(game) != 0


@pytest.mark.rule("PG-OWN-05")
def test_of_a_removed_hybrid_the_owner_says_which_fuel_goes():
    """Hybrid 12 goes; of eight coal and oil four find room on hybrid 5."""
    game = winning([5, 12, 13], 18, coal=4, oil=4)
    game.play(0, "scrap 12")
    assert offered(game) == [f"keep coal {n}" for n in range(5)]
    assert refused(game, 0, "keep coal 5") == "PG-OWN-05"
    game.play(0, "keep coal 3")
    assert grid(game).players[0].fuel == [3, 1, 0, 0]


@pytest.mark.rule("PG-OWN-04")
@pytest.mark.parametrize(
    ("plants", "fuel"),
    [
        ((3, 4, 5), (5, 3, 0, 0)),
        ((5, 12, 13), (3, 2, 0, 0)),
        ((4, 5, 12), (5, 4, 0, 0)),
        ((6, 11, 20), (3, 0, 2, 1)),
    ],
)
@pytest.mark.parametrize("lot", [10, 18, 21])
def test_what_may_be_left_is_what_lies_on_the_plant_in_some_lay_out(plants, fuel, lot):
    """Against every way to split the fuel between the plant and the others."""
    game = winning(list(plants), lot, **dict(zip(("coal", "oil", "garbage", "uranium"), fuel, strict=True)))
    for number in plants:
        rest = kit_of(tuple(sorted({*plants, lot} - {number})))
        possible = set()
        for left in product(*(range(have + 1) for have in fuel)):
            kept = [have - gone for have, gone in zip(fuel, left, strict=True)]
            if kit_of((number,)).fits(list(left)) and rest.fits(kept):
                possible.add(left)
        least = min(map(sum, possible))
        told = {move[2:] for move in game.decisions[0].moves if move[0] == LEAVE and move[1] == number}
        assert told == {left for left in possible if sum(left) > least}


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_it_is_said_in_words(language):
    game = winning([5, 12, 13], 18, coal=2, oil=1)
    words = Words(language, "powergrid", strict=True)
    said = words.move(game, 0, game.parse(0, "leave 5 coal=2 oil=1"), ["Anna", "Bob", "Cyril"])
    assert "5" in said and "2" in said and "1" in said
    assert all(amount_of(fuel, n, words) in said for fuel, n in (("coal", 2), ("oil", 1)))


def test_the_move_is_kept_in_records_and_saves():
    game = winning([5, 12, 13], 18, coal=2, oil=1)
    game.play(0, "leave 5 coal=1")
    assert partie.replay(game.record()).key() == partie.load(game.save()).key() == game.key()
