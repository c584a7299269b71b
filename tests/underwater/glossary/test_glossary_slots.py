"""Notes on card effects: once per turn, slots used by cards, what waits for a slot; and only the owner's board."""

from typing import Any

import pytest
from playing import offered, play_on, refused
from underwater_positions import have, nation, play, production, table, turn

from partie.games.underwater.book import PLAYING
from partie.games.underwater.cards import ALL_CARDS
from partie.games.underwater.components.terms import PERMANENT, SLOTS
from partie.games.underwater.state import Nation
from partie.kernel.engine.partie import Partie

# Slots: Y1 gives a science, a steelplast and a kelp; R3 two steelplast and a kelp; G1 two Federation spaces; Y2 builds
# tunnels. Green cards: 21 a credit for using a free slot, 72 uses a slot of another player.
# Permanent: 8 a steelplast and a point for Y2, 155 two points for G1, 38 a point when a slot gives steelplast.


def performed(game: Partie) -> list[str]:
    return [move.removeprefix("perform ") for move in offered(game) if move.startswith("perform ")]


def others_pass(game: Partie, *seats: int) -> None:
    for seat in seats:
        play(game, f"slot A0 card {nation(game, seat).hand[0]}", "later", seat=seat)


def borrowing(seats: int, slots: dict[str, list[int]]) -> Partie:
    """Seat 0 uses card 72 before the slot G1."""
    game = turn(seats, {"round": 5, "slots": slots}, hand=[72, 75, 76])
    play(game, "slot G1 card 72", "card first")
    return game


# Once per turn


@pytest.mark.rule("UC-GLO-19")
def test_once_per_turn_is_once_in_every_own_turn() -> None:
    """Card 40: a kelp for a credit or a credit for a kelp."""
    game = turn(3, laid=[40], resources={"kelp": 3}, hand=[14, 15, 16])
    play(game, "once 40", "give kelp")
    assert refused(game, 0, "once 40") == "UC-GLO-19"
    play(game, "slot G1 card 14", "advance 1")
    # In the turns of the others it is not asked for.
    for seat in (1, 2):
        assert [decision.seat for decision in game.decisions] == [seat]
        others_pass(game, seat)
    play(game, "once 40", "give kelp")
    assert have(game) == {"kelp": 1, "credit": 2}


@pytest.mark.rule("UC-GLO-19")
def test_it_may_wait_until_the_end_of_the_own_turn() -> None:
    game = turn(3, laid=[40], resources={}, hand=[14, 15, 16])
    assert refused(game, 0, "once 40") == "UC-GLO-19"
    play(game, "slot R3 card 14")
    assert offered(game) == ["done", "once 40"]
    play(game, "once 40", "give kelp")
    assert have(game) == {"steelplast": 2, "credit": 1}
    assert game.decisions[0].seat == 1


# Slots used by a card


@pytest.mark.rule("UC-GLO-20")
def test_a_slot_used_by_a_card_takes_no_tile_and_no_second_card() -> None:
    game = turn(3, {"deck": [1, 2, 3]}, resources={"credit": 1}, hand=[21, 15, 16])
    play(game, "slot G1 card 21", "card first", "price 1", "perform R3", "advance 1")
    assert have(game) == {"steelplast": 2, "kelp": 1}
    assert [SLOTS[slot] for slot, tiles in enumerate(table(game).slots) if tiles] == ["G1"]
    # One card played, one drawn.
    assert nation(game).hand == [1, 15, 16]
    taken = nation(game, 1).hand[0]
    play(game, f"slot R3 card {taken}", seat=1)
    assert table(game).slots[SLOTS.index("R3")] == 1 << 1


@pytest.mark.rule("UC-GLO-20")
def test_a_further_slot_needs_an_effect_that_uses_one() -> None:
    game = turn(3, hand=[14, 15, 16])
    assert refused(game, 0, "perform R3") == "UC-GLO-20"
    play(game, "slot G1 card 14")
    assert refused(game, 0, "perform R3") == "UC-GLO-20"


@pytest.mark.rule("UC-GLO-21")
def test_occupied_by_another_player_is_neither_own_nor_free_nor_always_available() -> None:
    game = borrowing(3, {"Y1": [1], "R3": [2], "Y5": [0]})
    assert performed(game) == ["Y1", "R3"]
    for slot in ("Y5", "G1", "G4"):
        assert refused(game, 0, f"perform {slot}") == "UC-GLO-21"
    assert refused(game, 0, "perform A0") == "UC-AVS-04"
    play(game, "perform Y1", "advance 1")
    assert have(game) == {"kelp": 1, "steelplast": 1, "science": 1}


@pytest.mark.rule("UC-GLO-21")
def test_free_or_occupied_by_another_player_leaves_out_own_slots_only() -> None:
    """Special action card 193, used by the slot G4."""
    game = turn(3, {"slots": {"Y1": [1], "R3": [0]}}, laid=[193], resources={"credit": 1}, hand=[14])
    play(game, "slot G4 card 14", "use 193", "price 1")
    assert {"Y1", "Y5"} <= set(performed(game))
    assert refused(game, 0, "perform R3") == "UC-GLO-21"
    assert refused(game, 0, "perform G4") == "UC-GLO-21"


@pytest.mark.rule("UC-GLO-22")
def test_with_four_players_a_shared_slot_is_not_another_players() -> None:
    game = borrowing(4, {"Y1": [0, 1], "R3": [2]})
    assert performed(game) == ["R3"]
    assert refused(game, 0, "perform Y1") == "UC-GLO-22"
    assert refused(game, 0, "perform G1") == "UC-GLO-21"
    # The same after cloning a slot.
    cloned = turn(4, {"round": 5, "slots": {"G1": [1], "R3": [2]}}, resources={"credit": 1}, hand=[72])
    play(cloned, "clone G1 card 72", "card first")
    assert performed(cloned) == ["R3"]
    assert refused(cloned, 0, "perform G1") == "UC-GLO-22"


# What waits for a slot


@pytest.mark.rule("UC-GLO-28")
def test_the_shown_slot_rewards_by_tile_by_cloning_and_by_card() -> None:
    resources = {"steelplast": 1, "credit": 3}
    tile = turn(3, laid=[8], resources=resources, hand=[16])
    play(tile, "slot Y2 card 16", "build tunnel t1")
    clone = turn(4, {"slots": {"Y2": [1]}}, laid=[8], resources=resources, hand=[16])
    play(clone, "clone Y2 card 16", "build tunnel t1")
    card = turn(3, laid=[8], resources=resources, hand=[21])
    play(card, "slot G1 card 21", "card first", "price 1", "perform Y2", "build tunnel t1", "advance 1")
    for game, credits in ((tile, 2), (clone, 1), (card, 1)):
        assert have(game) == {"science": 1, "credit": credits}
    other = turn(3, laid=[8], resources=resources, hand=[16])
    play(other, "slot R2 card 16", "card unused", "build tunnel t1")
    assert "science" not in have(other)


@pytest.mark.rule("UC-GLO-29")
def test_for_the_other_players_the_shown_slot_is_as_printed() -> None:
    """Seat 0 has card 155: two points for using G1."""

    def points(first: str, second: str) -> list[int]:
        game = turn(2, {"round": 8}, laid=[155], hand=[150], others=[{"hand": [151], "resources": {}}])
        for seat, slot in enumerate((first, second)):
            play(game, f"slot {slot} card {150 + seat}", seat=seat)
            if slot == "G1":
                play(game, "advance 1", seat=seat)
        return [nation(game, seat).points for seat in (0, 1)]

    assert points("R3", "G1") == [0, 0]
    assert points("G1", "R3") == [2, 0]


@pytest.mark.rule("UC-GLO-34")
@pytest.mark.parametrize(
    ("slot", "moves", "points"),
    [
        ("R3", [], 1),
        ("Y1", [], 1),
        ("G4", ["done"], 1),
        ("Y3", ["take steelplast credit", "done"], 1),
        ("Y3", ["take kelp credit", "done"], 0),
        ("Y5", ["option 1"], 0),
    ],
)
def test_a_slot_that_gives_steelplast_rewards_once(slot: str, moves: list[str], points: int) -> None:
    """The side for two players; two steelplast of R3 are one point, of Y3 the two resources are chosen."""
    game = turn(2, laid=[38], hand=[13 if slot[0] != "R" else 14])
    play(game, f"slot {slot} card {nation(game).hand[0]}", *moves)
    assert game.decisions[0].seat == 1
    assert nation(game).points == points


@pytest.mark.rule("UC-GLO-34")
def test_a_slot_used_by_a_card_rewards_as_well() -> None:
    game = turn(3, laid=[38], resources={"credit": 1}, hand=[21])
    play(game, "slot G1 card 21", "card first", "price 1", "perform R3", "advance 1")
    assert nation(game).points == 1


@pytest.mark.rule("UC-GLO-35")
def test_steelplast_of_the_federation_track_is_not_of_the_slot() -> None:
    game = turn(3, laid=[38], federation=4, hand=[14])
    play(game, "slot G1 card 14", "advance 2")
    assert have(game) == {"credit": 1, "steelplast": 1}
    assert nation(game).points == 0


@pytest.mark.rule("UC-GLO-35")
def test_nor_is_that_of_a_building_site_or_of_the_card() -> None:
    """The tunnel t5 gives a steelplast; card 14 gives one when card and slot differ in colour."""
    game = turn(3, laid=[14, 38], tunnels=["t1"], resources={"steelplast": 1, "credit": 1}, hand=[13])
    play(game, "slot Y2 card 13", "build tunnel t5")
    assert have(game) == {"steelplast": 2}
    assert nation(game).points == 0


# Only the owner's board, in his own turn


def possessions(found: Nation) -> tuple[Any, ...]:
    """Everything that a nation has."""
    return (
        tuple(found.goods), found.points, tuple(found.hand), found.laid, found.used, found.under,
        found.player_board, found.player_board.linked, found.climbed, found.extra,
    )  # fmt: skip


@pytest.mark.rule("UC-GLO-36")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_move_touches_the_board_of_another_player(seed: int) -> None:
    """All have permanent cards for every event; rounds at random, and who does not move keeps what he has."""
    waiting = [card.number for card in ALL_CARDS if card.type == PERMANENT]
    shares = [
        {"laid": waiting[seat::3], "resources": {"kelp": 5, "credit": 9, "science": 5}} for seat in range(3)
    ]
    game = turn(3, {"round": 8}, others=shares[1:], seed=seed, tunnels=["t1", "t2+"], **shares[0])
    moved = 0
    for mover, before, after in rounds(game, seed):
        for seat in range(3):
            if seat != mover:
                assert before[seat] == after[seat]
        moved += before[mover] != after[mover]
    assert moved > 20


def rounds(game: Partie, seed: int) -> list[tuple[int, list[Any], list[Any]]]:
    """The moves inside the rounds 8 and 9: who moved, and what all had before and after."""
    found = []
    round = table(game).round
    mover, before = game.decisions[0].seat, [possessions(each) for each in table(game).nations]
    for _ in play_on(game, seed):
        if table(game).phase != PLAYING or table(game).round > 9:
            break
        after = [possessions(each) for each in table(game).nations]
        if table(game).round == round:
            found.append((mover, before, after))
        round = table(game).round
        mover, before = game.decisions[0].seat, after
    return found


@pytest.mark.rule("UC-GLO-36")
def test_production_cards_work_in_the_own_production_only() -> None:
    rich = {"resources": {"kelp": 3}, "hand": [53]}
    with_cards = production(laid=[44, 63], others=[rich])
    without = production(others=[rich])
    assert have(with_cards, 1) == have(without, 1) == {"kelp": 2}
    assert nation(with_cards, 1).points == nation(without, 1).points == 0
    assert have(with_cards) == {"credit": 1}
    assert len(nation(with_cards).hand) == len(nation(without).hand) + 1
