"""Rollouts guided by a network: it orders, replies and values, and only where there is one."""

import sys

import pytest

import partie
from partie.bots import guided, make
from partie.bots.guided import DOUBT, Guided, TrainedMind
from partie.bots.learned import read_network
from partie.bots.limits import Limit
from partie.bots.rollouts import Rollouts

pytest.importorskip("numpy", reason="NumPy is not installed")

LIMIT = Limit(nodes=40)


def thought(bot, table):
    """What a bot expects of each move, whoever is asked."""
    seat = table.decisions[0].seat
    return [(found.move, found.value, found.visits) for found in bot.estimates(table, seat)]


def mind_of(name, trust=0.5):
    game = partie.GAMES[name]
    mind = Guided(game, LIMIT, 1, trust=trust).mind
    assert isinstance(mind, TrainedMind)
    return mind


def positions(name, count=60):
    """Positions on the way of a game between networks."""
    table, bot = partie.new(name, 2, 3), make("learned", partie.GAMES[name])
    for _ in range(count):
        seat = table.decisions[0].seat
        yield table, seat
        table.play(seat, bot.choose(table, seat))


@pytest.mark.parametrize("name", sorted(partie.GAMES))
def test_the_first_thought_and_every_reply_are_those_of_learned(name):
    """By what the seat knows alone: the mask gives the same as the state."""
    mind, bot = mind_of(name), make("learned", partie.GAMES[name])
    for table, seat in positions(name):
        chosen = bot.choose(table, seat)
        assert mind.ordered(table.mask(seat), seat)[0] == chosen
        assert mind.reply(table.state, seat) == chosen


def test_what_the_network_hardly_prefers_is_not_thought_about():
    mind = mind_of("underwater")
    fewer = 0
    for table, seat in positions("underwater"):
        preferred = mind.preferred(table.state, seat)
        kept = mind.ordered(table.state, seat)
        best = preferred[0][1]
        assert kept == [move for move, liked in preferred if liked > best - DOUBT]
        fewer += len(kept) < len(preferred)
    assert fewer


def test_values_are_the_own_ones_and_the_networks_as_it_is_trusted(monkeypatch):
    table = partie.new("powergrid", 2, 3)
    seat = table.decisions[0].seat
    own = Rollouts(table.game, LIMIT, 1).mind.values(table.state)
    assert mind_of("powergrid", trust=0.0).values(table.state) == own
    mind = mind_of("powergrid", trust=1.0)
    monkeypatch.setattr(mind.network, "expects", lambda data: 0.5)
    values = mind.values(table.state)
    assert (values[seat], values[1 - seat]) == (0.75, 0.25)


def test_a_finished_game_is_what_it_is():
    table = partie.new("powergrid", 2, 3)
    bot = make("greedy", table.game)
    while not table.over:
        seat = table.decisions[0].seat
        table.play(seat, bot.choose(table, seat))
    plain = Rollouts(table.game, LIMIT, 1).mind
    assert mind_of("powergrid", trust=1.0).values(table.state) == plain.values(table.state)


@pytest.mark.parametrize("seats", [2, 3])
def test_without_a_network_they_are_plain_rollouts(monkeypatch, seats):
    game, table = partie.GAMES["powergrid"], partie.new("powergrid", seats, 3)
    read_network.cache_clear()
    if seats == 2:
        monkeypatch.setitem(sys.modules, "numpy", None)
    assert thought(Guided(game, LIMIT, 1), table) == thought(Rollouts(game, LIMIT, 1), table)
    read_network.cache_clear()


def test_it_is_a_bot_by_name_with_the_limit_of_strong():
    game = partie.GAMES["powergrid"]
    bot = make("guided", game)
    assert isinstance(bot, Guided) and bot.limit.nodes == make("strong", game).limit.nodes


def test_expert_looks_as_far_as_deep_and_is_guided():
    game = partie.GAMES["powergrid"]
    expert, deep = make("expert", game), make("deep", game)
    assert isinstance(expert.mind, guided.TrainedMind) and not isinstance(deep.mind, guided.TrainedMind)
    assert expert.stages == deep.stages != make("strong", game).stages
    assert expert.limit.nodes == deep.limit.nodes
