"""Series of games between bots: the same results however they are spread over processes."""

from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

import partie
from partie.arena import workers
from partie.arena.matches import Played, Series, line_up, play_fixture, play_series
from partie.arena.tally import Tally
from partie.kernel.errors import PartieError

SERIES = Series("powergrid", ("greedy", "random", "random"), 4, seed=100, options={"map": "usa"})


def test_every_bot_sits_on_every_seat():
    seatings = [SERIES.seating(number) for number in range(3)]
    assert [seating.index("greedy") for seating in seatings] == [0, 2, 1]


def test_names_are_repeated_over_the_seats():
    assert line_up("powergrid", ["greedy", "random"], 4) == ("greedy", "random", "greedy", "random")
    assert line_up("powergrid", ["greedy", "random", "random"], None) == ("greedy", "random", "random")
    assert line_up("powergrid", ["greedy"], None) == ("greedy",) * 4


def test_a_game_of_a_series_can_be_played_again_alone():
    played = play_series(SERIES)
    assert [game.number for game in played] == [0, 1, 2, 3]
    assert play_fixture(SERIES.fixture(2)) == played[2]
    assert len({game.moves for game in played}) > 1


def test_two_processes_give_what_one_gives():
    heard = []
    assert play_series(SERIES, 2, heard.append) == play_series(SERIES)
    assert sum(heard) == SERIES.games


class Pool:
    """Runs at once what it is given; the first pools die with every game in their hands."""

    deaths = 0

    def __init__(self, jobs, mp_context=None, initializer=None):
        self.dead = Pool.deaths > 0
        Pool.deaths -= 1

    def submit(self, work, *given):
        future = Future()
        if self.dead:
            future.set_exception(BrokenProcessPool())
        else:
            try:
                future.set_result(work(*given))
            except Exception as error:
                future.set_exception(error)
        return future

    def shutdown(self, wait=True, cancel_futures=False):
        pass


def test_the_games_of_a_process_that_dies_are_played_again(monkeypatch):
    monkeypatch.setattr(workers, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(Pool, "deaths", 2)
    assert play_series(SERIES, 2) == play_series(SERIES)


def test_processes_that_always_die_end_the_series(monkeypatch):
    monkeypatch.setattr(workers, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(Pool, "deaths", 99)
    with pytest.raises(PartieError) as raised:
        play_series(SERIES, 2)
    assert raised.value.key == "workers-die"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_breaks_is_named_by_its_seed(monkeypatch, jobs):
    monkeypatch.setattr(workers, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(Pool, "deaths", 0)
    monkeypatch.setattr(partie, "new", lambda *given, **options: 1 / 0)
    with pytest.raises(PartieError) as raised:
        play_series(SERIES, jobs)
    assert raised.value.key == "game-broke" and raised.value.detail["seed"] >= 100


def game(number, seating, places, scores, rounds=9):
    return Played(number, seating, places, scores, ("supplied", "money"), rounds, 100 + number)


def test_the_tally_counts_wins_shares_and_places_by_bot():
    tally = Tally(
        [
            game(0, ("a", "b", "b"), (1, 2, 3), ((9, 1), (8, 1), (7, 1))),
            game(1, ("b", "b", "a"), (1, 3, 1), ((9, 5), (8, 1), (9, 5)), rounds=11),
        ]
    )
    first, second = tally.lines
    assert (first.bot, first.seats, first.wins, first.shared, first.place) == ("a", 2, 1, 1, 1.0)
    assert (second.bot, second.seats, second.wins, second.shared, second.place) == ("b", 4, 0, 1, 2.25)
    data = tally.data()
    assert data["rounds"] == {"least": 9, "average": 10.0, "most": 11, "counts": {"9": 1, "11": 1}}
    assert data["bots"][0]["scores"]["money"] == {"least": 1, "average": 3.0, "most": 5}
