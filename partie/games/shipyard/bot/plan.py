"""What things are worth to a player now: crew and equipment by their places, parts by what they carry, and so on."""

from collections.abc import Sequence

from ..components import (
    CABIN,
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
    PARTS,
    SAIL,
    STOKER,
    STOKER_CABIN,
    SYMBOLS,
    TEETH,
)
from ..pieces.ships import cabins, extra, features, speed
from ..state import Harbour, Player, cycle, first_turns
from ..voyages.voyage import reach_of
from .sailing import Fitting, best_fitting
from .weights import CONTRACT_FEATURES, CONTRACT_ITEMS, CONTRACT_LENGTH, CONTRACT_STAFF

PLACE_OF = (CABIN, CABIN, CABIN, STOKER_CABIN, MAST, MAST, CANNON_MOUNT, CRANE_MOUNT)
"""By item: the feature of a ship it needs."""
USUAL_PLACES = (1.6, 1.6, 1.6, 0.6, 1.7, 1.7, 1.0, 1.0)
"""By item: so many places an ordinary ship has for it."""
TURNS_A_SHIP = 6.0
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
        self.length = w["length"] + self.share * sum(
            [CONTRACT_LENGTH.get(name, 0.0) for name in self.contracts]
        )
        self.ships = self.turns / TURNS_A_SHIP
        self.values = [self.item_value(item) for item in range(len(ITEMS))]

    # Crew and equipment

    def places(self, item: int) -> float:
        """Places for an item on the ship in the yard."""
        if item == CAPTAIN:
            return 1.0
        if item < 3:
            return float(cabins(self.has, self.player.employees))
        return float(self.has[PLACE_OF[item]] + extra(self.player.employees, item))

    def item_value(self, item: int) -> float:
        """What one more of an item is worth."""
        w, player = self.w, self.player
        owned = player.items[item]
        name = ITEMS[item]
        base = w[name]
        if item == CAPTAIN and not owned:
            base = w["first-captain"]
        elif item in (STOKER, CHIMNEY) and not owned:
            base = w[f"first-{name}"]
        if item == SAIL and speed(player.items) >= self.reach + 2:
            base *= 0.6
        for contract in self.contracts:
            base += self.share * CONTRACT_ITEMS.get(contract, {}).get(item, 0.0)
        return base * self.use(item, owned)

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
        future = max(0.0, self.ships - (0.5 if self.parts else 0.0)) * USUAL_PLACES[item]
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
            base = w[ITEMS[item]]
            owned = self.player.items[item]
            if feature == CABIN:
                owned += self.player.items[2] + max(0, self.player.items[CAPTAIN] - 1)
            elif feature == MAST:
                owned += self.player.items[CHIMNEY]
            elif feature == STOKER_CABIN:
                base = w["first-stoker"] if not count else 0.0
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
        later = min(1.0, self.turns / TURNS_A_SHIP) * self.w["later"]
        keep = [self.w[name] * later for name in ITEMS]
        return best_fitting(self.player, parts, keep)

    def ready(self, parts: Sequence[int]) -> bool:
        """Whether a ship of these parts should be completed now rather than later."""
        if not self.player.items[CAPTAIN] or not self.reach:
            return False
        if self.turns <= 2:
            return True
        has = features(parts)
        places = sum(has[:5])
        filled = min(has[CABIN], self.player.items[1] + self.player.items[2] + self.player.items[CAPTAIN] - 1)
        filled += min(has[MAST], self.player.items[CHIMNEY] + self.player.items[SAIL])
        filled += min(has[STOKER_CABIN], self.player.items[STOKER])
        filled += min(has[CANNON_MOUNT], self.player.items[CANNON]) + min(
            has[CRANE_MOUNT], self.player.items[CRANE]
        )
        if self.reach < min(3, speed(self.player.items)):
            return False
        return places - filled <= (1 if self.turns > 8 else 2) or filled >= 0.7 * places

    def complete_value(self, parts: Sequence[int]) -> float:
        """What it is worth to complete a ship of these parts now."""
        found = self.fitting(parts)
        if found is None:
            return FAILURE
        if not self.ready(parts):
            return -self.w["not-ready"]
        if self.turns <= 2:
            return self.w["complete"] + 3 * self.w["score"] * found.score
        missing = max(0.0, min(self.length, 3.0 + self.turns / 3) - len(parts))
        return self.w["complete"] + self.w["score"] * found.score - self.w["short"] * missing

    # Everything else

    def employee_value(self, employee: int) -> float:
        """What an employee is worth for the rest of the game."""
        found = EMPLOYEES[employee]
        turns = self.turns
        value = self.w[found.type] * turns + found.points
        if found.type in ("engineer", "recruiter", "constructor") and found.item >= 0:
            value *= self.w[ITEMS[found.item]] / 1.9
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
