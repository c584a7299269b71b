"""What the icons of cards mean, each tried out by itself (UC-ICO-01); and that decks are shuffled well (UC-SET-04)."""

from collections import Counter
from itertools import pairwise

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, table, turn

from partie.games.underwater.book import TABLE
from partie.games.underwater.cards import BY_NUMBER
from partie.games.underwater.components.terms import CREDIT, FREE_SLOT, KELP, OTHERS_SLOT, amount
from partie.games.underwater.effects import (
    Choose,
    Exchange,
    Gain,
    If,
    OnSpace,
    Pay,
    TakeMetropolis,
    Tree,
    UseSlot,
)
from partie.games.underwater.setup import prepare
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import settle

OPTIONS = {"boards": "auto", "contracts": "off", "blocked": "1"}


def carrying_out(tree: Tree, **mine: object) -> Partie:
    """Seat 0 carries an effect out, as if it stood on a card of its own."""
    game = turn(3, {"round": 2, "slots": {"R3": [1]}}, hand=[14, 15, 16], **mine)
    TABLE.number(360, tree)
    tree.begin(game.state, 0, 0)
    settle(game.state)
    return game


@pytest.mark.rule("UC-ICO-01")
def test_to_pay_is_to_give_in_full_and_to_get() -> None:
    tree = Pay(amount(credit=2), Gain(point=3))
    assert carrying_out(tree, resources={"credit": 1}).decisions[0].step.name == "choose-slot"
    game = carrying_out(tree, resources={"credit": 3})
    play(game, "price 1")
    assert (have(game), nation(game).points) == ({"credit": 1}, 3)


@pytest.mark.rule("UC-ICO-01")
def test_to_exchange_goes_in_both_directions() -> None:
    for gives, has in (("kelp", {"credit": 2}), ("credit", {"kelp": 2})):
        game = carrying_out(Exchange(KELP, CREDIT), resources={"kelp": 1, "credit": 1})
        play(game, f"give {gives}")
        assert have(game) == has


@pytest.mark.rule("UC-ICO-01")
def test_if_you_have_gain() -> None:
    tree = If(OnSpace(3), Gain(science=2))
    assert have(carrying_out(tree, federation=3, resources={})) == {"science": 2}
    assert have(carrying_out(tree, federation=4, resources={})) == {}


@pytest.mark.rule("UC-ICO-01")
def test_a_slash_is_or() -> None:
    game = carrying_out(Choose(Gain(kelp=1), Gain(credit=1)), resources={})
    assert offered(game) == ["done", "option 1", "option 2"]
    play(game, "option 2")
    assert have(game) == {"credit": 1}


@pytest.mark.rule("UC-ICO-01")
def test_a_metropolis_is_a_tile_that_counts_as_connected() -> None:
    game = carrying_out(TakeMetropolis())
    play(game, "draw")
    assert len(described(game)["extra"]) == 1


@pytest.mark.rule("UC-ICO-01")
@pytest.mark.parametrize(("where", "slot", "not_slot"), [(FREE_SLOT, "Y1", "R3"), (OTHERS_SLOT, "R3", "Y1")])
def test_free_and_occupied_slots(where: int, slot: str, not_slot: str) -> None:
    game = carrying_out(UseSlot(where), resources={})
    assert refused(game, 0, f"perform {not_slot}") is not None
    play(game, f"perform {slot}")
    assert have(game)["kelp"] == 1


@pytest.mark.rule("UC-ICO-01")
def test_once_per_turn_end_of_turn_and_discount_last() -> None:
    """Card 40 once per turn, card 14 at the end of every turn, card 100 tunnels for two credits less."""
    game = turn(laid=[40], resources={"kelp": 2}, hand=[14, 15, 16])
    play(game, "once 40", "give kelp")
    assert refused(game, 0, "once 40") == "UC-GLO-19"
    cheap = turn(2, {"round": 5}, laid=[100], resources={"steelplast": 1}, hand=[98, 106, 107])
    assert cheap.view(0)["nations"][0]["costs"]["tunnel"] == {"steelplast": 1}


@pytest.mark.rule("UC-SET-04")
def test_every_order_of_the_deck_is_as_likely_as_any_other() -> None:
    """400 preparations: the top cards are all different ones, and colours lie together no more often than by chance."""
    tops: Counter[int] = Counter()
    neighbours = alike = 0
    for seed in range(400):
        deck = prepare(2, seed, OPTIONS).deck
        tops[deck[-1]] += 1
        colours = [BY_NUMBER[card].colour for card in deck]
        neighbours += len(colours) - 1
        alike += sum(one == other for one, other in pairwise(colours))
    # 66 cards, of which 12 are dealt: 6 times on top are expected, and 21 of 65 neighbours are of one colour.
    assert len(tops) > 60 and max(tops.values()) < 20
    assert abs(alike / neighbours - 21 / 65) < 0.02


@pytest.mark.rule("UC-SET-04")
def test_the_decks_of_later_eras_are_shuffled_too() -> None:
    firsts = set()
    for seed in range(12):
        game = turn(2, {"round": 4, "phase": "production"}, seed=seed)
        firsts.add(tuple(table(game).deck[-5:]))
    assert len(firsts) == 12
