"""Counting what a player has in the network, and the conditions and rewards that rest on it."""

from typing import Final

from .state import Nation, Underwater
from .tableau import FIRST_ASSISTANT
from .terms import (
    ACTION_CARD,
    FEDERATION,
    FULL_CITY,
    LAID_CARD,
    METROPOLIS,
    PAIR,
    READY_CARD,
    SLOT_COLOUR,
    SLOT_COLOURS,
    SPECIAL,
)
from .tree import AT_LEAST, COUNT, ON_SPACE, SMALLEST, Op
from .works import PURPLE_CITY, Works, places

# Places in a tally: connected farms, plants, laboratories, tunnels, white and purple cities (as the kinds), then ...
UPGRADED_FARMS: Final = 6  # and plants 7, laboratories 8, tunnels 9
TUNNELS_AT_CITIES: Final = 10
UPGRADED_TUNNELS_AT_CITIES: Final = 11
FULL_CITIES: Final = 12
PAIRS: Final = 13


def tally(works: Works) -> tuple[int, ...]:
    """Counts of what is connected (UC-NET-05, UC-GLO-05)."""
    if works.tally:
        return works.tally
    built, upped, cities = works.built, works.upped, works.cities
    white = purple = farms = plants = laboratories = better_farms = better_plants = better_laboratories = 0
    full = pairs = 0
    for site in places(works.city_mask & works.net):
        if cities[site] == PURPLE_CITY:
            purple += 1
        else:
            white += 1
        at = site * 3
        one, two, three = built[at], built[at + 1], built[at + 2]
        farms += one
        plants += two
        laboratories += three
        if one and two and three:
            full += 1
        one, two, three = upped[at], upped[at + 1], upped[at + 2]
        better_farms += one
        better_plants += two
        better_laboratories += three
        pairs += (one >= 2) + (two >= 2) + (three >= 2)
    tunnels = better_tunnels = at_cities = better_at_cities = 0
    sites, cities_at, dug = works.city_mask, works.board.cities_at, works.tunnels
    for tunnel in places(works.tunnel_mask):
        better = 1 if dug[tunnel] == 2 else 0
        tunnels += 1
        better_tunnels += better
        if sites & cities_at[tunnel]:
            at_cities += 1
            better_at_cities += better
    works.tally = (
        farms, plants, laboratories, tunnels, white, purple, better_farms, better_plants, better_laboratories,
        better_tunnels, at_cities, better_at_cities, full, pairs,
    )  # fmt: skip
    return works.tally


def touches_city(works: Works, tunnel: int) -> bool:
    """Whether a tunnel site lies beside a built city (UC-PRO-03); such a city is connected by it."""
    return works.city_mask & works.board.cities_at[tunnel] > 0


def count(s: Underwater, seat: int, op: Op) -> int:
    """What a counting op counts."""
    if op.code == SMALLEST:
        return min(count(s, seat, kid) for kid in op.kids)
    nation = s.nations[seat]
    what = op.what
    if what < METROPOLIS:
        counts = tally(nation.works)
        total = 0
        for kind in range(6):
            if what >> kind & 1:
                if kind == 3:
                    if op.of:
                        total += counts[UPGRADED_TUNNELS_AT_CITIES if op.flag else TUNNELS_AT_CITIES]
                    else:
                        total += counts[9 if op.flag else 3]
                elif op.flag and kind < 3:
                    total += counts[UPGRADED_FARMS + kind]
                else:
                    total += counts[kind]
        return total
    return _count_other(s, seat, nation, what)


def _count_other(s: Underwater, seat: int, nation: Nation, what: int) -> int:
    if what == METROPOLIS:
        return nation.linked.bit_count() + len(nation.extra)
    if what == SPECIAL:
        return nation.tableau.specials + len(nation.under)
    if what == FULL_CITY:
        return tally(nation.works)[FULL_CITIES]
    if what == PAIR:
        return tally(nation.works)[PAIRS]
    if what == ACTION_CARD:
        return len(nation.tableau.actions)
    if what == READY_CARD:
        return len(nation.tableau.actions) - len(nation.used)
    if what == LAID_CARD:
        return sum(1 for card in nation.tableau.laid if card < FIRST_ASSISTANT)
    if what == SLOT_COLOUR:
        return slot_colours(s, seat)
    if what == FEDERATION:
        return nation.climbed
    raise ValueError(what)


def slot_colours(s: Underwater, seat: int) -> int:
    """Colours of slots with an own tile in this round; coloured slots only (UC-AVS-04)."""
    colours = 0
    for slot in range(1, 16):
        if s.slots[slot] >> seat & 1:
            colours |= 1 << SLOT_COLOURS[slot]
    return colours.bit_count()


def holds(s: Underwater, seat: int, op: Op) -> bool:
    """Whether a condition holds now."""
    if op.code == AT_LEAST:
        return count(s, seat, op.kids[0]) >= op.count
    if op.code == ON_SPACE:
        climbed = s.nations[seat].climbed
        return climbed > 0 and 5 - climbed == op.what
    raise ValueError(op.code)


def times(s: Underwater, seat: int, op: Op) -> int:
    """How often a for-each effect gives its gain (UC-GLO-31, UC-GLO-32)."""
    found = count(s, seat, op.kids[0]) // op.count
    return op.of if op.of and found > op.of else found


__all__ = ["COUNT", "count", "holds", "slot_colours", "tally", "times", "touches_city"]
