"""Bots by name, and what is said of names and limits that are wrong."""

import pytest
from complete_languages import LANGUAGES

import partie
from partie import bots
from partie.bots import make
from partie.bots.bot import Careless
from partie.bots.limits import read_limit
from partie.kernel.errors import PartieError
from partie.text import Words

POWERGRID = partie.GAMES["powergrid"]


def test_limits_are_nodes_or_seconds():
    assert read_limit("2000").nodes == 2000 and read_limit("0.5s").seconds == 0.5
    assert str(read_limit("2000")) == "2000" and str(read_limit("0.5s")) == "0.5s"


@pytest.mark.parametrize(
    "text", ["", "0", "-5", "s", "0s", "-1s", "nans", "infs", "x", "1e3", "9" * 30, "99999s", "½"]
)
def test_impossible_limits_are_refused_in_one_sentence(text):
    with pytest.raises(PartieError) as raised:
        make(f"mcts@{text}", POWERGRID)
    assert raised.value.key == "bad-limit" and str(raised.value).count(".") >= 1


def test_a_bot_that_does_not_think_takes_no_limit():
    with pytest.raises(PartieError) as raised:
        make("greedy@100", POWERGRID)
    assert raised.value.key == "no-limit"


@pytest.mark.parametrize("name", ["", "gready", "@5", "mcts2"])
def test_an_unknown_bot_is_told_with_the_choices(name):
    with pytest.raises(PartieError) as raised:
        make(name, POWERGRID)
    assert raised.value.key == "unknown-bot" and "expert" in str(raised.value)


def test_a_game_without_a_player_of_its_own_has_searches_only():
    toy = partie.GAMES["toy"]
    assert make("mcts", toy) and bots.usual(toy) == "random"
    with pytest.raises(PartieError) as raised:
        make("novice", toy)
    assert "greedy" not in raised.value.detail["choices"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bots.NAMES)
def test_bots_for_people_have_a_name_and_a_description(name, language):
    words = Words(language, strict=True)
    assert words.name("bot", name) != name and words.about("bot", name)


def test_a_careless_bot_slips_as_often_as_it_should():
    table = partie.new("powergrid", seats=2, seed=3)
    seat = table.decisions[0].seat
    best = make("greedy", POWERGRID).choose(table, seat)
    never, always = (Careless(POWERGRID.heuristic(), 1, slips, 4) for slips in (0, 100))
    assert {never.choose(table, seat) for _ in range(20)} == {best}
    assert {always.choose(table, seat) for _ in range(60)} == set(
        POWERGRID.heuristic().ordered(table.mask(seat), seat)[:4]
    )
