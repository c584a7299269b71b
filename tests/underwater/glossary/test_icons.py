"""The icons of cards: each has its word in the language of effects; slots that are free, used, or others'."""

from collections.abc import Callable

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, table, turn

from partie.games.underwater.cards import ALL_CARDS
from partie.games.underwater.components.terms import (
    FREE_SLOT,
    OTHERS_SLOT,
    SECOND_TUNNEL,
    TURN_ENDS,
    USED_SLOT,
)
from partie.games.underwater.effects import (
    Build,
    Choose,
    Discount,
    Exchange,
    Gain,
    If,
    OncePerTurn,
    Part,
    Pay,
    TakeMetropolis,
    UseSlot,
    When,
    walk,
)
from partie.games.underwater.trees import EFFECTS
from partie.kernel.engine.partie import Partie

# Green instant cards: 72 (era II) performs a slot occupied by another player, 127 (era III) a free slot and a point.
# Slot G1 goes on the Federation track, Y1 gives three resources, R3 two steelplast and a kelp, Y5 has a choice.

ICONS: dict[str, Callable[[Part], bool]] = {
    "pay": lambda node: isinstance(node, Pay),
    "exchange": lambda node: isinstance(node, Exchange),
    "gain": lambda node: isinstance(node, Gain),
    "if you have, gain": lambda node: isinstance(node, If),
    "metropolis": lambda node: isinstance(node, TakeMetropolis),
    "build": lambda node: isinstance(node, Build),
    "end of turn": lambda node: isinstance(node, When) and node.event == TURN_ENDS,
    "in one turn": lambda node: isinstance(node, When) and node.event == SECOND_TUNNEL,
    "free slot": lambda node: isinstance(node, UseSlot) and node.where == FREE_SLOT,
    "once per turn": lambda node: isinstance(node, OncePerTurn),
    "occupied slot": lambda node: isinstance(node, UseSlot) and bool(node.where & OTHERS_SLOT),
    "discount": lambda node: isinstance(node, Discount),
    "or": lambda node: isinstance(node, Choose),
}


def borrowing(seats: int, slots: dict[str, list[int]]) -> Partie:
    """Seat 0 uses card 72 before the slot G1."""
    game = turn(seats, {"round": 5, "slots": slots}, hand=[72, 75, 76])
    play(game, "slot G1 card 72", "card first")
    return game


def performed(game: Partie) -> list[str]:
    return [move.removeprefix("perform ") for move in offered(game) if move.startswith("perform ")]


@pytest.fixture
def any_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Card 72 shows the icon alone: no printed card does now, and the language has it."""
    monkeypatch.setattr(EFFECTS[72], "where", USED_SLOT)


@pytest.mark.rule("UC-ICO-01")
@pytest.mark.parametrize("icon", ICONS)
def test_every_icon_has_an_operator_that_cards_use(icon: str) -> None:
    assert any(ICONS[icon](node) for card in ALL_CARDS for node in walk(card.effect))


@pytest.mark.rule("UC-ICO-01")
def test_or_means_one_of_what_is_named() -> None:
    game = turn(3, tunnels=["t1"], resources={"science": 1}, hand=[16, 38, 39])
    play(game, "slot Y5 card 16")
    assert offered(game) == ["option 1", "option 2"]
    assert refused(game, 0, "option 3") == "UC-ICO-01"
    play(game, "option 1")
    # Two science and no upgrade: the turn is over.
    assert have(game) == {"science": 3}
    assert described(game)["tunnels"] == ["t1"]
    assert game.decisions[0].seat == 1


@pytest.mark.rule("UC-ICO-02")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.usefixtures("any_used")
def test_any_used_slot_is_an_own_one_too(seats: int) -> None:
    game = borrowing(seats, {"Y1": [1], "R3": [0]})
    # G1 holds the tile of this turn.
    assert performed(game) == ["Y1", "R3", "G1"]
    assert refused(game, 0, "perform Y5") == "UC-ICO-02"
    play(game, "perform R3", "advance 1")
    assert have(game) == {"steelplast": 2, "kelp": 1}
    assert nation(game).climbed == 1


@pytest.mark.rule("UC-ICO-02", "UC-GLO-22")
@pytest.mark.usefixtures("any_used")
def test_with_four_players_own_slots_stay_excluded() -> None:
    game = borrowing(4, {"Y1": [1], "Y5": [0, 2], "R3": [0]})
    assert performed(game) == ["Y1"]
    for own in ("Y5", "R3", "G1"):
        assert refused(game, 0, f"perform {own}") == "UC-GLO-22"
    assert refused(game, 0, "perform G4") == "UC-ICO-02"


@pytest.mark.rule("UC-ICO-02", "UC-GLO-21")
def test_occupied_by_another_player_is_said_by_the_card() -> None:
    game = borrowing(3, {"Y1": [1], "R3": [0]})
    assert performed(game) == ["Y1"]
    assert refused(game, 0, "perform R3") == "UC-GLO-21"
    assert refused(game, 0, "perform Y5") == "UC-GLO-21"


@pytest.mark.rule("UC-ICO-02")
@pytest.mark.usefixtures("any_used")
def test_alone_the_neutral_tiles_use_slots() -> None:
    game = turn(1, {"round": 5, "slots": {"Y1": ["neutral"], "R3": [0]}}, hand=[72, 75, 76])
    play(game, "slot G1 card 72", "card first")
    assert performed(game) == ["Y1", "R3", "G1"]


@pytest.mark.rule("UC-ICO-03")
def test_a_free_slot_is_a_coloured_slot_without_a_tile() -> None:
    game = turn(3, {"round": 8, "slots": {"Y1": [1], "Y5": [0]}}, hand=[127, 134, 135])
    play(game, "slot G1 card 127", "card first")
    assert "R3" in performed(game)
    for occupied in ("Y1", "Y5", "G1"):
        assert occupied not in performed(game)
        assert refused(game, 0, f"perform {occupied}") == "UC-ICO-03"
    assert refused(game, 0, "perform A0") == "UC-AVS-04"


@pytest.mark.rule("UC-ICO-03")
def test_a_card_does_not_occupy_the_free_slot_it_uses() -> None:
    game = turn(3, {"round": 8}, hand=[127, 134, 135], others=[{"hand": [136, 137, 138]}])
    play(game, "slot G1 card 127", "card first", "perform R3", "advance 1")
    assert have(game) == {"steelplast": 2, "kelp": 1}
    assert described_slots(game) == {"G1": [0]}
    play(game, "slot R3 card 136", seat=1)
    assert described_slots(game)["R3"] == [1]


def described_slots(game: Partie) -> dict[str, list[int]]:
    found: dict[str, list[int]] = game.game.describe(table(game))["slots"]
    return found
