"""What the view tells of a voyage before it is decided is what the rules then give."""

import pytest
from shipyard_positions import acting, finishing, hull, start

from partie.games.shipyard.view.trials import trials, voyages


def greedy(game):
    """Plays on by the game's own player; stops before each decision."""
    player = game.game.heuristic()
    while game.decisions:
        seat = game.decisions[0].seat
        mask = game.game.mask(game.state, seat)
        yield seat, mask
        game.push(seat, player.choose(mask, seat))


def scored(game, seat, moves):
    """What a ship scores when these moves are played."""
    ahead = game.copy()
    before = len(ahead.state.events)
    for move in moves:
        ahead.push(seat, ahead.read(seat, move))
    return next(list(event[2:]) for event in ahead.state.events[before:] if event[0] == "ship-scored")


@pytest.mark.parametrize("seed", range(4))
def test_every_plan_scores_what_it_tells(seed):
    game, told = start(seats=3, seed=seed), 0
    for seat, mask in greedy(game):
        for ship in voyages(mask, seat):
            sums = [sum(plan["points"]) for plan in ship["plans"]]
            assert sums == sorted(sums, reverse=True)
            assert ship["passes"] == bool(sums)
            for plan in ship["plans"][::17]:
                for way in ship["courses"][plan["course"]]:
                    points = [*plan["points"][:3], *way["points"]]
                    assert scored(game, seat, plan["moves"] + way["moves"]) == points
                    told += 1
    assert told > 20


def test_laying_the_last_part_tells_what_becomes_of_the_ship():
    """SY-STP-03, SY-CND-01: complete without a captain means lost."""
    game = acting("build_ships", {"yard": "BM.......", "guilders": 3})
    game.play(0, "take d1")
    told = {one["space"]: one for one in trials(game.game.mask(game.state, 0), 0)}
    assert list(told) == [3]
    assert (told[3]["captain"], told[3]["reach"], told[3]["passes"]) == (False, 0, False)
    assert told[3]["points"] is None
    assert told[3]["more"] is False
    assert trials(game.game.mask(game.state, 1), 1) == []


def test_a_turn_that_goes_on_is_told():
    """SY-ACT-10: a bonus action after the main one may still bring the captain."""
    game = acting("build_ships", {"yard": "BM.......", "guilders": 9})
    game.play(0, "take d1")
    assert [one["more"] for one in trials(game.game.mask(game.state, 0), 0)] == [True]


def test_a_trial_tells_the_greatest_speed_also_where_the_canals_are_shorter():
    """SY-CND-02: chimney and stoker make 4; three spaces are left, so that the best plan takes the sail."""
    parts = hull("crane", ("mast", "cannon"), stern=("stoker_cabin", "cabin"))
    game = finishing(
        parts,
        items={"captain": 1, "stoker": 1, "chimney": 1, "sail": 1},
        canals=[{"tile": 15, "at": "0:0"}],
        figure={"at": "0:0", "space": 5, "stern": 1},
    )
    game.play(0, "take d1")
    told = trials(game.game.mask(game.state, 0), 0)
    assert [(one["reach"], one["most"], one["pace"]) for one in told] == [(3, 4, 3)]


FACTS = ("berth", "length", "captain", "reach", "least", "most", "passes")


def test_a_trial_tells_the_facts_of_the_voyage_and_the_points_of_its_best_plan():
    for seed in range(6):
        game, compared = start(seats=2, seed=seed), 0
        for seat, mask in greedy(game):
            ships = {one["berth"]: one for one in voyages(mask, seat)}
            for one in trials(mask, seat):
                if one["space"] is None and one["berth"] in ships:
                    ship = ships[one["berth"]]
                    assert [one[fact] for fact in FACTS] == [ship[fact] for fact in FACTS]
                    plans = ship["plans"]
                    assert one["points"] == (plans[0]["points"] if plans else None)
                    compared += 1
        assert compared
