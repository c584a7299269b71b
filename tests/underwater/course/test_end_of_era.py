"""The end of an era: action cards, feeding, the new deck and hands, the round marker."""

from typing import Any

import pytest
from playing import refused
from underwater_positions import end_of_round, have, nation, play, production, table

from partie.games.underwater.cards import ERAS
from partie.kernel.engine.partie import Partie


def era_of(card: int) -> int:
    return 1 if card < 67 else 2 if card < 124 else 3


def ending(round: int = 4, **given: Any) -> Partie:
    """The production that ends an era; old cards are in both hands."""
    first = {4: 10, 7: 70, 10: 130}[round]
    given.setdefault("hand", [first, first + 1, first + 2])
    others = [{"hand": [first + 3, first + 4, first + 5], "resources": {"kelp": 1}}]
    return production(table={"round": round, **given.pop("table", {})}, others=others, **given)


@pytest.mark.rule("UC-EOE-01")
@pytest.mark.parametrize("round", [4, 7])
def test_used_action_cards_are_ready_again(round: int) -> None:
    game = end_of_round(table={"round": round}, laid=[17, 19], used=[17, 206])
    assert nation(game).used == ()
    ordinary = end_of_round(table={"round": 3}, laid=[17, 19], used=[17, 206])
    assert nation(ordinary).used == (17, 206)


@pytest.mark.rule("UC-EOE-02")
def test_cities_are_fed_after_all_income_and_before_new_cards() -> None:
    # Card 118 may still spend the credit: nobody is fed and nobody has drawn before that is decided.
    game = ending(7, laid=[118], resources={"kelp": 1, "credit": 1}, points=4)
    assert have(game) == {"kelp": 1, "credit": 1}
    assert have(game, 1) == {"kelp": 1}
    assert len(nation(game, 1).hand) == 3
    play(game, "price 1")
    assert nation(game).points == 4 + 2
    assert have(game, 1) == {}
    assert len(nation(game, 1).hand) == 6


@pytest.mark.rule("UC-EOE-03", "UC-EOE-05")
@pytest.mark.parametrize(("round", "era"), [(4, 2), (7, 3)])
def test_the_old_piles_go_and_everybody_draws_three_of_the_new_deck(round: int, era: int) -> None:
    old = [{4: 20, 7: 90}[round] + i for i in range(6)]
    game = ending(round, table={"deck": old[:3], "discard": old[3:]})
    s = table(game)
    assert s.era == era
    for seat in (0, 1):
        drawn = [card for card in nation(game, seat).hand if era_of(card) == era]
        assert len(drawn) == 3
        assert len(nation(game, seat).hand) == 6
    new = {card.number for card in ERAS[era - 1]}
    dealt = {card for each in s.nations for card in each.hand}
    assert set(s.deck) == new - dealt
    assert s.discard == []
    assert set(old) <= {*s.buried, *s.gone}


@pytest.mark.rule("UC-EOE-05")
def test_the_new_deck_is_shuffled() -> None:
    decks = [table(ending(seed=seed)).deck for seed in (1, 2)]
    assert decks[0] != sorted(decks[0])
    assert decks[0] != decks[1]


@pytest.mark.rule("UC-EOE-04")
def test_a_card_of_the_old_era_may_be_kept_and_played() -> None:
    game = ending(table={"order": [0, 1]})
    for seat, kept in ((0, (10, 11)), (1, (13, 14))):
        hand = nation(game, seat).hand.copy()
        put = [card for card in hand if card not in kept][:3]
        play(game, "discard " + " ".join(str(card) for card in put), seat=seat)
    assert nation(game).hand[:2] == [10, 11]
    # Card 10 is green, permanent; slot G1.
    play(game, "slot G1 card 10", "card first", "advance 2")
    assert 10 in nation(game).laid
    assert len(nation(game).hand) == 3
    assert sum(era_of(card) == 2 for card in nation(game).hand) == 2


@pytest.mark.rule("UC-EOE-06")
def test_everybody_keeps_three_cards() -> None:
    game = ending()
    hand = nation(game).hand.copy()
    assert [decision.seat for decision in game.decisions] == [0, 1]
    assert refused(game, 0, f"discard {hand[0]} {hand[1]}") == "UC-EOE-06"
    assert refused(game, 0, "discard " + " ".join(str(card) for card in hand[:4])) == "UC-EOE-06"
    assert refused(game, 0, f"drop {hand[0]}") == "UC-EOE-06"
    play(game, "discard " + " ".join(str(card) for card in hand[:3]))
    assert nation(game).hand == hand[3:]


@pytest.mark.rule("UC-EOE-06")
def test_with_the_hand_limit_card_four_are_kept() -> None:
    game = ending(7, laid=[98])
    hand = nation(game).hand.copy()
    assert refused(game, 0, "discard " + " ".join(str(card) for card in hand[:3])) == "UC-EOE-06"
    play(game, f"discard {hand[0]} {hand[1]}")
    assert len(nation(game).hand) == 4


@pytest.mark.rule("UC-EOE-07")
def test_discarded_cards_go_to_the_pile_of_their_era() -> None:
    # Seat 0 has a special card of cost 2 (194), which goes under its deck.
    game = ending(hand=[10, 11, 194])
    new = [card for card in nation(game).hand if era_of(card) == 2]
    play(game, f"discard 10 {new[0]} 194")
    other = nation(game, 1).hand.copy()
    play(game, "discard " + " ".join(str(card) for card in other[:3]), seat=1)
    s = table(game)
    assert s.discard == [new[0]]
    assert {10, *other[:3]} <= set(s.gone)
    assert s.special[0] == 194


@pytest.mark.rule("UC-EOE-08")
def test_no_cards_are_drawn_after_the_last_round() -> None:
    game = end_of_round(table={"round": 10}, hand=[130, 131, 132])
    assert game.over
    assert nation(game).hand == [130, 131, 132]
    assert game.decisions == []


@pytest.mark.rule("UC-EOE-09")
@pytest.mark.parametrize(("round", "era"), [(4, 2), (7, 3)])
def test_then_the_next_era_begins(round: int, era: int) -> None:
    game = ending(round)
    for seat in (0, 1):
        play(game, "discard " + " ".join(str(card) for card in nation(game, seat).hand[:3]), seat=seat)
    view = game.view(0)
    assert (view["era"], view["round"], view["phase"], view["turn"]) == (era, round + 1, "turn", 0)


@pytest.mark.rule("UC-EOE-09")
def test_after_the_third_era_comes_final_scoring() -> None:
    game = end_of_round(table={"round": 10})
    assert game.over
    assert game.result is not None
    assert not end_of_round(table={"round": 9}).over
