"""What things are worth to a player now: crew and equipment by their places, parts by what they carry, and so on."""

from collections.abc import Sequence

from partie.euro import sets
from partie.kernel.learning.heuristic import comparable, float_sum, int_sum

from ..components import (
    BUSINESSMAN,
    CABIN,
    CANALS,
    CANNON,
    CANNON_MOUNT,
    CAPTAIN,
    CHIMNEY,
    CONTRACT_IDS,
    CRANE,
    CRANE_MOUNT,
    EMPLOYEES,
    FEATURES,
    ITEMS,
    MAST,
    MILITARY,
    PARTS,
    SAIL,
    SOLDIER,
    STOKER,
    STOKER_CABIN,
    SYMBOLS,
    TEETH,
    TRADE,
)
from ..components.ships import cabins, extra, features, speed
from ..rules.voyage import reach_of
from ..state import Harbour, Player, cycle, first_turns
from .sailing import Fitting, best_fitting
from .weights import CONTRACT_FEATURES, CONTRACT_ITEMS, CONTRACT_LENGTH, CONTRACT_STAFF

PLACE_OF = (CABIN, CABIN, CABIN, STOKER_CABIN, MAST, MAST, CANNON_MOUNT, CRANE_MOUNT)
"""By item: the feature of a ship it needs."""
USUAL_PLACES = (1.6, 1.6, 1.6, 0.6, 1.7, 1.7, 1.0, 1.0)
"""By item: so many places an ordinary ship has for it."""
ASKED_FOR = {MILITARY: (SOLDIER, CANNON), TRADE: (BUSINESSMAN, CRANE)}
"""By symbol: the items its official asks for."""
PARTNERS = [
    sets.set_of([i for i, other in enumerate(EMPLOYEES) if other.item == one.item >= 0 and other is not one])
    for one in EMPLOYEES
]
"""By employee, as a set: the others for the same item. One brings more of it, another finds places for it."""
SUPPLIERS = [
    sets.set_of(
        [i for i, e in enumerate(EMPLOYEES) if e.item == item and e.type in ("engineer", "recruiter")]
    )
    for item in range(len(ITEMS))
]
"""By item, as a set: those who bring more of it all the time."""
TURNS_A_SHIP = 6.0
MOST_WORTH = 40.0
"""No ship brings more than about this."""
FAILURE = -40.0
"""What it is worth to complete a ship that must fail."""


def turns_left(s: Harbour) -> int:
    """About how many turns each player still has, this one included."""
    if s.stage > 1:
        return 0
    if s.last:
        turns = s.last - s.turn
    elif s.dropped:
        turns = TEETH * s.cubes + 2
    else:
        turns = (TEETH - s.gear if s.gear else TEETH) + TEETH * s.cubes + 1
        if s.turn < first_turns(s):
            turns += first_turns(s) - s.turn
    return -(-turns // cycle(s))


def usual_worth(w: dict[str, float], item: int) -> float:
    """What an item brings to a ship, whatever the player has."""
    if item in (STOKER, CHIMNEY):
        return w["speed"] * w["half-steam"]
    return w["speed"] if item == SAIL else w[ITEMS[item]]


def usual_supply(w: dict[str, float], item: int) -> float:
    """What one of many is worth that employees bring: every ship needs one captain, a second stoker is like a sail."""
    if item == CAPTAIN:
        return (w["captain"] + w["first-captain"]) / 3
    return w["speed"] if item in (STOKER, CHIMNEY) else usual_worth(w, item)


class Plan:
    """A player's affairs as the greedy player sees them."""

    def __init__(self, s: Harbour, seat: int, w: dict[str, float]) -> None:
        self.s = s
        self.seat = seat
        self.w = w
        self.player: Player = s.players[seat]
        self.turns = turns_left(s)
        self.guilder = w["guilder"] if self.turns > 0 else 0.01
        self.contracts = [CONTRACT_IDS[i] for i in self.player.contracts if i >= 0]
        self.share = w["contract"] if len(self.contracts) > 2 else 1.0
        self.parts = [part for part in self.player.yard if part >= 0]
        self.has = features(self.parts)
        self.reach = reach_of(self.player)
        self.length = w["length"] + self.share * float_sum(
            [CONTRACT_LENGTH.get(name, 0.0) for name in self.contracts]
        )
        self.ships = self.turns / TURNS_A_SHIP
        self.fittings: dict[tuple[int, ...], Fitting | None] = {}
        self.passed = self.officials()
        self.values = [self.item_value(item) for item in range(len(ITEMS))]

    # Crew and equipment

    def places(self, item: int) -> float:
        """Places for an item on the ship in the yard."""
        if item == CAPTAIN:
            return 1.0
        if item < 3:
            return float(cabins(self.has, self.player.employees))
        return float(self.has[PLACE_OF[item]] + extra(self.player.employees, item))

    def officials(self) -> list[int]:
        """By item, the officials on the own canals who ask for it; more than three count as three."""
        found = [0] * len(ITEMS)
        for tile in self.player.canals.tiles:
            for symbol in CANALS[tile].symbols[:4]:
                for item in ASKED_FOR.get(symbol, ()):
                    found[item] += 1
        return [min(3, number) for number in found]

    def base_value(self, item: int) -> float:
        """What an item is worth on a ship that has a place for it, contracts apart."""
        w, owned = self.w, self.player.items
        if item == CAPTAIN:
            return w["captain"] if owned[CAPTAIN] else w["first-captain"]
        if item == SAIL:
            return w["speed"]
        if item in (STOKER, CHIMNEY):
            # Both together make the ship steam: the second of them brings three spaces at once.
            other = owned[CHIMNEY + STOKER - item]
            if not owned[item]:
                return w["speed"] * (w["steam"] if other else w["half-steam"])
            return w["speed"] * (1.0 if other or item == STOKER else 0.5)
        return w[ITEMS[item]] + w["official"] * self.passed[item]

    def item_value(self, item: int) -> float:
        """What one more of an item is worth."""
        player = self.player
        base = self.base_value(item)
        if item == SAIL and speed(player.items) >= self.reach + 2:
            base *= 0.6
        for contract in self.contracts:
            base += self.share * CONTRACT_ITEMS.get(contract, {}).get(item, 0.0)
        return base * self.use(item, player.items[item])

    def use(self, item: int, owned: int) -> float:
        """How probably an item comes aboard when so many are owned already."""
        w = self.w
        now = self.places(item)
        rivals = owned
        if item in (1, 2):
            rivals = self.player.items[1] + self.player.items[2]
        elif item in (CHIMNEY, SAIL):
            rivals = self.player.items[CHIMNEY] + self.player.items[SAIL]
        if rivals < now and (self.parts or item == CAPTAIN):
            return w["placed"]
        usual = USUAL_PLACES[item] + (self.places(item) - self.has[PLACE_OF[item]])
        future = max(0.0, self.ships - (0.5 if self.parts else 0.0)) * usual
        if item == CAPTAIN:
            future = self.ships
        if rivals < now + future:
            return w["later"]
        return w["spare"] if self.turns > 2 else 0.0

    # Parts

    def feature_value(self, feature: int, count: int) -> float:
        """What one more of a feature on the ship is worth, when it has so many."""
        w = self.w
        if FEATURES[feature] in ("lifebuoy", "lifeboat", "lantern"):
            value = w["hull"]
        else:
            item = {CABIN: 1, STOKER_CABIN: STOKER, MAST: SAIL, CANNON_MOUNT: CANNON, CRANE_MOUNT: CRANE}[
                feature
            ]
            base = usual_worth(w, item)
            owned = self.player.items[item]
            if feature == CABIN:
                owned += self.player.items[2] + max(0, self.player.items[CAPTAIN] - 1)
            elif feature == MAST:
                owned += self.player.items[CHIMNEY]
            elif feature == STOKER_CABIN:
                base = base if not count else 0.0
            if self.player.employees & SUPPLIERS[item]:
                owned += 2
            value = base * (w["wanted-place"] if owned > count else w["free-place"])
        for contract in self.contracts:
            value += self.share * CONTRACT_FEATURES.get(contract, {}).get(feature, 0.0)
        return value

    def part_value(self, part: int, has: Sequence[int]) -> float:
        """What the features of a part are worth to a ship that has so much already."""
        counts = list(has)
        value = 0.0
        for feature, number in enumerate(PARTS[part].has):
            for _ in range(number):
                value += self.feature_value(feature, counts[feature])
                counts[feature] += 1
        return value

    # Ships

    def fitting(self, parts: Sequence[int]) -> Fitting | None:
        """The best way to sail a ship of these parts now; what is kept ashore is worth what it may bring later."""
        # Ships of equal length and features sail alike.
        like = (len(parts), *features(parts))
        if like not in self.fittings:
            later = min(1.0, self.turns / TURNS_A_SHIP) * self.w["later"]
            keep = [usual_worth(self.w, item) * later for item in range(len(ITEMS))]
            self.fittings[like] = best_fitting(self.player, parts, keep, self.s.edition)
        return self.fittings[like]

    def empty_places(self, parts: Sequence[int]) -> int:
        """Places of a ship for which nothing waits in the supply."""
        has, items = features(parts), self.player.items
        filled = min(has[CABIN], items[1] + items[2] + items[CAPTAIN] - 1)
        filled += min(has[MAST], items[CHIMNEY] + items[SAIL])
        filled += min(has[STOKER_CABIN], items[STOKER])
        filled += min(has[CANNON_MOUNT], items[CANNON]) + min(has[CRANE_MOUNT], items[CRANE])
        return int_sum(has[:5]) - filled

    def complete_value(self, parts: Sequence[int]) -> float:
        """What it is worth to complete a ship of these parts now."""
        w = self.w
        if not self.player.items[CAPTAIN] or not self.reach:
            return FAILURE
        lacks = self.lacks(parts) if self.turns > 2 else 0.0
        if lacks > w["complete"] + w["score"] * MOST_WORTH:
            # Whatever its load would bring: not now.
            return w["complete"] - lacks
        found = self.fitting(parts)
        if found is None:
            return FAILURE
        if self.turns <= 2:
            return w["complete"] + 3 * w["score"] * found.score
        return w["complete"] + w["score"] * found.worth - lacks

    def lacks(self, parts: Sequence[int]) -> float:
        """What speaks against completing a ship of these parts now: it is short, places are empty, canals too short."""
        w = self.w
        missing = max(0.0, min(self.length, 3.0 + self.turns / 3) - len(parts))
        empty = min(float(self.empty_places(parts)), 1.2 * (self.turns - 1))
        slowed = max(0, min(8, speed(self.player.items)) - self.reach)
        return comparable(w["short"] * missing + w["empty"] * empty + w["slowed"] * slowed)

    # Everything else

    def employee_value(self, employee: int) -> float:
        """What an employee is worth for the rest of the game."""
        w, found = self.w, EMPLOYEES[employee]
        value = w[found.type] * self.turns + found.points
        if found.type == "constructor":
            # Places that ships rarely have are worth more; the crew constructor's are for soldiers and businessmen.
            item = found.item if found.item >= 0 else SOLDIER
            value *= found.amount * usual_worth(w, item) / (3.8 * USUAL_PLACES[item])
            waiting = self.player.items[item] - self.places(item)
            value += w["surplus"] * usual_worth(w, item) * max(0.0, min(float(found.amount), waiting))
        elif found.type in ("engineer", "recruiter"):
            value *= usual_supply(w, found.item) / 1.9
        if self.player.employees & PARTNERS[employee]:
            value *= 1.0 + w["together"]
        for contract in self.contracts:
            value += self.share * CONTRACT_STAFF.get(contract, 0.0)
        return value

    def symbol_values(self) -> list[float]:
        """By symbol, what passing it will probably bring to the ship in the yard."""
        w = self.w
        items = self.player.items
        found = [0.0] * len(SYMBOLS)
        found[1] = 0.4 + 0.5 * (items[2] + items[CANNON])
        found[2] = 0.4 + 0.5 * (items[1] + items[CRANE])
        for symbol in (3, 4, 5):
            found[symbol] = 0.2 + 0.6 * self.has[symbol + 2]
        found[6] = 1.6
        return [w["symbol"] * value for value in found]
