"""A player's plants together: what they can store and burn (chapters Power plants and Handling owned plants).

Fuel is kept as totals per player. Since it may be moved between one's plants at any time (PG-OWN-06, PG-OWN-08,
PG-BUY-07), what may be stored or burnt is only the question whether an assignment to the plants exists (PG-OWN-07).
"""

from typing import Final

from partie.kernel.engine.step import Move
from partie.kernel.keeping.reader import Reader

from ..components import COAL, GARBAGE, NUMBERS, OIL, PLANTS, STEP3, URANIUM, Plant
from ..moves import RUNS


class Run:
    """One way to produce: the move, the fuel of each kind it burns, and how many cities it can supply."""

    __slots__ = ("burns", "move", "powers")

    def __init__(self, move: Move, burns: list[int], powers: int) -> None:
        self.move = move
        self.burns = burns
        self.powers = powers


class Chosen:
    """A choice of plants to run: what its plants of one fuel burn, what its hybrids burn together. Each runs wholly or
    not (PG-PLT-09), and once (PG-PLT-11)."""

    __slots__ = ("coal", "garbage", "mixed", "moves", "oil", "powers", "uranium")

    def __init__(
        self, coal: int, oil: int, garbage: int, uranium: int, mixed: int, powers: int, moves: list[Move]
    ) -> None:
        self.coal = coal
        self.oil = oil
        self.garbage = garbage
        self.uranium = uranium
        self.mixed = mixed
        self.powers = powers
        self.moves = moves
        """The moves that run these plants, by the coal in the hybrids. (A plant too many is never run.)"""

    def burns_alone(self) -> list[int]:
        """Fuel burnt by the plants of one fuel."""
        return [self.coal, self.oil, self.garbage, self.uranium]

    def burns(self, hybrid_coal: int) -> list[int]:
        """Fuel burnt with so much coal in the hybrids, the rest of them burning oil (PG-SPC-02)."""
        return [self.coal + hybrid_coal, self.oil + self.mixed - hybrid_coal, self.garbage, self.uranium]


def choices_of(plants: tuple[int, ...]) -> list[Chosen]:
    """Every choice of some plants: each plant is added to all choices of those before it."""
    found = [Chosen(0, 0, 0, 0, 0, 0, RUNS[0])]
    for number in plants:
        plant = PLANTS[number]
        fuel, amount, powers = plant.fuel, plant.amount, plant.powers
        mixed = amount if len(fuel) == 2 else 0
        kind = fuel[0] if len(fuel) == 1 else -1
        coal = amount if kind == COAL else 0
        oil = amount if kind == OIL else 0
        garbage = amount if kind == GARBAGE else 0
        uranium = amount if kind == URANIUM else 0
        for bits in range(len(found)):
            less = found[bits]
            more = len(found)
            found.append(
                Chosen(
                    less.coal + coal,
                    less.oil + oil,
                    less.garbage + garbage,
                    less.uranium + uranium,
                    less.mixed + mixed,
                    less.powers + powers,
                    RUNS[more] if more < len(RUNS) else [],
                )
            )
    return found


class Kit:
    """A set of plants; up to three plants made once per combination, since many positions share it."""

    __slots__ = ("_choices", "best", "either", "kinds", "plants", "powers", "room")

    def __init__(self, plants: tuple[int, ...]) -> None:
        self.plants = plants
        self.best = plants[-1] if plants else 0
        """The highest number (PG-PLT-02)."""
        self.powers = sum(PLANTS[number].powers for number in plants)
        self.room = [0, 0, 0, 0]
        """Room for each fuel on plants that burn nothing else."""
        self.either = 0
        """Room on hybrids, shared by coal and oil (PG-SPC-03)."""
        for number in plants:
            plant = PLANTS[number]
            if len(plant.fuel) == 2:
                self.either += plant.stores
            elif plant.fuel:
                self.room[plant.fuel[0]] += plant.stores
        self.kinds = tuple(kind for kind in range(4) if self.room[kind] or (kind <= OIL and self.either))
        """The fuels that some plant burns."""
        self._choices: list[Chosen] = []

    def save(self) -> list[int]:
        """The numbers of the plants, for a save."""
        return list(self.plants)

    def key(self) -> tuple[int, ...]:
        """What tells sets apart."""
        return self.plants

    @property
    def choices(self) -> list[Chosen]:
        """Every choice of plants, by its bits. Made when first asked for."""
        if not self._choices:
            self._choices = choices_of(self.plants)
        return self._choices

    def space(self, fuel: list[int], kind: int) -> int:
        """How many more tokens of a kind can be stored (PG-BUY-06)."""
        room = self.room
        if kind > OIL or not self.either:
            return room[kind] - fuel[kind]
        other = fuel[OIL - kind] - room[OIL - kind]
        return room[kind] + self.either - (other if other > 0 else 0) - fuel[kind]

    def over(self, fuel: list[int], kind: int) -> int:
        """Tokens of a kind beyond the room on plants that burn nothing else."""
        over = fuel[kind] - self.room[kind]
        return over if over > 0 else 0

    def surplus(self, fuel: list[int]) -> int:
        """How many tokens find no room (PG-OWN-07)."""
        mixed = self.over(fuel, COAL) + self.over(fuel, OIL) - self.either
        return (mixed if mixed > 0 else 0) + self.over(fuel, GARBAGE) + self.over(fuel, URANIUM)

    def surplus_without(self, plant: Plant, fuel: list[int]) -> int:
        """How many tokens would find no room without a plant of one fuel."""
        kind = plant.fuel[0]
        over = fuel[kind] - self.room[kind] + plant.stores
        if kind <= OIL and over > 0:
            over += self.over(fuel, OIL - kind) - self.either
        return over if over > 0 else 0

    def fits(self, fuel: list[int]) -> bool:
        """Whether so much fuel can lie on the plants (PG-OWN-07)."""
        return not self.surplus(fuel)

    def hybrid_coal(self, chosen: Chosen, fuel: list[int]) -> tuple[int, int]:
        """The least and the most coal the hybrids of a choice may burn; nothing is possible if the least is more.

        The fuel must be able to lie on the plants so that each plant of the choice holds what it burns: coal that
        finds no room on coal plants lies on hybrids, and so does oil.
        """
        coal, oil, mixed = fuel[COAL], fuel[OIL], chosen.mixed
        if (
            chosen.garbage > fuel[GARBAGE]
            or chosen.uranium > fuel[URANIUM]
            or chosen.coal > coal
            or chosen.oil > oil
        ):
            return 1, 0
        if not mixed:
            return 0, 0
        least = mixed - oil + chosen.oil
        crowded = coal - self.room[COAL] + mixed - self.either
        if crowded > least:
            least = crowded
        most = coal - chosen.coal
        free = self.either - oil + self.room[OIL]
        if free < most:
            most = free
        return least if least > 0 else 0, most if most < mixed else mixed

    def why_not(self, chosen: Chosen, fuel: list[int], hybrid_coal: int) -> str | None:
        """None if a choice of plants can run with so much coal in its hybrids, else the rule against it."""
        if not 0 <= hybrid_coal <= chosen.mixed:
            return "PG-SPC-02"
        least, most = self.hybrid_coal(chosen, fuel)
        if least <= hybrid_coal <= most:
            return None
        there = fuel[COAL] + fuel[OIL] >= chosen.coal + chosen.oil + chosen.mixed
        if not there or not all(have >= burnt for have, burnt in zip(fuel, chosen.burns_alone())):
            return "PG-PLT-06"
        if all(have >= burnt for have, burnt in zip(fuel, chosen.burns(hybrid_coal))) or least > most:
            return "PG-OWN-07"
        return "hybrid-coal"

    def run_moves(self, fuel: list[int]) -> list[Move]:
        """Every way to produce with so much fuel, as moves; producing nothing is the first."""
        found: list[Move] = []
        coal, oil, garbage, uranium = fuel
        for chosen in self._choices or self.choices:
            if (
                chosen.garbage <= garbage
                and chosen.uranium <= uranium
                and chosen.coal <= coal
                and chosen.oil <= oil
            ):
                if chosen.mixed:
                    least, most = self.hybrid_coal(chosen, fuel)
                    found += chosen.moves[least : most + 1]
                else:
                    found.append(chosen.moves[0])
        return found

    def runs_with(self, fuel: list[int]) -> list[Run]:
        """Every way to produce with so much fuel, with what it burns and supplies."""
        runs = []
        for chosen in self.choices:
            least, most = self.hybrid_coal(chosen, fuel)
            for coal in range(least, most + 1):
                runs.append(Run(chosen.moves[coal], chosen.burns(coal), chosen.powers))
        return runs

    def supply(self, fuel: list[int], cities: int) -> int:
        """The most cities that can be supplied (PG-END-07)."""
        best = 0
        for chosen in self.choices:
            if chosen.powers > best:
                least, most = self.hybrid_coal(chosen, fuel)
                if least <= most:
                    best = chosen.powers
        return best if best < cities else cities

    def keep_coal(self, fuel: list[int]) -> tuple[int, int]:
        """The least and the most coal to keep, so that with the oil that then fits as much as possible is kept."""
        coal, oil = self.over(fuel, COAL), self.over(fuel, OIL)
        gone = coal + oil - self.either
        if gone < 0:
            gone = 0
        return fuel[COAL] - min(gone, coal), fuel[COAL] - max(0, gone - oil)

    def without(self, number: int) -> "Kit":
        """The plants that are left when one is removed."""
        return kit_of(tuple(plant for plant in self.plants if plant != number))


_kits: Final[dict[tuple[int, ...], Kit]] = {}
_KEPT: Final = 3
"""Kits of up to so many plants are kept, 12,384 at most. Of four there are 111,930, which would only crowd them out:
most are held just until a plant is removed."""


def kit_of(plants: tuple[int, ...]) -> Kit:
    """The kit of these plants (in rising order)."""
    if len(plants) > _KEPT:
        return Kit(plants)
    kit = _kits.get(plants)
    if kit is None:
        kit = _kits[plants] = Kit(plants)
    return kit


EMPTY: Final = kit_of(())


def read_plants(reader: Reader, name: str, step3: bool = True) -> list[int]:
    """Plants by number, and where it may be the Step 3 card; each once."""
    cards = [STEP3 if card == "step3" and step3 else card for card in reader.items(name, 60)]
    for card in cards:
        if type(card) is not int or (card not in NUMBERS and not (card == STEP3 and step3)):
            raise reader.fail(name, "plants-or-step3" if step3 else "plants")
    if len(set(cards)) != len(cards):
        raise reader.fail(name, "each-plant-once")
    return cards


def load_kit(reader: Reader, name: str) -> Kit:
    """The plants of a player."""
    return kit_of(tuple(sorted(read_plants(reader, name, step3=False))))
