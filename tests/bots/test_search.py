"""Searches: legal, repeatable, on guesses only, and better with thought than without."""

import pytest

import partie
from partie import bots
from partie.bots import make
from partie.bots.limits import Budget, Limit
from partie.bots.mind import Mind
from partie.bots.rollouts import Rollouts
from partie.bots.search import Samples
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.state import legal

SEARCHES = ("lookahead", "maxn", "paranoid", "rollouts", "mcts")
each = pytest.mark.parametrize("name", SEARCHES)


def played(game, seats, players, seed, decisions=10_000):
    """Play with these bots; the moves of the game."""
    table = partie.new(game, seats=seats, seed=seed)
    sitting = [make(name, table.game, seat) for seat, name in enumerate(players)]
    while not table.over and len(table.moves) < decisions:
        seat = table.decisions[0].seat
        table.play(seat, sitting[seat].choose(table, seat))
    return table


def powergrid_in_the_middle(seed=3, moves=60):
    return played("powergrid", 2, ["greedy", "greedy"], seed, moves)


@each
@pytest.mark.parametrize("seats", [2, 3])
def test_a_search_plays_a_game_it_knows_nothing_of(name, seats):
    table = played("toy", seats, [f"{name}@60"] * seats, seed=4)
    assert table.over and table.result is not None


@each
def test_with_a_limit_of_nodes_the_same_seed_gives_the_same_moves(name):
    games = [played("powergrid", 2, [f"{name}@300", "greedy"], 5, 12) for _ in range(2)]
    assert games[0].moves == games[1].moves


@each
def test_a_search_sees_only_what_its_seat_sees(name):
    """Two true worlds that look the same from seat 0 get the same move."""
    table = played("toy", 3, ["random"] * 3, seed=8, decisions=3)
    moves = set()
    for seed in range(3):
        other = table.copy()
        world = table.game.guess(table.mask(0), Dice(seed))
        world.events, world.chance = other.state.events, other.state.chance
        other.state = world
        if legal(other.state, 0):
            moves.add(make(f"{name}@80", table.game, seed=1).choose(other, 0))
    assert len(moves) <= 1


@each
def test_thinking_changes_nothing_on_the_table(name):
    table = powergrid_in_the_middle()
    before = table.key()
    seat = table.decisions[0].seat
    make(f"{name}@300", table.game).choose(table, seat)
    assert table.key() == before


@each
def test_estimates_are_chances_of_legal_moves_each_once(name):
    table = powergrid_in_the_middle()
    seat = table.decisions[0].seat
    found = make(f"{name}@600", table.game).estimates(table, seat)
    moves = [one.move for one in found]
    assert len(set(moves)) == len(moves) > 1 and set(moves) <= set(table.legal(seat))
    assert all(0.0 <= one.value <= 1.0 and one.visits >= 1 for one in found)


@each
def test_thought_can_be_stopped_at_any_time(name):
    table = powergrid_in_the_middle()
    seat = table.decisions[0].seat
    first = next(iter(make(f"{name}@100000", table.game).think(table, seat)))
    assert first[0].move in table.legal(seat)


def test_a_limit_of_seconds_is_kept():
    table = powergrid_in_the_middle()
    budget = Budget(Limit(seconds=0.02))
    while not budget.over:
        pass
    assert budget.share >= 1.0
    assert make("mcts@0.05s", table.game).choose(table, table.decisions[0].seat)


@pytest.mark.plain
def test_a_decision_with_one_move_is_made_at_once():
    table = played("powergrid", 2, ["greedy", "greedy"], 3, 2)
    seat = table.decisions[0].seat
    bot = make("mcts@1000", table.game)
    bot.mind.heuristic.ordered = lambda s, seat: legal(s, seat)[:1]
    assert [one.visits for one in bot.estimates(table, seat)] == [1]


def test_the_usual_move_is_left_only_for_a_clear_lead():
    bot = make("rollouts", partie.GAMES["powergrid"])
    usual, other = Samples((1,)), Samples((2,))
    usual.values, other.values = [0.5, 0.5, 0.5, 0.5], [0.9, 0.2, 0.8, 0.3]
    assert bot.ranked([usual, other])[0].move == (1,)
    other.values = [0.6, 0.7, 0.6, 0.7]
    assert bot.ranked([usual, other])[0].move == (2,)


def test_values_of_a_game_without_a_player_of_its_own_are_even_until_it_ends():
    table = partie.new("toy", seats=3, seed=1)
    mind = Mind(table.game, 1)
    assert mind.values(table.state) == [1 / 3] * 3
    budget = Budget(Limit(nodes=10))
    values = mind.finish(table.state.copy(), budget, mind.horizon(table.state, 1))
    assert sum(values) == pytest.approx(1.0) and max(values) >= 0.3 and budget.used > 3


@pytest.mark.parametrize("name", ["rollouts", "mcts", "maxn"])
def test_thought_beats_chance(name):
    won = 0.0
    for seed in range(12):
        line = ["random", "random"]
        line[seed % 2] = f"{name}@120"
        winners = played("toy", 2, line, seed // 2).result.winners
        won += 1 / len(winners) if seed % 2 in winners else 0.0
    assert won >= 7


def test_all_bots_for_people_can_be_made():
    for name in bots.NAMES:
        assert make(name, partie.GAMES["powergrid"])


@each
def test_searches_think_about_turns_of_underwater_cities(name):
    table = played("underwater", 2, ["greedy", "greedy"], 6, 12)
    own = table.game.heuristic()
    seat = table.decisions[0].seat
    while len(own.ordered(table.mask(seat), seat)) == 1:
        table.play(seat, own.choose(table.mask(seat), seat))
        seat = table.decisions[0].seat
    found = make(f"{name}@30", table.game, 3).estimates(table, seat)
    again = make(f"{name}@30", table.game, 3).estimates(table, seat)
    assert {one.move for one in found} <= set(table.legal(seat)) and len(found) > 1
    assert [(one.move, one.value) for one in found] == [(one.move, one.value) for one in again]


def test_a_game_says_how_much_its_strong_bots_think():
    for game in ("powergrid", "underwater"):
        rules = partie.GAMES[game]
        own = rules.heuristic()
        assert [make(name, rules).limit.nodes for name in ("strong", "expert")] == list(own.nodes)
        assert make("strong", rules).width == own.width and make("strong@7", rules).limit.nodes == 7
    assert make("strong", partie.GAMES["toy"]).limit.nodes > 0 and make(
        "expert", partie.GAMES["toy"]
    ).stages == (0,)


def test_an_expert_looks_further_where_that_helps():
    for game in ("powergrid", "underwater"):
        rules = partie.GAMES[game]
        assert make("strong", rules).stages == rules.heuristic().reach
        assert max(rules.heuristic().reach) < max(make("expert", rules).stages)
        assert make("expert@9", rules).stages == make("expert", rules).stages


def test_of_several_looks_the_mean_counts():
    table = played("powergrid", 2, ["greedy", "greedy"], 6, 12)
    seat = table.decisions[0].seat

    def found(*stages):
        search = Rollouts(table.game, Limit(nodes=1), 5, stages=stages)
        return {each.move: each.value for each in search.estimates(table, seat)}

    one, three, both = found(4), found(12), found(4, 12)
    assert one != three and len(both) > 1
    assert both == {move: pytest.approx((one[move] + three[move]) / 2) for move in one}


def test_searches_use_the_studied_player():
    mind = Mind(partie.GAMES["underwater"], 1)
    assert mind.heuristic.tables()["greedy"] == mind.heuristic.tables()["studied"]
    assert mind.heuristic.tables()["greedy"] != partie.GAMES["underwater"].heuristic().tables()["greedy"]


def test_bots_for_people_decide_in_time_however_costly_a_position_is():
    """Of nodes and seconds, what is used up first counts."""
    budget = Budget(Limit(nodes=100, seconds=10.0))
    budget.used = 50
    assert 0.5 <= budget.share < 0.6 and not budget.over
    budget.began -= 11
    assert budget.over
    game = partie.GAMES["powergrid"]
    for name in ("strong", "guided", "deep", "expert"):
        assert make(name, game).limit.seconds == 10.0 and make(f"{name}@50", game).limit.seconds == 0
