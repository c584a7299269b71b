"""The state of a game of Evacuation, declared once; `make declare` writes made.py from it.

Lists that change seldom are `shared`: `changed` (beside) gives a new one.
"""

from partie.kernel.keeping.declare import (
    Record,
    StateRecord,
    derived,
    flag,
    given,
    number,
    numbers,
    records,
    rows,
    seats,
)

from ..components import ACTION_CARDS, ALL_LAND, EDITION, FACTORY_LIMIT, LAST_YEAR, MOST
from ..components.new_world import RIM_PLACES
from ..components.perks import NOTHING, Perks
from ..components.track import END
from .bounds import (
    ALL_AREAS,
    ALL_GOALS,
    LAST_BONUS,
    LAST_GOAL,
    LAST_OFFERED,
    LAST_PLAN,
    LAST_SHUTTLE,
    LAST_SOLO,
    LAST_STADIUM,
    LAST_TASK,
    LAST_TILE,
)


class Hold(Record):
    """What lies on a shuttle in the flight phase (EV-FLY-02)."""

    shuttle: int = number(0, LAST_SHUTTLE)
    goods: list[int] = numbers(0, MOST, length=3)
    population: int = number(0, MOST)
    factories: list[int] = numbers(0, FACTORY_LIMIT, length=3)
    stadiums: tuple[int, ...] = numbers(0, LAST_STADIUM)
    zones: int = number(0, 3)
    """Evacuation zones in use, as bits."""
    buildings: int = number(0, MOST)
    """Buildings that use the building capacity."""


class Player(Record):
    """What one player has; lists of six are `3 * world + kind`."""

    goods: list[int] = numbers(0, MOST, length=6)
    """Resources by world and kind."""
    production: list[int] = numbers(0, MOST, length=3)
    """New World production, the tens included (EV-PRD-15)."""
    land: int = number(0, ALL_LAND)
    """Land areas of the continent still face up, as bits."""
    flipped: int = number(0, 2)
    """Ocean tokens turned face down, those resettled included (EV-MIL-02)."""
    resettled: int = number(0, 2)
    """Ocean tokens moved to the New World (EV-MIL-04)."""
    prepared: list[int] = numbers(0, FACTORY_LIMIT, length=6)
    """Prepared factories by world and kind."""
    producing: list[int] = numbers(0, FACTORY_LIMIT, length=3, shared=True)
    """Factories in areas of the New World."""
    population: int = number(0, MOST)
    """Population tokens on the New World side, waiting to settle (EV-TOK-01 to EV-TOK-04)."""
    settled: int = number(0, ALL_AREAS)
    """Areas of the New World, as bits."""
    stadiums: tuple[int, ...] = numbers(0, LAST_STADIUM, key="sorted")
    """On the New World."""
    old_stadiums: tuple[int, ...] = numbers(0, LAST_STADIUM, key="sorted")
    shuttles: tuple[int, ...] = numbers(0, LAST_SHUTTLE, key="sorted")
    """On the New World."""
    old_shuttles: tuple[int, ...] = numbers(0, LAST_SHUTTLE, key="sorted")
    back: tuple[int, ...] = numbers(0, LAST_SHUTTLE, key="sorted")
    """Shuttles on their way back to the Old World, in the flight phase."""
    holds: list[Hold] = records()
    """Shuttles on their way to the New World with their loads; the last may still be loading."""
    sections: list[int] = numbers(0, END, length=2, shared=True)
    """Where the satellites stand."""
    lanes: list[int] = numbers(0, 2, length=2, shared=True)
    tiles: tuple[int, ...] = numbers(0, LAST_TILE, length=9)
    """The technology tiles, row by row; three columns."""
    research: list[int] = numbers(0, 5, length=3, shared=True)
    """By column, the researches made: 1 for the first level, 2 for each further."""
    plans: tuple[int, ...] = numbers(0, LAST_PLAN, key="sorted")
    """Infrastructure cards in hand; everybody saw them taken."""
    works: tuple[int, ...] = numbers(0, LAST_PLAN, key="sorted")
    """Infrastructure cards played."""
    met: tuple[int, ...] = numbers(0, LAST_PLAN, key="sorted")
    """Those of them whose requirement was met and whose production counts."""
    penalties: int = number(0, MOST)
    """Penalty tokens."""
    actions: int = number(0, MOST)
    """The action marker."""
    groups: list[int] = numbers(0, MOST, length=5, shared=True)
    """By group (from 1), the board actions of this year."""
    passed: bool = flag()
    hand: tuple[int, ...] = numbers(-1, ACTION_CARDS - 1)
    """Action cards, in rising order."""
    down: tuple[int, ...] = numbers(-1, ACTION_CARDS - 1, key="sorted")
    """Action cards played face down this year."""
    up: tuple[int, ...] = numbers(0, ACTION_CARDS - 1, key="sorted")
    """Action cards played face up this year."""
    dropped: tuple[int, ...] = numbers(-1, ACTION_CARDS - 1, key="sorted")
    """Action cards this player discarded this year."""
    helps: list[int] = numbers(0, MOST, length=4, shared=True)
    """Helps for this year's flights (effects.FlightHelp)."""
    stripes: int = number(0, MOST)
    """Evacuation zones that ignored the stripe this year."""
    steps: int = number(0, MOST)
    """More sections in this year's progress phase."""
    goals: tuple[int, ...] = numbers(-1, LAST_GOAL, key="sorted")
    """Goal cards kept."""
    pile: tuple[int, ...] = numbers(-1, LAST_GOAL, key="sorted")
    """Goal cards to choose from in the draft."""
    forgone: tuple[int, ...] = numbers(-1, LAST_GOAL)
    """The goal card discarded after the draft."""
    seen: int = number(0, ALL_GOALS)
    """Goal cards this player has held, as bits; 0 for the others."""
    early: int = number(0, 11)
    """Areas evacuated before the third year."""
    perks: Perks = derived(NOTHING)
    """The sum of the researched technologies' lasting abilities."""


class Evacuation(StateRecord):
    """The whole position. The rival is the civilisation after the last seat, the neutral one comes after it."""

    points: bool = given()
    advanced: bool = given()
    lenient: bool = given()
    with_tasks: bool = given()
    with_lines: bool = given()
    with_rival: bool = given()
    edition: int = number(1, EDITION, missing=1)
    """The content that the game began with and goes on with."""
    players: list[Player] = records(per_seat=True, still=True)
    year: int = number(1, LAST_YEAR)
    phase: int = number(0, 7)
    order: list[int] = numbers(0, seats + 1, shared=True)
    """Civilisations, the first in order first."""
    turn: int = number(-1, 4)
    """Index into the order of who acts."""
    ended: int = number(0, 7)
    """The phase in which the condition of the race was reached; 0: not yet (EV-END-02)."""
    offers: list[list[int]] = rows(-1, LAST_OFFERED, length=3)
    """Of shuttles, stadiums and infrastructure; the oldest first, on the cross."""
    decks: list[list[int]] = rows(-1, LAST_OFFERED, length=3)
    """The same; bottom first, so that the top card is the last."""
    buried: list[int] = numbers(0, LAST_OFFERED + 1, length=3, shared=True)
    """How many cards at the bottom of each deck everybody saw."""
    bonuses: tuple[int, ...] = numbers(0, LAST_BONUS, length=LAST_YEAR)
    """Yearly bonus cards by year."""
    deck: list[int] = numbers(-1, ACTION_CARDS - 1)
    """Action cards, bottom first."""
    tasks: tuple[int, ...] = numbers(0, LAST_TASK)
    """Public tasks laid out."""
    owners: list[int] = numbers(-1, seats - 1, length=len(tasks), shared=True)
    """By task: who took it; -1: nobody."""
    tasks_played: int = number(0, 7)
    """Tasks played, as bits."""
    lines: tuple[int, ...] = numbers(0, ALL_AREAS)
    """The lines of the dominance module, as areas."""
    goal_box: tuple[int, ...] = numbers(-1, LAST_GOAL, key="sorted")
    """Goal cards that nobody has: not dealt, or discarded by the rival."""
    rival_pile: tuple[int, ...] = numbers(-1, LAST_GOAL, key="sorted")
    """The rival's goal cards in the draft."""
    rival_settled: int = number(0, ALL_AREAS)
    rival_stadiums: tuple[int, ...] = numbers(0, LAST_STADIUM, key="sorted")
    rival_sections: list[int] = numbers(0, END, length=4, shared=True)
    """Satellites of the rival and of the neutral civilisation."""
    rival_lanes: list[int] = numbers(0, 2, length=4, shared=True)
    rival_passed: bool = flag()
    solo_deck: list[int] = numbers(-1, LAST_SOLO)
    """Solo cards, bottom first."""
    solo_played: tuple[int, ...] = numbers(0, LAST_SOLO)
    """Solo cards of this year turned up already."""
    back: int = number(0, 5)
    """What the back of the top solo card shows; 0: there is none."""
    solo_place: int = number(0, RIM_PLACES - 1)
    """Where at the rim the solo tile lies."""
    taken: int = derived(0)
    """Settled areas of everybody, as bits."""
