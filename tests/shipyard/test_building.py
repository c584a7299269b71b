"""The action Build ships: buying, laying, sliding (SY-BLD)."""

from typing import Any

import pytest
from playing import asked, offered, refused
from shipyard_positions import PLAIN, acting, harbour, hull, part, player, position

from partie.games.shipyard.components import FEATURES, PARTS
from partie.kernel.engine.partie import Partie

BOWS = list(range(5))
STERNS = list(range(26, 31))
LEFT = list(range(52, 57))
RIGHT = list(range(57, 62))
OFFER = [BOWS, LEFT, RIGHT, STERNS]


def building(yard: str = ".........", guilders: int = 6, **given: Any) -> Partie:
    """Seat 0 builds ships; parts of a yard are taken from those not on offer."""
    spaces = [
        None if letter == "." else {"B": 10, "M": 70, "S": 40}[letter] + i for i, letter in enumerate(yard)
    ]
    return acting("build_ships", {"yard": spaces, "guilders": guilders}, offer=OFFER, **given)


def column(game: Partie, number: int) -> list[int]:
    return harbour(game).offer[5 * number : 5 * number + 5]


def play(game: Partie, *moves: str) -> Partie:
    for move in moves:
        game.play(0, move)
    return game


@pytest.mark.rule("SY-BLD-01")
def test_twenty_parts_lie_in_four_columns_of_five() -> None:
    game = building()
    kinds = [column_["kind"] for column_ in game.view(0)["parts"]["columns"]]
    assert kinds == ["bow", "middle", "middle", "stern"]
    assert len(harbour(game).offer) == 20 and -1 not in harbour(game).offer
    play(game, "take a1", "at 1")
    assert refused(game, 0, "take a1") == "SY-BLD-01"


@pytest.mark.rule("SY-BLD-02", "SY-BLD-25")
def test_one_to_three_parts_are_bought_in_any_mixture() -> None:
    game = building()
    assert refused(game, 0, "done") == "SY-BLD-25"
    play(game, "take b1", "at 2")
    assert "done" in offered(game)
    play(game, "take b2", "at 3", "take b3", "at 4")
    # After the third part the action is over.
    assert asked(game) == 1 and sum(space >= 0 for space in player(game).yard) == 3


@pytest.mark.rule("SY-BLD-03")
def test_prices_by_row() -> None:
    game = building(guilders=6)
    prices = [dict(game.decision(0).price(game.parse(0, f"take a{row}")))["guilders"] for row in range(1, 6)]
    assert prices == [0, 1, 1, 2, 2]
    play(game, "take b1", "at 2", "take b3", "at 3", "take b5", "at 4")
    assert player(game).guilders == 6 - 3
    assert refused(building(guilders=1), 0, "take a4") == "SY-BLD-03"


@pytest.mark.rule("SY-BLD-04")
def test_the_offer_slides_only_when_the_action_is_over() -> None:
    game = building(guilders=1)
    play(game, "take b1", "at 2")
    assert column(game, 1) == [-1, *LEFT[1:]]
    play(game, "take b2", "at 3")
    assert player(game).guilders == 0 and column(game, 1) == [-1, -1, *LEFT[2:]]
    play(game, "done")
    assert column(game, 1)[:3] == LEFT[2:] and -1 not in column(game, 1)


@pytest.mark.rule("SY-BLD-06")
def test_a_bought_part_must_be_laid_at_once() -> None:
    game = play(building(), "take b1")
    assert refused(game, 0, "done") == "SY-BLD-06" and refused(game, 0, "take a1") == "SY-BLD-06"
    assert all(move.startswith("at ") for move in offered(game))


@pytest.mark.rule("SY-BLD-07", "SY-BLD-08")
def test_parts_go_on_empty_spaces_and_stay_there() -> None:
    game = play(building("..M......"), "take b1")
    assert refused(game, 0, "at 3") == "SY-BLD-07" and refused(game, 0, (5, 9)) == "no-such-move"
    play(game, "at 4", "done")
    assert player(game).yard[2] >= 0 and player(game).yard[3] == LEFT[0]
    assert not any(verb.name in ("move", "shift") for verb in game.game.verbs)


@pytest.mark.rule("SY-BLD-09")
def test_the_spaces_of_a_complete_ship_are_free_in_step_5_only() -> None:
    game = play(building("BM.......", guilders=0), "take d1", "at 3", "take b1")
    assert "at 2" not in offered(game) and refused(game, 0, "at 2") == "SY-BLD-07"
    play(game, "at 4", "done", "risk 1")
    assert player(game).yard[:3] == [-1, -1, -1] and player(game).yard[3] == LEFT[0]


@pytest.mark.rule("SY-BLD-10")
def test_the_yard_may_be_filled_only_by_completing_a_ship() -> None:
    game = play(building("B.MMMMMMS"), "take b1")
    assert offered(game) == ["at 2"]
    other = building("B.MMMMMMS")
    assert refused(other, 0, "take d1") == "SY-BLD-27"


@pytest.mark.rule("SY-BLD-11", "SY-BLD-15", "SY-BLD-17")
def test_why_a_space_is_refused() -> None:
    game = play(building(), "take b1")
    assert refused(game, 0, "at 1") == "SY-BLD-15" and refused(game, 0, "at 9") == "SY-BLD-17"
    stern = play(building(), "take d1")
    assert refused(stern, 0, "at 2") == "SY-BLD-11"
    full = play(building("B.MMMMMMS", guilders=0), "take b1")
    assert refused(full, 0, "at 2") is None


@pytest.mark.rule("SY-BLD-16")
def test_a_stern_beside_a_bow_is_refused() -> None:
    game = play(building("..B......"), "take d1")
    assert refused(game, 0, "at 4") == "SY-BLD-16"


@pytest.mark.rule("SY-BLD-20")
def test_parts_differ_by_cabins_mounts_and_what_is_on_the_hull() -> None:
    assert set(FEATURES) == {
        "cabin", "stoker_cabin", "mast", "cannon", "crane", "lifebuoy", "lifeboat", "lantern",
    }  # fmt: skip
    assert {feature for one in PARTS for feature in one.features} == set(FEATURES)
    assert part("stern", "cabin", "lantern") != part("stern", "cabin", "lifeboat")


@pytest.mark.rule("SY-BLD-21", "SY-BLD-22")
def test_columns_slide_down_and_new_parts_are_the_dearest() -> None:
    game = building()
    top = harbour(game).bows[-1]
    play(game, "take a2", "at 1", "done")
    assert column(game, 0) == [BOWS[0], BOWS[2], BOWS[3], BOWS[4], top]


@pytest.mark.rule("SY-BLD-23")
def test_the_two_columns_of_middles_slide_separately() -> None:
    game = play(building(), "take b1", "at 2", "take b2", "at 3", "take b3", "at 4")
    assert column(game, 2) == RIGHT and column(game, 1)[:2] == LEFT[3:]


@pytest.mark.rule("SY-BLD-24")
def test_both_columns_of_middles_are_filled_from_one_stack_the_left_one_first() -> None:
    game = building(guilders=1)
    tops = harbour(game).middles[:-4:-1]
    play(game, "take c1", "at 2", "take b1", "at 3", "take b2", "at 4")
    assert column(game, 1)[3:] == tops[:2] and column(game, 2)[4] == tops[2]


@pytest.mark.rule("SY-BLD-26")
def test_without_guilders_only_the_bottom_row_is_left() -> None:
    game = building(guilders=0)
    assert offered(game) == ["take a1", "take b1", "take c1", "take d1"]
    assert refused(game, 0, "take a2") == "SY-BLD-26"


@pytest.mark.rule("SY-BLD-27")
def test_only_parts_that_can_be_laid_may_be_taken() -> None:
    game = building("BBBBBBB.S")
    assert refused(game, 0, "take a1") == "SY-BLD-27"
    assert {move[5] for move in offered(game)} == {"b", "c"}


@pytest.mark.rule("SY-BLD-28")
def test_if_no_part_can_be_paid_and_laid_the_action_cannot_be_chosen() -> None:
    middles = [[None, 52, 53, 54, 55], [None, 56, 57, 58, 59]]
    row = [
        "rent_canal",
        "build_ships",
        "buy_goods",
        "make_equipment",
        "recruit_crew",
        "exchange",
        "hire_employees",
    ]
    mine = {"guilders": 0, "current": "rent_canal", "yard": "BBBBBBB.S"}
    rows = [mine, {"current": "hire_employees"}, {"current": "exchange"}]
    given = {"start": 0, "acting": 0, "row": row, "offer": ["BBBBB", *middles, "SSSSS"]}
    game = position(3, {**given, "players": rows})
    assert refused(game, 0, "action build_ships") == "SY-BLD-28"
    rich = position(3, {**given, "players": [{**mine, "guilders": 1}, *rows[1:]]})
    assert "action build_ships" in offered(rich)


@pytest.mark.rule("SY-BLD-13", "SY-BLD-18", "SY-BLD-19")
def test_legal_layouts_of_the_examples_can_be_built() -> None:
    assert "at 5" in offered(play(building("B........"), "take d1"))
    assert "at 3" in offered(play(building("B........"), "take a1"))
    enclosed = play(building("..S.B...."), "take b1")
    assert "at 4" in offered(enclosed)


def test_helpers_build_what_they_say() -> None:
    assert [PARTS[i].features for i in PLAIN] == [("cabin",), ("cabin", "mast"), ("cabin", "mast")]
    twice = hull("mast", ("cabin", "mast"), ("cabin", "mast"), stern=("cabin", "crane"))
    assert len(set(twice)) == 4
