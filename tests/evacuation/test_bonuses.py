"""The yearly bonus and the cleanup (EV-BON, EV-YRB, EV-CLE)."""

import pytest
from evacuation_positions import (
    acting,
    goods,
    happened,
    next_year,
    player,
    plays,
    position,
    run_on,
    start,
    state,
)
from playing import asked, offered, refused

from partie.games.evacuation.cards.bonuses import BONUSES
from partie.kernel.engine.partie import Partie

OFFERS = [
    ["kestrel", "swift", "plover"],
    ["tin-arena", "dust-derby", "neon-oval"],
    ["dune-quarry", "lichen-farms", "snow-camps"],
]


def bonus(
    card: int,
    strength: int,
    row: dict[str, object] | None = None,
    other: dict[str, object] | None = None,
    **options: str,
) -> Partie:
    """The bonus phase of year 2 with this card; seat 0 has this strength (up to 14) by the numbers of its groups."""
    groups = [0, strength % 2, strength // 2, 0, 0]
    rows = [{"groups": groups, **(row or {})}, {"groups": [0] * 5, **(other or {})}]
    plain = [number for number in range(7) if number != card][:2]
    bonuses = [plain[0], card, plain[1], 7] if card < 7 else [0, 1, 2, card]
    given = {
        "year": 2 if card < 7 else 4,
        "phase": "bonuses",
        "order": [0, 1],
        "players": rows,
        "bonuses": bonuses,
        "offers": OFFERS,
    }
    return position(2, given, **options)


@pytest.mark.rule("EV-BON-02")
def test_the_cards_of_all_years_are_seen_by_everybody() -> None:
    game = start(2, 4)
    for viewer in (0, 1, None):
        assert game.view(viewer)["bonuses"] == [list(BONUSES[card].numbers) for card in state(game).bonuses]


@pytest.mark.rule("EV-BON-03", "EV-BON-05")
@pytest.mark.parametrize("strength", range(16))
def test_strictly_only_the_very_numbers_count(strength: int) -> None:
    """The example: 7 the upper bonus, 10 the lower, anything else nothing."""
    assert BONUSES[0].numbers == (7, 10)
    assert BONUSES[0].strict(strength) == {7: 0, 10: 1}.get(strength, -1)


@pytest.mark.rule("EV-BON-04")
def test_bonuses_are_resolved_in_the_new_order() -> None:
    row = {"groups": [0, 1, 3, 0, 0]}
    given = {
        "year": 2,
        "phase": "bonuses",
        "order": [1, 0],
        "players": [row, row],
        "bonuses": [0, 4, 2, 7],
        "offers": OFFERS,
    }
    game = position(2, given)
    assert asked(game) == 1
    plays(game, "shuttle swift new")
    assert asked(game) == 0 and "shuttle swift old" not in offered(game)


@pytest.mark.rule("EV-BON-06")
def test_the_lenient_method_is_an_option() -> None:
    assert not state(start(2)).lenient and state(start(2, bonuses="lenient")).lenient
    assert not state(start(2, bonuses="strict")).lenient


@pytest.mark.rule("EV-BON-07", "EV-BON-08", "EV-BON-09")
@pytest.mark.parametrize(("strength", "won"), [(0, 0), (6, 0), (7, 1), (13, 1), (14, -1)])
def test_leniently_up_to_the_lower_then_up_to_the_higher_number(strength: int, won: int) -> None:
    assert BONUSES[1].numbers == (6, 13) and BONUSES[1].lenient(strength) == won


@pytest.mark.rule("EV-BON-10", "EV-BON-11")
def test_the_example_of_six_and_thirteen() -> None:
    found = [BONUSES[1].lenient(strength) for strength in range(21)]
    assert found == [0] * 7 + [1] * 7 + [-1] * 7
    game = next_year(acting({"groups": [0, 0, 0, 3, 0]}, {}, bonuses=[0, 1, 2, 7], method="lenient"))
    assert [event for event in happened(game, "bonus") if event[1] == 0] == [("bonus", 0, 9, 1)]


@pytest.mark.rule("EV-YRB-01")
def test_two_resources_on_the_same_or_on_different_worlds() -> None:
    game = bonus(0, 10)
    assert offered(game) == ["gain steel old", "gain steel new"]
    assert refused(game, 0, "gain food old") == "EV-YRB-01"
    plays(game, "gain steel old", "gain energy new")
    assert player(game).goods[1] >= 1 and player(game).goods[5] >= 1


@pytest.mark.rule("EV-YRB-02", "EV-SYM-02")
def test_resources_and_a_free_clone() -> None:
    game = plays(bonus(2, 5), "gain food new", "gain steel new")
    gains = [event for event in happened(game, "gained") if event[1] == 0]
    assert player(game).population == 1 and gains == [("gained", 0, 0, 1, 1), ("gained", 0, 1, 1, 1)]


@pytest.mark.rule("EV-YRB-03")
def test_a_resource_and_a_research() -> None:
    game = plays(bonus(0, 7), "gain energy old", "research right")
    assert player(game).research == [0, 0, 1]


@pytest.mark.rule("EV-YRB-04")
def test_two_developments_and_a_free_factory() -> None:
    game = plays(bonus(1, 6, {"prepared": [4, 0, 0, 0, 0, 0]}), "take dune-quarry", "done")
    assert "factory power-plant new" in offered(game)
    assert refused(game, 0, "factory farm new") == "EV-FAC-10"
    plays(game, "factory power-plant new")
    assert player(game).prepared == [4, 0, 0, 0, 0, 1]


@pytest.mark.rule("EV-YRB-05")
def test_a_free_shuttle_on_either_world() -> None:
    game = bonus(4, 7)
    assert {"shuttle plover old", "shuttle plover new"} <= set(offered(game))
    plays(game, "shuttle plover new")
    assert player(game).shuttles == (2,) and len(state(game).offers[0]) == 3


@pytest.mark.rule("EV-YRB-06")
def test_a_research_and_a_settlement_at_its_usual_cost() -> None:
    game = bonus(7, 7, {"population": 1, "goods": goods((0, 0, 0), (0, 1, 0))})
    plays(game, "research left")
    assert "settle t2" in offered(game) and not [
        move for move in offered(game) if move.startswith("settle d")
    ]
    plays(game, "settle t2")
    assert player(game).goods[4] == 0 and player(game).production[1] >= 1


@pytest.mark.rule("EV-YRB-07")
@pytest.mark.parametrize(("sections", "open_", "closed"), [([8, 8], "d3 farm", "f2"), ([9, 8], "f2", "o8")])
def test_a_settlement_one_biome_further(sections: list[int], open_: str, closed: str) -> None:
    tiles = [
        "careful-rations",
        "shift-plan",
        "seed-vault",
        "clone-nursery",
        "rescue-corps",
        "prefab-homes",
        "vanguard",
        "twin-towns",
        "sky-gardens",
    ]
    row = {
        "population": 2,
        "prepared": [0, 0, 0, 1, 0, 0],
        "goods": goods((0, 0, 0), (0, 9, 0)),
        "sections": sections,
    }
    game = bonus(8, 8, {**row, "tiles": tiles, "research": [0, 0, 1]})
    assert f"settle {open_}" in offered(game)
    assert refused(game, 0, f"settle {closed}") == "EV-STL-05"


@pytest.mark.rule("EV-YRB-08")
def test_a_bonus_is_no_action() -> None:
    game = plays(bonus(0, 7, {"actions": 4}), "gain energy old")
    assert player(game).actions == 4 and player(game).groups == [0, 1, 3, 0, 0]


@pytest.mark.rule("EV-CLE-02", "EV-CLE-03")
def test_cleanup_brings_the_next_year_with_its_card() -> None:
    game = acting({}, {}, year=1, bonuses=[0, 1, 2, 7])
    assert game.view(0)["bonuses"][state(game).year - 1] == [7, 10]
    game = next_year(game)
    assert state(game).year == 2 and game.view(0)["bonuses"][1] == [6, 13]


@pytest.mark.rule("EV-CLE-05")
def test_cleanup_discards_the_cards_played() -> None:
    game = acting({"goods": goods((9, 9, 9))}, {}, year=1)
    plays(game, "act develop", "done")
    assert len(player(game).down) == 1
    game = run_on(game, lambda s: s.year == 2 and s.phase == 2)
    assert player(game).down == () and player(game).actions == 0
