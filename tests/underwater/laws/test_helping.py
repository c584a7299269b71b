"""Shortcuts that tell whether a card makes its slot possible, against a long search, on random poor positions."""

import random
from pathlib import Path
from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, table, turn

import partie
from partie.games.underwater import moves as m
from partie.games.underwater.cards import ALL_CARDS
from partie.games.underwater.components.terms import ACTION, PERMANENT, RESOURCES, SLOTS
from partie.games.underwater.rules.turn import SlotEffect
from partie.kernel.engine.obligation import dead_end
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import legal, step_of
from partie.kernel.engine.step import Move

LONG = 20_000
"""Positions that the long search looks at; the game itself is content with fewer."""
TUNNELS = ([], ["t1"], ["t2"], ["t1", "t3"], ["t2", "t4"], ["t1", "t2", "t5+"])
BUILDINGS: tuple[dict[str, list[str]], ...] = (
    {},
    {"S": ["plant"]},
    {"S": ["farm", "laboratory"]},
    {"S": ["plant+"], "A": ["farm"]},
    {"S": ["laboratory", "laboratory+", "farm"]},
)
CITIES: tuple[dict[str, str], ...] = ({}, {"A": "white"}, {"C": "purple"}, {"A": "white", "C": "white"})


def poor(seed: int) -> Partie | None:
    """Seat 0 has little of everything and is about to choose a slot; None where the draw cannot be."""
    dice = random.Random(seed)
    seats, era = dice.choice((2, 3, 4)), dice.choice((1, 2, 3))
    cards = [card for card in ALL_CARDS if card.number <= (66, 123, 180)[era - 1] or 180 < card.number <= 205]
    laid = dice.sample([card.number for card in cards if card.type == ACTION], dice.choice((0, 0, 1, 2, 3)))
    used = [card for card in laid if dice.random() < 0.4] + ([206] if dice.random() < 0.6 else [])
    laid += dice.sample([card.number for card in cards if card.type == PERMANENT], dice.choice((0, 1, 2)))
    mine: dict[str, Any] = {
        "hand": dice.sample([card.number for card in cards if card.number not in laid], 3),
        "resources": {name: part for name in RESOURCES if (part := dice.choice((0, 0, 0, 1, 1, 2)))},
        "laid": laid,
        "used": used,
        "tunnels": dice.choice(TUNNELS),
        "buildings": dice.choice(BUILDINGS),
        "cities": dice.choice(CITIES),
        "federation": dice.choice(("below", 4, 3, 2, 1)),
    }
    slots = {slot: [dice.randrange(seats)] for slot in SLOTS[1:] if dice.random() < 0.25}
    for slot in [slot for slot, tiles in slots.items() if tiles == [0]][2:]:
        slots[slot] = [1]
    given = {"round": (2, 5, 8)[era - 1], "slots": slots}
    boards, contracts = dice.choice(("basic", "advanced")), dice.choice(("off", "on"))
    try:
        return turn(seats, given, boards=boards, contracts=contracts, seed=seed, **mine)
    except partie.PartieError as error:
        assert error.key == "bad-position"
        return None


@pytest.mark.rule("UC-SLT-05", "UC-SLT-07")
@pytest.mark.parametrize("part", range(4))
def test_a_slot_is_offered_where_some_way_to_use_it_exists(part: int) -> None:
    looked = impossible = 0
    for seed in range(200 * part, 200 * part + 200):
        game = poor(seed)
        if game is None:
            continue
        state = game.state
        found = set(legal(state, 0))
        assert found
        for slot, tiles in enumerate(table(game).slots):
            for card in nation(game).hand if not tiles else ():
                move = m.SLOT_MOVES[card][slot]
                honest = dead_end(state, 0, move, LONG, doubting=True) is None
                assert (move in found) == honest, (seed, game.notation(0, move))
                looked += 1
                impossible += not honest
    assert looked > 5000 and impossible > 500


@pytest.mark.rule("UC-SLT-05")
def test_on_the_way_exactly_those_moves_are_offered_that_leave_the_slot_possible() -> None:
    looked = 0
    for seed in range(1500):
        game = poor(seed)
        if game is None:
            continue
        dice = random.Random(seed)
        slots = [move for move in legal(game.state, 0) if move[0] == m.SLOT and move[1]]
        if slots:
            game.push(0, dice.choice(slots))
        while waiting(game):
            found = sorted(legal(game.state, 0))
            wanted = [
                move for move in allowed(game) if dead_end(game.state, 0, move, LONG, doubting=True) is None
            ]
            assert found == sorted(wanted) != [], (seed, game.moves)
            looked += 1
            game.push(0, dice.choice(found))
    assert looked > 100


def waiting(game: Partie) -> bool:
    """Whether the slot of this turn is still to come."""
    slot_waits = any(isinstance(step, SlotEffect) for step in game.state.agenda)
    return slot_waits and len(game.decisions) == 1


def allowed(game: Partie) -> list[Move]:
    """The moves of the step if the slot did not matter."""
    step = step_of(game.state, 0)
    return step.moves(game.state) if step is not None else []


# What the shortcuts must not overlook


@pytest.mark.rule("UC-SLT-07", "UC-ACT-07")
def test_an_action_card_made_ready_again_may_pay_for_the_slot() -> None:
    """Card 67: one action card ready again, one used. G2: plants for a credit each."""
    game = turn(3, {"round": 5}, used=[206], resources={}, hand=[67, 98, 106])
    assert "slot G2 card 67" in offered(game)
    play(game, "slot G2 card 67", "card first", "ready 206", "use 206")
    assert refused(game, 0, "option 1") == "UC-SLT-05"
    play(game, "option 2", "build plant S")
    assert described(game)["buildings"] == {"S": ["plant"]}


@pytest.mark.rule("UC-SLT-05", "UC-FED-03")
@pytest.mark.parametrize("space", ["below", 4, 3, 2, 1])
@pytest.mark.parametrize("steelplast", [0, 1])
def test_a_site_that_lets_climb_pays_by_the_space_one_stands_on_then(
    space: int | str, steelplast: int
) -> None:
    """Card 124 uses action cards; 19, the ready one, builds and climbs in any order. G3: a city."""
    game = turn(
        2, {"round": 10}, board=3, federation=space, laid=[19], used=[206], hand=[124, 152, 154], tiles=[4, 10, 7],
        resources={"kelp": 1, "steelplast": steelplast, "science": 4, "credit": 10},
        tunnels=["t1", "t2", "t4", "t5", "t6"], cities={"C": "white", "D": "white"},
        buildings={
            "S": ["farm", "laboratory", "laboratory"], "A1": ["laboratory"], "A": ["plant", "laboratory"],
            "C": ["farm", "laboratory+"], "D": ["farm", "laboratory"], "E1": ["laboratory"],
        },
    )  # fmt: skip
    move = m.SLOT_MOVES[124][SLOTS.index("G3")]
    possible = dead_end(game.state, 0, move, LONG, doubting=True) is None
    assert possible == (steelplast == 1 and space in (4, 3))
    assert ("slot G3 card 124" in offered(game)) == possible


@pytest.mark.rule("UC-SLT-05", "UC-TIM-03")
@pytest.mark.parametrize(("tunnel", "possible"), [("t1+", False), ("t1", True)])
def test_what_is_built_and_upgraded_at_once_leaves_nothing_to_upgrade(tunnel: str, possible: bool) -> None:
    """Card 199 builds and upgrades; R5 uses an action card, and 51, the ready one, upgrades something else."""
    game = turn(
        4, {"round": 2}, board=3, laid=[51], used=[206], hand=[199, 2, 3], resources={"credit": 2}, tunnels=[tunnel],
        cities={"C": "white"},
    )  # fmt: skip
    move = m.SLOT_MOVES[199][SLOTS.index("R5")]
    assert (dead_end(game.state, 0, move, LONG, doubting=True) is None) == possible
    assert ("slot R5 card 199" in offered(game)) == possible


@pytest.mark.rule("UC-SLT-05", "UC-SPE-05")
@pytest.mark.parametrize(("credit", "possible"), [(1, False), (2, True)])
def test_the_price_of_a_card_still_to_be_laid_is_not_spent_on_the_slot(credit: int, possible: bool) -> None:
    """Card 192 costs a credit; only the assistant, used on its way out for it, brings the steelplast of the city."""
    resources = {"kelp": 1, "steelplast": 1, "credit": credit}
    actions = [50, 53, 97]
    game = turn(2, {"round": 5}, laid=actions, used=actions, resources=resources, hand=[192, 98, 106])
    assert ("slot G3 card 192" in offered(game)) == possible
    if not possible:
        assert refused(game, 0, "slot G3 card 192") == "UC-SLT-05"
        return
    play(game, "slot G3 card 192", "card first", "lay over 206", "use 206", "option 1", "build white A")
    assert have(game) == {}
    assert 192 in nation(game).laid


@pytest.mark.rule("UC-SLT-07", "UC-ACT-10")
def test_an_upgrade_may_make_an_action_card_usable() -> None:
    """Card 195 upgrades for nothing (and costs a credit itself); action card 96 copies an upgraded structure."""
    given: dict[str, Any] = {
        "tunnels": ["t1"],
        "used": [206],
        "resources": {"credit": 1},
        "hand": [195, 98, 106],
    }
    without = turn(3, {"round": 5}, **given)
    assert refused(without, 0, "slot R5 card 195") == "UC-SLT-05"
    game = turn(3, {"round": 5}, laid=[96], **given)
    play(game, "slot R5 card 195", "card first", "upgrade tunnel t1", "use 96")
    assert nation(game).used == (96, 206)


@pytest.mark.rule("UC-SLT-07", "UC-TIM-03")
def test_a_city_may_open_the_site_whose_bonus_pays_the_upgrade() -> None:
    """Card 32: a city for two steelplast and three credits. E1 gives the science that R5 needs."""
    resources = {"kelp": 1, "steelplast": 2, "credit": 3}
    game = turn(3, used=[206], resources=resources, hand=[32, 14, 15])
    play(game, "slot R5 card 32", "card first", "build white A", "build farm E1")
    assert described(game)["buildings"] == {"E1": ["farm+"]}
    assert have(game) == {}


@pytest.mark.rule("UC-SLT-07", "UC-LIM-04")
def test_the_nearest_way_is_found_among_many() -> None:
    """Red card 94 is a fifth action card: the assistant on its way out pays for a tunnel, card 17 would only build."""
    game = turn(
        2,
        {"round": 5},
        laid=[17, 19, 93],
        used=[19, 93],
        resources={"steelplast": 2, "science": 2},
        tunnels=["t2", "t4"],
        cities={"C": "purple"},
        buildings={"S": ["plant+"], "A": ["farm"]},
        hand=[94, 98, 106],
    )
    play(game, "slot R2 card 94", "card first", "lay over 206", "use 206", "option 2", "build tunnel t1")
    assert "t1" in described(game)["tunnels"]


HELPED = Path(__file__).parent / "helped"
WAYS = {
    "contracts-make-a-long-way": (m.SLOT, 12, 127),
    "metropolis-pays-for-the-city": (m.SLOT, 12, 127),
    "second-farm-pays-for-the-upgrade": (m.SLOT, 9, 16),
    "two-actions-a-long-way-round": (m.SLOT, 13, 124),
    "two-actions-build-two-tunnels": (m.SLOT, 13, 124),
    "two-actions-of-three-ready": (m.SLOT, 13, 124),
    "two-farms-pay-for-the-city": (m.SLOT, 13, 198),
    "upgrade-makes-a-yield-to-copy": (m.SLOT, 13, 124),
    "upgraded-tunnel-serves-an-action": (m.SLOT, 10, 199),
}
"""Games found by the long search: what a shortcut once overlooked, or was too far away."""


@pytest.mark.rule("UC-SLT-05", "UC-SLT-07")
@pytest.mark.parametrize("name", WAYS)
def test_long_ways_are_found(name: str) -> None:
    game = partie.load((HELPED / f"{name}.json").read_text("utf-8"))
    seat = game.decisions[0].seat
    assert WAYS[name] in game.legal(seat)
    game.push(seat, WAYS[name])
    game.push(seat, m.NOW_CARD)
    while waiting(game):
        # Some way goes on from every move that is offered.
        game.push(seat, random.Random(name).choice(game.legal(seat)))
    assert not game.state.broken
