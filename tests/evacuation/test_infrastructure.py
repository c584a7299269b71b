"""Infrastructure: taking and playing cards, requirements, twins (EV-INF, EV-APX)."""

import pytest
from evacuation_positions import acting, goods, next_year, player, plays, state
from playing import offered, refused

from partie.games.evacuation.components.new_world import AREA_IDS
from partie.games.evacuation.components.requirements import INFRASTRUCTURE

OFFERS = [
    ["kestrel", "swift", "plover"],
    ["tin-arena", "dust-derby", "neon-oval"],
    ["dune-quarry", "lichen-farms", "snow-camps"],
]


def met(card: str, *areas: str) -> bool:
    found = next(each for each in INFRASTRUCTURE if each.id == card)
    return found.requirement.met(sum(1 << AREA_IDS.index(area) for area in areas))


@pytest.mark.rule("EV-INF-02", "EV-EXC-01")
def test_developments_of_an_action_may_be_of_either_kind() -> None:
    row = {"goods": goods((0, 0, 0), (5, 5, 5)), "plans": ["mirror-fields", "caravan-road"]}
    for moves in (
        ["take dune-quarry", "take lichen-farms"],
        ["take dune-quarry", "develop dune-quarry"],
        ["develop mirror-fields", "develop caravan-road"],
    ):
        game = plays(acting(row, offers=OFFERS), "act develop", *moves)
        assert len(player(game).plans) + 2 * len(player(game).works) == 4 or len(player(game).works) == 1
        assert player(game).goods[0] == 0 and player(game).groups[3] == 1
    game = plays(acting(row, offers=OFFERS), "act develop")
    assert refused(game, 0, "develop dune-quarry") == "EV-INF-02"


@pytest.mark.rule("EV-INF-02")
def test_without_any_card_to_take_or_play_there_is_nothing_to_develop() -> None:
    game = acting({"goods": goods((0, 0, 0), (5, 5, 5))}, offers=OFFERS)
    s = state(game)
    s.players[1].plans = (*s.players[1].plans, *s.offers[2], *s.decks[2])
    s.offers[2], s.decks[2] = [], []
    assert refused(game, 0, "act develop") == "EV-INF-02"


@pytest.mark.rule("EV-INF-03")
def test_a_taken_card_is_replaced_at_the_end_of_the_offer() -> None:
    game = acting({}, offers=OFFERS)
    top = state(game).decks[2][-1]
    plays(game, "act develop", "take lichen-farms")
    ids = [INFRASTRUCTURE[card].id for card in state(game).offers[2]]
    assert ids == ["dune-quarry", "snow-camps", INFRASTRUCTURE[top].id]
    assert (
        refused(game, 0, "take mirror-fields" if "mirror-fields" not in ids else "take caravan-road")
        == "EV-INF-03"
    )


@pytest.mark.rule("EV-INF-02", "EV-ACT-15")
def test_energy_that_the_action_itself_takes_plays_no_card() -> None:
    """The only card of the hand costs the energy that the third action costs; the offer has its twins alone."""
    row = {
        "actions": 2,
        "sections": [9, 9],
        "plans": ["sand-and-ice-grid"],
        "works": ["dune-quarry", "lichen-farms"],
    }
    offers = [*OFFERS[:2], ["ridge-lines", "timber-way", "canopy-terraces"]]
    for energy, possible in ((1, False), (2, True)):
        game = acting({**row, "goods": goods((0, 0, 0), (0, 0, energy))}, offers=offers)
        assert ("act develop" in offered(game)) is possible
        assert possible or refused(game, 0, "act develop") == "EV-INF-02"


@pytest.mark.rule("EV-ACT-15", "EV-MIL-12")
def test_the_worlds_share_the_energy_so_that_something_is_left_to_do() -> None:
    row = {"actions": 2, "sections": [9, 8], "plans": ["mirror-fields", "sand-and-ice-grid"]}
    game = acting({**row, "goods": goods((0, 0, 1), (0, 0, 1))}, offers=OFFERS)
    s = state(game)
    s.players[1].plans = (*s.players[1].plans, *s.offers[2], *s.decks[2])
    s.offers[2], s.decks[2] = [], []
    plays(game, "act develop")
    assert "develop sand-and-ice-grid" in offered(game) and player(game).goods == goods(new=(0, 0, 1))


@pytest.mark.rule("EV-INF-04")
def test_the_hand_of_infrastructure_is_not_limited() -> None:
    plans = [card.id for card in INFRASTRUCTURE if card.id not in OFFERS[2] and card.twin < 0]
    plans += [card.id for i, card in enumerate(INFRASTRUCTURE) if card.twin > i and card.id not in OFFERS[2]]
    game = acting({"plans": plans}, offers=OFFERS)
    plays(game, "act develop", "done")
    assert len(player(game).plans) == len(plans) == 9


@pytest.mark.rule("EV-INF-06", "EV-INF-08")
def test_a_requirement_that_is_met_counts_at_once_and_only_once() -> None:
    row = {"goods": goods((9, 0, 0), (0, 1, 0)), "plans": ["reindeer-trails"], "settled": ["t2", "t4", "t6"]}
    game = plays(acting(row), "act develop", "develop reindeer-trails")
    assert player(game).production == [1, 0, 0] and player(game).goods[4] == 0
    assert player(next_year(game)).production[0] == 1


@pytest.mark.rule("EV-INF-07")
def test_a_requirement_met_later_counts_in_that_moment() -> None:
    row = {
        "goods": goods((0, 0, 0), (0, 2, 0)),
        "plans": ["reindeer-trails"],
        "settled": ["t2", "t4"],
        "population": 1,
    }
    game = plays(acting(row, {"passed": True}), "act develop", "develop reindeer-trails", "done")
    assert player(game).production == [0, 0, 0]
    plays(game, "act settle", "settle t6")
    assert player(game).production == [2, 0, 0]


@pytest.mark.rule("EV-INF-09", "EV-APX-02")
def test_the_example_of_two_deserts_with_population() -> None:
    """One steel is paid; production rises by 2 steel with the second desert that has population, not before."""
    row = {
        "goods": goods((0, 0, 0), (0, 4, 1)),
        "plans": ["dune-quarry"],
        "population": 3,
        "sections": [9, 9],
        "lanes": [2, 1],
    }
    game = plays(acting(row, {"passed": True}, seats=3), "act develop", "develop dune-quarry", "done", "pass")
    assert player(game).goods[4] == 3 and player(game).production == [0, 0, 0]
    plays(game, "act settle", "settle d1")
    assert player(game).production == [0, 2, 0]
    plays(game, "act settle", "settle d12")
    assert player(game).production == [0, 5, 2]


@pytest.mark.rule("EV-INF-10")
def test_a_card_with_the_same_illustration_may_not_be_taken() -> None:
    offers = [*OFFERS[:2], ["timber-way", "canopy-terraces", "kelp-gardens"]]
    game = plays(
        acting({"works": ["dune-quarry"], "plans": ["lichen-farms"]}, {}, offers=offers), "act develop"
    )
    assert refused(game, 0, "take timber-way") == "EV-INF-10"
    assert refused(game, 0, "take canopy-terraces") == "EV-INF-10"
    assert [move for move in offered(game) if move.startswith("take")] == ["take kelp-gardens"]
    plays(game, "done", "act develop")
    assert "take timber-way" in offered(game)


@pytest.mark.rule("EV-APX-01")
def test_four_tundra_areas() -> None:
    assert not met("lichen-farms", "t1", "t2", "t3")
    assert met("lichen-farms", "t1", "t2", "t3", "t14")


@pytest.mark.rule("EV-APX-02")
def test_deserts_that_hold_only_a_factory_do_not_count_as_populated() -> None:
    """D10 and D11 hold factories alone."""
    assert not met("dune-quarry", "d10", "d11") and not met("dune-quarry", "d1", "d10")
    assert met("dune-quarry", "d1", "d6")


@pytest.mark.rule("EV-APX-03")
def test_a_desert_with_population_and_a_tundra_with_a_factory() -> None:
    assert not met("sand-and-ice-grid", "d1", "t2")
    assert met("sand-and-ice-grid", "d1", "t8")
    assert not met("sand-and-ice-grid", "t8")


@pytest.mark.rule("EV-APX-04")
def test_two_forests_on_a_line_of_the_cards_direction() -> None:
    """F4 and F5 lie east-west; F3 and F6 do not."""
    assert met("canopy-terraces", "f12", "f5")
    assert not met("timber-way", "f12", "f5")
    assert met("timber-way", "f12", "f11") and not met("canopy-terraces", "f12", "f11")
    assert met("canopy-terraces", "f2", "f10")


@pytest.mark.rule("EV-APX-05")
def test_a_forest_and_two_tundras_on_one_diagonal_in_any_order() -> None:
    """T10, F8 and T14 lie on different lines, T4, F1 and T2 do not help either; T12, T14 and a forest between may."""
    from itertools import combinations

    from partie.games.evacuation.components.new_world import LINES

    lines = [[AREA_IDS[i] for i in range(37) if line >> i & 1] for line in LINES[2]]
    good = [
        trio
        for line in lines
        for trio in combinations(line, 3)
        if sorted(name[0] for name in trio) == ["f", "t", "t"]
    ]
    assert len(good) >= 2 and all(met("ridge-lines", *trio) for trio in good)
    assert not met("ridge-lines", "f1", "t7", "t14")
