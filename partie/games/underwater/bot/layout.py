"""What stands on a player board, summed up once for all moments of the game."""

from partie.euro.sets import has

from ..board.components import CITY_POINTS, SITE_COUNT
from ..board.works import PURPLE_CITY, TYPES, Works
from ..board.yields import network_yield


class Layout:
    """A board as the judge sees it: sums that weights are then put on."""

    __slots__ = (
        "cities", "loose", "made", "open_types", "points", "sites", "stray", "waiting", "works",
    )  # fmt: skip

    def __init__(self, works: Works) -> None:
        self.works = works
        yields = network_yield(works)
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
        works = self.works
        buildings = types = 0
        for kind in TYPES:
            count = works.count_at(site, kind)
            buildings += count
            types += count > 0
        city = works.city_at(site)
        reached = has(works.net, site)
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
