"""Rollouts guided by a network: it counts as much as it is trusted, and only where there is one."""

import sys

import pytest

import partie
from partie.bots import guided, make
from partie.bots.guided import Guided
from partie.bots.limits import Budget, Limit
from partie.bots.rollouts import Rollouts

pytest.importorskip("numpy", reason="NumPy is not installed")


def thought(bot, table):
    """What a bot expects of each move, whoever is asked."""
    seat = table.decisions[0].seat
    return [(found.move, found.value, found.visits) for found in bot.estimates(table, seat)]


@pytest.mark.parametrize("name", sorted(partie.GAMES))
def test_a_network_that_is_not_trusted_changes_nothing(name):
    game, table = partie.GAMES[name], partie.new(name, 2, 3)
    limit = Limit(nodes=40)
    assert thought(Guided(game, limit, 1, trust=0.0), table) == thought(Rollouts(game, limit, 1), table)


def test_a_trusted_network_says_what_the_one_who_is_asked_may_expect(monkeypatch):
    table = partie.new("powergrid", 2, 3)
    bot = Guided(table.game, Limit(nodes=40), 1, trust=1.0)
    monkeypatch.setattr(bot.network, "expects", lambda data: 0.5)
    seat = table.decisions[0].seat
    here = bot.mind.horizon(table.state, 0) or bot.mind.heuristic.stage(table.state)
    assert bot.look(table.state.copy(), seat, Budget(Limit(nodes=40)), here) == 0.75
    assert bot.look(table.state.copy(), 1 - seat, Budget(Limit(nodes=40)), here) == 0.25


@pytest.mark.parametrize("seats", [2, 3])
def test_without_a_network_they_are_plain_rollouts(monkeypatch, seats):
    game, table = partie.GAMES["powergrid"], partie.new("powergrid", seats, 3)
    guided._network.cache_clear()
    if seats == 2:
        monkeypatch.setitem(sys.modules, "numpy", None)
    limit = Limit(nodes=40)
    assert thought(Guided(game, limit, 1), table) == thought(Rollouts(game, limit, 1), table)
    guided._network.cache_clear()


def test_it_is_a_bot_by_name_with_the_limit_of_strong():
    game = partie.GAMES["powergrid"]
    bot = make("guided", game)
    assert isinstance(bot, Guided) and bot.limit.nodes == make("strong", game).limit.nodes
