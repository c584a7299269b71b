"""The brief of the designed content: counts, classes, ranges and bands (the worked examples: test_brief.py)."""

from collections import Counter
from itertools import combinations
from math import floor
from statistics import fmean

import pytest
from evacuation_content import CARDS, MAP, RIM, STADIUM_DECK
from evacuation_positions import start
from evacuation_yardstick import value_of, value_of_tile

from partie.games.evacuation.cards.board import BOARD
from partie.games.evacuation.cards.bonuses import BONUSES
from partie.games.evacuation.cards.fields import END, FIELDS, MILESTONES
from partie.games.evacuation.cards.goals import GOALS
from partie.games.evacuation.cards.technologies import TILES, Tile
from partie.games.evacuation.components import (
    BACK_RED,
    BACK_X,
    BIOMES,
    EDITION,
    LAND,
    SHUTTLES,
    SOLO_CARDS,
    STADIUMS,
    TASKS,
    Shuttle,
)
from partie.games.evacuation.components.new_world import BIOME_AREAS, LINES, MAPS, ON_MAP
from partie.games.evacuation.components.perks import NAMES
from partie.games.evacuation.components.requirements import INFRASTRUCTURE
from partie.games.evacuation.effects import AllOf, Node, walk
from partie.games.evacuation.scoring import production_points

FAMILIES = {
    "settle": "settle",
    "build-shuttle": "shuttle",
    "build-stadium": "stadium",
    "prepare-factory": "factories",
    "gain-factory": "factories",
    "clone": "clone",
    "research": "research",
    "develop": "infrastructure",
    "gain": "resources",
    "gain-any": "resources",
    "swap": "resources",
    "move-goods": "resources",
    "flight-help": "flight",
    "more-steps": "progress",
    "draw-cards": "cards",
}
"""What an effect of an action card counts as in the brief's spread."""


def test_land_areas_have_their_sums_and_zones() -> None:
    assert [sum(area.makes[kind] for area in LAND) for kind in range(3)] == [5, 5, 5]
    assert Counter(area.zone for area in LAND) == {0: 3, 1: 3, 2: 3}


def test_the_map_has_its_counts_and_its_lines() -> None:
    assert Counter(BIOMES[area.biome] for area in MAP) == {
        "tundra": 14,
        "desert": 9,
        "forest": 8,
        "ocean": 6,
    }
    assert [sum(area.production[kind] for area in MAP) for kind in range(3)] == [22, 22, 22]
    assert sum(area.factories for area in MAP) == 28
    assert all(len(line) >= 4 for place in RIM for line in place.inland)
    lines_of_axes = [[line for line in axis if not line & ~ON_MAP[EDITION]] for axis in LINES]
    assert all(len(lines) == 7 for lines in lines_of_axes)
    for axis in lines_of_axes:
        for least, wanted in ((3, (0, 0, 2, 0)), (2, (2, 0, 1, 0)), (2, (0, 2, 0, 0))):
            assert sum(_has(line, wanted) for line in axis) >= least


def _has(line: int, wanted: tuple[int, ...]) -> bool:
    """Whether a line has so many areas of each biome."""
    return all((line & areas).bit_count() >= count for areas, count in zip(BIOME_AREAS, wanted, strict=True))


def test_the_rim_reaches_every_area_and_has_its_marks() -> None:
    """A solo settlement goes one to four areas inland; each corner belongs to the side that starts there."""
    reached = {area for place in RIM for line in place.inland for area in line[:4]}
    assert reached == set(MAPS[EDITION]) and len(RIM) == 18
    assert [tuple(map(len, place.inland)) for place in RIM] == [(7, 4), (6, 5), (5, 6)] * 6
    assert [place.mark for place in RIM] == [0, 1, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0, 5, 0, 0, 6, 0]


@pytest.mark.parametrize(
    ("biome", "by_area", "by_token"),
    [("tundra", 1.6, 1.0), ("desert", 2.7, 1.3), ("forest", 3.0, 1.3), ("ocean", 3.8, 2.1)],
)
def test_harder_biomes_make_more(biome: str, by_area: float, by_token: float) -> None:
    """A factory makes one, whatever its kind."""
    areas = [area for area in MAP if BIOMES[area.biome] == biome]
    made = sum(sum(area.production) + area.factories for area in areas)
    assert round(made / len(areas), 1) == by_area
    assert round(made / sum(area.population + area.factories for area in areas), 1) == by_token


SHUTTLE_CLASSES = {
    "light": (6, 1, range(2), range(1, 3), 1, range(3, 5)),
    "cargo": (5, 1, range(1, 3), range(2, 4), 2, range(4, 6)),
    "people": (4, 2, range(1), range(1, 2), 2, range(4, 5)),
    "heavy": (6, 2, range(1, 3), range(1, 4), 3, range(4, 7)),
}
"""By class: tiles, different zones, room for buildings and for resources, energy of a launch, price."""


@pytest.mark.parametrize("group", SHUTTLE_CLASSES)
def test_shuttles_lie_in_their_class(group: str) -> None:
    count, zones, buildings, resources, launch, price = SHUTTLE_CLASSES[group]
    tiles = [tile for tile in SHUTTLES if tile.group == group]
    assert len(tiles) == count
    for tile in tiles:
        assert len(set(tile.zones)) == len(tile.zones) == zones and tile.launch == launch
        assert tile.buildings in buildings and tile.resources in resources and sum(tile.cost) in price
    payable = [tile for tile in tiles if tile.cost[0] <= 2 and tile.cost[1] <= 7]
    assert any(tile.cost[2] + tile.launch <= 7 for tile in payable), "none can fly in year 1"


def test_three_shuttles_can_take_all_nine_land_areas_in_two_flights_each() -> None:
    """Each zone takes an area of its stripe, each place for a building a prepared factory's or any of them."""
    trios = [trio for trio in combinations(SHUTTLES, 3) if _takes_all(trio)]
    assert len({tile.id for trio in trios for tile in trio}) >= 14
    assert {tile.group for trio in trios for tile in trio} == set(SHUTTLE_CLASSES)


def _takes_all(tiles: tuple[Shuttle, ...]) -> bool:
    room = Counter(zone for tile in tiles for zone in tile.zones for _ in range(2))
    buildings = 2 * sum(tile.buildings for tile in tiles)
    factories = Counter(area.zone for area in LAND if area.factory >= 0)
    lacks = [max(0, sum(area.zone == zone for area in LAND) - room[zone]) for zone in range(3)]
    return all(lack <= factories[zone] for zone, lack in enumerate(lacks)) and sum(lacks) <= buildings


def test_shuttles_keep_their_formula_and_zones() -> None:
    for tile in SHUTTLES:
        formula = 1.5 * len(tile.zones) + tile.buildings + 0.5 * tile.resources + 2 - tile.launch
        assert abs(sum(tile.cost) - floor(formula + 0.5)) <= 1
        assert tile.cost[2] + tile.launch <= 7, "not to be launched in year 1"
        assert 2 * tile.cost[1] >= sum(tile.cost) and tile.cost[0] <= 1 and tile.cost[2] <= 2
        assert sum(tile.cost) <= 7 and tile.cost[1] <= 7
    assert sum(tile.cost[1] == sum(tile.cost) for tile in SHUTTLES) <= 4
    cheap = [tile for tile in SHUTTLES if tile.group != "heavy"]
    pairs = list(combinations(cheap, 2))
    # The first two actions cost nothing; both shuttles can be built and launched in year 1.
    payable = [
        (one, two)
        for one, two in pairs
        if one.cost[0] + two.cost[0] <= 2
        and one.cost[1] + two.cost[1] <= 7
        and one.cost[2] + two.cost[2] + one.launch + two.launch <= 7
    ]
    assert {tile.id for pair in payable for tile in pair} == {tile.id for tile in cheap}
    zones = Counter(zone for tile in SHUTTLES for zone in tile.zones)
    assert sum(zones.values()) == 31 and set(zones.values()) <= {10, 11}


def test_stadiums_have_two_to_five_smileys_and_cost_about_one_more_than_those() -> None:
    """What they cost on average; test_brief.py holds that they differ."""
    deck = STADIUM_DECK
    assert Counter(card.smileys for card in deck) == {2: 5, 3: 6, 4: 4, 5: 2}
    assert all(
        abs(sum(card.cost) - card.smileys - 1) <= 1 and sum(map(bool, card.cost)) >= 2 for card in deck
    )
    for smileys in (2, 3, 4):
        assert fmean(sum(card.cost) for card in deck if card.smileys == smileys) == smileys + 1
    assert all(sum(1 for card in deck if card.cost[kind]) >= 12 for kind in range(3))
    cheap = [card for card in deck if card.smileys == 2 and card.cost[0] <= 2 and card.cost[1] <= 3]
    assert len(cheap) >= 3
    assert [any(card.cost) for card in STADIUMS if card.starting] == [False] * 4


def test_infrastructure_keeps_prices_production_and_requirements() -> None:
    one, two = ([card for card in INFRASTRUCTURE if card.level == level] for level in (1, 2))
    assert Counter(sum(card.cost) for card in one) == {1: 6, 2: 3}
    assert Counter(sum(card.cost) for card in two) == {1: 3, 2: 4, 3: 2}
    assert Counter(sum(card.production) for card in one) == {1: 3, 2: 6}
    assert Counter(sum(card.production) for card in two) == {2: 5, 3: 4}
    totals = [sum(card.production[kind] for card in INFRASTRUCTURE) for kind in range(3)]
    assert sorted(totals) == [12, 12, 13]
    assert all(sum(1 for card in INFRASTRUCTURE if card.cost[kind]) == 6 for kind in range(3))
    lines = Counter(card.requirement.axis for card in INFRASTRUCTURE if card.requirement.axis >= 0)
    assert lines == {0: 2, 1: 2, 2: 2}
    assert sum(card.requirement.axis >= 0 for card in one) <= 1
    own = [
        card
        for card in one
        if all(bool(c) == bool(p) for c, p in zip(card.cost, card.production, strict=True))
    ]
    assert len(own) <= 4
    assert sum(card.twin >= 0 for card in INFRASTRUCTURE) == 12
    for card in INFRASTRUCTURE:
        need = card.requirement
        wanted = [sum(row[biome] for row in (need.areas, need.population, need.factory, need.line) if row)
                  for biome in range(len(BIOMES))]  # fmt: skip
        easy, hard = sum(wanted[:2]), sum(wanted[2:])
        assert easy and not hard if card.level == 1 else hard, card.id


def test_every_requirement_can_be_met_by_three_players_at_once() -> None:
    for card in INFRASTRUCTURE:
        least: list[int] = []
        for size in range(1, 5):
            for areas in combinations(MAPS[EDITION], size):
                bits = sum(1 << area for area in areas)
                if card.requirement.met(bits) and not any(found & bits == found for found in least):
                    least.append(bits)
            if least:
                break
        assert _disjoint(least, 3, 0), card.id


def _disjoint(sets: list[int], wanted: int, used: int) -> bool:
    if not wanted:
        return True
    return any(
        not each & used and _disjoint(sets[i + 1 :], wanted - 1, used | each) for i, each in enumerate(sets)
    )


def test_technology_sets_keep_their_counts() -> None:
    for number in range(4):
        tiles = [tile for tile in TILES if tile.set == number]
        assert 2 <= sum(tile.flash is not None for tile in tiles) <= 3
        symbols = [tile.perks.symbols for tile in tiles if tile.perks.symbols]
        assert len(symbols) == 2 and symbols[0] != symbols[1]
        assert all(tile.level < 3 for tile in tiles if tile.perks.symbols)
        assert 3 <= sum(tile.perks.smileys for tile in tiles) <= 5
        assert max(tile.perks.smileys for tile in tiles) <= 2
        assert sum(any(tile.perks.cheap) for tile in tiles) == 1
        flying = [tile for tile in tiles if any(tile.perks.numbers[8:13])]
        assert flying


def test_two_of_three_technologies_of_the_first_level_help_in_the_first_year() -> None:
    """Prices of the Old World, its income and food, actions; a flash is had at once."""
    early = {"shuttle", "stadium", "launch", "resources", "buildings", "food-old", "third", "fourth", "steps"}
    early |= {"income-food-old", "income-steel-old", "income-energy-old"}
    for number in range(4):
        tiles = [tile for tile in TILES if (tile.set, tile.level) == (number, 1)]
        helping = [t for t in tiles if t.flash is not None or early & set(_names(t))]
        assert len(helping) >= 2, number


def _names(tile: Tile) -> list[str]:
    return [name for name, amount in zip(NAMES, tile.perks.numbers, strict=True) if amount]


def test_technology_sets_are_worth_about_the_same_and_levels_rise() -> None:
    sums = [sum(value_of_tile(tile) for tile in TILES if tile.set == number) for number in range(4)]
    assert max(sums) <= 1.05 * min(sums), sums
    for tile in TILES:
        aim = (3.0, 5.0, 8.0)[tile.level - 1]
        assert 0.75 * aim <= value_of_tile(tile) <= 1.25 * aim, (tile.id, value_of_tile(tile))
    for number in range(4):
        tiles = [tile for tile in TILES if tile.set == number]
        raising = [
            t
            for t in tiles
            if t.flash is not None and {n.key for n in walk(t.flash)} & {"raise", "raise-any"}
        ]
        assert len(raising) == 1 and raising[0].level == 3 and raising[0].flash is not None
        assert sum(raising[0].flash.items().values()) == 2


def test_bonus_cards_pair_known_numbers_and_flags_count_at_the_end() -> None:
    pairs = [card.numbers for card in BONUSES]
    assert sorted(pairs[:7]) == [(5, 9), (5, 11), (6, 10), (6, 13), (7, 10), (7, 11), (8, 12)]
    assert pairs[7:] == [(7, 12), (8, 13)] and all(card.flag for card in BONUSES[7:])
    assert all(3 <= high - low <= 7 for low, high in pairs)
    assert all(abs(value_of(card.effects[0]) - value_of(card.effects[1])) <= 1.0 for card in BONUSES)
    assert Counter(_known_effect(effect) for card in BONUSES if not card.flag for effect in card.effects) == {
        "two-resources": 3, "clone": 3, "research": 4, "factory": 2, "shuttle": 2,
    }  # fmt: skip
    for card in BONUSES:
        if card.flag:
            kinds = {node.key for effect in card.effects for node in walk(effect)}
            assert kinds == {"in-order", "research", "settle"}


def _known_effect(effect: Node) -> str:
    kinds = {node.key for node in walk(effect)} - {"in-order", "gain"}
    for kind, name in (("clone", "clone"), ("research", "research"), ("gain-factory", "factory")):
        if kind in kinds:
            return name
    return "shuttle" if "gain-shuttle" in kinds else "two-resources"


def test_goals_give_at_most_18_points_and_never_fall() -> None:
    for goal in GOALS:
        assert goal.points[0] == 0 and 11 <= goal.points[-1] <= 18
        assert list(goal.points) == sorted(goal.points)


def test_three_goals_and_production_carry_a_good_game_to_60_and_an_expert_one_to_80() -> None:
    """Three goals of 12 and lowest production 10, or three of 17 and 12, with the smileys' 4."""
    assert production_points(10) + 3 * 12 + 4 >= 59 and production_points(12) + 3 * 17 + 4 >= 80
    assert sum(goal.points[-1] >= 17 for goal in GOALS) >= 13


def test_tasks_cost_two_of_one_kind_and_raise_another() -> None:
    for task in TASKS:
        assert (
            sorted(task.cost) == [0, 0, 2] and sorted(task.production) == [0, 0, 1] and task.points in (4, 5)
        )
        assert task.cost.index(2) != task.production.index(1)


def test_solo_cards_have_their_fronts_and_backs() -> None:
    assert Counter((card.front, card.inland) for card in SOLO_CARDS) == {
        ("settle", 0): 2, ("settle", 1): 2, ("shuttle", -1): 1, ("infrastructure", -1): 1, ("stadium", -1): 1,
    }  # fmt: skip
    assert sorted(card.back for card in SOLO_CARDS) == [1, 1, 2, 2, 3, BACK_X, BACK_RED]


def test_action_cards_keep_their_spread() -> None:
    spread = Counter(card.strengths[0] if len(card.strengths) == 1 else "choice" for card in CARDS)
    assert spread == {0: 10, 1: 26, 2: 22, 3: 12, 4: 4, "choice": 6}
    assert sum(isinstance(card.effect, AllOf) for card in CARDS) == 40


def test_halves_and_whole_cards_keep_the_spread_of_effects() -> None:
    parts: list[Node] = []
    for card in CARDS:
        parts += card.effect.children() if isinstance(card.effect, AllOf) else (card.effect,)
    spread = Counter(FAMILIES[(part.children() or (part,))[0].key] for part in parts)
    assert len(parts) == 120
    assert spread == {
        "settle": 16, "shuttle": 12, "stadium": 12, "factories": 14, "clone": 12, "research": 14,
        "infrastructure": 12, "resources": 14, "flight": 6, "progress": 4, "cards": 4,
    }  # fmt: skip


def test_action_cards_lie_in_their_value_band() -> None:
    for card in CARDS:
        strength = sum(card.strengths) / len(card.strengths)
        target = 4.3 - 0.35 * strength + (0.5 if isinstance(card.effect, AllOf) else 0)
        low, high = target - 0.5, target + (1.0 if strength == 0 else 0.5)
        assert low <= value_of(card.effect) <= high, (card.id, value_of(card.effect), target)


def test_the_track_has_21_sections_and_nothing_on_its_outer_lane() -> None:
    assert END == 20 and MILESTONES == (3, 8, 12, 16)
    assert all(not field[0].symbols and field[0].effect is None for field in FIELDS)
    assert all(field.effect is None and not field.symbols for field in FIELDS[0])
    assert all(
        bool(field.symbols) != (field.effect is not None) for section in FIELDS[1:] for field in section[1:]
    )


@pytest.mark.rule("EV-FLY-04", "EV-FLY-11", "EV-PRG-02")
def test_shuttles_zones_and_the_track_have_their_parts() -> None:
    for tile in SHUTTLES:
        assert tile.buildings >= 0 and tile.resources >= 0 and tile.launch > 0 and len(tile.cost) == 3
        assert set(tile.zones) <= {0, 1, 2} and len(set(tile.zones)) == len(tile.zones) >= 1
    assert {area.zone for area in LAND} == {0, 1, 2}
    assert all(len(fields) == 3 for fields in FIELDS)


def test_every_board_action_has_stronger_cards() -> None:
    kinds = [{node.key for node in walk(action.effect)} for action in BOARD]
    for wanted in kinds:
        stronger = [card for card in CARDS if wanted & {node.key for node in walk(card.effect)}]
        assert len(stronger) >= 4
    assert start(2).game.name == "evacuation"
