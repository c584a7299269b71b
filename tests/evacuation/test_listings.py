"""Whole lists of moves of decisions that random games seldom meet."""

import pytest
from evacuation_positions import acting, goods, phase, player, plays, start
from playing import offered, refused

from partie.games.evacuation.cards.actions import ACTION_CARDS
from partie.games.evacuation.cards.goals import GOALS

OFFERS = [
    ["bustard", "swift", "plover"],
    ["tin-arena", "dust-derby", "neon-oval"],
    ["dune-quarry", "lichen-farms", "snow-camps"],
]


def test_every_combination_of_resources_may_be_ferried() -> None:
    row = {"hand": ["cargo-tether", "bold-landing", "far-horizon", "tent-city"], "goods": goods((1, 2, 0))}
    game = plays(acting(row, variant="advanced"), "play cargo-tether")
    wanted = ["1 steel", "2 steel", "1 food", "1 food 1 steel", "1 food 2 steel"]
    assert offered(game) == ["done", *(f"ferry {amounts}" for amounts in wanted)]


@pytest.mark.rule("EV-RES-01")
def test_a_way_to_pay_that_the_world_lacks_is_refused() -> None:
    row = {
        "hand": ["scrap-yard-bargain", "bold-landing", "far-horizon", "tent-city"],
        "goods": goods((1, 2, 0)),
    }
    game = plays(
        acting(row, variant="advanced", offers=OFFERS), "play scrap-yard-bargain", "shuttle bustard old"
    )
    assert offered(game) == ["pay 2 steel", "pay 1 food 1 steel"]
    assert refused(game, 0, "pay 1 food 1 energy") == "EV-RES-01"


def test_all_sets_of_four_cards_may_be_kept_and_any_card_dropped() -> None:
    game = start(2, 1, actions="advanced")
    assert len(game.decision(0).moves) == 35
    row = {"hand": ["mission-control", "bold-landing", "far-horizon", "tent-city"]}
    game = plays(acting(row, variant="advanced"), "play mission-control", "half first", "half second")
    assert offered(game) == [f"drop {ACTION_CARDS[card].id}" for card in player(game).hand]


def test_every_goal_of_the_pile_may_be_kept_and_any_of_four_discarded() -> None:
    game = start(2, 1, mode="points")
    assert [game.notation(0, move) for move in game.decision(0).moves] == [
        f"goal {GOALS[goal].id}" for goal in player(game).pile
    ]
    for _ in range(3):
        for seat in range(2):
            game.play(seat, game.decision(seat).moves[0])
    assert len(game.decision(0).moves) == 4


def test_halves_swaps_and_developments_are_listed_in_full() -> None:
    row = {"hand": ["supply-run", "bold-landing", "far-horizon", "tent-city"], "goods": goods((0, 9, 9))}
    game = plays(acting(row, variant="advanced"), "play supply-run")
    assert offered(game) == ["done", "half first", "half second"]
    game = plays(acting({"goods": goods((1, 0, 0))}), "act gain-and-exchange", "gain steel new")
    wanted = ["old food steel", "old food energy", "new steel food", "new steel energy"]
    assert offered(game) == ["done", *(f"swap {words}" for words in wanted)]
    row = {"plans": ["mirror-fields"], "goods": goods((0, 0, 0), (0, 2, 0))}
    game = plays(acting(row, offers=OFFERS), "act develop")
    plain = [move for move in offered(game) if not move.startswith("refresh")]
    assert plain == ["done", *(f"take {card}" for card in OFFERS[2]), "develop mirror-fields"]
    assert len(offered(game)) == len(plain) + 7


def test_builds_and_loads_are_listed_in_full() -> None:
    game = plays(acting({"goods": goods((1, 3, 0), (0, 3, 0))}, offers=OFFERS), "act build-shuttle")
    plain = [move for move in offered(game) if not move.startswith("refresh")]
    assert plain == ["shuttle swift old", "shuttle plover old", "shuttle plover new"]
    assert len(offered(game)) == 3 + 3 * 7
    row = {
        "goods": goods((1, 0, 1)),
        "old_shuttles": ["swift"],
        "land": ["l1", "l5"],
        "prepared": [1, 0, 0, 0, 0, 0],
    }
    game = plays(phase("flight", row, {}), "load swift")
    assert offered(game) == [
        "launch",
        "evacuate l1 by-zone",
        "evacuate l5 as-building",
        "stow purple-ground",
        "crate farm",
        "freight 1 food",
    ]


def test_every_split_of_the_satellites_is_listed() -> None:
    game = phase("progress", {"groups": [0, 1, 1, 0, 0]}, {"sections": [20, 20]})
    assert offered(game) == [f"satellite {which} {steps}" for which in "ab" for steps in range(4)]
