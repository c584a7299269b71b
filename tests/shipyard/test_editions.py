"""Components that were changed: a game goes on with those it began with."""

import json
from typing import Any

import pytest
from shipyard_positions import harbour, hull, position, ship, start

import partie
from partie.games.shipyard.components import CONTRACT_IDS, EDITION
from partie.games.shipyard.rules.contracts import Fleet, points
from partie.games.shipyard.rules.solo import numbers
from partie.games.shipyard.scoring import contract_points
from partie.kernel.engine.partie import Partie


def begun_before(game: Partie) -> Partie:
    """The game as a save of rules 1.0 tells it: nobody wrote down an edition then."""
    save: dict[str, Any] = json.loads(game.save())
    save["rules"] = save["began"] = "1.0"
    del save["state"]["edition"]
    return partie.load(json.dumps(save))


def test_new_games_have_the_present_edition() -> None:
    assert harbour(start(2)).edition == EDITION == 2


@pytest.mark.parametrize(
    ("contract", "feature", "then", "now"),
    [("lanterns", "lantern", 12, 14), ("lifeboats", "lifeboat", 12, 11)],
)
def test_contracts_are_scored_by_the_table_the_game_began_with(
    contract: str, feature: str, then: int, now: int
) -> None:
    stern = ("cabin", "lantern") if feature == "lantern" else ("stoker_cabin", "cabin")
    ships = [
        ship(parts=hull("lifeboat" if feature == "lifeboat" else "cabin", stern=stern)) for _ in range(5)
    ]
    number = CONTRACT_IDS.index(contract)
    assert points(number, Fleet(ships, 0, 0, 1)) == then and points(number, Fleet(ships, 0, 0)) == now


@pytest.mark.rule("SY-SOL-11")
def test_a_running_solo_game_keeps_the_numbers_of_its_solo_tiles() -> None:
    for seed in range(20):
        game = start(1, seed)
        on = begun_before(game)
        assert harbour(on).edition == 1 and harbour(on).solo_stack == harbour(game).solo_stack
        new, old = numbers(harbour(game)), numbers(harbour(on))
        assert old == ((0, 4) if new == (0, 5) else new)
        top = on.view(0)["solo"]["top"]
        assert (top["number"], top["spaces"]) == old


def test_a_running_game_is_played_to_its_end_with_its_own_components() -> None:
    on = begun_before(start(2, 3, row="printed"))
    assert "rules 1.1 from here" in on.record().splitlines()
    while not on.over:
        on.play(on.decisions[0].seat, on.decisions[0].default)
    s = harbour(on)
    assert s.edition == 1 and on.result is not None
    red = [contract_points(s, player, "red") for player in s.players]
    assert [dict(lines)["red-contract"] for lines in on.result.lines] == red
    again = partie.replay(on.record())
    assert harbour(again).edition == 1 and again.save() == on.save()


def test_a_written_position_may_name_an_edition() -> None:
    game = position(2, {"edition": 1})
    assert harbour(game).edition == 1 and game.game.describe(game.state)["edition"] == 1
