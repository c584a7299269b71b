"""Phase 1, income: production of both worlds, food for each, the stadiums expected, penalty tokens.

EV-INC-01 to EV-INC-14.
"""

from partie.kernel.engine.state import log

from ..components import LAND_MAKES, MOST, OCEAN_TOKENS, YEARS
from ..state import Evacuation, Player


def old_production(player: Player) -> tuple[int, ...]:
    """What the areas of the Old World make that are not evacuated (EV-INC-02, EV-PRD-02)."""
    return LAND_MAKES[player.land][OCEAN_TOKENS - player.flipped]


def food_needed(player: Player, year: int, world: int) -> int:
    """What feeding a world takes, less what technologies save (EV-INC-05, EV-INC-06)."""
    saved = player.perks.food_new if world else player.perks.food_old
    return max(0, YEARS[year - 1].food[world] - saved)


def collect(s: Evacuation) -> None:
    """All players produce, feed and show their stadiums; nobody has a choice in it (EV-FLO-03, EV-INC-10)."""
    for seat, player in enumerate(s.players):
        made = [*old_production(player), *player.production]
        for good in range(6):
            made[good] += player.perks.income[good]
            player.goods[good] = min(MOST, player.goods[good] + made[good])
        log(s, "produced", seat, *made)
        feed(s, seat)
        expect_stadiums(s, seat)


def feed(s: Evacuation, seat: int) -> None:
    """Each world pays its own food; what cannot be paid is a penalty token each (EV-INC-05 to EV-INC-11)."""
    player = s.players[seat]
    for world in range(2):
        needed = food_needed(player, s.year, world)
        eaten = min(needed, player.goods[3 * world])
        player.goods[3 * world] -= eaten
        player.penalties = min(MOST, player.penalties + needed - eaten)
        if needed:
            log(s, "fed", seat, world, eaten, needed - eaten)


def expect_stadiums(s: Evacuation, seat: int) -> None:
    """From the third year on stadiums of the New World are expected; each missing is a token (EV-INC-08, EV-INC-12)."""
    player = s.players[seat]
    missing = max(0, YEARS[s.year - 1].stadiums - len(player.stadiums))
    if missing:
        player.penalties = min(MOST, player.penalties + missing)
        log(s, "stadiums-missing", seat, missing)
