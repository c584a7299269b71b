"""What stands on a player board, summed up once for all moments of the game."""

from partie.euro.sets import has

from ..components import CITY_POINTS, SITE_COUNT
from ..rules.yields import network_yield
from ..state.player_board import PURPLE_CITY, TYPES, PlayerBoard


class Layout:
    """A board as the judge sees it: sums that weights are then put on."""

    __slots__ = (
        "cities", "loose", "made", "open_types", "points", "sites", "player_board", "stray", "waiting",
    )  # fmt: skip

    def __init__(self, player_board: PlayerBoard) -> None:
        self.player_board = player_board
        yields = network_yield(player_board)
        self.made = [*yields.told, yields.cards]
        """What the network produces: resources, points, cards."""
        self.cities = 0
        """Connected cities."""
        self.points = 0
        """What they score."""
        self.open_types = 0
        """Types of building that they lack."""
        self.loose = 0.0
        """What cities that are not connected would bring."""
        self.sites = 0
        """Sites without a city that the network reaches."""
        self.waiting = 0
        """Buildings there."""
        self.stray = 0
        """Buildings at sites without a city that it does not reach."""
        for site in range(SITE_COUNT):
            self._look_at(site)

    def _look_at(self, site: int) -> None:
        player_board = self.player_board
        buildings = types = 0
        for kind in TYPES:
            count = player_board.count_at(site, kind)
            buildings += count
            types += count > 0
        city = player_board.city_at(site)
        reached = has(player_board.net, site)
        if city and reached:
            self.cities += 1
            self.points += CITY_POINTS[types]
            self.open_types += len(TYPES) - types
        elif city:
            self.loose += CITY_POINTS[types] + (2.0 if city == PURPLE_CITY else 0.5) + 0.8 * buildings
        elif reached:
            self.sites += 1
            self.waiting += buildings
        else:
            self.stray += buildings
