"""The game's own player: it plays whole games well, knows nothing hidden, fetches what would cost it, gives reasons."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from evacuation_positions import acting, goods, phase, player, start, state

from partie.bots import make
from partie.games.evacuation.bot import WEIGHTS, Greedy
from partie.games.evacuation.bot.effects import GOAL_LEANS
from partie.games.evacuation.bot.trying import ranked
from partie.games.evacuation.bot.worth import begun, worth
from partie.games.evacuation.cards.goals import GOALS
from partie.games.evacuation.moves import FORGO, GAIN, GOAL, RETURN, SETTLE
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move


def decisions(
    seats: int, seed: int, bots: tuple[str, ...] = ("greedy",), **options: str
) -> Iterator[tuple[Partie, int, Move]]:
    """Every decision of a game between bots with the move that is then made."""
    game = start(seats, seed, **options)
    players = [make(bots[seat % len(bots)], game.game, seed * 8 + seat) for seat in range(seats)]
    while not game.over:
        seat = game.decisions[0].seat
        move = players[seat].choose(game, seat)
        yield game, seat, move
        game.push(seat, move)


def finished(seats: int, seed: int, bots: tuple[str, ...] = ("greedy",), **options: str) -> Partie:
    """A whole game between bots."""
    *_, (game, _, _) = decisions(seats, seed, bots, **options)
    assert game.over and game.result is not None
    return game


@pytest.mark.parametrize("mode", ["race", "points"])
def test_greedy_beats_random_players(mode: str) -> None:
    for seed in range(4):
        game = finished(2, seed, ("greedy", "random"), mode=mode)
        assert game.result is not None and game.result.winners == [0]


def test_alone_it_scores_well_above_zero() -> None:
    scores = [result.scores[0][0] for seed in range(8) if (result := finished(1, seed).result) is not None]
    assert sum(scores) / len(scores) > 12, scores


@pytest.mark.parametrize("options", [{"mode": "points"}, {"actions": "advanced"}])
def test_what_it_cannot_see_makes_no_difference(options: dict[str, str]) -> None:
    dice = Dice(5)
    looked = 0
    for number, (game, seat, move) in enumerate(decisions(2, 3, **options)):
        if number % 9 == 0 and len(game.legal(seat)) > 1:
            guess = game.game.guess(game.mask(seat), dice)
            assert Greedy().choose(guess, seat) == move
            looked += 1
    assert looked > 8


def test_in_the_last_flight_it_fetches_what_it_can_and_sends_nothing_back() -> None:
    game = phase(
        "flight",
        {
            "goods": goods((0, 0, 6), (0, 0, 6)),
            "old_shuttles": ["crane"],
            "shuttles": ["swift"],
            "land": ["l1", "l4", "l5"],
        },
        {"goods": [0] * 6},
        year=4,
        mode="points",
    )
    bot = make("greedy", game.game)
    made: list[str] = []
    while not made or made[-1] not in ("launch", "done"):
        move = bot.choose(game, 0)
        assert move[0] != RETURN
        made.append(game.game.notation(state(game), 0, move))
        game.push(0, move)
    assert made[0] == "load crane" and made[-1] == "launch"
    assert player(game).land == 0


def test_a_shuttle_that_can_be_launched_is_worth_more_than_one_that_cannot() -> None:
    ready = acting({"goods": goods((0, 0, 3)), "old_shuttles": ["crane"]}, mode="points")
    stuck = acting({"goods": goods((0, 3, 0)), "old_shuttles": ["crane"]}, mode="points")
    without = acting({"goods": goods((0, 0, 3))}, mode="points")
    values = [worth(state(game), 0, WEIGHTS) for game in (ready, stuck, without)]
    assert values[0] > values[1] > values[2] - 3 * WEIGHTS["old-energy"]


def test_it_settles_what_raises_its_lowest_production() -> None:
    row = {
        "goods": goods(new=(0, 3, 3)),
        "population": 1,
        "production": [9, 2, 9],
        "sections": [9, 9],
    }
    game = acting(row, mode="points", year=4)
    bot = make("greedy", game.game)
    while True:
        move = bot.choose(game, 0)
        if move[0] == SETTLE:
            break
        game.push(0, move)
        assert game.decisions[0].seat == 0
    game.push(0, move)
    assert player(game).production[1] > 2


def test_hunger_and_missing_stadiums_are_feared_before_they_cost() -> None:
    fed = phase(
        "flight",
        {"goods": goods((4, 0, 0), (2, 0, 0)), "land": []},
        {"goods": [0] * 6},
        year=2,
        mode="points",
    )
    hungry = phase("flight", {"goods": goods((0, 4, 0), (0, 2, 0)), "land": []}, {}, year=2, mode="points")
    assert worth(state(fed), 0, WEIGHTS) > worth(state(hungry), 0, WEIGHTS)
    there = acting({"stadiums": ["purple-ground"], "old_stadiums": []}, mode="points")
    behind = acting({}, mode="points")
    assert worth(state(there), 0, WEIGHTS) > worth(state(behind), 0, WEIGHTS)


def test_searches_think_about_what_decides_only() -> None:
    game = acting({"goods": goods((2, 5, 5))}, mode="points")
    heuristic = Greedy()
    assert len(heuristic.ordered(game.mask(0), 0)) > 3
    game.play(0, "act gain-and-research")
    assert game.legal(0)[0][0] == GAIN
    assert len(heuristic.ordered(game.mask(0), 0)) == 1


def test_a_search_plays_on_to_the_next_year_and_keeps_to_its_seed() -> None:
    game = acting({"goods": goods((2, 7, 7)), "old_shuttles": ["crane"]}, mode="points", year=3)
    moves = [make("strong@60", game.game, 4).choose(game, 0) for _ in range(2)]
    assert moves[0] == moves[1] and moves[0] in game.legal(0)
    assert Greedy().stage(state(game)) == 3


def test_a_card_of_two_halves_is_judged_by_what_both_of_them_do() -> None:
    """A half that asks changes nothing until it is answered: it must be followed to its end to be seen."""
    row = {"hand": ["family-plots"], "goods": goods(new=(2, 3, 3)), "population": 1}
    game = acting(row, {"hand": []}, variant="advanced", mode="points", year=3)
    order = [game.game.notation(state(game), 0, move) for _, move in ranked(state(game), 0, WEIGHTS)]
    assert order.index("play family-plots") < order.index("act settle under family-plots")


@pytest.mark.parametrize(
    ("goal", "more", "less"),
    [
        ("masteries", {"research": [4, 0, 0]}, {"research": [2, 2, 0]}),
        ("technologies", {"research": [2, 2, 0]}, {"research": [1, 1, 0]}),
        ("infrastructure", {"works": ["kelp-gardens"]}, {}),
        ("smileys", {"old_stadiums": ["purple-ground", "neon-oval"]}, {"old_stadiums": ["purple-ground"]}),
        ("shuttles", {"old_shuttles": ["crane"]}, {}),
    ],
)
def test_what_is_on_its_way_to_a_goal_is_seen(goal: str, more: dict[str, Any], less: dict[str, Any]) -> None:
    found = [begun(player(acting(row, mode="points")), goal, 2) for row in (more, less)]
    assert found[0] > found[1]
    assert begun(player(acting(more, mode="points")), goal, 0) == 0, "too late"


def test_it_keeps_goals_that_its_technologies_help_with() -> None:
    leaning = [[GOALS[goal].id for goal in range(16) if leans[goal]] for leans in GOAL_LEANS]
    assert sorted(goal for goals in leaning for goal in goals) == sorted(goal.id for goal in GOALS)
    kept: Counter[bool] = Counter()
    for seed in range(6):
        for game, seat, move in decisions(2, seed, mode="points"):
            if move[0] not in (GOAL, FORGO):
                break
            if move[0] == GOAL:
                kept[GOALS[move[1]].id in leaning[player(game, seat).tiles[0] // 9]] += 1
    assert kept[True] > kept[False] / 2, "a quarter would be chance"
