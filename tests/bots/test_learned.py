"""The bot that learned by itself: its networks fit the games they came with, and it plays them well and legally."""

import re
import subprocess
import sys

import pytest

import partie
from partie.bots import learned, make
from partie.bots.learned import NEAR, read_network, thinned, wide_ranges
from partie.kernel.errors import PartieError

POWERGRID = partie.GAMES["powergrid"]


def shipped():
    """Every network among the data of the games, as (game, number of players)."""
    from importlib import resources

    for name in partie.GAMES:
        if name == "toy":
            continue
        for file in (resources.files(f"partie.games.{name}") / "data").iterdir():
            found = re.fullmatch(r"learned-(\d)\.npz", file.name)
            if found:
                yield name, int(found[1])


@pytest.mark.parametrize(("name", "seats"), list(shipped()))
def test_a_network_fits_the_game_it_comes_with(name, seats):
    """Where this fails, the features or the moves of the game have changed: train it anew (examples/train.py)."""
    assert read_network(partie.GAMES[name], seats) is not None


@pytest.mark.parametrize("damage", [b"", b"no network", b"PK\x03\x04 cut off"])
def test_a_damaged_network_is_named(monkeypatch, tmp_path, damage):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "learned-2.npz").write_bytes(damage)
    monkeypatch.setattr(learned.resources, "files", lambda _: tmp_path)
    with pytest.raises(PartieError, match=r"powergrid/learned-2\.npz: expected a file that can be read"):
        read_network.__wrapped__(POWERGRID, 2)


@pytest.mark.parametrize(("name", "seats"), list(shipped()))
def test_it_beats_random_play(name, seats):
    game = partie.GAMES[name]
    players = [make("learned", game), *(make("random", game, seed=5) for _ in range(seats - 1))]
    table = partie.new(name, seats=seats, seed=11)
    while not table.over:
        seat = table.decisions[0].seat
        table.play(seat, players[seat].choose(table, seat))
    assert table.result.winners == [0]


def test_of_bids_only_the_lowest_are_thought_about():
    table = partie.new("powergrid", seats=2, seed=7)
    seat = table.decisions[0].seat
    table.play(seat, "open 4")
    bidder = table.decisions[0].seat
    numbers = POWERGRID.vocabulary.numbers(list(table.legal(bidder)))
    kept = thinned(POWERGRID, numbers)
    ((first, end),) = wide_ranges(POWERGRID)
    assert not wide_ranges(partie.GAMES["underwater"]), "cards are no amounts"
    bids = [number for number in numbers if first <= number < end]
    assert len(bids) > NEAR
    assert [number for number in kept if first <= number < end] == bids[:NEAR]
    assert [number for number in kept if not first <= number < end] == [
        number for number in numbers if not first <= number < end
    ]


def test_where_it_was_not_trained_it_says_so():
    table = partie.new("powergrid", seats=5, seed=7)
    seat = table.decisions[0].seat
    with pytest.raises(PartieError) as raised:
        make("learned", POWERGRID).choose(table, seat)
    assert raised.value.key == "untrained" and "5" in str(raised.value)


def test_without_numpy_the_extra_is_named():
    code = (
        "import sys; sys.modules['numpy'] = None; import partie; from partie.bots import make\n"
        "table = partie.new('powergrid', seats=2, seed=1)\n"
        "try: make('learned', table.game).choose(table, table.decisions[0].seat)\n"
        "except partie.PartieError as error: print(error.key, error.detail['extra'])\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.stdout == "missing-extra envs\n", run.stderr
