"""What a board keeps up to date, and its counts, against counting one by one."""

import pytest

import partie
from partie.euro.sets import has
from partie.games.underwater.components import BERTHS_A_SITE, SITE_COUNT, SITES, TUNNEL_COUNT
from partie.games.underwater.moves import TUNNEL_UPGRADES, UPGRADES
from partie.games.underwater.state.player_board import PURPLE_CITY, PlayerBoard, load_player_board
from partie.kernel.engine.chance import Quick
from partie.kernel.engine.driver import play_random
from partie.kernel.engine.state import deciders, legal, play
from partie.kernel.engine.step import Move
from partie.kernel.keeping.reader import Reader

KEPT = (
    "near", "net", "beside", "linked", "open_tunnels", "open_berths", "open_expansions", "spare", "room", "dear_room",
    "expansion_room",
)  # fmt: skip
"""What a board keeps from change to change."""


def counted(player_board: PlayerBoard) -> dict[str, object]:
    """The tally, looked at site by site."""
    linked = [
        site for site in range(SITE_COUNT) if player_board.city_at(site) and has(player_board.net, site)
    ]
    dug = [tunnel for tunnel in range(TUNNEL_COUNT) if player_board.tunnel_at(tunnel)]
    at_cities = [
        tunnel
        for tunnel in dug
        if any(end < SITE_COUNT and player_board.city_at(end) for end in player_board.board.ends[tunnel])
    ]
    built = [[player_board.count_at(site, kind) for site in linked] for kind in range(3)]
    upgraded = [[player_board.upgraded_at(site, kind) for site in linked] for kind in range(3)]
    purple = sum(1 for site in linked if player_board.city_at(site) == PURPLE_CITY)
    return {
        "buildings": [sum(numbers) for numbers in built],
        "upgraded": [sum(numbers) for numbers in upgraded],
        "pairs": [sum(1 for number in numbers if number >= 2) for numbers in upgraded],
        "full_cities": sum(1 for types in zip(*built, strict=True) if all(types)),
        "tunnels": len(dug),
        "upgraded_tunnels": sum(1 for tunnel in dug if player_board.tunnel_at(tunnel) == 2),
        "tunnels_at_cities": len(at_cities),
        "upgraded_tunnels_at_cities": sum(1 for tunnel in at_cities if player_board.tunnel_at(tunnel) == 2),
        "white": len(linked) - purple,
        "purple": purple,
    }


def freshly(player_board: PlayerBoard) -> PlayerBoard:
    """The same board, with what follows made anew."""
    return load_player_board(Reader(player_board.save(), "board"))


def upgradable(player_board: PlayerBoard, kind: int) -> list[Move]:
    """Moves that upgrade, looked for site by site: a building on a multiplying berth is upgraded by itself."""
    if kind == 3:
        return [
            TUNNEL_UPGRADES[tunnel] for tunnel in range(TUNNEL_COUNT) if player_board.tunnel_at(tunnel) == 1
        ]
    apart = [
        berth
        for berth, stands in zip(player_board.board.multiplied, player_board.stands)
        if stands == kind + 1
    ]
    sites = [berth // BERTHS_A_SITE for berth in apart]
    left = [
        player_board.built[site * 3 + kind] - player_board.upgraded[site * 3 + kind]
        for site in range(SITE_COUNT)
    ]
    together = [site for site in range(SITE_COUNT) if left[site] > sites.count(site)]
    return [UPGRADES[kind][berth] for berth in [site * BERTHS_A_SITE for site in together] + apart]


@pytest.mark.parametrize("boards", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_is_what_counting_finds(boards: str, seed: int) -> None:
    game = partie.new("underwater", 4, seed, boards=boards)
    dice = Quick(seed)
    kept = 0
    while not game.over:
        play_random(game, dice, 7)
        for nation in game.state.nations:
            player_board = nation.player_board
            counts, anew = player_board.counts(), freshly(player_board)
            assert {name: getattr(counts, name) for name in counted(player_board)} == counted(player_board)
            for kind in range(4):
                assert player_board.upgrades(kind) == upgradable(player_board, kind)
            for name in KEPT:
                assert getattr(player_board, name) == getattr(anew, name), name
            kept += 1
            for site in range(SITE_COUNT):
                standing = sum(player_board.built[site * 3 : site * 3 + 3])
                first = site * BERTHS_A_SITE
                filled = sum(
                    1 for berth in range(first + 1, first + BERTHS_A_SITE) if has(player_board.filled, berth)
                )
                assert standing == player_board.plain[site] + filled, SITES[site]
    assert kept > 100


@pytest.mark.parametrize("boards", ["basic", "advanced"])
def test_what_is_built_on_one_board_does_not_stand_on_its_copy(boards: str) -> None:
    """Copies share boards; whoever changes one first takes a copy of it, the original too."""
    game = partie.new("underwater", 4, 5, boards=boards)
    dice = Quick(5)
    while not game.over:
        twin = game.state.copy()
        before = twin.save()
        play_random(game, dice, 5)
        assert twin.save() == before
        now = game.state.save()
        while twin.agenda and twin.round == before["round"]:
            seat = deciders(twin)[0]
            moves = legal(twin, seat)
            play(twin, seat, moves[dice.below(len(moves))])
        assert game.state.save() == now
