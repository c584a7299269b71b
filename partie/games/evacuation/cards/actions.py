"""The 80 action cards of the advanced variant, one entry a card. All designed: stronger than the board, but weaker in
strength points."""

from typing import Final

from ..components import ENERGY, FOOD, STEEL
from ..effects import (
    AllOf,
    BuildShuttle,
    BuildStadium,
    Clone,
    Develop,
    DrawCards,
    FlightHelp,
    Gain,
    GainAny,
    GainFactory,
    MoreSteps,
    MoveGoods,
    Node,
    PrepareFactory,
    Research,
    Settle,
    Split,
    Swap,
)


class ActionCard:
    """An action card: its strength, or the strengths to choose from, and what it does (EV-ADV-14, EV-ADV-15)."""

    __slots__ = ("effect", "id", "strengths")

    def __init__(self, name: str, strength: int | tuple[int, int], effect: Node) -> None:
        self.id = name
        self.strengths: tuple[int, ...] = (strength,) if isinstance(strength, int) else strength
        self.effect = effect


ACTION_CARDS: Final[list[ActionCard]] = [
    # Whole cards.
    ActionCard("bold-landing", 0, Settle(biome=1, steel=1)),
    ActionCard("improvised-camp", 0, Settle(symbols=1, steel=1)),
    ActionCard("unmarked-valley", 1, Settle(symbols=1)),
    ActionCard("far-horizon", 1, Settle(biome=1)),
    ActionCard("tent-city", 1, Settle(steel=1)),
    ActionCard("clay-houses", 2, Settle(steel=1)),
    ActionCard("native-guides", 2, Settle(symbols=1)),
    ActionCard("land-claim", 3, Settle()),
    ActionCard("scrap-yard-bargain", 1, BuildShuttle(less=2)),
    ActionCard("mothballed-fleet", 1, BuildShuttle(less=3)),
    ActionCard("series-production", 2, BuildShuttle(less=2)),
    ActionCard("ship-auction", 3, BuildShuttle(less=1)),
    ActionCard("prototype", (1, 3), BuildShuttle(less=2)),
    ActionCard("volunteer-builders", 1, BuildStadium(less=2)),
    ActionCard("rich-patron", 0, BuildStadium(less=3)),
    ActionCard("modular-stands", 2, BuildStadium(less=2)),
    ActionCard("local-league", 3, BuildStadium(less=1)),
    ActionCard("festival-fund", 1, BuildStadium(less=3)),
    ActionCard("works-brigade", 1, PrepareFactory(3)),
    ActionCard("turnkey-plant", 2, AllOf(GainFactory(), Swap(1))),
    ActionCard("crated-farm", 3, GainFactory(FOOD)),
    ActionCard("franchise", (0, 4), AllOf(GainFactory(), MoreSteps(1))),
    ActionCard("cradle-ward", 0, Clone(3)),
    ActionCard("mass-cloning", 1, Clone(4, food=1)),
    ActionCard("frozen-embryos", 3, Clone(2)),
    ActionCard("second-generation", 4, Clone(3, food=1)),
    ActionCard("science-congress", 0, AllOf(Research(2), GainAny(1))),
    ActionCard("crash-programme", 1, Research(2)),
    ActionCard("shared-patents", 2, Research(2)),
    ActionCard("lucky-accident", (0, 3), Research(2)),
    ActionCard("public-works", 0, AllOf(Develop(3), GainAny(1))),
    ActionCard("road-gangs", 1, Develop(3)),
    ActionCard("zoning-plan", 2, Develop(3)),
    ActionCard("land-survey", 3, Develop(3)),
    ActionCard("relief-shipment", 1, GainAny(3)),
    ActionCard("black-market", 0, AllOf(GainAny(3), Swap(2))),
    ActionCard("barter-fair", 2, AllOf(GainAny(2), Swap(3))),
    ActionCard("emergency-stores", 3, Gain(food=1, steel=1, energy=1)),
    ActionCard("cargo-catapult", 2, MoveGoods(4)),
    ActionCard("launch-window", 1, AllOf(FlightHelp(launch=1), GainAny(2))),
    # Cards of two halves.
    ActionCard("settlers-purse", 1, Split(Settle(), GainAny(1))),
    ActionCard("family-plots", 1, Split(Settle(), Clone(1))),
    ActionCard("company-town", 1, Split(Settle(), PrepareFactory(1))),
    ActionCard("research-outpost", 0, Split(Settle(), Research(1))),
    ActionCard("scouting-party", 2, Split(Settle(), DrawCards(2))),
    ActionCard("beacon-hill", 2, Split(Settle(), MoreSteps(3))),
    ActionCard("crossroads", 2, Split(Settle(), Develop(1))),
    ActionCard("harvest-camp", 3, Split(GainAny(1), Settle())),
    ActionCard("shakedown-flight", 1, Split(BuildShuttle(less=1), FlightHelp(launch=1))),
    ActionCard("flying-workshop", 1, Split(BuildShuttle(less=1), PrepareFactory(1))),
    ActionCard("hospital-ship", 2, Split(BuildShuttle(less=1), Clone(1))),
    ActionCard("wind-tunnel", 2, Split(BuildShuttle(), Research(1))),
    ActionCard("supply-run", 1, Split(BuildShuttle(), GainAny(2))),
    ActionCard("cargo-pods", 3, Split(BuildShuttle(), FlightHelp(buildings=1))),
    ActionCard("space-port", 2, Split(BuildShuttle(), Develop(2))),
    ActionCard("touring-circus", 1, Split(BuildStadium(less=1), FlightHelp(launch=1))),
    ActionCard("talent-scouts", 1, Split(BuildStadium(less=1), DrawCards(2))),
    ActionCard("parade-avenue", 2, Split(BuildStadium(less=1), Develop(1))),
    ActionCard("works-team", 0, Split(BuildStadium(), GainFactory(STEEL))),
    ActionCard("sports-medicine", 2, Split(BuildStadium(), Research(1))),
    ActionCard("ticket-money", 1, Split(BuildStadium(), GainAny(2))),
    ActionCard("olympic-quarter", (1, 2), Split(BuildStadium(), Develop(2))),
    ActionCard("test-reactor", 1, Split(PrepareFactory(2), Research(1))),
    ActionCard("dismantling", 2, Split(PrepareFactory(2), MoveGoods(2))),
    ActionCard("relay-station", 3, Split(PrepareFactory(2), MoreSteps(3))),
    ActionCard("power-grid", 1, Split(GainFactory(ENERGY), GainAny(1))),
    ActionCard("farm-bureau", 2, Split(GainFactory(FOOD), DrawCards(2))),
    ActionCard("pilot-plant", 4, Split(PrepareFactory(1), Research(1))),
    ActionCard("technical-college", 3, Split(Research(1), PrepareFactory(1))),
    ActionCard("exodus", 1, Split(Clone(2), FlightHelp(resources=1))),
    ActionCard("new-families", 2, Split(Clone(2), Develop(1))),
    ActionCard("genome-bank", 0, Split(Clone(2), Research(1))),
    ActionCard("gene-laboratory", 4, Split(Clone(2, food=1), Research(1))),
    ActionCard("garden-suburb", 3, Split(Clone(2, food=1), Develop(2))),
    ActionCard("foundling-gifts", (1, 3), Split(Clone(1), GainAny(2))),
    ActionCard("engineers-guild", 1, Split(Develop(2), Research(1))),
    ActionCard("star-charts", 4, Split(Research(1), MoreSteps(3))),
    ActionCard("depot-network", 2, Split(Develop(2), MoveGoods(2))),
    ActionCard("sky-bridge", (0, 2), Split(MoveGoods(2), FlightHelp(launch=1, stripes=1))),
    ActionCard("mission-control", 2, Split(MoreSteps(6), DrawCards(3))),
]
