"""Government contracts (UC-GOV). Contract 3 asks for 6 connected tunnels and gives 2 credits and 2 points."""

import pytest
from playing import offered, refused
from underwater_positions import have, nation, play, production, table, turn

import partie
from partie.games.underwater.cards import CONTRACTS

FIVE = ["t1", "t2", "t3", "t4", "t5"]
SIX = [*FIVE, "t6"]


def digging(tunnels: list[str], **others: object) -> partie.Partie:
    """Seat 0 is about to choose a slot with enough to dig a tunnel."""
    return turn(
        contracts="on",
        tunnels=tunnels,
        resources={"steelplast": 3, "credit": 3},
        hand=[14, 15, 28],
        table={"contracts": [3]},
        others=[dict(others)] if others else None,
    )


def dig(game: partie.Partie, tunnel: str) -> None:
    """Use a slot that builds tunnels."""
    for move in game.legal(0):
        trial = game.copy()
        trial.push(0, move)
        for part in [None, *trial.legal(0)]:
            ahead = trial.copy()
            if part is not None:
                ahead.push(0, part)
            if ahead.decisions and f"build tunnel {tunnel}" in [ahead.notation(0, m) for m in ahead.legal(0)]:
                game.push(0, move)
                if part is not None:
                    game.push(0, part)
                play(game, f"build tunnel {tunnel}")
                return
    raise AssertionError("no slot builds tunnels")


@pytest.mark.rule("UC-GOV-01")
def test_three_of_eight_contracts_lie_on_the_board() -> None:
    assert len(CONTRACTS) == 8
    seen = set()
    for seed in range(20):
        dealt = table(partie.new("underwater", seats=3, seed=seed, contracts="on")).contracts
        assert len(dealt) == len(set(dealt)) == 3
        seen.update(dealt)
    assert seen == set(range(1, 9))
    assert table(partie.new("underwater", seats=3, seed=1)).contracts == ()


@pytest.mark.rule("UC-GOV-02", "UC-GOV-03")
def test_who_meets_the_conditions_takes_the_contract_and_its_reward_at_once() -> None:
    game = digging(FIVE)
    before = nation(game).points
    dig(game, "t6")
    assert nation(game).contracts == (3,)
    assert nation(game).points == before + 2
    assert have(game)["credit"] == 3 - 1 + 2


@pytest.mark.rule("UC-GOV-02")
def test_a_condition_that_is_not_met_gives_nothing() -> None:
    game = digging(FIVE[:4])
    dig(game, "t5")
    assert nation(game).contracts == ()
    assert table(game).contracts == (3,)


@pytest.mark.rule("UC-GOV-04")
def test_a_contract_is_taken_once_and_not_replaced() -> None:
    game = digging(FIVE, contracts=[])
    dig(game, "t6")
    assert table(game).contracts == ()
    late = turn(
        contracts="on",
        tunnels=FIVE,
        resources={"steelplast": 3, "credit": 3},
        hand=[14, 15, 28],
        table={"contracts": []},
        others=[{"contracts": [3]}],
    )
    dig(late, "t6")
    assert nation(late).contracts == ()
    assert have(late)["credit"] == 3 - 1


@pytest.mark.rule("UC-GOV-05")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_in_production_the_earlier_in_order_takes_the_contract(order: list[int]) -> None:
    """Both meet contract 3 when it is looked at, at the end of production."""
    game = production(
        contracts="on",
        board=1,
        tunnels=SIX,
        resources={"kelp": 3},
        table={"contracts": [3], "order": order},
        others=[{"board": 2, "tunnels": SIX, "resources": {"kelp": 3}}],
    )
    assert nation(game, order[0]).contracts == (3,)
    assert nation(game, order[1]).contracts == ()


@pytest.mark.rule("UC-TIM-06", "UC-GOV-03")
@pytest.mark.parametrize("short", [1, 2])
def test_a_contract_that_the_build_completes_may_upgrade_it(short: int) -> None:
    """Contract 7 (two cities with all three buildings): a free upgrade. Slot R5 builds and upgrades for a science that
    is not there: the contract upgrades the laboratory that completes the second city, and none that leaves it open."""
    game = turn(
        3,
        contracts="on",
        table={"contracts": [7]},
        resources={"steelplast": 1},
        used=[206],
        cities={"A": "white"},
        tunnels=["t1"],
        buildings={
            "S": ["farm", "plant"],
            "A": ["farm", "plant"],
            **({"A1": ["laboratory"]} if short == 1 else {}),
        },
        hand=[14, 15, 16],
    )
    play(game, "slot R5 card 14")
    if short == 1:
        assert "build laboratory S" in offered(game)
        play(game, "build laboratory S", "upgrade laboratory S")
        assert nation(game).contracts == (7,) and have(game) == {}
    else:
        assert "build laboratory S" not in offered(game)
        assert refused(game, 0, "build laboratory S") == "UC-TIM-03"
