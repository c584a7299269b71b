"""What the greedy player believes, in points; tuned by `partie tune shipyard`."""

from typing import Final

from partie.kernel.keeping.data import read_weights

from ..components import (
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    CHIMNEY,
    CRANE,
    LANTERN,
    LIFEBOAT,
    LIFEBUOY,
    SAIL,
    SOLDIER,
    STOKER,
)

WEIGHTS: Final[dict[str, float]] = {
    "guilder": 0.53,
    "captain": 0.78,
    "first-captain": 6.0,
    "businessman": 1.7,
    "soldier": 1.7,
    "cannon": 2.7,
    "crane": 2.7,
    # For each official on the own canals who asks for it.
    "official": 0.1,
    # A space more of speed; how many spaces the second and the first half of a steam engine are worth.
    "speed": 1.5,
    "steam": 2.2,
    "half-steam": 1.3,
    # How much of that an item is worth that has its place on the ship, may find one later, or probably never will.
    "placed": 1.0,
    "later": 0.6,
    "spare": 0.19,
    # How much of an item a place for it is worth: with the item waiting, and without.
    "wanted-place": 0.75,
    "free-place": 0.35,
    "hull": 0.6,
    # Progress of a ship.
    "bow": 3.52,
    "middle": 1.0,
    "stern": 2.0,
    "complete": 5.0,
    # Less for each missing part, empty place and space of speed that the canals are too short for.
    "short": 2.0,
    "empty": 2.5,
    "slowed": 1.0,
    "score": 0.25,
    "length": 6.0,
    # Canals: a space of reach that is needed, one that is not, a symbol.
    "reach": 0.88,
    "far": 0.22,
    "symbol": 0.3,
    "leave": 0.25,
    # Employees, for each turn that is left.
    "engineer": 0.22,
    "recruiter": 0.22,
    "constructor": 0.17,
    # More for one who finds work for another, or places for what another brings.
    "together": 0.3,
    "surplus": 0.5,
    "helmsman": 0.2,
    "rigger": 0.11,
    "accountant": 0.1,
    "foreman": 0.04,
    "trader": 0.02,
    "goods": 3.84,
    "contract": 0.7,
    "bonus": 0.6,
}

STUDIED: Final[dict[str, float]] = read_weights("shipyard", "studied.json", WEIGHTS)
"""The same for searches, found by `python tools/shipyard/study_shipyard.py weights`."""

_ALL: Final = dict.fromkeys((BUSINESSMAN, SOLDIER, STOKER, CHIMNEY, SAIL, CANNON, CRANE), 0.5)
CONTRACT_ITEMS: Final[dict[str, dict[int, float]]] = {
    "soldiers": {SOLDIER: 1.7},
    "stokers": {STOKER: 2.6},
    "cannon_soldier": {CANNON: 1.4, SOLDIER: 1.4},
    "businessmen": {BUSINESSMAN: 1.7},
    "chimney_pairs": {CHIMNEY: 1.4},
    "businessman_crane": {BUSINESSMAN: 1.4, CRANE: 1.4},
    "sail_pairs": {SAIL: 1.4},
    "officers": {CAPTAIN: 2.6},
    "escorts": {BUSINESSMAN: 1.5, SOLDIER: 1.5, CANNON: 1.5, CRANE: 1.5},
    "full_drives": {SAIL: 1.2, CHIMNEY: 1.5, STOKER: 2.0},
    "kinds_on_board": {**_ALL, CAPTAIN: 0.5},
}
"""What an item more on a ship is worth to a contract."""
CONTRACT_FEATURES: Final[dict[str, dict[int, float]]] = {
    "lifebuoys": {LIFEBUOY: 1.9},
    "lanterns": {LANTERN: 2.2},
    "lifeboats": {LIFEBOAT: 2.2},
    "safety_sets": {LIFEBUOY: 1.2, LIFEBOAT: 1.2, LANTERN: 1.2},
}
CONTRACT_STAFF: Final[dict[str, float]] = {
    "skilled_staff": 1.6,
    "staff_types": 1.6,
    "staff_pairs": 1.7,
    "staff_count": 1.4,
}
"""What an employee more is worth to a contract."""
CONTRACT_LENGTH: Final[dict[str, float]] = {"size_5": 0.0, "size_6": 1.0, "size_7": 2.0, "ship_count": -1.0}
"""By how much a contract wants ships longer or shorter than usual."""
