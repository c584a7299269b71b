"""The nouns of the game as small ints and bit masks, shared by cards, slots, boards and rules."""

from typing import Final

from partie.euro.amounts import NOTHING as NOTHING
from partie.euro.amounts import Amount as Amount
from partie.euro.amounts import Kinds, amount_of
from partie.euro.sets import members

# Resources (index into every amount), then the two things that are gained but are no resources.
KELP: Final = 0
STEELPLAST: Final = 1
SCIENCE: Final = 2
CREDIT: Final = 3
BIOMATTER: Final = 4
POINT: Final = 5
CARD: Final = 6
RESOURCES: Final = ("kelp", "steelplast", "science", "credit", "biomatter")
GOODS: Final = Kinds(RESOURCES)
GAINS: Final = (*RESOURCES, "point", "card")


def amount(
    kelp: int = 0, steelplast: int = 0, science: int = 0, credit: int = 0, biomatter: int = 0
) -> Amount:
    """An amount of resources: `amount(science=2)`."""
    return amount_of([kelp, steelplast, science, credit, biomatter])


# What can be built (UC-BLD-01, UC-PLS-06), as bits, so that a set of kinds is one int.
FARM: Final = 1
PLANT: Final = 2
"""Desalination plant."""
LABORATORY: Final = 4
TUNNEL: Final = 8
WHITE: Final = 16
"""Nonsymbiotic city."""
PURPLE: Final = 32
"""Symbiotic city."""
BUILDING: Final = FARM | PLANT | LABORATORY
"""UC-GLO-04."""
STRUCTURE: Final = BUILDING | TUNNEL
"""UC-GLO-03, UC-UPG-01."""
CITY: Final = WHITE | PURPLE
"""UC-GLO-02."""
KINDS: Final = ("farm", "plant", "laboratory", "tunnel", "white", "purple")
"""Names of the kinds; a kind is its place here, a set of kinds the sum of the bits above."""
FARMS: Final = 0
PLANTS: Final = 1
LABORATORIES: Final = 2
TUNNELS: Final = 3
WHITES: Final = 4
PURPLES: Final = 5
EVERY_KIND: Final = STRUCTURE | CITY
KIND_SETS: Final = [FARM, PLANT, LABORATORY, TUNNEL, WHITE, PURPLE]
"""By kind: the set of it alone."""


def kinds_in(what: int) -> list[int]:
    """The kinds in a set, in order."""
    return members(what & EVERY_KIND)


# Further things that can be counted (one at a time, never mixed with the bits above).
METROPOLIS: Final = 64
"""Connected metropolises, brown and blue, also those gained during the game."""
SPECIAL: Final = 128
"""Special cards played and paid for, instant ones under the board included (R-10)."""
ACTION_CARD: Final = 256
"""Laid action cards, the assistant included."""
READY_CARD: Final = 512
"""Laid action cards not used in this era."""
LAID_CARD: Final = 1024
"""All laid cards except the assistant."""
SLOT_COLOUR: Final = 2048
"""Different colours of slots with an own tile this round (the slot of this turn included)."""
FULL_CITY: Final = 4096
"""Connected cities with a farm, a plant and a laboratory."""
PAIR: Final = 8192
"""Pairs of two upgraded buildings of one type at one connected city, once per city and type."""
FEDERATION: Final = 16384
"""Spaces climbed on the Federation track: 0 below the track, 1 on space 4 ... 4 on space 1."""

# Colours of cards and slots (UC-CRD-01, UC-CRD-05).
YELLOW: Final = 0
RED: Final = 1
GREEN: Final = 2
NO_COLOUR: Final = 3
COLOURS: Final = ("yellow", "red", "green", "none")

# Types of card (UC-CRD-02, UC-CRD-04).
INSTANT: Final = 0
PERMANENT: Final = 1
ACTION: Final = 2
PRODUCTION: Final = 3
END: Final = 4
ANY_TYPE: Final = -1
TYPES: Final = ("instant", "permanent", "action", "production", "end")

# Slots: 0 is the always-available one (UC-AVS-01, UC-AVS-05), then five of each colour on both sides of the main board.
A0: Final = 0
Y1: Final = 1
Y2: Final = 2
Y3: Final = 3
Y4: Final = 4
Y5: Final = 5
R1: Final = 6
R2: Final = 7
R3: Final = 8
R4: Final = 9
R5: Final = 10
G1: Final = 11
G2: Final = 12
G3: Final = 13
G4: Final = 14
G5: Final = 15
SLOTS: Final = (
    "A0",
    "Y1",
    "Y2",
    "Y3",
    "Y4",
    "Y5",
    "R1",
    "R2",
    "R3",
    "R4",
    "R5",
    "G1",
    "G2",
    "G3",
    "G4",
    "G5",
)

SLOT_COUNT: Final = len(SLOTS)
COLOURED_SLOTS: Final = range(1, SLOT_COUNT)
"""All but the always-available one."""
SLOT_COLOURS: Final = [NO_COLOUR, *[YELLOW] * 5, *[RED] * 5, *[GREEN] * 5]

# Where a slot that a card performs may be (UC-ICO-02, UC-ICO-03).
FREE_SLOT: Final = 1
OTHERS_SLOT: Final = 2
FREE_OR_OTHERS: Final = 3
USED_SLOT: Final = 4
"""Any used slot, own ones too; with four players those with an own tile are left out."""

# Events that a permanent card can wait for (`When`); what `of` means stands beside each.
BUILDS: Final = 0  # of: kinds (mask). Anything of these is built, connected or not.
UPGRADES: Final = 1  # of: kinds (mask). One of these is upgraded.
SECOND_BUILT: Final = 2  # of: one building type. The second of it at one connected city (UC-GLO-25).
SECOND_UPGRADED: Final = (
    3  # of: one building type. The second upgraded one at one connected city (UC-GLO-26).
)
SECOND_TUNNEL: Final = 4  # of: 0. The second tunnel of one turn (UC-GLO-27).
SLOT_GIVES: Final = 5  # of: a resource. A slot's own effect gives at least one of it (UC-GLO-34).
USES_SLOT: Final = (
    6  # of: a slot (Y1 Y2 Y4 Y5 R2 R3 G1 G2 G4: alike on both sides). By tile or by card (UC-GLO-28).
)
ADVANCES_TO: Final = 7  # of: a Federation space 1-4.
CONNECTS_METROPOLIS: Final = 8  # of: 0. Also when a tile is gained during play.
MISMATCHES: Final = 9  # of: 0. Card and coloured slot of the turn differ in colour; never the slot A0.
USES_ACTION: Final = 10  # of: 0. An action card is used.
TAKES_SPECIAL: Final = 11  # of: 0. A special card is taken.
LAYS_CARD: Final = 12  # of: a type, or ANY_TYPE. Another card is laid.
ALL_COLOURS: Final = 13  # of: 0. The tile of this turn makes slots of all three colours in this round.
TURN_ENDS: Final = 14  # of: 0. After card and slot, before the card is drawn.
EVENTS: Final = (
    "builds",
    "upgrades",
    "second-built",
    "second-upgraded",
    "second-tunnel",
    "slot-gives",
    "uses-slot",
    "advances-to",
    "connects-metropolis",
    "mismatches",
    "uses-action",
    "takes-special",
    "lays-card",
    "all-colours",
    "turn-ends",
)
WITHIN_EFFECTS: Final = (
    BUILDS,
    UPGRADES,
    SECOND_BUILT,
    SECOND_UPGRADED,
    SECOND_TUNNEL,
    ADVANCES_TO,
    CONNECTS_METROPOLIS,
    USES_ACTION,
    TAKES_SPECIAL,
    LAYS_CARD,
)
"""Those that may happen while a card is used, any number of times."""

SEATS: Final = range(4)
"""Steps that say nothing but whose turn it is are made once for each."""
