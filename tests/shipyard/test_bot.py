"""The greedy player: it plays whole games well, keeps its own laws and gives its reasons."""

from collections.abc import Iterator

import pytest
from shipyard_positions import filling_of, player, position

import partie
from partie.bots import make
from partie.games.shipyard.bot import WEIGHTS, Greedy
from partie.games.shipyard.bot.acting import completed
from partie.games.shipyard.components import BOW, MIDDLE, STERN
from partie.games.shipyard.components.yard import ship_at, with_part
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import step_of
from partie.kernel.engine.step import Move


def decisions(
    seats: int, seed: int, names: tuple[str, ...] = ("greedy",), **options: str
) -> Iterator[tuple[Partie, int, Move]]:
    """A game played by bots, stopped before every move: (game, seat, move)."""
    game = partie.new("shipyard", seats=seats, seed=seed, **options)
    players = [make(names[seat % len(names)], game.game, seed + seat) for seat in range(seats)]
    while not game.over:
        seat = game.decisions[0].seat
        move = players[seat].choose(game, seat)
        yield game, seat, move
        game.push(seat, move)


def finished(seats: int, seed: int, names: tuple[str, ...] = ("greedy",), **options: str) -> Partie:
    return list(decisions(seats, seed, names, **options))[-1][0]


def test_alone_it_reaches_what_a_first_game_should() -> None:
    scores = [finished(1, seed).result.scores[0][0] for seed in range(12)]
    assert 45 <= sum(scores) / len(scores) <= 65


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_players(seats: int) -> None:
    for seed in range(6):
        assert finished(seats, seed, ("greedy", *["random"] * (seats - 1))).result.winners == [0]


def test_its_ships_do_not_fail() -> None:
    failed = 0
    for seed in range(6):
        game = finished(2, seed)
        failed += sum(event[0] == "ship-failed" for event in game.events_for(None))
        assert min(len(player(game, seat).fleet) for seat in range(2)) >= 2
    assert failed <= 1


@pytest.mark.parametrize("seats", [1, 3])
def test_it_sees_masks_only(seats: int) -> None:
    """However the stacks are dealt anew, the choice is the same."""
    dice = Dice(seats)
    for number, (game, seat, move) in enumerate(decisions(seats, 1)):
        if number % 4 == 0:
            assert make("greedy", game.game).choose(game.guess(seat, dice), seat) == move


def test_it_plays_on_what_others_leave() -> None:
    """Random players lead it into odd positions; its moves stay legal there."""
    for seed in range(3):
        for game, seat, move in decisions(2 + seed, seed, ("random", "greedy"), contracts="random"):
            assert move in game.legal(seat)
            assert make("greedy", game.game).choose(game, seat) in game.legal(seat)


def test_without_a_captain_it_recruits_one() -> None:
    game = position(
        3,
        {
            "start": 0,
            "acting": 0,
            "recruiting": "businessman",
            "players": [{"yard": "BMM......", "items": {"sail": 2}, "guilders": 3, "goods": []}, {}, {}],
        },
    )
    assert game.notation(0, make("greedy", game.game).choose(game, 0)) == "action recruit_crew"


def test_weights_can_be_tuned() -> None:
    """Whoever values nothing but money takes the action that pays."""
    game = partie.new("shipyard", seats=4, seed=3)
    seat = game.decisions[0].seat
    miser = Greedy({**dict.fromkeys(WEIGHTS, 0.0), "guilder": 1.0, "length": 5.0})
    assert game.notation(seat, miser.choose(game.mask(seat), seat)) in ("action subsidy", "action exchange")


# What searches use


def test_only_what_matters_is_thought_about() -> None:
    """The usual move comes first; how a ship is loaded and steered follows from what it was built for."""
    thought = set()
    for number, (game, seat, _) in enumerate(decisions(2, 5)):
        if number % 3:
            continue
        mask = game.mask(seat)
        studied = game.game.heuristic().studied()
        found = studied.ordered(mask, seat)
        assert found[0] == studied.choose(mask, seat)
        assert set(found) <= set(game.legal(seat)) and len(set(found)) == len(found)
        if len(found) > 1:
            thought.add(type(step_of(mask, seat)).__name__)
    assert {"ChooseAction", "TakePart"} <= thought
    assert not thought & {"FitOut", "Steer", "PlacePart", "LayCanal"}


def test_a_position_promises_more_to_who_has_more() -> None:
    """A fleet, a ship that is ready to sail and engineers are worth something before they score."""
    even = {"start": 0, "acting": 0, "players": [{}, {}]}
    values = [promised({**even, "players": [more, {}]}) for more in ({}, {"points": 12}, READY, ENGINEERS)]
    assert abs(values[0] - 0.5) < 0.05
    assert min(values[1:]) > values[0] + 0.05


READY = {"yard": "BMMM.....", "items": {"captain": 1, "cannon": 3, "crane": 2}}
ENGINEERS = {"employees": ["engineer_cannon", "engineer_crane"]}


def promised(given: dict[str, object]) -> float:
    """About the chance that the first of two players wins."""
    game = position(2, given)
    found = game.game.heuristic().values(game.state)
    assert abs(sum(found) - 1.0) < 1e-9
    return found[0]


def test_alone_the_value_is_the_share_of_a_very_good_result() -> None:
    game = finished(1, 3)
    assert game.game.heuristic().values(game.state) == [game.result.scores[0][0] / 120]


def test_what_searches_play_by_beats_the_plain_player() -> None:
    """Of ten games for two, each deal on both seats."""
    won = 0
    for number in range(10):
        game = partie.new("shipyard", seats=2, seed=40 + number // 2)
        heuristic = game.game.heuristic()
        players = [heuristic, heuristic]
        players[number % 2] = heuristic.studied()
        while not game.over:
            seat = game.decisions[0].seat
            game.push(seat, players[seat].choose(game.mask(seat), seat))
        won += game.result.winners == [number % 2]
    assert won >= 6


def test_what_a_part_completes_is_remembered_for_each_yard_place_and_kind() -> None:
    """Asked twice about everything that may happen to a few yards; the answers are those of the yard itself."""
    yards = ["BM.......", "BMM......", "B.S......", "BM.M.S...", ".BM......", "........."]
    asked = [
        (filling_of(yard), space, kind)
        for yard in yards
        for space in range(9)
        if yard[space] == "."
        for kind in (BOW, MIDDLE, STERN)
    ]
    assert completed(filling_of("BM......."), 2, STERN) == 0
    assert completed(filling_of(".BM......"), 3, STERN) == 1
    assert completed(filling_of("BM......."), 2, MIDDLE) == -1
    assert completed(filling_of("BM......."), 3, STERN) == -1
    for filling, space, kind in (*asked, *reversed(asked)):
        after = with_part(filling, space, kind)
        ships = [berth for berth in range(9) if ship_at(after, berth)]
        assert completed(filling, space, kind) == (ships[0] if ships else -1)
