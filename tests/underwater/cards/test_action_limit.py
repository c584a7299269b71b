"""The limit of four action cards."""

from typing import Any

import pytest
from playing import asked, offered, refused
from underwater_positions import described, have, nation, play, table, turn

import partie
from partie.games.underwater.scoring import final_lines
from partie.kernel.engine.partie import Partie

# Action cards: 17, 19, 23 green, 33, 34 red, 53 yellow (a kelp and a card), 89 green of era II, 193 green special.
# Slot G1: two Federation steps.


def full(card: int = 17, laid: tuple[int, ...] = (19, 34, 53), **more: Any) -> Partie:
    """Four action cards lie there, the assistant among them; a fifth is about to be laid."""
    game = turn(laid=list(laid), hand=[card, 14, 15], **more)
    play(game, f"slot G1 card {card}", "card first")
    return game


def laid(game: Partie) -> list[int]:
    return list(nation(game).laid)


@pytest.mark.rule("UC-LIM-01")
def test_four_action_cards_the_assistant_included_are_the_limit() -> None:
    game = full()
    play(game, "lay over 34", "not", "advance 1")
    assert laid(game) == [17, 19, 53, 206]
    assert len(nation(game).tableau.actions) == 4
    with pytest.raises(partie.PartieError):
        turn(laid=[17, 19, 34, 53])
    without = turn(laid=[17, 19, 34, 53], assistant=False)
    assert len(nation(without).tableau.actions) == 4


@pytest.mark.rule("UC-LIM-02")
def test_a_fifth_needs_one_of_the_four_to_go() -> None:
    game = full()
    assert refused(game, 0, "done") == "UC-LIM-02"
    assert refused(game, 0, "lay over 17") == "UC-LIM-02"
    assert refused(game, 0, "lay over 33") == "UC-LIM-02"
    play(game, "lay over 206", "not", "advance 1")
    assert laid(game) == [17, 19, 34, 53]


@pytest.mark.rule("UC-LIM-02")
def test_the_fifth_need_not_be_laid() -> None:
    game = full()
    play(game, "not", "advance 1")
    assert laid(game) == [19, 34, 53, 206]
    assert table(game).discard == [17]


@pytest.mark.rule("UC-LIM-03")
def test_a_used_or_a_ready_card_may_go() -> None:
    game = full(used=[19, 206])
    assert offered(game) == ["not", "lay over 19", "lay over 34", "lay over 53", "lay over 206"]


@pytest.mark.rule("UC-LIM-04")
def test_a_ready_card_may_be_used_before_it_goes() -> None:
    for option, got in (("option 1", "steelplast"), ("option 2", "credit")):
        game = full()
        play(game, "lay over 206")
        assert offered(game) == ["not", "use 206"]
        assert refused(game, 0, "use 53") == "UC-LIM-04"
        assert laid(game) == [19, 34, 53, 206]
        play(game, "use 206", option)
        assert have(game) == {got: 1}
        assert laid(game) == [17, 19, 34, 53]
    unused = full()
    play(unused, "lay over 206", "not")
    assert have(unused) == {}


@pytest.mark.rule("UC-LIM-05")
def test_a_used_card_gives_nothing_when_it_goes() -> None:
    game = full(used=[206])
    play(game, "lay over 206")
    assert laid(game) == [17, 19, 34, 53]
    assert have(game) == {}
    assert not any(move.startswith("use ") for move in offered(game))


@pytest.mark.rule("UC-LIM-06")
def test_a_fourth_action_card_is_laid_without_any_discard_or_use() -> None:
    game = turn(laid=[19, 53], hand=[17, 14, 15])
    assert refused(game, 0, "lay over 19") == "UC-LIM-06"
    play(game, "slot G1 card 17", "card first")
    assert laid(game) == [17, 19, 53, 206]
    assert offered(game) == ["advance 1", "advance 2"]
    assert refused(game, 0, "lay over 19") == "UC-LIM-06"
    # Nor does any other kind of card push one out.
    other = turn(laid=[19, 34, 53], hand=[10, 14, 15])
    play(other, "slot G1 card 10", "card first")
    assert laid(other) == [10, 19, 34, 53, 206]


@pytest.mark.rule("UC-LIM-07")
def test_a_discarded_action_card_goes_to_the_pile_of_its_own_era() -> None:
    now = full()
    play(now, "lay over 53", "not", "advance 1")
    assert table(now).discard == [53]
    later = full(89, laid=(19, 90, 53), table={"round": 5})
    play(later, "lay over 53", "not", "advance 1")
    assert table(later).discard == []
    assert 53 in table(later).gone
    same = full(89, laid=(19, 90, 53), table={"round": 5})
    play(same, "lay over 90", "not", "advance 1")
    assert table(same).discard == [90]


@pytest.mark.rule("UC-LIM-08")
def test_a_discarded_special_action_card_goes_under_its_deck() -> None:
    # The brown metropolis counts special cards and is connected.
    tunnels = ["t1", "t5", "t7", "t8", "t9", "t14", "t15"]
    table_ = {"special": [191, 192], "row": [181]}
    game = full(laid=(19, 193, 53), table=table_, tunnels=tunnels, used=[193])
    before = dict(final_lines(table(game), 0))["brown-metropolis"]
    play(game, "lay over 193", "advance 1")
    assert list(table(game).special) == [193, 192, 191]
    assert 193 not in table(game).gone
    assert before - dict(final_lines(table(game), 0))["brown-metropolis"] == 2


@pytest.mark.rule("UC-LIM-08")
def test_a_discarded_special_card_of_three_credits_leaves_the_game() -> None:
    game = turn(table={"special": [191, 192], "row": [181]}, hand=[182, 14, 15])
    play(game, "slot Y1 card 182")
    assert asked(game) == 1
    assert list(table(game).special) == [192, 191]
    assert 182 in table(game).gone
    assert described(game)["laid"] == []
