"""The designed content keeps the constraints of its brief: parts, canals, contract tables, goods and solo tiles."""

import itertools
from collections import Counter

import pytest

from partie.games.shipyard.components import (
    CANALS,
    CONTRACT_SETS,
    CONTRACTS,
    CREW_RING,
    EDITION,
    EMPLOYEE_RING,
    EQUIPMENT_RING,
    FEATURES,
    GOODS_COPIES,
    GOODS_TILES,
    PARTS,
    SOLO_BACKS,
    SOLO_PRINTED,
    STACKS,
    SYMBOLS,
)
from partie.games.shipyard.components.canals import JOINS, SPACES

DECK = ("cabin", "stoker_cabin", "mast", "cannon", "crane")
HULL = ("lifebuoy", "lifeboat", "lantern")
BY_STACK = {
    # cabin, stoker's cabin, mast, cannon, crane, lifebuoy, lifeboat, lantern
    "bow": (4, 0, 6, 4, 3, 4, 3, 2),
    "stern": (10, 16, 4, 3, 5, 6, 3, 5),
    "middle_1": (12, 0, 14, 8, 8, 5, 3, 2),
    "middle_2": (14, 0, 14, 9, 8, 7, 7, 6),
}
SEEN = {
    "bow": [("lifeboat",), ("cabin",), ("mast",), ("crane",)],
    "stern": [
        ("stoker_cabin", "crane"),
        ("stoker_cabin", "lifebuoy"),
        ("crane", "lantern"),
        ("stoker_cabin", "cabin"),
        ("cabin", "lifebuoy"),
    ],
    "middle_1": [("crane", "cabin"), ("mast", "lifebuoy"), ("cannon", "cabin")],
}
"""Parts known from public pictures."""


def features_of(stack: str) -> list[tuple[str, ...]]:
    return [PARTS[i].features for i in STACKS[stack]]


@pytest.mark.parametrize("stack", BY_STACK)
def test_a_stack_has_26_parts_with_the_features_of_the_table(stack: str) -> None:
    counts = Counter(feature for found in features_of(stack) for feature in found)
    assert len(STACKS[stack]) == 26
    assert tuple(counts[feature] for feature in FEATURES) == BY_STACK[stack]


@pytest.mark.parametrize(
    ("stack", "sizes"),
    [("bow", {1: 26}), ("stern", {2: 26}), ("middle_1", {2: 26}), ("middle_2", {2: 13, 3: 13})],
)
def test_parts_have_so_many_features(stack: str, sizes: dict[int, int]) -> None:
    assert Counter(len(found) for found in features_of(stack)) == sizes


def test_a_stokers_cabin_is_on_sterns_only_at_most_one_each() -> None:
    for part in PARTS:
        assert part.features.count("stoker_cabin") <= (part.stack == "stern")


@pytest.mark.parametrize("stack", SEEN)
def test_the_parts_that_were_seen_are_there(stack: str) -> None:
    known = [sorted(PARTS[i].features) for i in STACKS[stack] if PARTS[i].source == "public"]
    assert sorted(known) == sorted(sorted(found) for found in SEEN[stack])


@pytest.mark.parametrize("stack", BY_STACK)
def test_deck_and_hull_have_limits_and_only_middles_two_repeat_a_feature(stack: str) -> None:
    for found in features_of(stack):
        assert sum(feature in DECK for feature in found) <= (3 if stack == "middle_2" else 2)
        assert sum(feature in HULL for feature in found) <= (2 if stack == "middle_2" else 1)
        assert stack == "middle_2" or len(set(found)) == len(found)


@pytest.mark.parametrize("stack", ["stern", "middle_1", "middle_2"])
def test_no_combination_is_there_more_than_four_times(stack: str) -> None:
    assert max(Counter(tuple(sorted(found)) for found in features_of(stack)).values()) <= 4


def test_every_pair_of_different_kinds_on_deck_is_among_the_middles_one() -> None:
    pairs = {frozenset(found) for found in features_of("middle_1") if set(found) <= set(DECK)}
    kinds = ("cabin", "mast", "crane", "cannon")
    assert pairs == {frozenset((a, b)) for a in kinds for b in kinds if a < b}


def test_the_ship_of_the_scoring_example_can_be_built_of_six_parts() -> None:
    wanted = Counter({"cannon": 1, "crane": 1, "mast": 3, "stoker_cabin": 1, "cabin": 3, "lifebuoy": 2})
    assert sum(wanted.values()) == 1 + 4 * 2 + 2
    six = [
        ("mast",),
        ("cabin", "mast"),
        ("cabin", "mast"),
        ("crane", "cannon"),
        ("cabin", "lifebuoy"),
        ("stoker_cabin", "lifebuoy"),
    ]
    stacks = ["bow", *["middle_1"] * 4, "stern"]
    assert sum((Counter(found) for found in six), Counter()) == wanted
    assert all(
        sorted(found) in [sorted(one) for one in features_of(stack)]
        for found, stack in zip(six, stacks, strict=True)
    )


def test_symbols_of_the_canals_are_shared_out_as_planned() -> None:
    counts = Counter(SYMBOLS[symbol] for canal in CANALS for symbol in canal.symbols[:4])
    safety = dict.fromkeys(HULL, 14)
    assert counts == {"military": 18, "trade": 18, "blue_ribbon": 18, **safety}
    assert all(canal.symbols[4:] == (0, 0, 0) for canal in CANALS)


def test_a_canal_has_one_ribbon_at_most_and_no_symbol_more_than_twice() -> None:
    names = [[SYMBOLS[symbol] for symbol in canal.symbols[:4]] for canal in CANALS]
    assert Counter(found.count("blue_ribbon") for found in names) == {1: 18, 0: 6}
    assert all(found.count(name) <= 2 for found in names for name in found)
    for found in names:
        assert (
            any(name in HULL for name in found) or sum(name in ("military", "trade") for name in found) >= 2
        )


def test_no_two_canals_are_alike_however_they_are_turned() -> None:
    turned = {min(canal.symbols[i:4] + canal.symbols[:i] for i in range(4)) for canal in CANALS}
    assert len(turned) == len(CANALS) == 24


def test_two_families_of_canals_without_cycles() -> None:
    assert Counter(canal.family for canal in CANALS) == {0: 18, 1: 6}
    for joins in JOINS:
        assert all(space in joins[near] for space in range(SPACES) for near in joins[space])
        assert sum(len(near) for near in joins) == 2 * (SPACES - 1)
        reached, todo = {0}, [0]
        while todo:
            new = [near for near in joins[todo.pop()] if near not in reached]
            reached.update(new)
            todo += new
        assert len(reached) == SPACES


@pytest.mark.parametrize("contract", [c for c in CONTRACTS if len(c.table) > 2], ids=lambda c: c.id)
def test_contract_tables_rise_faster_and_faster(contract) -> None:
    printed = [points for i, points in enumerate(contract.table) if i == 0 or points != contract.table[i - 1]]
    steps = [b - a for a, b in itertools.pairwise(printed)]
    assert all(step > 0 for step in steps) and steps == sorted(steps)
    assert contract.table[-1] <= 22


def test_larger_ships_are_worth_more_to_their_contracts() -> None:
    five, six, seven = (next(c for c in CONTRACTS if c.id == f"size_{n}") for n in (5, 6, 7))
    for ships in (1, 2, 3):
        assert five.points(ships, EDITION) < six.points(ships, EDITION) < seven.points(ships, EDITION)


def test_the_safety_contracts_drop_to_one_beyond_their_tables() -> None:
    for name in ("lifebuoys", "lifeboats", "lanterns"):
        contract = next(c for c in CONTRACTS if c.id == name)
        assert contract.points(len(contract.table), EDITION) == contract.table[-1] + 1


def test_goods_tiles_are_fourteen_with_fourteen_of_each_good() -> None:
    assert sum(GOODS_COPIES) == 14 and len(set(GOODS_TILES)) == 10
    assert all(sum(goods) == 3 for goods in GOODS_TILES)
    for good in range(3):
        assert (
            sum(goods[good] * copies for goods, copies in zip(GOODS_TILES, GOODS_COPIES, strict=True)) == 14
        )
    assert GOODS_TILES[0] == (1, 1, 1) and GOODS_COPIES[0] >= 4


def test_no_back_of_a_solo_tile_tells_its_face() -> None:
    backs = SOLO_BACKS[EDITION]
    assert sorted(back for back, _ in backs) == [0, 0, 0, 0, 1, 1, 2, 2]
    assert min(Counter(backs).values()) >= 2
    assert all(spaces >= 3 if back == 0 else spaces == back for back, spaces in backs)


def test_every_back_of_a_solo_tile_moves_the_indicator_of_every_ring() -> None:
    for _, spaces in [*SOLO_BACKS[EDITION], (SOLO_PRINTED, SOLO_PRINTED)]:
        assert all(spaces % len(ring) for ring in (CREW_RING, EQUIPMENT_RING)) and spaces % EMPLOYEE_RING


def test_lifebuoys_lifeboats_and_lanterns_have_a_table_each() -> None:
    names = ("lifebuoys", "lifeboats", "lanterns")
    tables = [next(tuple(c.table) for c in CONTRACTS if c.id == name) for name in names]
    assert len(set(tables)) == 3


def test_starting_sets_share_no_contract() -> None:
    cards = [contract for chosen in CONTRACT_SETS for contract in chosen]
    assert len(CONTRACT_SETS) == 4 and len(set(cards)) == 16
    for chosen in CONTRACT_SETS:
        assert Counter(CONTRACTS[contract].colour for contract in chosen) == {"red": 2, "blue": 2}
