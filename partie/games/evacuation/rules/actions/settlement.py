"""Settlement: filling an area of the New World completely, by biome, symbols, tokens and steel.

EV-STL-01 to EV-STL-17; symbols are not used up (EV-STL-11), factories cost nothing here (EV-FOR-02).
"""

from typing import Any, ClassVar, Final

from partie.euro.sets import has, members, set_of, with_member
from partie.kernel.engine.state import log
from partie.kernel.engine.step import FLAG, Move, Price, Ranges, Step

from ...components import BIOMES, NEW, STEEL
from ...components.new_world import AREAS, BIOME_AREAS, ON_MAP
from ...moves import COMBOS, DONE, FINISHED, SETTLE, SETTLES, not_now
from ...state import Evacuation, Player, biome_limit, changed, symbols
from .infrastructure import check_requirements
from .production import raise_production
from .tasks import claim

NEW_STEEL: Final = 3 * NEW + STEEL
MOST_FACTORIES: Final = max(area.factories for area in AREAS)
MOST_POPULATION: Final = max(area.population for area in AREAS)
OPEN_BIOMES: Final[list[int]] = [
    sum(BIOME_AREAS[biome] for biome in range(limit + 1)) for limit in range(len(BIOMES))
]
"""By the furthest biome: all areas up to it, as bits (EV-STL-04)."""
FILLABLE: Final[list[list[int]]] = [
    [
        set_of(
            [i for i, area in enumerate(AREAS) if area.factories <= factories and area.population <= people]
        )
        for people in range(MOST_POPULATION + 1)
    ]
    for factories in range(MOST_FACTORIES + 1)
]
"""By factories and population tokens at hand: the areas that can be filled."""
NEEDING: Final[list[list[int]]] = [
    [
        set_of([i for i, area in enumerate(AREAS) if len(members(area.symbols & ~have)) <= forgiven])
        for have in range(8)
    ]
    for forgiven in range(3)
]
"""By symbols forgiven and at hand: the areas whose symbols are there."""
COMBOS_OF_SIZE: Final[list[list[int]]] = [
    [i for i, combo in enumerate(COMBOS) if len(combo) == size] for size in range(MOST_FACTORIES + 1)
]


class Terms:
    """What eases a settlement: biomes further, symbols forgiven, steel saved."""

    __slots__ = ("biome", "steel", "symbols")

    def __init__(self, biome: int, symbols: int, steel: int) -> None:
        self.biome = biome
        self.symbols = symbols
        self.steel = steel


NO_TERMS: Final = Terms(0, 0, 0)


class Missing:
    """What a player lacks to settle an area, part by part; whoever lacks nothing of it can settle it."""

    __slots__ = ("biome", "factories", "people", "steel", "symbols", "taken")

    def __init__(
        self, taken: bool, biome: bool, symbols: int, factories: int, people: int, steel: int
    ) -> None:
        self.taken = taken
        self.biome = biome
        """Whether its biome is still closed."""
        self.symbols = symbols
        """As bits; none while no more are missing than the terms forgive."""
        self.factories = factories
        self.people = people
        self.steel = steel


def steel_for(player: Player, area: int, terms: Terms) -> int:
    """1 for each population token, less what is saved (EV-STL-08, EV-FOR-01)."""
    cost = AREAS[area].population - terms.steel - player.perks.settle
    return cost if cost > 0 else 0


def open_areas(s: Evacuation, player: Player, terms: Terms, steel: int) -> int:
    """The areas that a player can settle with so much steel, as bits."""
    limit = min(biome_limit(player) + terms.biome, len(BIOMES) - 1)
    prepared = player.prepared
    factories = min(prepared[3] + prepared[4] + prepared[5], MOST_FACTORIES)
    people = min(player.population, steel + terms.steel + player.perks.settle, MOST_POPULATION)
    return (
        ON_MAP[s.edition]
        & ~s.taken
        & OPEN_BIOMES[limit]
        & FILLABLE[factories][people]
        & NEEDING[min(terms.symbols, 2)][symbols(player)]
    )


def can_settle(s: Evacuation, player: Player, terms: Terms, goods: list[int]) -> bool:
    """Whether an area can be settled out of these resources."""
    return open_areas(s, player, terms, goods[NEW_STEEL]) != 0


def has_factories(player: Player, combo: int) -> bool:
    """Whether these factories stand prepared on the New World side (EV-STL-07)."""
    wanted = COMBOS[combo]
    return all(wanted.count(kind) <= player.prepared[3 + kind] for kind in wanted)


def refusal(s: Evacuation, player: Player, area: int, combo: int, terms: Terms) -> str | None:
    """Why an area cannot be settled with these factories, if so."""
    place = AREAS[area]
    if not has(ON_MAP[s.edition], area):
        return "EV-STL-02"
    if has(s.taken, area):
        return "EV-STL-13"
    if place.biome > biome_limit(player) + terms.biome:
        return "EV-STL-05"
    missing = (place.symbols & ~symbols(player)).bit_count()
    if missing > terms.symbols:
        return "EV-STL-10" if missing < place.symbols.bit_count() else "EV-STL-09"
    if not has_factories(player, combo):
        return "EV-STL-07"
    if player.population < place.population or player.goods[NEW_STEEL] < steel_for(player, area, terms):
        return "EV-STL-08"
    return None


def missing(s: Evacuation, player: Player, area: int, terms: Terms) -> Missing:
    """All that keeps a player from settling an area now, where `refusal` names the first rule only."""
    place = AREAS[area]
    lacked = place.symbols & ~symbols(player)
    prepared = player.prepared
    return Missing(
        has(s.taken, area),
        place.biome > biome_limit(player) + terms.biome,
        lacked if lacked.bit_count() > terms.symbols else 0,
        max(0, place.factories - prepared[3] - prepared[4] - prepared[5]),
        max(0, place.population - player.population),
        max(0, steel_for(player, area, terms) - player.goods[NEW_STEEL]),
    )


class Settling(Step[Evacuation]):
    """Settle one area; one move names it and the factories that fill its positions (EV-STL-01, EV-STL-12)."""

    __slots__ = ("must", "terms")

    name: ClassVar[str] = "settle"
    kind: ClassVar[str] = "place"
    ranges: ClassVar[Ranges] = (*[range(10)] * 3, FLAG)

    def __init__(self, seat: int, biome: int, symbols: int, steel: int, must: int) -> None:
        super().__init__(seat)
        self.terms = Terms(biome, symbols, steel)
        self.must = must

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.terms.biome, self.terms.symbols, self.terms.steel, self.must)

    def moves(self, s: Evacuation) -> list[Move]:
        player = s.players[self.seat]
        found: list[Move] = [] if self.must else [FINISHED]
        left = open_areas(s, player, self.terms, player.goods[NEW_STEEL])
        for area in members(left):
            moves = SETTLES[area]
            for combo in COMBOS_OF_SIZE[AREAS[area].factories]:
                if has_factories(player, combo):
                    found.append(moves[combo])
        return found

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] == DONE:
            return "EV-STL-01" if self.must else None
        if move[0] != SETTLE:
            return not_now(move)
        return refusal(s, s.players[self.seat], move[1], move[2], self.terms)

    def apply(self, s: Evacuation, move: Move) -> None:
        s.agenda.pop()
        if move[0] == SETTLE:
            settle(s, self.seat, move[1], move[2], self.terms)

    def price(self, s: Evacuation, move: Move) -> Price:
        if move[0] != SETTLE:
            return ()
        steel = steel_for(s.players[self.seat], move[1], self.terms)
        return (("steel", steel),) if steel else ()

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "settle", {"biome": self.terms.biome, "symbols": self.terms.symbols, "saved": self.terms.steel}


def settle(s: Evacuation, seat: int, area: int, combo: int, terms: Terms) -> None:
    """Tokens move into the area, steel is paid, production rises (EV-STL-03, EV-STL-14)."""
    player, place = s.players[seat], AREAS[area]
    player.goods[NEW_STEEL] -= steel_for(player, area, terms)
    player.population -= place.population
    raised = list(place.production)
    for kind in COMBOS[combo]:
        player.prepared[3 + kind] -= 1
        player.producing = changed(player.producing, kind, player.producing[kind] + 1)
        raised[kind] += 1
    player.settled = with_member(player.settled, area)
    s.taken = with_member(s.taken, area)
    log(s, "settled", seat, area, combo)
    raise_production(s, seat, tuple(raised))
    check_requirements(s, seat)
    claim(s, seat)
