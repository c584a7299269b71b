"""Made by `make declare` from partie/games/evacuation/state/declared.py: do not edit."""

from typing import Final

from partie.kernel.engine.game import Game, save_steps, steps_key
from partie.kernel.engine.state import State
from partie.kernel.keeping.reader import Reader

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


class Hold:
    """What lies on a shuttle in the flight phase (EV-FLY-02)."""

    __slots__ = ("shuttle", "goods", "population", "factories", "stadiums", "zones", "buildings")

    def __init__(
        self,
        shuttle: int,
        goods: list[int],
        population: int,
        factories: list[int],
        stadiums: tuple[int, ...],
        zones: int,
        buildings: int,
    ) -> None:
        self.shuttle = shuttle
        self.goods = goods
        self.population = population
        self.factories = factories
        self.stadiums = stadiums
        self.zones = zones
        """Evacuation zones in use, as bits."""
        self.buildings = buildings
        """Buildings that use the building capacity."""

    def copy(self) -> "Hold":
        return Hold(
            self.shuttle,
            self.goods.copy(),
            self.population,
            self.factories.copy(),
            self.stadiums,
            self.zones,
            self.buildings,
        )

    def trial(self) -> "Hold":
        return self.copy()

    def key(self) -> tuple[object, ...]:
        return (
            self.shuttle,
            tuple(self.goods),
            self.population,
            tuple(self.factories),
            self.stadiums,
            self.zones,
            self.buildings,
        )

    def way_key(self) -> tuple[object, ...]:
        return self.key()

    def save(self) -> dict[str, object]:
        return {
            "shuttle": self.shuttle,
            "goods": self.goods.copy(),
            "population": self.population,
            "factories": self.factories.copy(),
            "stadiums": list(self.stadiums),
            "zones": self.zones,
            "buildings": self.buildings,
        }


HOLD_SAVED: Final = ("shuttle", "goods", "population", "factories", "stadiums", "zones", "buildings")
HOLD_GIVEN: Final = ("shuttle", "goods", "population", "factories", "stadiums", "zones", "buildings")


def load_hold(reader: Reader, seats: int) -> Hold:
    """What `Hold.save` gave."""
    reader.only(*HOLD_SAVED)
    shuttle: int = reader.number("shuttle", 0, LAST_SHUTTLE)
    goods: list[int] = reader.numbers("goods", 0, MOST, 3)
    population: int = reader.number("population", 0, MOST)
    factories: list[int] = reader.numbers("factories", 0, FACTORY_LIMIT, 3)
    stadiums: tuple[int, ...] = tuple(reader.numbers("stadiums", 0, LAST_STADIUM, -1))
    zones: int = reader.number("zones", 0, 3)
    buildings: int = reader.number("buildings", 0, MOST)
    return Hold(shuttle, goods, population, factories, stadiums, zones, buildings)


def read_hold(reader: Reader, made: Hold, seats: int) -> None:
    """Take over what a written position gives of HOLD_GIVEN."""
    if reader.has("shuttle"):
        made.shuttle = reader.number("shuttle", 0, LAST_SHUTTLE)
    if reader.has("goods"):
        made.goods = reader.numbers("goods", 0, MOST, 3)
    if reader.has("population"):
        made.population = reader.number("population", 0, MOST)
    if reader.has("factories"):
        made.factories = reader.numbers("factories", 0, FACTORY_LIMIT, 3)
    if reader.has("stadiums"):
        made.stadiums = tuple(reader.numbers("stadiums", 0, LAST_STADIUM, -1))
    if reader.has("zones"):
        made.zones = reader.number("zones", 0, 3)
    if reader.has("buildings"):
        made.buildings = reader.number("buildings", 0, MOST)


class Player:
    """What one player has; lists of six are `3 * world + kind`."""

    __slots__ = (
        "goods",
        "production",
        "land",
        "flipped",
        "resettled",
        "prepared",
        "producing",
        "population",
        "settled",
        "stadiums",
        "old_stadiums",
        "shuttles",
        "old_shuttles",
        "back",
        "holds",
        "sections",
        "lanes",
        "tiles",
        "research",
        "plans",
        "works",
        "met",
        "penalties",
        "actions",
        "groups",
        "passed",
        "hand",
        "down",
        "up",
        "dropped",
        "helps",
        "stripes",
        "steps",
        "goals",
        "pile",
        "forgone",
        "seen",
        "early",
        "perks",
    )

    def __init__(
        self,
        goods: list[int],
        production: list[int],
        land: int,
        flipped: int,
        resettled: int,
        prepared: list[int],
        producing: list[int],
        population: int,
        settled: int,
        stadiums: tuple[int, ...],
        old_stadiums: tuple[int, ...],
        shuttles: tuple[int, ...],
        old_shuttles: tuple[int, ...],
        back: tuple[int, ...],
        holds: list[Hold],
        sections: list[int],
        lanes: list[int],
        tiles: tuple[int, ...],
        research: list[int],
        plans: tuple[int, ...],
        works: tuple[int, ...],
        met: tuple[int, ...],
        penalties: int,
        actions: int,
        groups: list[int],
        passed: bool,
        hand: tuple[int, ...],
        down: tuple[int, ...],
        up: tuple[int, ...],
        dropped: tuple[int, ...],
        helps: list[int],
        stripes: int,
        steps: int,
        goals: tuple[int, ...],
        pile: tuple[int, ...],
        forgone: tuple[int, ...],
        seen: int,
        early: int,
        perks: Perks,
    ) -> None:
        self.goods = goods
        """Resources by world and kind."""
        self.production = production
        """New World production, the tens included (EV-PRD-15)."""
        self.land = land
        """Land areas of the continent still face up, as bits."""
        self.flipped = flipped
        """Ocean tokens turned face down, those resettled included (EV-MIL-02)."""
        self.resettled = resettled
        """Ocean tokens moved to the New World (EV-MIL-04)."""
        self.prepared = prepared
        """Prepared factories by world and kind."""
        self.producing = producing
        """Factories in areas of the New World."""
        self.population = population
        """Population tokens on the New World side, waiting to settle (EV-TOK-01 to EV-TOK-04)."""
        self.settled = settled
        """Areas of the New World, as bits."""
        self.stadiums = stadiums
        """On the New World."""
        self.old_stadiums = old_stadiums
        self.shuttles = shuttles
        """On the New World."""
        self.old_shuttles = old_shuttles
        self.back = back
        """Shuttles on their way back to the Old World, in the flight phase."""
        self.holds = holds
        """Shuttles on their way to the New World with their loads; the last may still be loading."""
        self.sections = sections
        """Where the satellites stand."""
        self.lanes = lanes
        self.tiles = tiles
        """The technology tiles, row by row; three columns."""
        self.research = research
        """By column, the researches made: 1 for the first level, 2 for each further."""
        self.plans = plans
        """Infrastructure cards in hand; everybody saw them taken."""
        self.works = works
        """Infrastructure cards played."""
        self.met = met
        """Those of them whose requirement was met and whose production counts."""
        self.penalties = penalties
        """Penalty tokens."""
        self.actions = actions
        """The action marker."""
        self.groups = groups
        """By group (from 1), the board actions of this year."""
        self.passed = passed
        self.hand = hand
        """Action cards, in rising order."""
        self.down = down
        """Action cards played face down this year."""
        self.up = up
        """Action cards played face up this year."""
        self.dropped = dropped
        """Action cards this player discarded this year."""
        self.helps = helps
        """Helps for this year's flights (effects.FlightHelp)."""
        self.stripes = stripes
        """Evacuation zones that ignored the stripe this year."""
        self.steps = steps
        """More sections in this year's progress phase."""
        self.goals = goals
        """Goal cards kept."""
        self.pile = pile
        """Goal cards to choose from in the draft."""
        self.forgone = forgone
        """The goal card discarded after the draft."""
        self.seen = seen
        """Goal cards this player has held, as bits; 0 for the others."""
        self.early = early
        """Areas evacuated before the third year."""
        self.perks = perks
        """The sum of the researched technologies' lasting abilities."""

    def copy(self) -> "Player":
        return Player(
            self.goods.copy(),
            self.production.copy(),
            self.land,
            self.flipped,
            self.resettled,
            self.prepared.copy(),
            self.producing,
            self.population,
            self.settled,
            self.stadiums,
            self.old_stadiums,
            self.shuttles,
            self.old_shuttles,
            self.back,
            [
                Hold(
                    one.shuttle,
                    one.goods.copy(),
                    one.population,
                    one.factories.copy(),
                    one.stadiums,
                    one.zones,
                    one.buildings,
                )
                for one in self.holds
            ],
            self.sections,
            self.lanes,
            self.tiles,
            self.research,
            self.plans,
            self.works,
            self.met,
            self.penalties,
            self.actions,
            self.groups,
            self.passed,
            self.hand,
            self.down,
            self.up,
            self.dropped,
            self.helps,
            self.stripes,
            self.steps,
            self.goals,
            self.pile,
            self.forgone,
            self.seen,
            self.early,
            self.perks,
        )

    def trial(self) -> "Player":
        return Player(
            self.goods.copy(),
            self.production.copy(),
            self.land,
            self.flipped,
            self.resettled,
            self.prepared.copy(),
            self.producing,
            self.population,
            self.settled,
            self.stadiums,
            self.old_stadiums,
            self.shuttles,
            self.old_shuttles,
            self.back,
            [one.trial() for one in self.holds],
            self.sections,
            self.lanes,
            self.tiles,
            self.research,
            self.plans,
            self.works,
            self.met,
            self.penalties,
            self.actions,
            self.groups,
            self.passed,
            self.hand,
            self.down,
            self.up,
            self.dropped,
            self.helps,
            self.stripes,
            self.steps,
            self.goals,
            self.pile,
            self.forgone,
            self.seen,
            self.early,
            self.perks,
        )

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.goods),
            tuple(self.production),
            self.land,
            self.flipped,
            self.resettled,
            tuple(self.prepared),
            tuple(self.producing),
            self.population,
            self.settled,
            tuple(sorted(self.stadiums)),
            tuple(sorted(self.old_stadiums)),
            tuple(sorted(self.shuttles)),
            tuple(sorted(self.old_shuttles)),
            tuple(sorted(self.back)),
            tuple([one.key() for one in self.holds]),
            tuple(self.sections),
            tuple(self.lanes),
            self.tiles,
            tuple(self.research),
            tuple(sorted(self.plans)),
            tuple(sorted(self.works)),
            tuple(sorted(self.met)),
            self.penalties,
            self.actions,
            tuple(self.groups),
            self.passed,
            self.hand,
            tuple(sorted(self.down)),
            tuple(sorted(self.up)),
            tuple(sorted(self.dropped)),
            tuple(self.helps),
            self.stripes,
            self.steps,
            tuple(sorted(self.goals)),
            tuple(sorted(self.pile)),
            self.forgone,
            self.seen,
            self.early,
        )

    def way_key(self) -> tuple[object, ...]:
        return (
            tuple(self.goods),
            tuple(self.production),
            self.land,
            self.flipped,
            self.resettled,
            tuple(self.prepared),
            tuple(self.producing),
            self.population,
            self.settled,
            tuple(sorted(self.stadiums)),
            tuple(sorted(self.old_stadiums)),
            tuple(sorted(self.shuttles)),
            tuple(sorted(self.old_shuttles)),
            tuple(sorted(self.back)),
            tuple([one.way_key() for one in self.holds]),
            tuple(self.sections),
            tuple(self.lanes),
            self.tiles,
            tuple(self.research),
            tuple(sorted(self.plans)),
            tuple(sorted(self.works)),
            tuple(sorted(self.met)),
            self.penalties,
            self.actions,
            tuple(self.groups),
            self.passed,
            self.hand,
            tuple(sorted(self.down)),
            tuple(sorted(self.up)),
            tuple(sorted(self.dropped)),
            tuple(self.helps),
            self.stripes,
            self.steps,
            tuple(sorted(self.goals)),
            tuple(sorted(self.pile)),
            self.forgone,
            self.seen,
            self.early,
        )

    def save(self) -> dict[str, object]:
        return {
            "goods": self.goods.copy(),
            "production": self.production.copy(),
            "land": self.land,
            "flipped": self.flipped,
            "resettled": self.resettled,
            "prepared": self.prepared.copy(),
            "producing": self.producing.copy(),
            "population": self.population,
            "settled": self.settled,
            "stadiums": list(self.stadiums),
            "old_stadiums": list(self.old_stadiums),
            "shuttles": list(self.shuttles),
            "old_shuttles": list(self.old_shuttles),
            "back": list(self.back),
            "holds": [one.save() for one in self.holds],
            "sections": self.sections.copy(),
            "lanes": self.lanes.copy(),
            "tiles": list(self.tiles),
            "research": self.research.copy(),
            "plans": list(self.plans),
            "works": list(self.works),
            "met": list(self.met),
            "penalties": self.penalties,
            "actions": self.actions,
            "groups": self.groups.copy(),
            "passed": self.passed,
            "hand": list(self.hand),
            "down": list(self.down),
            "up": list(self.up),
            "dropped": list(self.dropped),
            "helps": self.helps.copy(),
            "stripes": self.stripes,
            "steps": self.steps,
            "goals": list(self.goals),
            "pile": list(self.pile),
            "forgone": list(self.forgone),
            "seen": self.seen,
            "early": self.early,
        }


PLAYER_SAVED: Final = (
    "goods",
    "production",
    "land",
    "flipped",
    "resettled",
    "prepared",
    "producing",
    "population",
    "settled",
    "stadiums",
    "old_stadiums",
    "shuttles",
    "old_shuttles",
    "back",
    "holds",
    "sections",
    "lanes",
    "tiles",
    "research",
    "plans",
    "works",
    "met",
    "penalties",
    "actions",
    "groups",
    "passed",
    "hand",
    "down",
    "up",
    "dropped",
    "helps",
    "stripes",
    "steps",
    "goals",
    "pile",
    "forgone",
    "seen",
    "early",
)
PLAYER_GIVEN: Final = (
    "goods",
    "production",
    "land",
    "flipped",
    "resettled",
    "prepared",
    "producing",
    "population",
    "settled",
    "stadiums",
    "old_stadiums",
    "shuttles",
    "old_shuttles",
    "back",
    "holds",
    "sections",
    "lanes",
    "tiles",
    "research",
    "plans",
    "works",
    "met",
    "penalties",
    "actions",
    "groups",
    "passed",
    "hand",
    "down",
    "up",
    "dropped",
    "helps",
    "stripes",
    "steps",
    "goals",
    "pile",
    "forgone",
    "seen",
    "early",
)


def load_player(reader: Reader, seats: int) -> Player:
    """What `Player.save` gave."""
    reader.only(*PLAYER_SAVED)
    goods: list[int] = reader.numbers("goods", 0, MOST, 6)
    production: list[int] = reader.numbers("production", 0, MOST, 3)
    land: int = reader.number("land", 0, ALL_LAND)
    flipped: int = reader.number("flipped", 0, 2)
    resettled: int = reader.number("resettled", 0, 2)
    prepared: list[int] = reader.numbers("prepared", 0, FACTORY_LIMIT, 6)
    producing: list[int] = reader.numbers("producing", 0, FACTORY_LIMIT, 3)
    population: int = reader.number("population", 0, MOST)
    settled: int = reader.number("settled", 0, ALL_AREAS)
    stadiums: tuple[int, ...] = tuple(reader.numbers("stadiums", 0, LAST_STADIUM, -1))
    old_stadiums: tuple[int, ...] = tuple(reader.numbers("old_stadiums", 0, LAST_STADIUM, -1))
    shuttles: tuple[int, ...] = tuple(reader.numbers("shuttles", 0, LAST_SHUTTLE, -1))
    old_shuttles: tuple[int, ...] = tuple(reader.numbers("old_shuttles", 0, LAST_SHUTTLE, -1))
    back: tuple[int, ...] = tuple(reader.numbers("back", 0, LAST_SHUTTLE, -1))
    holds: list[Hold] = [load_hold(part, seats) for part in reader.children("holds", -1)]
    sections: list[int] = reader.numbers("sections", 0, END, 2)
    lanes: list[int] = reader.numbers("lanes", 0, 2, 2)
    tiles: tuple[int, ...] = tuple(reader.numbers("tiles", 0, LAST_TILE, 9))
    research: list[int] = reader.numbers("research", 0, 5, 3)
    plans: tuple[int, ...] = tuple(reader.numbers("plans", 0, LAST_PLAN, -1))
    works: tuple[int, ...] = tuple(reader.numbers("works", 0, LAST_PLAN, -1))
    met: tuple[int, ...] = tuple(reader.numbers("met", 0, LAST_PLAN, -1))
    penalties: int = reader.number("penalties", 0, MOST)
    actions: int = reader.number("actions", 0, MOST)
    groups: list[int] = reader.numbers("groups", 0, MOST, 5)
    passed: bool = reader.flag("passed")
    hand: tuple[int, ...] = tuple(reader.numbers("hand", -1, ACTION_CARDS - 1, -1))
    down: tuple[int, ...] = tuple(reader.numbers("down", -1, ACTION_CARDS - 1, -1))
    up: tuple[int, ...] = tuple(reader.numbers("up", 0, ACTION_CARDS - 1, -1))
    dropped: tuple[int, ...] = tuple(reader.numbers("dropped", -1, ACTION_CARDS - 1, -1))
    helps: list[int] = reader.numbers("helps", 0, MOST, 4)
    stripes: int = reader.number("stripes", 0, MOST)
    steps: int = reader.number("steps", 0, MOST)
    goals: tuple[int, ...] = tuple(reader.numbers("goals", -1, LAST_GOAL, -1))
    pile: tuple[int, ...] = tuple(reader.numbers("pile", -1, LAST_GOAL, -1))
    forgone: tuple[int, ...] = tuple(reader.numbers("forgone", -1, LAST_GOAL, -1))
    seen: int = reader.number("seen", 0, ALL_GOALS)
    early: int = reader.number("early", 0, 11)
    perks: Perks = NOTHING
    return Player(
        goods,
        production,
        land,
        flipped,
        resettled,
        prepared,
        producing,
        population,
        settled,
        stadiums,
        old_stadiums,
        shuttles,
        old_shuttles,
        back,
        holds,
        sections,
        lanes,
        tiles,
        research,
        plans,
        works,
        met,
        penalties,
        actions,
        groups,
        passed,
        hand,
        down,
        up,
        dropped,
        helps,
        stripes,
        steps,
        goals,
        pile,
        forgone,
        seen,
        early,
        perks,
    )


def read_player(reader: Reader, made: Player, seats: int) -> None:
    """Take over what a written position gives of PLAYER_GIVEN."""
    if reader.has("goods"):
        made.goods = reader.numbers("goods", 0, MOST, 6)
    if reader.has("production"):
        made.production = reader.numbers("production", 0, MOST, 3)
    if reader.has("land"):
        made.land = reader.number("land", 0, ALL_LAND)
    if reader.has("flipped"):
        made.flipped = reader.number("flipped", 0, 2)
    if reader.has("resettled"):
        made.resettled = reader.number("resettled", 0, 2)
    if reader.has("prepared"):
        made.prepared = reader.numbers("prepared", 0, FACTORY_LIMIT, 6)
    if reader.has("producing"):
        made.producing = reader.numbers("producing", 0, FACTORY_LIMIT, 3)
    if reader.has("population"):
        made.population = reader.number("population", 0, MOST)
    if reader.has("settled"):
        made.settled = reader.number("settled", 0, ALL_AREAS)
    if reader.has("stadiums"):
        made.stadiums = tuple(reader.numbers("stadiums", 0, LAST_STADIUM, -1))
    if reader.has("old_stadiums"):
        made.old_stadiums = tuple(reader.numbers("old_stadiums", 0, LAST_STADIUM, -1))
    if reader.has("shuttles"):
        made.shuttles = tuple(reader.numbers("shuttles", 0, LAST_SHUTTLE, -1))
    if reader.has("old_shuttles"):
        made.old_shuttles = tuple(reader.numbers("old_shuttles", 0, LAST_SHUTTLE, -1))
    if reader.has("back"):
        made.back = tuple(reader.numbers("back", 0, LAST_SHUTTLE, -1))
    if reader.has("holds"):
        for part, one in zip(reader.children("holds", len(made.holds)), made.holds):
            part.only(*HOLD_GIVEN)
            read_hold(part, one, seats)
    if reader.has("sections"):
        made.sections = reader.numbers("sections", 0, END, 2)
    if reader.has("lanes"):
        made.lanes = reader.numbers("lanes", 0, 2, 2)
    if reader.has("tiles"):
        made.tiles = tuple(reader.numbers("tiles", 0, LAST_TILE, 9))
    if reader.has("research"):
        made.research = reader.numbers("research", 0, 5, 3)
    if reader.has("plans"):
        made.plans = tuple(reader.numbers("plans", 0, LAST_PLAN, -1))
    if reader.has("works"):
        made.works = tuple(reader.numbers("works", 0, LAST_PLAN, -1))
    if reader.has("met"):
        made.met = tuple(reader.numbers("met", 0, LAST_PLAN, -1))
    if reader.has("penalties"):
        made.penalties = reader.number("penalties", 0, MOST)
    if reader.has("actions"):
        made.actions = reader.number("actions", 0, MOST)
    if reader.has("groups"):
        made.groups = reader.numbers("groups", 0, MOST, 5)
    if reader.has("passed"):
        made.passed = reader.flag("passed")
    if reader.has("hand"):
        made.hand = tuple(reader.numbers("hand", -1, ACTION_CARDS - 1, -1))
    if reader.has("down"):
        made.down = tuple(reader.numbers("down", -1, ACTION_CARDS - 1, -1))
    if reader.has("up"):
        made.up = tuple(reader.numbers("up", 0, ACTION_CARDS - 1, -1))
    if reader.has("dropped"):
        made.dropped = tuple(reader.numbers("dropped", -1, ACTION_CARDS - 1, -1))
    if reader.has("helps"):
        made.helps = reader.numbers("helps", 0, MOST, 4)
    if reader.has("stripes"):
        made.stripes = reader.number("stripes", 0, MOST)
    if reader.has("steps"):
        made.steps = reader.number("steps", 0, MOST)
    if reader.has("goals"):
        made.goals = tuple(reader.numbers("goals", -1, LAST_GOAL, -1))
    if reader.has("pile"):
        made.pile = tuple(reader.numbers("pile", -1, LAST_GOAL, -1))
    if reader.has("forgone"):
        made.forgone = tuple(reader.numbers("forgone", -1, LAST_GOAL, -1))
    if reader.has("seen"):
        made.seen = reader.number("seen", 0, ALL_GOALS)
    if reader.has("early"):
        made.early = reader.number("early", 0, 11)


class Evacuation(State):
    """The whole position. The rival is the civilisation after the last seat, the neutral one comes after it."""

    __slots__ = (
        "points",
        "advanced",
        "lenient",
        "with_tasks",
        "with_lines",
        "with_rival",
        "edition",
        "players",
        "year",
        "phase",
        "order",
        "turn",
        "ended",
        "offers",
        "decks",
        "buried",
        "bonuses",
        "deck",
        "tasks",
        "owners",
        "tasks_played",
        "lines",
        "goal_box",
        "rival_pile",
        "rival_settled",
        "rival_stadiums",
        "rival_sections",
        "rival_lanes",
        "rival_passed",
        "solo_deck",
        "solo_played",
        "back",
        "solo_place",
        "taken",
    )

    def __init__(
        self,
        seats: int,
        rng: int,
        points: bool,
        advanced: bool,
        lenient: bool,
        with_tasks: bool,
        with_lines: bool,
        with_rival: bool,
        edition: int,
        players: list[Player],
        year: int,
        phase: int,
        order: list[int],
        turn: int,
        ended: int,
        offers: list[list[int]],
        decks: list[list[int]],
        buried: list[int],
        bonuses: tuple[int, ...],
        deck: list[int],
        tasks: tuple[int, ...],
        owners: list[int],
        tasks_played: int,
        lines: tuple[int, ...],
        goal_box: tuple[int, ...],
        rival_pile: tuple[int, ...],
        rival_settled: int,
        rival_stadiums: tuple[int, ...],
        rival_sections: list[int],
        rival_lanes: list[int],
        rival_passed: bool,
        solo_deck: list[int],
        solo_played: tuple[int, ...],
        back: int,
        solo_place: int,
        taken: int,
    ) -> None:
        self.seats = seats
        self.rng = rng
        self.agenda = []
        self.events = None
        self.chance = None
        self.revealed = 0
        self.dry = False
        self.broken = ""
        self.trials = None
        self.points = points
        self.advanced = advanced
        self.lenient = lenient
        self.with_tasks = with_tasks
        self.with_lines = with_lines
        self.with_rival = with_rival
        self.edition = edition
        """The content that the game began with and goes on with."""
        self.players = players
        self.year = year
        self.phase = phase
        self.order = order
        """Civilisations, the first in order first."""
        self.turn = turn
        """Index into the order of who acts."""
        self.ended = ended
        """The phase in which the condition of the race was reached; 0: not yet (EV-END-02)."""
        self.offers = offers
        """Of shuttles, stadiums and infrastructure; the oldest first, on the cross."""
        self.decks = decks
        """The same; bottom first, so that the top card is the last."""
        self.buried = buried
        """How many cards at the bottom of each deck everybody saw."""
        self.bonuses = bonuses
        """Yearly bonus cards by year."""
        self.deck = deck
        """Action cards, bottom first."""
        self.tasks = tasks
        """Public tasks laid out."""
        self.owners = owners
        """By task: who took it; -1: nobody."""
        self.tasks_played = tasks_played
        """Tasks played, as bits."""
        self.lines = lines
        """The lines of the dominance module, as areas."""
        self.goal_box = goal_box
        """Goal cards that nobody has: not dealt, or discarded by the rival."""
        self.rival_pile = rival_pile
        """The rival's goal cards in the draft."""
        self.rival_settled = rival_settled
        self.rival_stadiums = rival_stadiums
        self.rival_sections = rival_sections
        """Satellites of the rival and of the neutral civilisation."""
        self.rival_lanes = rival_lanes
        self.rival_passed = rival_passed
        self.solo_deck = solo_deck
        """Solo cards, bottom first."""
        self.solo_played = solo_played
        """Solo cards of this year turned up already."""
        self.back = back
        """What the back of the top solo card shows; 0: there is none."""
        self.solo_place = solo_place
        """Where at the rim the solo tile lies."""
        self.taken = taken
        """Settled areas of everybody, as bits."""

    def copy(self) -> "Evacuation":
        twin = Evacuation(
            self.seats,
            self.rng,
            self.points,
            self.advanced,
            self.lenient,
            self.with_tasks,
            self.with_lines,
            self.with_rival,
            self.edition,
            [
                Player(
                    one.goods.copy(),
                    one.production.copy(),
                    one.land,
                    one.flipped,
                    one.resettled,
                    one.prepared.copy(),
                    one.producing,
                    one.population,
                    one.settled,
                    one.stadiums,
                    one.old_stadiums,
                    one.shuttles,
                    one.old_shuttles,
                    one.back,
                    [one.copy() for one in one.holds],
                    one.sections,
                    one.lanes,
                    one.tiles,
                    one.research,
                    one.plans,
                    one.works,
                    one.met,
                    one.penalties,
                    one.actions,
                    one.groups,
                    one.passed,
                    one.hand,
                    one.down,
                    one.up,
                    one.dropped,
                    one.helps,
                    one.stripes,
                    one.steps,
                    one.goals,
                    one.pile,
                    one.forgone,
                    one.seen,
                    one.early,
                    one.perks,
                )
                for one in self.players
            ],
            self.year,
            self.phase,
            self.order,
            self.turn,
            self.ended,
            [row.copy() for row in self.offers],
            [row.copy() for row in self.decks],
            self.buried,
            self.bonuses,
            self.deck.copy(),
            self.tasks,
            self.owners,
            self.tasks_played,
            self.lines,
            self.goal_box,
            self.rival_pile,
            self.rival_settled,
            self.rival_stadiums,
            self.rival_sections,
            self.rival_lanes,
            self.rival_passed,
            self.solo_deck.copy(),
            self.solo_played,
            self.back,
            self.solo_place,
            self.taken,
        )
        twin.agenda = self.agenda.copy()
        twin.revealed = self.revealed
        return twin

    def trial(self, seat: int) -> "Evacuation":
        twin = Evacuation(
            self.seats,
            self.rng,
            self.points,
            self.advanced,
            self.lenient,
            self.with_tasks,
            self.with_lines,
            self.with_rival,
            self.edition,
            self.players,
            self.year,
            self.phase,
            self.order,
            self.turn,
            self.ended,
            [row.copy() for row in self.offers],
            [row.copy() for row in self.decks],
            self.buried,
            self.bonuses,
            self.deck.copy(),
            self.tasks,
            self.owners,
            self.tasks_played,
            self.lines,
            self.goal_box,
            self.rival_pile,
            self.rival_settled,
            self.rival_stadiums,
            self.rival_sections,
            self.rival_lanes,
            self.rival_passed,
            self.solo_deck.copy(),
            self.solo_played,
            self.back,
            self.solo_place,
            self.taken,
        )
        twin.agenda = self.agenda.copy()
        twin.revealed = self.revealed
        players = self.players.copy()
        players[seat] = players[seat].trial()
        twin.players = players
        twin.dry = True
        twin.trials = self.trials
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.rng,
            self.points,
            self.advanced,
            self.lenient,
            self.with_tasks,
            self.with_lines,
            self.with_rival,
            self.edition,
            tuple([one.key() for one in self.players]),
            self.year,
            self.phase,
            tuple(self.order),
            self.turn,
            self.ended,
            tuple([tuple(row) for row in self.offers]),
            tuple([tuple(row) for row in self.decks]),
            tuple(self.buried),
            self.bonuses,
            tuple(self.deck),
            self.tasks,
            tuple(self.owners),
            self.tasks_played,
            self.lines,
            tuple(sorted(self.goal_box)),
            tuple(sorted(self.rival_pile)),
            self.rival_settled,
            tuple(sorted(self.rival_stadiums)),
            tuple(self.rival_sections),
            tuple(self.rival_lanes),
            self.rival_passed,
            tuple(self.solo_deck),
            self.solo_played,
            self.back,
            self.solo_place,
            steps_key(self.agenda),
        )

    def way_key(self, seat: int) -> tuple[object, ...]:
        return (
            self.edition,
            self.players[seat].way_key(),
            self.year,
            self.phase,
            tuple(self.order),
            self.turn,
            self.ended,
            tuple([tuple(row) for row in self.offers]),
            tuple([tuple(row) for row in self.decks]),
            tuple(self.buried),
            self.bonuses,
            tuple(self.deck),
            self.tasks,
            tuple(self.owners),
            self.tasks_played,
            self.lines,
            tuple(sorted(self.goal_box)),
            tuple(sorted(self.rival_pile)),
            self.rival_settled,
            tuple(sorted(self.rival_stadiums)),
            tuple(self.rival_sections),
            tuple(self.rival_lanes),
            self.rival_passed,
            tuple(self.solo_deck),
            self.solo_played,
            self.back,
            self.solo_place,
            steps_key(self.agenda),
        )

    def save(self) -> dict[str, object]:
        return {
            "rng": str(self.rng),
            "revealed": self.revealed,
            "edition": self.edition,
            "players": [one.save() for one in self.players],
            "year": self.year,
            "phase": self.phase,
            "order": self.order.copy(),
            "turn": self.turn,
            "ended": self.ended,
            "offers": [row.copy() for row in self.offers],
            "decks": [row.copy() for row in self.decks],
            "buried": self.buried.copy(),
            "bonuses": list(self.bonuses),
            "deck": self.deck.copy(),
            "tasks": list(self.tasks),
            "owners": self.owners.copy(),
            "tasks_played": self.tasks_played,
            "lines": list(self.lines),
            "goal_box": list(self.goal_box),
            "rival_pile": list(self.rival_pile),
            "rival_settled": self.rival_settled,
            "rival_stadiums": list(self.rival_stadiums),
            "rival_sections": self.rival_sections.copy(),
            "rival_lanes": self.rival_lanes.copy(),
            "rival_passed": self.rival_passed,
            "solo_deck": self.solo_deck.copy(),
            "solo_played": list(self.solo_played),
            "back": self.back,
            "solo_place": self.solo_place,
            "agenda": save_steps(self.agenda),
        }

    def again(self, game: Game) -> "Evacuation":
        return load_evacuation(
            Reader(self.save(), "position", "bad-position"),
            game,
            self.seats,
            self.points,
            self.advanced,
            self.lenient,
            self.with_tasks,
            self.with_lines,
            self.with_rival,
        )


EVACUATION_SAVED: Final = (
    "rng",
    "revealed",
    "edition",
    "players",
    "year",
    "phase",
    "order",
    "turn",
    "ended",
    "offers",
    "decks",
    "buried",
    "bonuses",
    "deck",
    "tasks",
    "owners",
    "tasks_played",
    "lines",
    "goal_box",
    "rival_pile",
    "rival_settled",
    "rival_stadiums",
    "rival_sections",
    "rival_lanes",
    "rival_passed",
    "solo_deck",
    "solo_played",
    "back",
    "solo_place",
    "agenda",
)
EVACUATION_GIVEN: Final = (
    "edition",
    "players",
    "year",
    "phase",
    "order",
    "turn",
    "ended",
    "offers",
    "decks",
    "buried",
    "bonuses",
    "deck",
    "tasks",
    "owners",
    "tasks_played",
    "lines",
    "goal_box",
    "rival_pile",
    "rival_settled",
    "rival_stadiums",
    "rival_sections",
    "rival_lanes",
    "rival_passed",
    "solo_deck",
    "solo_played",
    "back",
    "solo_place",
)


def load_evacuation(
    reader: Reader,
    game: Game,
    seats: int,
    points: bool,
    advanced: bool,
    lenient: bool,
    with_tasks: bool,
    with_lines: bool,
    with_rival: bool,
) -> Evacuation:
    """What `Evacuation.save` gave."""
    reader.only(*EVACUATION_SAVED)
    edition: int = reader.number("edition", 1, EDITION) if reader.has("edition") else 1
    players: list[Player] = [load_player(part, seats) for part in reader.children("players", seats)]
    year: int = reader.number("year", 1, LAST_YEAR)
    phase: int = reader.number("phase", 0, 7)
    order: list[int] = reader.numbers("order", 0, seats + 1, -1)
    turn: int = reader.number("turn", -1, 4)
    ended: int = reader.number("ended", 0, 7)
    offers: list[list[int]] = reader.rows("offers", -1, LAST_OFFERED, 3, -1)
    decks: list[list[int]] = reader.rows("decks", -1, LAST_OFFERED, 3, -1)
    buried: list[int] = reader.numbers("buried", 0, LAST_OFFERED + 1, 3)
    bonuses: tuple[int, ...] = tuple(reader.numbers("bonuses", 0, LAST_BONUS, LAST_YEAR))
    deck: list[int] = reader.numbers("deck", -1, ACTION_CARDS - 1, -1)
    tasks: tuple[int, ...] = tuple(reader.numbers("tasks", 0, LAST_TASK, -1))
    owners: list[int] = reader.numbers("owners", -1, seats - 1, len(tasks))
    tasks_played: int = reader.number("tasks_played", 0, 7)
    lines: tuple[int, ...] = tuple(reader.numbers("lines", 0, ALL_AREAS, -1))
    goal_box: tuple[int, ...] = tuple(reader.numbers("goal_box", -1, LAST_GOAL, -1))
    rival_pile: tuple[int, ...] = tuple(reader.numbers("rival_pile", -1, LAST_GOAL, -1))
    rival_settled: int = reader.number("rival_settled", 0, ALL_AREAS)
    rival_stadiums: tuple[int, ...] = tuple(reader.numbers("rival_stadiums", 0, LAST_STADIUM, -1))
    rival_sections: list[int] = reader.numbers("rival_sections", 0, END, 4)
    rival_lanes: list[int] = reader.numbers("rival_lanes", 0, 2, 4)
    rival_passed: bool = reader.flag("rival_passed")
    solo_deck: list[int] = reader.numbers("solo_deck", -1, LAST_SOLO, -1)
    solo_played: tuple[int, ...] = tuple(reader.numbers("solo_played", 0, LAST_SOLO, -1))
    back: int = reader.number("back", 0, 5)
    solo_place: int = reader.number("solo_place", 0, RIM_PLACES - 1)
    taken: int = 0
    made = Evacuation(
        seats,
        reader.big("rng"),
        points,
        advanced,
        lenient,
        with_tasks,
        with_lines,
        with_rival,
        edition,
        players,
        year,
        phase,
        order,
        turn,
        ended,
        offers,
        decks,
        buried,
        bonuses,
        deck,
        tasks,
        owners,
        tasks_played,
        lines,
        goal_box,
        rival_pile,
        rival_settled,
        rival_stadiums,
        rival_sections,
        rival_lanes,
        rival_passed,
        solo_deck,
        solo_played,
        back,
        solo_place,
        taken,
    )
    made.revealed = reader.number("revealed", 0, 1 << 40)
    made.agenda = game.load_steps(reader.data.get("agenda"))
    return made


def read_evacuation(reader: Reader, made: Evacuation) -> None:
    """Take over what a written position gives of EVACUATION_GIVEN."""
    if reader.has("edition"):
        made.edition = reader.number("edition", 1, EDITION)
    if reader.has("players"):
        for part, one in zip(reader.children("players", len(made.players)), made.players):
            part.only(*PLAYER_GIVEN)
            read_player(part, one, made.seats)
    if reader.has("year"):
        made.year = reader.number("year", 1, LAST_YEAR)
    if reader.has("phase"):
        made.phase = reader.number("phase", 0, 7)
    if reader.has("order"):
        made.order = reader.numbers("order", 0, made.seats + 1, -1)
    if reader.has("turn"):
        made.turn = reader.number("turn", -1, 4)
    if reader.has("ended"):
        made.ended = reader.number("ended", 0, 7)
    if reader.has("offers"):
        made.offers = reader.rows("offers", -1, LAST_OFFERED, 3, -1)
    if reader.has("decks"):
        made.decks = reader.rows("decks", -1, LAST_OFFERED, 3, -1)
    if reader.has("buried"):
        made.buried = reader.numbers("buried", 0, LAST_OFFERED + 1, 3)
    if reader.has("bonuses"):
        made.bonuses = tuple(reader.numbers("bonuses", 0, LAST_BONUS, LAST_YEAR))
    if reader.has("deck"):
        made.deck = reader.numbers("deck", -1, ACTION_CARDS - 1, -1)
    if reader.has("tasks"):
        made.tasks = tuple(reader.numbers("tasks", 0, LAST_TASK, -1))
    if reader.has("owners"):
        made.owners = reader.numbers("owners", -1, made.seats - 1, len(made.tasks))
    if reader.has("tasks_played"):
        made.tasks_played = reader.number("tasks_played", 0, 7)
    if reader.has("lines"):
        made.lines = tuple(reader.numbers("lines", 0, ALL_AREAS, -1))
    if reader.has("goal_box"):
        made.goal_box = tuple(reader.numbers("goal_box", -1, LAST_GOAL, -1))
    if reader.has("rival_pile"):
        made.rival_pile = tuple(reader.numbers("rival_pile", -1, LAST_GOAL, -1))
    if reader.has("rival_settled"):
        made.rival_settled = reader.number("rival_settled", 0, ALL_AREAS)
    if reader.has("rival_stadiums"):
        made.rival_stadiums = tuple(reader.numbers("rival_stadiums", 0, LAST_STADIUM, -1))
    if reader.has("rival_sections"):
        made.rival_sections = reader.numbers("rival_sections", 0, END, 4)
    if reader.has("rival_lanes"):
        made.rival_lanes = reader.numbers("rival_lanes", 0, 2, 4)
    if reader.has("rival_passed"):
        made.rival_passed = reader.flag("rival_passed")
    if reader.has("solo_deck"):
        made.solo_deck = reader.numbers("solo_deck", -1, LAST_SOLO, -1)
    if reader.has("solo_played"):
        made.solo_played = tuple(reader.numbers("solo_played", 0, LAST_SOLO, -1))
    if reader.has("back"):
        made.back = reader.number("back", 0, 5)
    if reader.has("solo_place"):
        made.solo_place = reader.number("solo_place", 0, RIM_PLACES - 1)
