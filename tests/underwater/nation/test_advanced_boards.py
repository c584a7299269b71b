"""The advanced side of the player boards, and production multipliers (UC-ADV, UC-MUL).

Board 5: E1 and D2 double, F triples (surcharge 3 steelplast, 3 credits), t7 triples, t5 and t6 share, t13 pays the
metropolis N, G gives 6 points for 2 science and 2 credits.
"""

import pytest
from playing import refused
from underwater_positions import have, nation, play, production, turn

import partie
from partie.games.underwater.cards import ALL_CARDS
from partie.games.underwater.components.boards import ADVANCED, BASIC, BOARDS
from partie.games.underwater.components.terms import PLANT
from partie.games.underwater.effects import CopyYield

TO_F = ["t1", "t5", "t7"]
"""S-A, A-E, E-F."""


def made(**mine: object) -> tuple[dict[str, int], int]:
    """Resources and points after a production that began with kelp for feeding."""
    game = production(boards="advanced", resources={"kelp": 9}, **mine)
    return have(game), nation(game).points


def more(one: tuple[dict[str, int], int], other: tuple[dict[str, int], int], name: str) -> int:
    return one[0].get(name, 0) - other[0].get(name, 0)


@pytest.mark.rule("UC-ADV-01")
def test_cities_of_the_advanced_side_differ_in_their_building_sites() -> None:
    for number in ADVANCED:
        board = BOARDS[number]
        sites = [board.plain_sites[site] + (board.berths_at[site].bit_count() - 1) for site in range(9)]
        assert len(set(sites)) > 1, number
    for number in BASIC:
        board = BOARDS[number]
        sites = {board.plain_sites[site] + (board.berths_at[site].bit_count() - 1) for site in range(9)}
        assert len(sites) == 1, number


@pytest.mark.rule("UC-ADV-02")
def test_all_players_use_the_same_side() -> None:
    for seats in (2, 3, 4):
        for boards, numbers in (("basic", BASIC), ("advanced", ADVANCED)):
            game = partie.new("underwater", seats=seats, seed=seats, boards=boards)
            assert {described["board"] for described in game.game.describe(game.state)["nations"]} <= set(
                numbers
            )
    with pytest.raises(partie.PartieError) as caught:
        turn(board=5, others=[{"board": 1}], boards="advanced")
    assert caught.value.key == "bad-position"


@pytest.mark.rule("UC-ADV-03")
def test_sites_with_a_surcharge_give_something_in_return() -> None:
    seen = 0
    for number in ADVANCED:
        board = BOARDS[number]
        for icon in [*board.berth_icons, *board.tunnel_icons, *board.city_icons]:
            if icon.surcharge:
                seen += 1
                assert icon.gift or icon.gift.cards or icon.times > 1 or icon.metropolis, number
    assert seen >= 4 * len(ADVANCED)


@pytest.mark.rule("UC-MUL-01")
def test_a_doubled_farm_makes_two_kelp_if_its_city_is_connected() -> None:
    city = {"cities": {"E": "white"}}
    doubled = made(**city, tunnels=["t1", "t5"], buildings={"E1": ["farm"]})
    plain = made(**city, tunnels=["t1", "t5"], buildings={"E": ["farm"]})
    none = made(**city, tunnels=["t1", "t5"])
    assert more(plain, none, "kelp") == 1
    assert more(doubled, none, "kelp") == 2
    assert made(**city, buildings={"E1": ["farm"]})[0] == made(**city)[0]


@pytest.mark.rule("UC-MUL-02", "UC-MUL-03")
def test_two_upgraded_plants_with_one_doubled_make_four_credits_and_three_biomatter() -> None:
    """The bonus of the pair is counted once, whatever is doubled."""
    city = {"cities": {"E": "white"}, "tunnels": ["t1", "t5"]}
    none = made(**city)
    pair = made(**city, buildings={"E": ["plant+", "plant+"]})
    doubled = made(**city, buildings={"E": ["plant+"], "E1": ["plant+"]})
    assert (more(pair, none, "credit"), more(pair, none, "biomatter")) == (3, 2)
    assert (more(doubled, none, "credit"), more(doubled, none, "biomatter")) == (4, 3)


@pytest.mark.rule("UC-MUL-04", "UC-MUL-05")
def test_a_trial_run_ignores_the_multiplier() -> None:
    """The card gives 1 credit and 1 biomatter; in production the same plant makes twice that."""
    city = {"cities": {"E": "white"}, "tunnels": ["t1", "t5"]}
    none = made(**city)
    doubled = made(**city, buildings={"E1": ["plant+"]})
    assert (more(doubled, none, "credit"), more(doubled, none, "biomatter")) == (2, 2)
    card = _trial_run()
    game = turn(boards="advanced", **city, buildings={"E1": ["plant+"]}, hand=[card], table={"round": 5})
    play(game, _matching(game, card), "card first", "copy plant")
    after = have(game)
    assert (after.get("credit", 0), after.get("biomatter", 0)) == (1, 1)


def _trial_run() -> int:
    """A card of era II that copies what a plant makes."""
    for card in ALL_CARDS:
        if isinstance(card.effect, CopyYield) and card.effect.what & PLANT and 67 <= card.number <= 123:
            return card.number
    raise AssertionError("no trial run in era II")


def _matching(game: partie.Partie, card: int) -> str:
    """A free slot of the card's colour, as a move."""
    for move in game.legal(0):
        text = game.notation(0, move)
        if text.startswith("slot") and text.endswith(f"card {card}"):
            trial = game.copy()
            trial.push(0, move)
            if trial.decisions and "card first" in [trial.notation(0, each) for each in trial.legal(0)]:
                return text
    raise AssertionError("no slot of the card's colour")


@pytest.mark.rule("UC-MUL-06", "UC-MUL-07")
def test_a_tripled_city_site_makes_six_points_if_the_city_is_symbiotic() -> None:
    """The buildings and tunnels of the city are not tripled."""
    tunnels = {"tunnels": TO_F}
    none = made(**tunnels, cities={"E": "white"})
    white = made(**tunnels, cities={"E": "white", "F": "white"})
    purple = made(**tunnels, cities={"E": "white", "F": "purple"})
    assert white[1] == none[1]
    assert purple[1] == none[1] + 6
    farm = made(**tunnels, cities={"E": "white", "F": "purple"}, buildings={"F": ["farm"]})
    assert more(farm, purple, "kelp") == 1
    assert farm[1] == purple[1]


@pytest.mark.rule("UC-MUL-06")
def test_a_symbiotic_city_there_costs_five_credits_and_four_steelplast_in_all() -> None:
    price = {"steelplast": 4, "kelp": 1, "biomatter": 1, "credit": 5}
    for missing in price:
        lacking = {**price, missing: price[missing] - 1}
        game = _before_building_f(lacking)
        assert refused(game, 0, "build purple F") is not None, missing
    game = _before_building_f(price)
    play(game, "build purple F")
    assert have(game) == {}


def _before_building_f(resources: dict[str, int]) -> partie.Partie:
    """The slot of city builders is chosen; a mismatching card is lost."""
    game = turn(
        boards="advanced", cities={"E": "white"}, tunnels=["t1", "t5"], resources=resources, hand=[14, 15, 28]
    )
    for move in game.legal(0):
        trial = game.copy()
        trial.push(0, move)
        if any(text.startswith(("build white", "build purple")) for text in _offered(trial)):
            return trial
        for part in trial.legal(0) if trial.decisions and trial.decisions[0].seat == 0 else []:
            ahead = trial.copy()
            ahead.push(0, part)
            if any(text.startswith(("build white", "build purple")) for text in _offered(ahead)):
                return ahead
    raise AssertionError("no slot builds cities")


def _offered(game: partie.Partie) -> list[str]:
    return [game.notation(0, move) for move in game.legal(0)]


@pytest.mark.rule("UC-MUL-08")
def test_a_tripled_tunnel_makes_three_credits_and_upgraded_three_points_too() -> None:
    city = {"cities": {"E": "white"}}
    none = made(**city, tunnels=["t1", "t5"])
    plain = made(**city, tunnels=["t1", "t5", "t7"])
    upgraded = made(**city, tunnels=["t1", "t5", "t7+"])
    assert more(plain, none, "credit") == 3
    assert plain[1] == none[1]
    assert more(upgraded, none, "credit") == 3
    assert upgraded[1] == none[1] + 3


@pytest.mark.rule("UC-MUL-09")
def test_two_tunnels_that_share_a_bonus_give_two_credits_more_together() -> None:
    city = {"cities": {"E": "white"}}
    first = made(**city, tunnels=["t1", "t2", "t5"])
    none = made(**city, tunnels=["t1", "t2"])
    both = made(**city, tunnels=["t1", "t2", "t5", "t6"])
    upgraded = made(**city, tunnels=["t1", "t2", "t5+", "t6+"])
    assert more(first, none, "credit") == 1
    assert more(both, first, "credit") == 1 + 2
    assert more(upgraded, both, "credit") == 0


@pytest.mark.rule("UC-MUL-10")
def test_a_metropolis_beside_a_marked_tunnel_pays_two_points_in_each_production() -> None:
    """No city stands at the tunnel: it makes nothing itself."""
    tunnels = ["t2", "t4"]
    none = made(tunnels=tunnels)
    linked = made(tunnels=[*tunnels, "t13"])
    # The tile of N (KELP_HAVEN) makes two points itself.
    assert linked[1] == none[1] + 2 + 2
    assert more(linked, none, "credit") == 0
    unmarked = made(board=6, tunnels=["t2", "t4", "t13"])
    assert unmarked[1] == made(board=6, tunnels=["t2", "t4"])[1] + 2


@pytest.mark.rule("UC-MUL-10")
def test_the_marked_tunnel_costs_a_credit_and_a_steelplast_more() -> None:
    price = {"steelplast": 2, "credit": 2}
    for missing in price:
        lacking = {**price, missing: 1}
        poor = turn(boards="advanced", tunnels=["t2", "t4"], resources=lacking, hand=[14, 15, 28])
        play(poor, "slot Y2 card 28")
        assert refused(poor, 0, "build tunnel t13") == "UC-COS-04"
    game = turn(boards="advanced", tunnels=["t2", "t4"], resources=price, hand=[14, 15, 28])
    play(game, "slot Y2 card 28", "build tunnel t13")
    assert "steelplast" not in have(game) and "credit" not in have(game)


@pytest.mark.rule("UC-MUL-11")
def test_a_city_on_the_prize_site_gives_six_points_at_once() -> None:
    """Connected or not: 2 science and 2 credits more, 6 points."""
    prices = {"steelplast": 2, "kelp": 1, "credit": 9, "science": 2}
    game = turn(boards="advanced", cities={"F": "white"}, resources=prices, hand=[14, 15, 28])
    points = nation(game).points
    game = _first_building(game, "build white G")
    assert not nation(game).player_board.net >> 7 & 1
    assert nation(game).points == points + 6
    assert have(game) == {"credit": 9 - 1 - 2}
    poor = turn(
        boards="advanced", cities={"F": "white"}, resources={**prices, "science": 1}, hand=[14, 15, 28]
    )
    with pytest.raises(AssertionError, match="nowhere"):
        _first_building(poor, "build white G")


def _first_building(game: partie.Partie, wanted: str) -> partie.Partie:
    """Play any slot that builds cities, then the wanted build."""
    for move in game.legal(0):
        trial = game.copy()
        trial.push(0, move)
        for part in [None, *trial.legal(0)]:
            ahead = trial.copy()
            if part is not None:
                ahead.push(0, part)
            if wanted in _offered(ahead):
                ahead.play(0, wanted)
                return ahead
    raise AssertionError("nowhere to be built")
