"""Counting what a player has in the network, and the conditions and rewards that rest on it."""

from typing import Final

from .components import SITE_COUNT, TUNNEL_COUNT
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
from .works import SITE_BITS, SITE_MOST, Works

# Places in a tally: connected farms, plants, laboratories, tunnels, white and purple cities (as the kinds), then ...
UPGRADED_FARMS: Final = 6  # and plants 7, laboratories 8, tunnels 9
TUNNELS_AT_CITIES: Final = 10
UPGRADED_TUNNELS_AT_CITIES: Final = 11
FULL_CITIES: Final = 12
PAIRS: Final = 13
SITES_OF: Final = [
    sum(SITE_MOST << SITE_BITS * site for site in range(SITE_COUNT) if mask >> site & 1)
    for mask in range(1 << SITE_COUNT)
]
"""By set of city sites: their numbers in `Works.houses`, all bits set."""
EVEN_SITES: Final = sum(SITE_MOST << SITE_BITS * site for site in range(0, SITE_COUNT, 2))
BITS: Final = [mask.bit_count() for mask in range(1 << TUNNEL_COUNT)]
"""How many bits are set; for sets of tunnel sites, and of the fewer city sites."""
ONES: Final = sum(1 << SITE_BITS * site for site in range(SITE_COUNT))


def tally(works: Works) -> tuple[int, ...]:
    """Counts of what is connected (UC-NET-05, UC-GLO-05)."""
    if works.tally:
        return works.tally
    connected = works.city_mask & works.net
    sites = SITES_OF[connected]
    one, two, three = works.houses
    one &= sites
    two &= sites
    three &= sites
    fine_one, fine_two, fine_three = works.fine
    fine_one &= sites
    fine_two &= sites
    fine_three &= sites
    purple = BITS[connected & works.purple]
    tunnels, wide, beside = works.tunnel_mask, works.wide, works.beside
    # The sums as `houses` takes them, without the calls.
    works.tally = (
        ((one & EVEN_SITES) + (one >> SITE_BITS & EVEN_SITES)) % 63,
        ((two & EVEN_SITES) + (two >> SITE_BITS & EVEN_SITES)) % 63,
        ((three & EVEN_SITES) + (three >> SITE_BITS & EVEN_SITES)) % 63,
        BITS[tunnels],
        BITS[connected] - purple,
        purple,
        houses(fine_one) if fine_one else 0,
        houses(fine_two) if fine_two else 0,
        houses(fine_three) if fine_three else 0,
        BITS[wide],
        BITS[tunnels & beside],
        BITS[wide & beside],
        houses(_some(one) & _some(two) & _some(three)) if one and two and three else 0,
        _pairs(fine_one, fine_two, fine_three) if fine_one | fine_two | fine_three else 0,
    )
    return works.tally


def houses(numbers: int) -> int:
    """The sum of numbers by city site: of two neighbours each, then of these as digits to the base 64."""
    return ((numbers & EVEN_SITES) + (numbers >> SITE_BITS & EVEN_SITES)) % 63


def _some(numbers: int) -> int:
    """1 for every city site with something."""
    return (numbers | numbers >> 1 | numbers >> 2) & ONES


def _pairs(*kinds: int) -> int:
    return sum([houses(pairs_in(numbers)) for numbers in kinds])


def pairs_in(numbers: int) -> int:
    """1 for every city site with two or more."""
    return (numbers >> 1 | numbers >> 2) & ONES


def touches_city(works: Works, tunnel: int) -> bool:
    """Whether a tunnel site lies beside a built city (UC-PRO-03); such a city is connected by it."""
    return works.beside >> tunnel & 1 > 0


def count(s: Underwater, seat: int, op: Op) -> int:
    """What a counting op counts."""
    if op.code == SMALLEST:
        return _smallest(s, seat, op)
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


def _smallest(s: Underwater, seat: int, op: Op) -> int:
    return min([count(s, seat, kid) for kid in op.kids])


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
