"""Shuttles, stadiums and the three offers (EV-BLD, EV-OFR)."""

import pytest
from evacuation_positions import acting, goods, phase, player, plays, position, start, state, tiles_of
from playing import asked, offered, refused

from partie.games.evacuation.components import SHUTTLES, STADIUMS
from partie.games.evacuation.components.requirements import INFRASTRUCTURE
from partie.kernel.engine.partie import Partie

OFFERS = [
    ["kestrel", "swift", "plover"],
    ["tin-arena", "dust-derby", "neon-oval"],
    ["dune-quarry", "lichen-farms", "snow-camps"],
]
RICH = {"goods": goods((9, 9, 9), (9, 9, 9))}


def shown(game: Partie, offer: int) -> list[str]:
    return [(SHUTTLES, STADIUMS, INFRASTRUCTURE)[offer][card].id for card in state(game).offers[offer]]  # type: ignore[attr-defined]


@pytest.mark.rule("EV-BLD-01")
def test_a_shuttle_of_the_offer_is_built_for_its_price() -> None:
    game = plays(acting(RICH, offers=OFFERS), "act build-shuttle")
    assert refused(game, 0, "shuttle crane old") == "EV-BLD-01"
    plays(game, "shuttle kestrel old")
    assert player(game).goods == goods((9, 7, 8), (9, 9, 9))
    poor = acting({"goods": goods()}, offers=OFFERS)
    assert refused(poor, 0, "act build-shuttle") == "EV-BLD-01"


@pytest.mark.rule("EV-BLD-02")
def test_one_world_pays_for_a_shuttle_and_gets_it() -> None:
    game = plays(acting({"goods": goods((0, 1, 1), (0, 1, 0))}, offers=OFFERS), "act build-shuttle")
    assert refused(game, 0, "shuttle kestrel old") == "EV-BLD-02"
    assert refused(game, 0, "shuttle kestrel new") == "EV-BLD-02"
    for world in ("old", "new"):
        game = plays(acting(RICH, offers=OFFERS), "act build-shuttle", f"shuttle kestrel {world}")
        where = player(game).old_shuttles if world == "old" else player(game).shuttles
        assert where == (0,)


@pytest.mark.rule("EV-BLD-03", "EV-BLD-07")
def test_what_is_built_is_replaced_at_the_end_of_its_offer() -> None:
    game = acting(RICH, {"passed": True}, offers=OFFERS)
    tops = [state(game).decks[offer][-1] for offer in range(2)]
    plays(game, "act build-shuttle", "shuttle swift old", "act build-stadium", "stadium tin-arena old")
    assert shown(game, 0) == ["kestrel", "plover", SHUTTLES[tops[0]].id]
    assert shown(game, 1) == ["dust-derby", "neon-oval", STADIUMS[tops[1]].id]


@pytest.mark.rule("EV-BLD-04")
def test_shuttles_are_not_limited() -> None:
    row = {"goods": goods((9, 20, 20)), "old_shuttles": ["crane", "stork", "osprey"]}
    game = plays(acting(row, offers=OFFERS), "act build-shuttle", "shuttle plover old")
    assert len(player(game).old_shuttles) == 4


@pytest.mark.rule("EV-BLD-05")
def test_a_stadium_of_the_offer_is_built_for_its_price() -> None:
    game = plays(acting(RICH, offers=OFFERS), "act build-stadium")
    assert refused(game, 0, "stadium planetarium old") == "EV-BLD-05"
    plays(game, "stadium dust-derby new")
    assert player(game).goods == goods((9, 9, 9), (9, 8, 6)) and len(player(game).stadiums) == 1
    assert refused(acting({"goods": goods()}, offers=OFFERS), 0, "act build-stadium") == "EV-BLD-05"


@pytest.mark.rule("EV-BLD-06")
def test_mixed_payment_for_a_stadium_is_refused() -> None:
    game = plays(acting({"goods": goods((0, 2, 0), (0, 0, 1))}, offers=OFFERS), "act build-stadium")
    assert refused(game, 0, "stadium tin-arena new") == "EV-BLD-06"


@pytest.mark.rule("EV-RES-03")
def test_a_discount_saves_resources_of_the_players_choice() -> None:
    row = {**RICH, "tiles": tiles_of(1), "research": [1, 0, 0]}
    game = plays(acting(row, offers=OFFERS), "act build-shuttle", "shuttle kestrel old")
    assert offered(game) == ["pay 1 steel 1 energy", "pay 2 steel"]
    assert refused(game, 0, "pay 2 energy") == "EV-RES-03"
    assert refused(game, 0, "pay 2 steel 1 energy") == "EV-RES-03"
    plays(game, "pay 2 steel")
    assert player(game).goods == goods((9, 7, 9), (9, 9, 9))
    row["goods"] = goods((0, 1, 1))
    game = plays(acting(row, offers=OFFERS), "act build-shuttle", "shuttle kestrel old")
    assert player(game).goods == goods()


@pytest.mark.rule("EV-RES-01")
def test_a_discounted_price_is_paid_from_what_the_world_has() -> None:
    offers = [["condor", "falcon", "plover"], *OFFERS[1:]]
    row = {"goods": goods((0, 2, 2), (9, 9, 9)), "tiles": tiles_of(1), "research": [1, 0, 0]}
    game = plays(acting(row, offers=offers), "act build-shuttle", "shuttle falcon old")
    assert offered(game) == ["pay 1 steel 2 energy", "pay 2 steel 1 energy"]
    row["goods"] = goods((0, 3, 1), (9, 9, 9))
    game = plays(
        acting({**row, "goods": goods((0, 3, 2))}, offers=offers), "act build-shuttle", "shuttle condor old"
    )
    assert len(offered(game)) == 2 or player(game).goods[1] < 3


@pytest.mark.rule("EV-OFR-01")
def test_all_offers_begin_with_three() -> None:
    assert [len(offer) for offer in state(start(3)).offers] == [3, 3, 3]


@pytest.mark.rule("EV-OFR-02", "EV-OFR-10")
@pytest.mark.parametrize(
    ("taken", "left"),
    [("kestrel", ["swift", "plover"]), ("swift", ["kestrel", "plover"]), ("plover", ["kestrel", "swift"])],
)
def test_the_others_move_up_and_the_new_one_comes_last(taken: str, left: list[str]) -> None:
    game = acting(RICH, offers=OFFERS)
    new = SHUTTLES[state(game).decks[0][-1]].id
    plays(game, "act build-shuttle", f"shuttle {taken} old")
    assert shown(game, 0) == [*left, new]


@pytest.mark.rule("EV-OFR-03", "EV-OFR-04", "EV-OFR-08")
def test_for_one_resource_any_cards_of_the_offer_are_replaced() -> None:
    game = plays(acting({"goods": goods((0, 0, 0), (1, 0, 0))}, offers=OFFERS), "act build-stadium")
    top = [STADIUMS[card].id for card in state(game).decks[1][-1:-3:-1]]
    size = len(state(game).decks[1])
    assert refused(game, 0, "refresh 1 2 steel old") == "EV-OFR-03"
    plays(game, "refresh 1 3 food new")
    assert player(game).goods == goods()
    assert shown(game, 1) == ["dust-derby", *top]
    assert [STADIUMS[card].id for card in state(game).decks[1][:2]] == ["neon-oval", "tin-arena"]
    assert len(state(game).decks[1]) == size and state(game).buried[1] == 2


@pytest.mark.rule("EV-OFR-04")
def test_all_three_may_go_and_empty_places_cannot() -> None:
    game = plays(acting(RICH, offers=OFFERS), "act build-shuttle", "refresh 1 2 3 energy old")
    assert not set(shown(game, 0)) & set(OFFERS[0]) and len(shown(game, 0)) == 3
    short = [["kestrel"], *OFFERS[1:]]
    game = plays(acting(RICH, offers=short), "act build-shuttle")
    assert refused(game, 0, "refresh 2 energy old") == "EV-OFR-04"


@pytest.mark.rule("EV-OFR-05", "EV-OFR-06")
def test_only_the_offer_one_takes_from_is_renewed_and_once() -> None:
    game = plays(acting(RICH, offers=OFFERS), "act build-shuttle", "refresh 1 energy old")
    assert shown(game, 1) == OFFERS[1] and shown(game, 2) == OFFERS[2]
    assert refused(game, 0, "refresh 2 energy old") == "EV-OFR-05"
    game = plays(acting(RICH, offers=OFFERS), "act develop", "refresh 1 energy old")
    assert refused(game, 0, "refresh 2 energy old") == "EV-OFR-05"
    plays(game, next(move for move in offered(game) if move.startswith("take")), "refresh 1 energy old")
    game = plays(acting({**RICH, "population": 1}, offers=OFFERS), "act settle")
    assert not [move for move in offered(game) if move.startswith("refresh")]


@pytest.mark.rule("EV-OFR-05")
def test_after_a_renewal_only_taking_and_ending_are_left() -> None:
    row = {**RICH, "plans": ["reindeer-trails"]}
    game = plays(acting(row, offers=OFFERS), "act develop")
    assert "develop reindeer-trails" in offered(game)
    plays(game, "refresh 1 2 3 energy old")
    assert {move.split()[0] for move in offered(game)} == {"take", "done"}
    assert refused(game, 0, "develop reindeer-trails") == "EV-OFR-05"
    plays(game, next(move for move in offered(game) if move.startswith("take")))
    assert {move.split()[0] for move in offered(game)} == {"take", "develop", "refresh", "done"}


@pytest.mark.rule("EV-OFR-05", "EV-OFR-07")
def test_who_takes_nothing_after_a_renewal_forgoes_the_rest_of_the_card() -> None:
    """Else a card of two halves were a way to wash an offer away and do something else."""
    hand = ["wind-tunnel", "star-charts", "exodus", "dismantling"]
    for offer, played in ((0, "wind-tunnel"), (2, "engineers-guild")):
        row = {**RICH, "hand": [played, *hand[1:]]}
        game = plays(
            acting(row, {"hand": []}, offers=OFFERS, variant="advanced"), f"play {played}", "half first"
        )
        plays(game, "refresh 1 energy old", "done")
        assert asked(game) == 1 and sum(player(game).research) == 0 and len(shown(game, offer)) == 3
        game = plays(
            acting(row, {"hand": []}, offers=OFFERS, variant="advanced"), f"play {played}", "half first"
        )
        take = ("shuttle", "", "take")[offer]
        plays(game, "refresh 1 energy old")
        plays(game, next(move for move in offered(game) if move.startswith(take)))
        assert asked(game) == 0


@pytest.mark.rule("EV-OFR-07")
def test_after_a_renewal_the_action_may_end_with_nothing() -> None:
    game = plays(acting({"goods": goods((0, 0, 2)), "actions": 2}, offers=OFFERS), "act build-stadium")
    assert refused(game, 0, "done") == "EV-OFR-07"
    plays(game, "refresh 1 energy old", "done")
    assert player(game).goods == goods() and player(game).actions == 3 and len(player(game).old_stadiums) == 1


@pytest.mark.rule("EV-OFR-09", "EV-CLE-04")
def test_in_cleanup_the_oldest_of_each_offer_goes_under_its_deck() -> None:
    given = {"year": 1, "phase": "cleanup", "offers": OFFERS, "order": [0, 1]}
    before = acting({}, offers=OFFERS)
    tops = [state(before).decks[offer][-1] for offer in range(3)]
    game = position(2, given)
    for offer in range(3):
        assert shown(game, offer)[:2] == OFFERS[offer][1:]
        assert state(game).offers[offer][2] == tops[offer]
        assert (SHUTTLES, STADIUMS, INFRASTRUCTURE)[offer][state(game).decks[offer][0]].id == OFFERS[offer][0]  # type: ignore[attr-defined]


@pytest.mark.rule("EV-OFR-11")
def test_an_empty_deck_leaves_the_place_empty() -> None:
    everything = [tile.id for tile in SHUTTLES if tile.id not in OFFERS[0]]
    game = plays(
        acting({**RICH, "shuttles": everything}, offers=OFFERS), "act build-shuttle", "shuttle kestrel old"
    )
    assert shown(game, 0) == ["swift", "plover"]
    assert phase("flight", {"shuttles": everything}).decisions is not None
