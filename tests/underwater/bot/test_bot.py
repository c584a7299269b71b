"""The game's own player: it plays whole games, beats chance, knows nothing hidden, and remembers without harm."""

import pytest

import partie
from partie.bots import make
from partie.games.underwater.bot import WEIGHTS, Greedy, Judge
from partie.games.underwater.bot.value import TRAITS, VALUE, shares
from partie.games.underwater.bot.worth import PARTS
from partie.games.underwater.rules.choosing import ChooseSlot
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.state import legal, play, step_of

GAME = partie.GAMES["underwater"]


def played(names, seed, decisions=10_000, **options):
    """A game between these bots, or its beginning."""
    table = partie.new("underwater", seats=len(names), seed=seed, **options)
    bots = [make(name, GAME, seed * 8 + seat) for seat, name in enumerate(names)]
    while not table.over and len(table.moves) < decisions:
        seat = table.decisions[0].seat
        table.play(seat, bots[seat].choose(table, seat))
    return table


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (2, {"boards": "advanced"}), (3, {"contracts": "on"}), (4, {})]
)
def test_greedy_plays_whole_games_in_its_own_company(seats, options):
    table = played(["greedy"] * seats, 5, **options)
    points = [score[1 if seats == 1 else 0] for score in table.result.scores]
    assert 60 <= sum(points) / seats <= 150 and min(points) >= 40


def test_greedy_beats_random_clearly():
    for seed in range(4):
        names = ["random", "random"]
        names[seed % 2] = "greedy"
        scores = [score[0] for score in played(names, seed).result.scores]
        assert scores[seed % 2] >= scores[1 - seed % 2] + 20


def test_the_same_mask_gives_the_same_move_in_every_world():
    table = played(["greedy", "random"], 3, 40)
    seat = table.decisions[0].seat
    mask = table.mask(seat)
    moves = set()
    for seed in range(3):
        world = GAME.guess(mask, Dice(seed))
        moves.add(GAME.heuristic().choose(GAME.mask(world, seat), seat))
    assert len(moves) == 1


def test_moves_worth_a_thought_begin_with_the_choice_and_have_each_use_once():
    table = played(["greedy", "greedy"], 3, 30)
    seen = 0
    while seen < 3:
        seat = table.decisions[0].seat
        mask, player = table.mask(seat), GAME.heuristic()
        found = player.ordered(mask, seat)
        assert found[0] == player.choose(mask, seat) and set(found) <= set(legal(mask, seat))
        if isinstance(step_of(mask, seat), ChooseSlot):
            seen += 1
            assert len(set(found)) == len(found) > 3
        else:
            assert len(found) == 1
        table.play(seat, found[0])


@pytest.mark.parametrize("seats", [1, 2])
def test_a_judge_that_remembers_says_what_a_fresh_one_says(seats):
    dice = Dice(7)
    state = partie.new("underwater", seats=seats, seed=4).state
    old = Judge()
    number = 0
    while state.agenda:
        seat = next(seat for seat in range(seats) if legal(state, seat))
        moves = legal(state, seat)
        play(state, seat, moves[dice.below(len(moves))])
        number += 1
        if number % 4 == 0:
            for each in range(seats):
                assert old.parts(state, each) == Judge().parts(state, each)
    assert number > 60


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (2, {"boards": "advanced"}), (3, {"contracts": "on"}), (4, {})]
)
def test_a_player_that_remembers_turns_chooses_as_a_fresh_one(seats, options):
    """Turns are known by the position without the hand: nothing that matters may be missing in that."""
    dice = Dice(seats)
    table = partie.new("underwater", seats=seats, seed=11, **options)
    old = Greedy()
    compared = 0
    while not table.over:
        seat = table.decisions[0].seat
        mask = table.mask(seat)
        moves = {old.reply(GAME.guess(mask, dice), seat) for _ in range(2)}
        if len(table.moves) % 3 == 0 and len(table.legal(seat)) > 1:
            compared += 1
            world = GAME.guess(mask, dice)
            assert old.choose(mask, seat) == Greedy().choose(mask, seat)
            assert old.reply(world, seat) == Greedy().reply(world, seat)
        assert moves <= set(table.legal(seat))
        table.play(seat, old.choose(mask, seat) if dice.below(3) else moves.pop())
    assert compared > 10 * seats


def test_values_are_chances_and_see_who_is_ahead():
    table = played(["greedy", "random"], 2, 120)
    values = GAME.heuristic().values(table.state)
    assert sum(values) == pytest.approx(1.0) and values[0] > 0.6
    alone = played(["greedy"], 1, 60)
    assert 0.0 < GAME.heuristic().values(alone.state)[0] < 1.0


def test_values_of_a_finished_game_go_by_the_winner():
    table = played(["greedy", "random"], 2)
    values = GAME.heuristic().values(table.state)
    assert values.index(max(values)) in table.result.winners and sum(values) == pytest.approx(1.0)
    alone = played(["random"], 1)
    assert GAME.heuristic().values(alone.state)[0] < 0.3
    assert shares([10.0, 10.0], 8.0) == [0.5, 0.5]


def test_weights_fit_the_traits_they_are_for():
    assert tuple(VALUE) == TRAITS
    table = played(["greedy", "greedy"], 2, 20)
    assert [len(row) for row in GAME.heuristic().traits(table.state)] == [len(TRAITS)] * 2
    assert len(Judge().parts(table.state, 0)) == len(PARTS)


def test_other_weights_make_another_player():
    tables = GAME.heuristic().tables()
    assert tables["greedy"] == WEIGHTS and tables["value"] == VALUE and set(tables["studied"]) == set(WEIGHTS)
    table = played(["greedy", "greedy"], 2, 60)
    usual = Greedy()
    keen = usual.tuned("greedy", {**WEIGHTS, "city": 50.0})
    assert keen.judge.worth(table.state, 0) != usual.judge.worth(table.state, 0)
    even = usual.tuned("value", dict.fromkeys(VALUE, 0.0))
    assert even.values(table.state) == [0.5, 0.5]
