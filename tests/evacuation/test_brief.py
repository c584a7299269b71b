"""What the brief of the designed content takes from every worked example of the rulebook: its 18 points, one by one.

Content is checked here; where an example is a course of play, the test that plays it is named. Points 19 to 21 hold
what makes content more than a table filled by a formula.
"""

from collections import Counter
from itertools import combinations, product
from statistics import median

import pytest
from evacuation_content import CARDS, MAP, STADIUM_DECK
from evacuation_positions import acting, goods, player, run_on, start, state

from partie.games.evacuation.bot import Greedy
from partie.games.evacuation.cards.board import BOARD
from partie.games.evacuation.cards.bonuses import BONUSES
from partie.games.evacuation.cards.fields import END, FIELDS, PASSED
from partie.games.evacuation.components import (
    ACTION_PRICE,
    ANY,
    BIOMES,
    BOX,
    EDITION,
    FACTORY_LIMIT,
    LAND,
    LARGE_SMILEYS,
    SHUTTLES,
    STADIUMS,
    TASKS,
    ZONES,
)
from partie.games.evacuation.components.new_world import AREAS, MAPS, ON_MAP
from partie.games.evacuation.components.requirements import INFRASTRUCTURE
from partie.games.evacuation.effects import Clone, GainFactory, Node, PrepareFactory, Research, walk
from partie.games.evacuation.rules import rival
from partie.games.evacuation.rules.actions.tasks import population_on_map, technologies
from partie.games.evacuation.rules.progress import strengths
from partie.games.evacuation.scoring import production_points
from partie.games.evacuation.state import Evacuation, in_play

FOREST = BIOMES.index("forest")
FIRST_YEAR = (2, 7, 7)
"""Food, steel and energy of a player when the first actions begin."""


@pytest.mark.parametrize("seats", range(1, 5))
def test_01_the_first_income_is_seven_of_each_and_five_food_are_eaten(seats: int) -> None:
    """`test_income.py::test_the_example_of_the_first_income`."""
    assert [sum(area.makes[kind] for area in LAND) + 2 for kind in range(3)] == [7, 7, 7]
    game = run_on(start(seats), lambda s: s.phase == 2)
    for each in state(game).players:
        assert each.goods == goods(FIRST_YEAR) and each.penalties == 0


def test_02_two_land_areas_make_two_steel_and_one_energy() -> None:
    """`test_income.py::test_two_areas_that_make_two_steel_and_one_energy_together`."""
    pairs = [tuple(map(sum, zip(one.makes, two.makes, strict=True))) for one, two in combinations(LAND, 2)]
    assert (0, 2, 1) in pairs


def test_03_a_coast_holds_two_people() -> None:
    coast = [area for area in LAND if ZONES[area.zone] == "ocean" and area.population]
    assert coast and all(area.population == 2 for area in coast)


def test_04_an_area_raises_food_by_three_and_a_position_by_two() -> None:
    """`test_settlement.py::test_the_example_of_an_area_that_raises_food_by_three`."""
    assert any(area.production == (3, 0, 0) for area in MAP)
    assert any((2, 0, 0) in area.slots for area in MAP)


def test_05_a_forest_with_a_factory_and_two_people_makes_three_energy() -> None:
    """`test_settlement.py::test_the_example_of_a_forest_with_a_power_plant`."""
    found = [
        area
        for area in MAP
        if (area.biome, area.factories, area.population) == (FOREST, 1, 2) and area.production == (0, 0, 3)
    ]
    assert found and all(1 <= area.symbols.bit_count() <= 2 for area in found)


def test_06_two_populated_deserts_and_one_steel_give_two_steel() -> None:
    """`test_infrastructure.py::test_the_example_of_two_deserts_with_population`."""
    assert any(
        (card.cost, card.production, card.requirement.population) == ((0, 1, 0), (0, 2, 0), (0, 2, 0, 0))
        for card in INFRASTRUCTURE
    )


def test_07_the_four_other_requirements_of_the_appendix_exist() -> None:
    """`test_infrastructure.py`, EV-APX-01 to EV-APX-05."""
    needs = [card.requirement for card in INFRASTRUCTURE]
    assert any(need.areas == (4, 0, 0, 0) for need in needs)
    assert any(need.population == (0, 1, 0, 0) and need.factory == (1, 0, 0, 0) for need in needs)
    assert any(need.axis >= 0 and need.line == (0, 0, 2, 0) for need in needs)
    diagonals = [need for need in needs if need.axis > 0 and need.line == (2, 0, 1, 0)]
    assert diagonals, "a forest and two tundras on a slanting line"


def test_08_the_two_shuttles_that_are_known_exist() -> None:
    ocean = [t for t in SHUTTLES if [ZONES[zone] for zone in t.zones] == ["ocean"]]
    assert any((tile.buildings, tile.resources) == (1, 2) for tile in ocean)
    assert any({ZONES[z] for z in t.zones} == {"desert", "mountain"} and t.resources == 1 for t in SHUTTLES)


def test_09_a_stadium_of_two_smileys_can_be_paid_in_the_first_year() -> None:
    payable = [
        card
        for card in STADIUM_DECK
        if card.smileys == 2 and all(price <= has for price, has in zip(card.cost, FIRST_YEAR, strict=True))
    ]
    assert payable
    assert [(card.smileys, card.cost) for card in STADIUMS if card.starting] == [(0, (0, 0, 0))] * 4


def test_10_four_and_five_smileys_are_the_most_and_come_late_alone() -> None:
    """`test_solo.py::test_large_stadiums_are_put_away_in_the_first_half` plays it."""
    assert max(card.smileys for card in STADIUMS) == 5 and LARGE_SMILEYS == 4
    game = start(1, 3)
    for year in (1, 2):
        run_on(game, lambda s, year=year: s.year == year and s.phase == 2)
        assert max(STADIUMS[card].smileys for card in state(game).offers[1]) < LARGE_SMILEYS


def test_11_bonus_cards_of_seven_and_ten_and_of_six_and_thirteen() -> None:
    """`test_bonuses.py::test_the_example_of_six_and_thirteen`."""
    pairs = [card.numbers for card in BONUSES]
    assert (7, 10) in pairs and (6, 13) in pairs
    lenient = [BONUSES[pairs.index((6, 13))].lenient(strength) for strength in range(15)]
    assert lenient == [0] * 7 + [1] * 7 + [-1]


def test_12_four_board_actions_can_total_eight_and_five_actions_with_cards_eleven() -> None:
    """`test_advanced.py::test_strengths_of_cards_face_up_and_of_board_actions_add_up`."""
    groups = [action.group for action in BOARD]
    assert any(sum(four) == 8 for four in product(groups, repeat=4))
    assert {2, 3} <= set(groups) and {(3,), (1,)} <= {card.strengths for card in CARDS}
    row = {"groups": [0, 0, 2, 1, 0], "up": ["factory-kit", "tent-city"], "hand": []}
    assert strengths(player(acting(row, {"hand": []}, variant="advanced", mode="points"))) == [11]


def test_13_three_steps_reach_a_research_field_while_five_pass_the_third_milestone() -> None:
    """`test_progress.py::test_the_example_of_three_and_five`. Satellites stay in contact: a milestone apart at most."""
    found = [
        (one, other)
        for one, other in product(range(END - 2), range(END - 4))
        if any(isinstance(field.effect, Research) and field.effect.count == 1 for field in FIELDS[one + 3])
        and PASSED[other] < 3 <= PASSED[other + 5]
        and abs(PASSED[one + 3] - PASSED[other + 5]) <= 1
    ]
    assert found


def test_14_alone_seven_and_ten_in_an_odd_year_move_the_rivals_two_and_eight_and_two_and_five() -> None:
    """`test_solo.py::test_the_example_of_the_split_of_ten_and_seven` plays it."""
    game = acting({}, seats=1, year=1, bonuses=[0, 1, 2, 7])
    assert BONUSES[0].numbers == (7, 10)
    assert [rival.strength(state(game), which) - 2 for which in range(2)] == [8, 5]


def test_15_a_task_of_five_technologies_costs_two_steel_for_one_food_and_five_points() -> None:
    """`test_points.py::test_the_example_of_five_technologies`."""
    task = next(task for task in TASKS if task.id == "technologies")
    assert (task.needs, task.cost, task.production, task.points) == (5, (0, 2, 0), (1, 0, 0), 5)
    assert technologies(player(acting({"research": [5, 3, 0]}))) == 5


def test_16_points_of_the_lowest_production() -> None:
    """`test_points.py::test_the_lowest_production_scores`."""
    assert [production_points(level) for level in (8, 10, 12)] == [10, 19, 25]


@pytest.fixture(scope="module")
def played() -> list[Evacuation]:
    """Games between the game's own players at their end: without action cards, and with them."""
    games = []
    for actions in ("basic", "advanced"):
        game = start(2, mode="points", actions=actions)
        own = Greedy()
        while not game.over:
            seat = game.decisions[0].seat
            game.push(seat, own.choose(game.mask(seat), seat))
        games.append(state(game))
    return games


def test_17_four_factories_of_each_kind_and_tokens_enough(played: list[Evacuation]) -> None:
    """A token stands for population, marks a satellite, the order, or research in a column."""
    assert FACTORY_LIMIT == 4 and 3 * FACTORY_LIMIT == 12
    markers = 2 + 1 + 3
    for s in played:
        for each in s.players:
            assert population_on_map(each) + each.population + markers <= BOX["player_tokens"] == 25
            assert max(in_play(each, kind) for kind in range(3)) <= FACTORY_LIMIT


def test_18_four_or_five_actions_a_year_are_normal_and_nobody_needs_more_than_eight_cards(
    played: list[Evacuation],
) -> None:
    """A fifth costs as much energy as the four before it: the game's own players often pay that (docs/balance)."""
    assert ACTION_PRICE[1:6] == [0, 0, 1, 2, 3]
    basic, advanced = (actions_by_year(s) for s in played)
    assert len(basic) == len(advanced) == 2 * 4
    assert 4 <= median(basic.values()) <= 5
    assert max(basic.values()) <= 8 and max(advanced.values()) <= 8


def actions_by_year(s: Evacuation) -> Counter[tuple[int, int]]:
    """By seat and year: how many actions were taken, on the board or by cards."""
    found: Counter[tuple[int, int]] = Counter()
    year = 1
    for event in s.events or []:
        if event[0] == "phase":
            year = event[2]
        elif event[0] in ("acted", "played"):
            found[event[1], year] += 1
    return found


def test_19_prices_of_stadiums_are_no_formula() -> None:
    """Cards with the same smileys differ in what they cost in all, and no two in the deck are the same."""
    for smileys in (2, 3, 4, 5):
        prices = {sum(card.cost) for card in STADIUM_DECK if card.smileys == smileys}
        assert len(prices) >= (3 if smileys < 5 else 2), smileys
    assert len({(card.smileys, card.cost) for card in STADIUM_DECK}) == len(STADIUM_DECK)


def things(effect: Node) -> Counter[tuple[str, ...]]:
    """The parts of an effect with their numbers, in whatever order."""
    leaves = [node for node in walk(effect) if not node.children()]
    return Counter((node.key, str(node.lines())) for node in leaves)


def test_20_no_two_action_cards_differ_in_strength_alone() -> None:
    seen: dict[frozenset[tuple[tuple[str, ...], int]], str] = {}
    for card in CARDS:
        parts = frozenset(things(card.effect).items())
        assert parts not in seen, (card.id, seen.get(parts))
        seen[parts] = card.id


def does(effect: Node, wanted: Node) -> bool:
    """Whether an effect does all of what a board action does, or more: in number, price or freedom."""
    return all(
        any(_is_as_good(part, each) for part in walk(effect)) for each in walk(wanted) if not each.children()
    )


def _is_as_good(part: Node, wanted: Node) -> bool:
    if isinstance(wanted, PrepareFactory):
        free = isinstance(part, GainFactory) and part.factory == ANY
        return (free or isinstance(part, PrepareFactory)) and part.count >= wanted.count
    if type(part) is not type(wanted):
        return False
    if isinstance(part, Clone) and isinstance(wanted, Clone):
        return part.count >= wanted.count and part.food <= wanted.food
    mine, theirs = part.items(), wanted.items()
    return all(mine.get(item, 0) >= number for item, number in theirs.items())


def test_20_no_action_card_is_stronger_than_the_board_action_that_it_contains() -> None:
    """Cards do more and count less (a public account of the game)."""
    for card in CARDS:
        for action in BOARD:
            if does(card.effect, action.effect):
                assert max(card.strengths) <= action.group, (card.id, action.id)


def test_21_areas_of_every_biome_may_lack_population() -> None:
    """So that a requirement of areas with population asks for more than areas."""
    for biome in range(len(BIOMES)):
        of_biome = [area for area in MAP if area.biome == biome]
        without = [area for area in of_biome if not area.population]
        assert without and len(without) < len(of_biome), BIOMES[biome]
    asking = [card.requirement for card in INFRASTRUCTURE if any(card.requirement.population)]
    for need in asking:
        bare = sum(1 << i for i in MAPS[EDITION] if not AREAS[i].population)
        assert not need.met(bare) and need.met(ON_MAP[EDITION])
