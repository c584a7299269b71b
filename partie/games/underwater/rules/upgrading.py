"""Upgrading structures (UC-UPG)."""

from partie.euro.amounts import Amount
from partie.kernel.engine.step import Move

from .. import moves as m
from ..book import fire
from ..components import BERTHS_A_SITE
from ..components.terms import KIND_SETS, SECOND_UPGRADED, TUNNELS, UPGRADES, kinds_in
from ..moves import built_kind, built_place
from ..state.made import Nation, Underwater
from .contracts import claim
from .paying import upgrade_prices


def payable(have: Amount, prices: tuple[Amount, ...]) -> list[Amount]:
    """Those of several prices that can be paid; biomatter stands in for nothing here (UC-BIO-02)."""
    return [price for price in prices if have.covers(price)]


def can_upgrade(nation: Nation, goods: Amount, what: int, prices: tuple[Amount, ...]) -> bool:
    """Whether something of a set of kinds can be upgraded and paid out of these goods."""
    spare = nation.player_board.spare
    for kind in kinds_in(what):
        if spare[kind]:
            for price in upgrade_prices(nation, prices, kind):
                if goods.covers(price):
                    return True
    return False


def upgradable(nation: Nation, goods: Amount, what: int, prices: tuple[Amount, ...]) -> list[int]:
    """The kinds of a set of which something can be upgraded and paid out of these goods."""
    spare = nation.player_board.spare
    return [
        kind
        for kind in kinds_in(what)
        if spare[kind] and payable(goods, upgrade_prices(nation, prices, kind))
    ]


def why_not_upgrade(nation: Nation, what: int, prices: tuple[Amount, ...], move: Move) -> str | None:
    """None if a move upgrades one of the kinds, else the rule that forbids it."""
    kind = built_kind(move)
    if not what & KIND_SETS[kind]:
        return "UC-UPG-06"
    if not nation.player_board.can_upgrade(kind, built_place(move)):
        return "UC-UPG-09"
    return None if payable(nation.goods, upgrade_prices(nation, prices, kind)) else "UC-UPG-04"


def upgrade(s: Underwater, seat: int, kind: int, place: int) -> None:
    """Upgrade a structure that is paid for, with what follows at once."""
    nation = s.nations[seat]
    player_board = nation.player_board = nation.player_board.with_upgrade(kind, place)
    if s.events is not None:
        move = m.TUNNEL_UPGRADES[place] if kind == TUNNELS else m.UPGRADES[kind][place]
        s.events.append(("upgraded", seat, *move))
    fire(s, seat, UPGRADES, KIND_SETS[kind])
    site = place // BERTHS_A_SITE
    if kind < TUNNELS and player_board.upgraded_at(site, kind) == 2 and player_board.is_connected(site):
        fire(s, seat, SECOND_UPGRADED, KIND_SETS[kind])
    if s.contracts:
        claim(s, seat)
