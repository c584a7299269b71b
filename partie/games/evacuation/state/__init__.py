"""The state of a game of Evacuation: what is declared beside, and what is asked of it everywhere."""

from ..components import LANDS, OCEAN_TOKENS, STADIUMS
from ..components.track import FIELD_SYMBOLS, PASSED
from .made import Evacuation, Hold, Player

__all__ = ["Evacuation", "Hold", "Player"]


def changed(row: list[int], place: int, value: int) -> list[int]:
    """A shared list with one other number: such lists are replaced, so that copies need not copy them."""
    found = row.copy()
    found[place] = value
    return found


def smileys(player: Player) -> int:
    """Smileys of all stadiums and researched technologies (EV-BEG-02, EV-TOR-01)."""
    found = player.perks.smileys
    for card in player.stadiums:
        found += STADIUMS[card].smileys
    for card in player.old_stadiums:
        found += STADIUMS[card].smileys
    return found


def new_world_smileys(player: Player) -> int:
    """Smileys without those of stadiums left on the Old World (EV-PTS-16)."""
    found = player.perks.smileys
    for card in player.stadiums:
        found += STADIUMS[card].smileys
    return found


def symbols(player: Player) -> int:
    """Settlement symbols at hand, as bits: of the satellites' fields and of technologies (EV-PRG-19, EV-STL-09)."""
    one, two = player.sections
    return FIELD_SYMBOLS[one][player.lanes[0]] | FIELD_SYMBOLS[two][player.lanes[1]] | player.perks.symbols


def passed(player: Player, milestone: int) -> int:
    """How many of the satellites have passed a milestone, from 1."""
    one, two = player.sections
    return (PASSED[one] >= milestone) + (PASSED[two] >= milestone)


def biome_limit(player: Player) -> int:
    """The furthest biome that the milestones open: 0 tundra, 1 desert, 2 forest, 3 ocean (EV-STL-05, EV-MIL-09)."""
    one, two = player.sections
    best = PASSED[one] if one > two else PASSED[two]
    return best - 1 if best > 1 else 0


def in_play(player: Player, kind: int) -> int:
    """Factories of a kind in play: prepared, producing or on a shuttle (EV-FAC-09)."""
    found = player.prepared[kind] + player.prepared[3 + kind] + player.producing[kind]
    for hold in player.holds:
        found += hold.factories[kind]
    return found


def areas_left(player: Player) -> int:
    """Areas of the own continent not evacuated, ocean tokens included (EV-END-09)."""
    return player.land.bit_count() + OCEAN_TOKENS - player.flipped


def evacuated(player: Player) -> int:
    """Areas of the own continent evacuated so far."""
    return LANDS + OCEAN_TOKENS - areas_left(player)
