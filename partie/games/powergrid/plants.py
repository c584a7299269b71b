"""A player's plants together: what they can store and burn (chapters Power plants and Handling owned plants).

Fuel is kept as totals per player. Since it may be moved between one's plants at any time (PG-OWN-06), what may be
stored or burnt is only the question whether an assignment to the plants exists (PG-OWN-07).
"""

from typing import Final

from partie.kernel.step import Move

from .components import COAL, GARBAGE, OIL, PLANTS, URANIUM
from .moves import RUN, RUNS


class Run:
    """One way to produce: a set of plants, and how much coal its hybrids burn."""

    __slots__ = ("burns", "coal", "hybrid_coal", "hybrid_oil", "move", "oil", "powers")

    def __init__(self, move: Move, own: list[int], hybrid_coal: int, hybrid_oil: int, powers: int) -> None:
        self.move = move
        self.coal = own[COAL]
        """Coal burnt by coal plants; `oil` likewise."""
        self.oil = own[OIL]
        self.hybrid_coal = hybrid_coal
        self.hybrid_oil = hybrid_oil
        self.burns = [own[COAL] + hybrid_coal, own[OIL] + hybrid_oil, own[GARBAGE], own[URANIUM]]
        self.powers = powers


class Kit:
    """A set of plants; made once per combination, since many positions share it."""

    __slots__ = ("best", "either", "plants", "powers", "room", "runs")

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
        self.runs = self._all_runs()

    def _all_runs(self) -> list[Run]:
        runs = []
        for chosen in range(1 << len(self.plants)):
            own = [0, 0, 0, 0]
            mixed = powers = 0
            for i, number in enumerate(self.plants):
                if chosen >> i & 1:
                    plant = PLANTS[number]
                    powers += plant.powers
                    if len(plant.fuel) == 2:
                        mixed += plant.amount
                    elif plant.fuel:
                        own[plant.fuel[0]] += plant.amount
            for coal in range(mixed + 1):
                # Only before a plant is scrapped are there more plants than the vocabulary knows (PG-OWN-02).
                move = RUNS[chosen][coal] if chosen < len(RUNS) else (RUN, chosen, coal)
                runs.append(Run(move, own, coal, mixed - coal, powers))
        return runs

    def space(self, fuel: list[int], kind: int) -> int:
        """How many more tokens of a kind can be stored (PG-BUY-06)."""
        room = self.room
        if kind > OIL or not self.either:
            return room[kind] - fuel[kind]
        other = fuel[OIL - kind] - room[OIL - kind]
        return room[kind] + self.either - (other if other > 0 else 0) - fuel[kind]

    def burns(self, kind: int) -> bool:
        """Whether some plant takes this kind of fuel."""
        return bool(self.room[kind]) or (kind <= OIL and bool(self.either))

    def fits(self, fuel: list[int]) -> bool:
        """Whether so much fuel can lie on the plants (PG-OWN-07)."""
        coal = fuel[COAL] - self.room[COAL]
        oil = fuel[OIL] - self.room[OIL]
        over = (coal if coal > 0 else 0) + (oil if oil > 0 else 0)
        return (
            over <= self.either
            and fuel[GARBAGE] <= self.room[GARBAGE]
            and fuel[URANIUM] <= self.room[URANIUM]
        )

    def can_run(self, run: Run, fuel: list[int]) -> bool:
        """Whether the fuel can lie on the plants so that each plant of the run holds what it burns."""
        burns = run.burns
        if burns[GARBAGE] > fuel[GARBAGE] or burns[URANIUM] > fuel[URANIUM]:
            return False
        coal = fuel[COAL] - run.hybrid_coal
        oil = fuel[OIL] - run.hybrid_oil
        if coal < run.coal or oil < run.oil:
            return False
        if not self.either:
            return True
        if coal > self.room[COAL]:
            coal = self.room[COAL]
        if oil > self.room[OIL]:
            oil = self.room[OIL]
        if coal < run.coal or oil < run.oil:
            return False
        return fuel[COAL] - coal + fuel[OIL] - oil <= self.either

    def runs_with(self, fuel: list[int]) -> list[Run]:
        """Every way to produce with so much fuel; producing nothing is the first."""
        return [run for run in self.runs if self.can_run(run, fuel)]

    def supply(self, fuel: list[int], cities: int) -> int:
        """The most cities that can be supplied (PG-END-07)."""
        most = 0
        for run in self.runs:
            if run.powers > most and self.can_run(run, fuel):
                most = run.powers
        return most if most < cities else cities

    def keep_choices(self, fuel: list[int]) -> list[int]:
        """The amounts of coal that may be kept so that, with the oil that then fits, as much as possible is kept."""
        coal_room, oil_room = self.room[COAL], self.room[OIL]
        totals = []
        for coal in range(min(fuel[COAL], coal_room + self.either) + 1):
            over = coal - coal_room if coal > coal_room else 0
            totals.append(coal + min(fuel[OIL], oil_room + self.either - over))
        most = max(totals)
        return [coal for coal, total in enumerate(totals) if total == most]


_kits: Final[dict[tuple[int, ...], Kit]] = {}
_MOST_KITS: Final = 20_000


def kit_of(plants: tuple[int, ...]) -> Kit:
    """The kit of these plants (in rising order)."""
    kit = _kits.get(plants)
    if kit is None:
        if len(_kits) >= _MOST_KITS:
            _kits.clear()
        kit = _kits[plants] = Kit(plants)
    return kit


EMPTY: Final = kit_of(())
