"""The laws of every game (partie/proof/laws.py), on the toy and on the games; and that each law can fail."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import TOY
from toy_games import fault

import partie
from partie.games.evacuation.rules import flight
from partie.games.powergrid.components import CONNECTED_SETS, COUNTS, MAPS
from partie.games.underwater.state.player_board import PlayerBoard
from partie.kernel.engine.step import AutoStep
from partie.kernel.notation.vocabulary import Vocabulary
from partie.proof.fuzz import random_game
from partie.proof.laws import BrokenLaw, Class, play_by_law

MANY = settings.default.max_examples * 4
"""A few hundred games in `make test`, thousands in `make fuzz`."""
COINS = st.lists(st.integers(0, 3), min_size=3, max_size=3)


@pytest.fixture(scope="module", autouse=True)
def toy():
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(partie.GAMES, "toy", TOY)
        yield


def play_toy(seed, seats, hand="3", twos=(1, 1, 1), threes=(1, 1, 1), share=0.25):
    position = {"twos": list(twos)[:seats], "threes": list(threes)[:seats]}
    game = partie.new("toy", seats=seats, seed=seed, hand=hand, position=position)
    return play_by_law(game, random.Random(seed), share)


@given(st.integers(0, 1 << 32), st.sampled_from([2, 3]), st.sampled_from("23"), COINS, COINS)
def test_the_toy_keeps_the_laws(seed, seats, hand, twos, threes):
    assert play_toy(seed, seats, hand, twos, threes).over


@st.composite
def tables(draw):
    """Seats, map and regions of a game of Power Grid."""
    seats = draw(st.sampled_from([2, 3, 4, 5, 6]))
    name = draw(st.sampled_from(sorted(MAPS)))
    area = MAPS[name]
    chosen = draw(st.sampled_from(["random", "draft", *CONNECTED_SETS[name][COUNTS[seats].regions]]))
    if not isinstance(chosen, str):
        chosen = ",".join(region for i, region in enumerate(area.regions) if chosen >> i & 1)
    return seats, name, chosen


@settings(max_examples=MANY)
@given(tables(), st.integers(0, (1 << 128) - 1))
def test_power_grid_keeps_the_laws(table, seed):
    seats, name, regions = table
    game = partie.new("powergrid", seats=seats, seed=seed, map=name, regions=regions)
    assert play_by_law(game, random.Random(seed), 0.003, first=0).over


@given(st.integers(0, (1 << 60) - 1))
def test_underwater_cities_keeps_the_laws(seed):
    """Seats, boards, contracts and solo tiles follow from the seed."""
    game = random_game(partie.GAMES["underwater"], seed)
    assert play_by_law(game, random.Random(seed), 0.005, first=0).over


@given(st.integers(0, (1 << 60) - 1))
def test_shipyard_keeps_the_laws(seed):
    """Seats and options follow from the seed."""
    game = random_game(partie.GAMES["shipyard"], seed)
    assert play_by_law(game, random.Random(seed), 0.01, first=0).over


@given(st.integers(0, (1 << 60) - 1))
def test_evacuation_keeps_the_laws(seed):
    """Seats and options follow from the seed."""
    game = random_game(partie.GAMES["evacuation"], seed)
    assert play_by_law(game, random.Random(seed), 0.02, first=0).over


def play_classes(name, games):
    """Games that share their classes of steps: the first decisions of each class are checked by all laws."""
    seen: Counter[Class] = Counter()
    for seed in range(games):
        play_by_law(random_game(partie.GAMES[name], seed), random.Random(seed), 0, seen)
    return seen


@pytest.mark.parametrize("name", ["powergrid", "underwater", "shipyard", "evacuation"])
def test_every_class_of_step_keeps_the_laws(name):
    seen = play_classes(name, 20)
    asking = {step.name for step in partie.GAMES[name].steps.values() if not issubclass(step, AutoStep)}
    # A few steps come up in few of a hundred random games: `make fuzz` checks them, and tests of their own.
    assert len(asking - {step for step, _, _ in seen}) <= len(asking) // 4


def no_dear_sites(patch):
    """Underwater Cities forgets the sites that cost something more."""
    patch.setattr(PlayerBoard, "dear_builds", lambda self, kind, expansion: [])


def little_energy(patch):
    """Evacuation forgets freight with three or more energy."""
    short = [[move for move in moves if move[3] < 3] for moves in flight.FREIGHTS_BY_SIZE]
    patch.setattr(flight, "FREIGHTS_BY_SIZE", short)


@pytest.mark.plain
@pytest.mark.parametrize(("name", "shorten"), [("underwater", no_dear_sites), ("evacuation", little_energy)])
def test_a_list_that_is_seldom_too_short_is_found_out(name, shorten, monkeypatch):
    shorten(monkeypatch)
    with pytest.raises(BrokenLaw, match=r"offered = executable|listed = allowed"):
        play_classes(name, 20)


@pytest.mark.plain
@pytest.mark.parametrize("name", ["powergrid", "underwater", "shipyard", "evacuation"])
def test_without_the_gate_of_the_vocabulary_forged_moves_are_believed(name, monkeypatch):
    monkeypatch.setattr(Vocabulary, "find", lambda self, given: given or None)
    with pytest.raises(BrokenLaw, match="forged moves"):
        play_classes(name, 5)


@pytest.mark.parametrize(
    ("name", "law"),
    [
        ("leaking view", "told the same, a seat knows the same"),
        ("leaking event", "events tell nothing hidden"),
        ("leaking record", "a seat's record tells nothing hidden"),
        ("wet search", "(decisions|refusals) tell nothing hidden"),
        ("silent draw", "previews tell nothing hidden|events tell nothing hidden|views tell nothing hidden"),
        ("edited points", "copies are independent|asking changes nothing"),
        ("unlisted move", "offered = executable"),
        ("short list", "listed = allowed"),
        ("dead end", "no dead end|offered = executable"),
        ("broken obligation", "obligations are met"),
        ("touching query", "asking changes nothing"),
        ("lost card", "components add up"),
        ("hasty lane", "lanes commute|what is said to reveal does"),
        ("illegal default", "the default is legal"),
        ("forgetful save", "saved states load exactly"),
    ],
)
def test_each_law_can_fail(name, law):
    """A toy with this fault is found out, and by the right law."""
    with fault(name), pytest.raises(BrokenLaw, match=law):
        for seed in range(40):
            play_toy(seed, 3, twos=(1, 2, 1), threes=(1, 1, 2), share=1)


def test_without_a_fault_those_games_keep_the_laws():
    for seed in range(5):
        play_toy(seed, 3, twos=(1, 2, 1), threes=(1, 1, 2), share=1)
