"""What a board keeps up to date, and counts that are taken from packed numbers, against counting one by one."""

import pytest

import partie
from partie.games.underwater.components import BERTHS_A_SITE, SITE_COUNT, SITES, TUNNEL_COUNT
from partie.games.underwater.counting import tally
from partie.games.underwater.moves import TUNNEL_UPGRADES, UPGRADES
from partie.games.underwater.production import network_yield
from partie.games.underwater.works import PURPLE_CITY, Works
from partie.kernel.chance import Quick
from partie.kernel.driver import play_random
from partie.kernel.state import deciders, legal, play
from partie.kernel.step import Move


def counted(works: Works) -> tuple[int, ...]:
    """The tally, looked at site by site."""
    linked = [site for site in range(SITE_COUNT) if works.cities[site] and works.net >> site & 1]
    dug = [tunnel for tunnel in range(TUNNEL_COUNT) if works.tunnels[tunnel]]
    at_cities = [
        tunnel
        for tunnel in dug
        if any(end < SITE_COUNT and works.cities[end] for end in works.board.ends[tunnel])
    ]
    built = [[works.built[site * 3 + kind] for site in linked] for kind in range(3)]
    upped = [[works.upped[site * 3 + kind] for site in linked] for kind in range(3)]
    purple = sum(1 for site in linked if works.cities[site] == PURPLE_CITY)
    return (
        *[sum(numbers) for numbers in built],
        len(dug),
        len(linked) - purple,
        purple,
        *[sum(numbers) for numbers in upped],
        *[sum(1 for tunnel in group if works.tunnels[tunnel] == 2) for group in (dug,)],
        len(at_cities),
        sum(1 for tunnel in at_cities if works.tunnels[tunnel] == 2),
        sum(1 for types in zip(*built, strict=True) if all(types)),
        sum(1 for numbers in upped for number in numbers if number >= 2),
    )


def freshly(works: Works) -> int:
    """What there is a place for, asked anew."""
    kept, works.room = works.room, -1
    found = works.rooms()
    works.room = kept
    return found


def upgradable(works: Works, kind: int) -> list[Move]:
    """Moves that upgrade, looked for site by site: a building on a multiplying berth is upgraded by itself."""
    if kind == 3:
        return [TUNNEL_UPGRADES[tunnel] for tunnel in range(TUNNEL_COUNT) if works.tunnels[tunnel] == 1]
    apart = [berth for berth, stands in zip(works.board.multiplied, works.stands) if stands == kind + 1]
    sites = [berth // BERTHS_A_SITE for berth in apart]
    left = [works.built[site * 3 + kind] - works.upped[site * 3 + kind] for site in range(SITE_COUNT)]
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
            works = nation.works
            assert tally(works) == counted(works)
            made, anew = network_yield(works, nation.linked), network_yield(works.copy(), nation.linked)
            assert (made.told, made.cards) == (anew.told, anew.cards)
            for kind in range(4):
                assert works.upgrades(kind) == upgradable(works, kind)
            if works.room >= 0:
                kept += 1
                assert works.room == freshly(works)
            for site in range(SITE_COUNT):
                standing = sum(works.built[site * 3 : site * 3 + 3])
                first = site * BERTHS_A_SITE
                filled = sum(
                    1 for berth in range(first + 1, first + BERTHS_A_SITE) if works.filled >> berth & 1
                )
                assert standing == works.plain[site] + filled, SITES[site]
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
