"""The end of the game (SY-END, SY-FIN)."""

from collections import Counter
from typing import Any

import pytest
from playing import asked, offered, play_out, refused
from shipyard_positions import PLAIN, happened, harbour, player, position, start

from partie.games.shipyard.components import COUNTS, PARTS
from partie.kernel.engine.partie import Partie

TURNS = {1: 25, 2: 26, 3: 25, 4: 25}


def turns(game: Partie) -> Counter[int]:
    """Regular turns by seat; the first begins with the game, before anything is told."""
    found = Counter(event[1] for event in happened(game, "turn"))
    found[harbour(game).start] += 1
    return found


def quick(game: Partie) -> Partie:
    """Whoever is asked plays a short turn: no bonus action, nothing dear."""
    seat = game.decisions[0].seat
    names = offered(game)
    game.play(seat, "done" if "done" in names else "main" if "main" in names else names[-1])
    return game


@pytest.mark.rule("SY-END-02", "SY-END-03", "SY-END-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_has_equally_many_regular_turns(seats: int) -> None:
    game = play_out(start(seats, seats), seats)
    assert set(turns(game).values()) == {TURNS[seats]} and len(turns(game)) == seats
    names = [event[0] for event in happened(game, "cube-dropped", "round-over", "last-turn")]
    assert names.count("round-over") == COUNTS[seats].cubes and names[-1] == "last-turn"
    assert names.count("cube-dropped") == COUNTS[seats].cubes + 1


@pytest.mark.rule("SY-END-01", "SY-FLW-08")
def test_each_drop_takes_a_cube_from_the_round_track() -> None:
    game = position(3, {"start": 0, "acting": 0, "gear": 11, "cubes": 5})
    while game.decisions[0].seat == 0:
        quick(game)
    assert harbour(game).cubes == 4 and happened(game, "round-over") == [("round-over", 4)]


@pytest.mark.rule("SY-END-03", "SY-FLW-11")
def test_after_the_last_drop_one_more_regular_turn_is_played() -> None:
    game = position(3, {"start": 0, "acting": 1, "gear": 11, "cubes": 0, "turn": 73})
    while not happened(game, "final-actions"):
        quick(game)
    assert [event[1] for event in happened(game, "turn")] == [2]
    assert asked(game) == 0 and game.decision(0).step.name == "final-action"


def short_of(stack: str, left: int, **given: Any) -> Partie:
    """Three players; in a stack (bows, middles or sterns) only so many parts are left, the others have sailed."""
    game = position(3, {"start": 0, "acting": given.pop("acting", 0), **given})
    s = harbour(game)
    pile = getattr(s, stack)
    gone = pile[left:] if stack != "middles" else pile[: len(pile) - left]
    setattr(s, stack, pile[:left] if stack != "middles" else pile[len(pile) - left :])
    s.scrapped = tuple(sorted((*s.scrapped, *gone)))
    return game


def build_one(game: Partie, place: str, space: str) -> Partie:
    """The seat that is asked builds one part and stops."""
    seat = asked(game)
    game.play(seat, "action build_ships")
    if game.decision(seat).step.name == "before-main":
        game.play(seat, "main")
    game.play(seat, f"take {place}")
    game.play(seat, f"at {space}")
    game.play(seat, "done")
    if game.decisions[0].seat == seat:
        game.play(seat, "done")
    return game


ROW = [
    "rent_canal",
    "buy_goods",
    "exchange",
    "build_ships",
    "make_equipment",
    "recruit_crew",
    "hire_employees",
]


@pytest.mark.rule("SY-END-05", "SY-END-06", "SY-FLW-12")
@pytest.mark.parametrize(
    ("stack", "place", "space"), [("bows", "a1", "1"), ("sterns", "d1", "9"), ("middles", "b1", "4")]
)
def test_the_last_part_laid_out_brings_the_early_end(stack: str, place: str, space: str) -> None:
    game = build_one(short_of(stack, 1, row=ROW), place, space)
    assert harbour(game).early and happened(game, "stack-empty") and happened(game, "early-end")


@pytest.mark.rule("SY-END-07", "SY-SET-04")
def test_running_out_of_middles_one_does_not_end_the_game() -> None:
    game = position(3, {"start": 0, "acting": 0, "row": ROW})
    s = harbour(game)
    ones = [part for part in s.middles if PARTS[part].stack == "middle_1"]
    s.middles = [part for part in s.middles if part not in ones[1:]]
    s.scrapped = tuple(sorted((*s.scrapped, *ones[1:])))
    build_one(game, "b1", "4")
    assert not harbour(game).early and {PARTS[part].stack for part in harbour(game).middles} == {"middle_2"}
    while asked(game) != 0:
        quick(game)
    assert PARTS[harbour(game).offer[9]].stack == "middle_1"


@pytest.mark.rule("SY-END-10", "SY-END-18")
def test_an_early_end_lets_everybody_have_equally_many_turns() -> None:
    game = short_of("bows", 1, acting=1, row=ROW, cubes=3)
    build_one(game, "a1", "1")
    while not happened(game, "final-actions"):
        quick(game)
    # Seat 1 built; only the player before the starting one still had a turn.
    assert [event[1] for event in happened(game, "turn")] == [2] and harbour(game).cubes == 3


@pytest.mark.rule("SY-END-12")
def test_an_empty_stack_leaves_the_top_spaces_empty() -> None:
    game = build_one(short_of("bows", 0, row=ROW), "a1", "1")
    assert harbour(game).offer[4] == -1 and harbour(game).offer[3] >= 0


@pytest.mark.rule("SY-END-08")
def test_goods_and_canals_are_shuffled_again() -> None:
    game = play_out(start(4, 3), 9)
    assert happened(game, "goods-shuffled")


@pytest.mark.rule("SY-END-09", "SY-CMP-08", "SY-EQP-06")
def test_everything_but_parts_is_unlimited() -> None:
    game = position(
        3,
        {
            "start": 0,
            "acting": 0,
            "making": "chimney",
            "players": [
                {"items": {"crane": 23}, "guilders": 60, "current": "exchange"},
                {"current": "buy_goods"},
                {},
            ],
        },
    )
    game.play(0, "action make_equipment")
    game.play(0, "main")
    game.play(0, "make crane")
    assert player(game).items[7] == 24 and player(game).guilders >= 60


def ending(*rows: dict[str, Any], **given: Any) -> Partie:
    """The final actions of as many players as rows, seat 0 first."""
    return position(len(rows), {"start": 0, "stage": "final", "players": list(rows), **given})


@pytest.mark.rule("SY-FIN-01", "SY-END-11")
def test_final_actions_go_round_from_the_starting_player() -> None:
    game = position(3, {"start": 2, "stage": "final"})
    order = []
    while game.decisions and game.decisions[0].step.name == "final-action":
        order.append(asked(game))
        game.play(asked(game), "final make_equipment")
        quick(game)
    assert order == [2, 0, 1]


@pytest.mark.rule("SY-FIN-02", "SY-FIN-03")
def test_any_action_may_be_final_whatever_lies_on_its_tile() -> None:
    game = ending({"current": "exchange"}, {"current": "recruit_crew"}, {"current": "make_equipment"})
    for seat in range(3):
        assert "final recruit_crew" in offered(game)
        game.play(seat, "final recruit_crew")
        game.play(seat, offered(game)[0])
    assert len(happened(game, "item-gained")) == 3


@pytest.mark.rule("SY-FIN-04")
def test_a_final_action_costs_what_it_always_costs() -> None:
    game = ending({"guilders": 1}, {}, {})
    game.play(0, "final rent_canal")
    assert offered(game) == ["rent 1", "rent 2", "rent 3"]
    game.play(0, "rent 2")
    assert player(game).guilders == 0


@pytest.mark.rule("SY-FIN-04")
def test_an_action_that_cannot_be_performed_cannot_be_the_final_one() -> None:
    game = ending({"goods": []}, {}, {})
    assert refused(game, 0, "final exchange") == "SY-EXC-02"
    assert refused(game, 0, "final subsidy") == "SY-SET-15"


CANAL = [{"tile": 15, "at": "0:0"}]
STERNS = [PLAIN[-1], *[i for i in range(26, 52) if i != PLAIN[-1]][:4]]
OFFER = ["BBBBB", "MMMMM", "MMMMM", STERNS]


@pytest.mark.rule("SY-FIN-05")
def test_a_ship_completed_by_the_final_action_sails() -> None:
    mine = {"yard": [*PLAIN[:2], *[None] * 7], "items": {"captain": 1}, "canals": CANAL}
    game = ending(mine, {}, {}, offer=OFFER)
    for move in ("final build_ships", "take d1", "at 3", "done", "sail 1", "start 0:0 north"):
        game.play(0, move)
    assert player(game).points == 2 and asked(game) == 1


@pytest.mark.rule("SY-FIN-06", "SY-FIN-07")
def test_a_final_action_moves_no_tile_pays_no_income_and_has_no_bonus() -> None:
    game = ending({"guilders": 20, "current": "exchange"}, {"current": "build_ships"}, {})
    s = harbour(game)
    before = (s.gear, list(s.row), player(game).guilders, player(game).current)
    game.play(0, "final recruit_crew")
    game.play(0, "recruit captain")
    spent = 20 - player(game).guilders
    s = harbour(game)
    assert (s.gear, list(s.row), player(game).guilders + spent, player(game).current) == before
    assert asked(game) == 1 and not happened(game, "bonus", "income")


@pytest.mark.rule("SY-END-19")
def test_after_the_final_actions_a_ship_that_lacks_one_part_may_be_completed() -> None:
    mine = {"yard": [*PLAIN[:2], *[None] * 7], "guilders": 0, "canals": CANAL, "items": {"captain": 1}}
    game = ending(mine, {"yard": "B........"}, {}, offer=OFFER)
    for seat in range(3):
        game.play(seat, "final buy_goods")
        game.play(seat, "buy 1")
    assert asked(game) == 0 and game.decision(0).step.name == "take-part"
    assert offered(game) == ["take d1", "done"]
    assert refused(game, 0, "take b1") == "SY-END-19"
    game.play(0, "take d1")
    assert refused(game, 0, "at 9") == "SY-END-19"
    for move in ("at 3", "sail 1", "start 0:0 north"):
        game.play(0, move)
    # Nobody else lacks just one part.
    assert player(game).points == 2 and game.decisions[0].step.name == "discard-contract"


def finish(game: Partie) -> Partie:
    """Everybody makes equipment as the final action and lets everything else be."""
    while not game.over:
        decision = game.decisions[0]
        final = decision.step.name == "final-action"
        game.play(decision.seat, "final make_equipment" if final else offered(game)[-1])
    return game


@pytest.mark.rule("SY-END-13")
def test_most_points_win_and_ties_are_shared() -> None:
    tied = finish(ending({"points": 10, "guilders": 3}, {"points": 10, "guilders": 0}, {"points": 9}))
    assert tied.result is not None and tied.result.winners == [0, 1] and tied.result.places == [1, 1, 3]
    clear = finish(ending({"points": 10}, {"points": 11}))
    assert clear.result is not None and clear.result.winners == [1]


@pytest.mark.rule("SY-END-17")
def test_traders_of_the_example_give_five_points() -> None:
    game = finish(
        ending({"employees": ["trader_cloth_1", "trader_cloth_2", "trader_coal_1", "accountant"]}, {})
    )
    assert game.result is not None and dict(game.result.lines[0])["traders"] == 1 + 3 + 1
