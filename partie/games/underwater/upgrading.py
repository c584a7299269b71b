"""Upgrading, building with an upgrade, and converting cities (UC-UPG, UC-TIM-03)."""

from typing import Final

from partie.kernel.step import Move

from .building import KINDS_OF, build_moves, can_build, connected, sure_gains
from .components import BERTHS_A_SITE
from .contracts import claim
from .gaining import fire
from .goods import FIELD, SCIENCE_AT, affordable, covers, reduced
from .moves import BUILD_TUNNEL, TUNNEL_UPGRADES, UPGRADE
from .moves import UPGRADES as UPGRADE_MOVES
from .paying import full_cost, icon_at, kind_of
from .state import Nation, Underwater, count_stock
from .terms import SECOND_UPGRADED, TUNNEL, UPGRADES
from .tree import BOTH, OPS, Op
from .works import PURPLE_CITY, SITE_BITS, SITE_MOST, UPGRADE_ROOM


def upgrade_prices(nation: Nation, op: Op, kind: int) -> tuple[int, ...]:
    """The prices of an upgrade with discounts taken off (UC-UPG-04, UC-UPG-05)."""
    off = nation.tableau.upgrade_discounts[kind]
    return _reduced(op.prices, off) if off else op.prices


def _reduced(prices: tuple[int, ...], off: int) -> tuple[int, ...]:
    return tuple([reduced(price, off) for price in prices])


def can_pay_one(have: int, prices: tuple[int, ...]) -> bool:
    for price in prices:
        if covers(have, price):
            return True
    return False


def can_upgrade(nation: Nation, op: Op) -> bool:
    """Whether something of the effect's kinds can be upgraded now."""
    for kind in _upgradable(nation, op):
        if can_pay_one(nation.goods, upgrade_prices(nation, op, kind)):
            return True
    return False


def _upgradable(nation: Nation, op: Op) -> tuple[int, ...]:
    """The kinds of the effect of which something is not upgraded."""
    works = nation.works
    room = works.room if works.room >= 0 else works.rooms()
    return KINDS_OF[room >> UPGRADE_ROOM & op.what]


def upgrade_moves(nation: Nation, op: Op) -> list[Move]:
    """Everything the effect can upgrade now."""
    found: list[Move] = []
    for kind in _upgradable(nation, op):
        if can_pay_one(nation.goods, upgrade_prices(nation, op, kind)):
            found += nation.works.upgrades(kind)
    return found


def why_not_upgrade(nation: Nation, op: Op, move: Move) -> str:
    """The rule that forbids an upgrade which is not among those of the effect."""
    kind = move[1] if move[0] == UPGRADE else 3
    if not op.what >> kind & 1:
        return "UC-UPG-06"
    if move not in nation.works.upgrades(kind):
        return "UC-UPG-09"
    return "UC-UPG-04"


def improve(s: Underwater, seat: int, move: Move) -> None:
    """Upgrade a structure that is paid for, with what follows at once."""
    nation = s.nations[seat]
    works = nation.works
    if works.shared:
        works = nation.works = works.copy()
    if move[0] == UPGRADE:
        kind, berth = move[1], move[2]
        if s.events is not None:
            s.events.append(("upgraded", seat, UPGRADE, kind, berth))
        works.upgrade_building(kind, berth)
        fire(s, seat, UPGRADES, 1 << kind)
        site = berth // BERTHS_A_SITE
        if works.fine[kind] >> SITE_BITS * site & SITE_MOST == 2 and connected(nation, site):
            fire(s, seat, SECOND_UPGRADED, 1 << kind)
    else:
        if s.events is not None:
            s.events.append(("upgraded", seat, move[0], move[1]))
        works.upgrade_tunnel(move[1])
        fire(s, seat, UPGRADES, TUNNEL)
    if s.contracts:
        claim(s, seat)


# Build and upgrade


def _science(op: Op) -> int:
    if op.code != BOTH:
        return -1
    science = op.prices[0] >> SCIENCE_AT & FIELD
    return science if op.prices[0] == science << SCIENCE_AT else -1


SCIENCE_ONLY: Final = [_science(op) for op in OPS]
"""By number of a node: the science of an upgrade that is paid with science alone, which never competes with a building
cost; else -1."""


def both_moves(s: Underwater, nation: Nation, op: Op) -> list[Move]:
    """What can be built and upgraded at once: both or nothing (UC-TIM-03)."""
    science = SCIENCE_ONLY[op.nid]
    if science >= 0:
        if nation.goods >> SCIENCE_AT & FIELD >= science:
            return build_moves(s, nation, op)
        if not _may_earn(nation):
            return []
    return [move for move in build_moves(s, nation, op) if upgrade_follows(nation, op, move)]


def can_do_both(s: Underwater, nation: Nation, op: Op) -> bool:
    """Whether something can be built and upgraded at once."""
    science = SCIENCE_ONLY[op.nid]
    if science >= 0:
        if nation.goods >> SCIENCE_AT & FIELD >= science:
            return can_build(s, nation, op)
        if not _may_earn(nation):
            return False
    for move in build_moves(s, nation, op):
        if upgrade_follows(nation, op, move):
            return True
    return False


def _may_earn(nation: Nation) -> bool:
    """Whether a build could bring the science of its upgrade: by an open site or by a trigger."""
    if nation.tableau.earns:
        return True
    works = nation.works
    return bool(
        works.open_berths & works.board.science_berths or works.open_tunnels & works.board.science_tunnels
    )


def upgrade_follows(nation: Nation, op: Op, move: Move) -> bool:
    """Whether the upgrade can be paid after the build, its bonus and its sure triggers counted (UC-TIM-06)."""
    kind = kind_of(move)
    price = upgrade_prices(nation, op, kind)[0]
    if not price:
        return True
    then = nation.goods + icon_at(nation.works, move).goods + sure_gains(nation, move)
    if then >> SCIENCE_AT & FIELD < price >> SCIENCE_AT & FIELD:
        # Nothing stands in for science.
        return False
    return affordable(then, full_cost(nation, op, move) + price)


def upgrade_of(nation: Nation, move: Move) -> Move:
    """The upgrade of what a building move has just built."""
    if move[0] == BUILD_TUNNEL:
        return TUNNEL_UPGRADES[move[1]]
    kind, berth = move[1], move[2]
    if berth not in nation.works.board.multiplied:
        berth -= berth % BERTHS_A_SITE
    return UPGRADE_MOVES[kind][berth]


# Converting


def can_convert(s: Underwater, nation: Nation) -> bool:
    return s.purple > 0 and nation.works.city_mask != nation.works.purple


def convert(s: Underwater, seat: int, site: int) -> None:
    """A white dome becomes a purple one; that is no building (UC-UPG-02)."""
    nation = s.nations[seat]
    if nation.works.shared:
        nation.works = nation.works.copy()
    nation.works.add_city(site, PURPLE_CITY)
    s.purple -= 1
    s.white += 1
    count_stock(s)
    if s.events is not None:
        s.events.append(("converted", seat, site))
    if s.contracts:
        claim(s, seat)
