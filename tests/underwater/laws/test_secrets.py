"""What seats may know: what others put away is news, and a deck made of the discard pile is known as a whole."""

import random
from typing import Any

import pytest
from playing import asked
from underwater_positions import nation, play, production, table, turn
from underwater_rounds import idle, idle_round, trim

import partie
from partie.games.underwater import UNDERWATER
from partie.kernel.engine.chance import Dice
from partie.proof.laws import check_masks, redealt


def choosing_last() -> partie.Partie:
    """A new era: the other seat has put away 17, seat 0 chooses last and will have the first turn."""
    game = production(hand=[14, 15, 16], others=[{"hand": [17, 18, 19]}])
    play(game, "discard 17 18 19", seat=1)
    assert table(game).order[0] == 0
    return game


@pytest.mark.rule("UC-HAN-02")
def test_the_last_to_choose_does_not_preview_what_others_put_away() -> None:
    game = choosing_last()
    seen = game.preview(0, ["discard 14 15 16"])
    assert seen.stopped and seen.played == 0
    assert seen.view == game.view(0)
    assert game.decision(0).reveals(game.parse(0, "discard 14 15 16"))
    play(game, "discard 14 15 16")
    assert {17, 18, 19} <= set(game.view(0)["gone"])


@pytest.mark.rule("UC-HAN-02")
def test_the_first_to_choose_may_preview_the_own_choice() -> None:
    game = production(hand=[14, 15, 16], others=[{"hand": [17, 18, 19]}])
    seen = game.preview(0, ["discard 14 15 16"])
    assert seen.played == 1 and not seen.stopped
    assert len(seen.view["nations"][0]["hand"]) == 3


def test_who_puts_cards_away_alone_learns_nothing_by_it() -> None:
    game = production(hand=[14, 15, 16], others=[{"hand": []}])
    seen = game.preview(0, ["discard 14 15 16"])
    assert seen.played == 1 and not seen.stopped


PILE = {14, 20, 21, 22, 23, 24, 25}


def reshuffled() -> partie.Partie:
    """Seat 0 plays card 14 on an empty deck: the pile with that card becomes the deck, and three cards are drawn."""
    others = [{"hand": [30, 31, 32]}, {"hand": [33, 34, 35]}]
    game = turn(3, {"deck": [], "discard": sorted(PILE - {14})}, others, hand=[14, 15, 16])
    play(game, "slot A0 card 14", "later")
    assert len(nation(game).hand) == 5
    assert PILE == {*table(game).deck, *nation(game).hand} - {15, 16}
    return game


@pytest.mark.rule("UC-SUP-09")
def test_all_know_of_which_cards_a_reshuffled_deck_consists() -> None:
    game = reshuffled()
    for viewer in (-1, 1, 2):
        drawn: set[int] = set()
        for seed in range(40):
            world = UNDERWATER.guess(game.mask(viewer), Dice(seed))
            assert set(world.deck) < PILE
            hand = PILE & set(world.nations[0].hand)
            assert len(hand) == 3
            drawn |= hand
            for seat in {1, 2} - {viewer}:
                assert not PILE & set(world.nations[seat].hand)
        assert drawn == PILE


def test_in_every_world_that_fits_a_reshuffled_deck_the_masks_and_views_are_the_same() -> None:
    game = reshuffled()
    check_masks(game, random.Random(1), UNDERWATER.actions())
    for viewer in range(3):
        twin = redealt(game, UNDERWATER.guess(game.mask(viewer), Dice(5)))
        assert twin.view(viewer) == game.view(viewer)
        backs = [card["back"] for card in game.view(viewer)["nations"][(viewer + 1) % 3]["hand"]]
        assert set(backs) == {1}


def test_a_save_keeps_what_is_known_of_a_reshuffled_deck() -> None:
    game = reshuffled()
    loaded = partie.load(game.save())
    assert loaded.mask(1).key() == game.mask(1).key()
    data = game.state.save()
    data["laps"] = [0, -1]
    with pytest.raises(partie.PartieError):
        UNDERWATER.load_state(data, 3, game.options)
    del data["laps"]
    assert UNDERWATER.load_state(data, 3, game.options).laps == ()


@pytest.mark.rule("UC-SUP-09")
def test_the_card_seen_last_before_a_reshuffle_is_not_forgotten() -> None:
    masks = []
    for card in (14, 15):
        given = {"deck": [], "discard": [20, 21, 22, 23, 24, 25]}
        game = turn(3, given, [{"hand": [30, 31, 32]}, {"hand": [33, 34, 35]}], hand=[14, 15, 16])
        play(game, f"slot A0 card {card}", "later")
        masks.append(game.mask(None).key())
    assert masks[0] != masks[1]


def seen_by_other(game: partie.Partie, seat: int = 0) -> list[object]:
    """The hand of a seat as another one sees it: numbers, or what the backs tell."""
    hand = game.view(1 - seat)["nations"][seat]["hand"]
    return [card.get("number", card.get("back")) for card in hand]


@pytest.mark.rule("UC-GSP-02", "UC-GSP-03")
def test_a_special_card_that_lay_face_up_is_known_in_the_hand() -> None:
    for move, card in (("special 184", 184), ("special top", 191)):
        game = turn(table={"row": [184], "special": [191, 192, 193]}, hand=[14, 15, 16])
        play(game, "slot R5 card 14", move)
        assert sorted(map(str, seen_by_other(game))) == ["1", "1", "1", str(card)]


@pytest.mark.rule("UC-GSP-04")
def test_a_special_card_of_a_search_is_known_to_its_owner_alone() -> None:
    game = turn(table={"row": [184], "special": [191, 192, 193, 194]}, hand=[14, 15, 16])
    play(game, "slot R5 card 14", "special search")
    assert [card.get("back") for card in game.view(1)["nations"][0]["drawn"]] == ["special"] * 3
    play(game, "keep 192 under 193")
    assert sorted(map(str, seen_by_other(game))) == ["1", "1", "1", "special"]


OUT = {"row": [184], "special": [192, 193, 194]}


@pytest.mark.parametrize(
    ("given", "moves"),
    [
        ({"hand": [14, 15, 191]}, ["slot R3 card 191", "card unused"]),
        ({"hand": [14, 15, 16, 191]}, ["discard 191"]),
        ({"hand": [*range(14, 24), 191]}, ["drop 191"]),
    ],
)
def test_a_known_card_that_leaves_the_hand_may_come_back_unknown(
    given: dict[str, Any], moves: list[str]
) -> None:
    game = turn(table=OUT, shown=[191], **given)
    assert 191 in seen_by_other(game)
    play(game, *moves)
    assert list(table(game).special) == [191, 194, 193, 192]
    assert nation(game).shown == ()
    assert 191 not in seen_by_other(game)


def test_a_known_card_put_away_at_the_start_of_an_era_is_known_no_more() -> None:
    game = production(table=OUT, hand=[14, 15, 191], shown=[191], others=[{"hand": []}])
    play(game, "discard 14 15 191")
    assert nation(game).shown == ()


@pytest.mark.rule("UC-GSP-04", "UC-GSP-06")
def test_a_search_among_cards_one_put_there_reveals_nothing_to_the_searcher_only() -> None:
    game = turn(table={"row": [184], "special": [191, 192, 193, 194]}, hand=[14, 15, 16])
    play(game, "slot R5 card 14", "special search", "keep 192 under 193")
    assert list(table(game).special) == [194, 193, 191]
    other = game.copy()
    for seat, news in ((0, False), (1, True)):
        game = other.copy()
        idle_round(game)
        while asked(game) != seat:
            idle(game)
        trim(game)
        play(game, f"slot R5 card {nation(game, seat).hand[-1]}", seat=seat)
        assert game.decision(seat).reveals(game.parse(seat, "special search")) == news


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    game = turn(table={"deck": [1, 2, 3], "row": [184], "special": [191, 192, 193, 194]}, hand=[14, 15, 16])
    play(game, "slot R5 card 14", "special search", "keep 192 under 193")
    names = ("drew", "took-unseen")
    told = {seat: [e for e in game.events_for(seat) if e[0] in names] for seat in (None, 0, 1)}
    assert told[0] == [("took-unseen", 0, 192), ("drew", 0, 1)]
    assert told[1] == told[None] == [("took-unseen", 0, -1), ("drew", 0, -1)]


def test_a_record_tells_all_which_tile_was_drawn() -> None:
    """Card 125: a further metropolis, which all see; the cards that its tile 9 gives only their owner."""
    given = {"round": 8, "blue": [9, 10], "deck": [130, 131, 132, 133]}
    game = turn(table=given, hand=[125, 150, 151], others=[{"hand": [152, 153]}])
    play(game, "slot G1 card 125", "card first", "draw")
    lines = [
        next(line for line in game.record(seat).splitlines() if " draw" in line) for seat in (None, 0, 1, -1)
    ]
    assert lines[0] == lines[1] == "3 0 draw = 9 130 131"
    assert lines[2] == lines[3] == "3 0 draw = 9 ? ?"
