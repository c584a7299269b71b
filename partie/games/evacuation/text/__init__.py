"""What Evacuation says of its cards, tiles, areas and effects: sentences and icons made from the effect trees."""

from collections.abc import Mapping, Sequence

from partie.euro.effects import Goods, Name, Say, Several
from partie.euro.effects import Words as Said
from partie.euro.sets import has, members
from partie.kernel.engine.state import step_of
from partie.kernel.engine.step import Move
from partie.text.speakers import Speaker
from partie.text.things import Thing, Things
from partie.text.words import Words

from ..book import BOOK, Halves
from ..cards.actions import ACTION_CARDS
from ..cards.board import BOARD
from ..cards.bonuses import BONUSES
from ..cards.fields import FIELDS
from ..cards.goals import GOALS
from ..cards.technologies import TILES, Tile
from ..components import (
    ANY,
    BIOMES,
    FACTORIES,
    LAND,
    LANES,
    RESOURCES,
    SHUTTLES,
    STADIUMS,
    SYMBOLS,
    TASKS,
    WORLDS,
    ZONES,
)
from ..components.new_world import AREAS, AXES
from ..components.requirements import INFRASTRUCTURE, Requirement
from ..effects import Node
from ..effects.progress import HELPS
from ..moves import ACT, COMBOS, FERRY, FREIGHT, HALF, KEEP, LAUNCH, NO_CARD, PAY
from ..state import Evacuation
from .icons import Line, area_icons, effect_icons, requirement_icons, tile_icons

OFFERS = ("shuttle", "stadium", "infrastructure")


class Telling:
    """Sentences of effects in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def goods(self, amounts: Sequence[int], held: bool = False) -> str:
        """`2 steel and 1 energy`, as what is gained or paid; `held`: as what is there, after a colon. Languages with
        cases tell the two apart, where they differ."""
        parts = [
            self.words.say("resource-amount", amount=amount, counted=self._counted(kind, amount, held))
            for kind, amount in zip(RESOURCES, amounts, strict=False)
            if amount
        ]
        return self.words.listed(parts) or self.words.say("goods-none")

    def _counted(self, kind: str, amount: int, held: bool) -> str:
        forms = self.words.forms(f"resource-{kind}", amount)
        return forms.get("held", forms["counted"]) if held else forms["counted"]

    def cost(self, amounts: Sequence[int]) -> str:
        """A price as a fact."""
        return self.words.say("fact-cost", price=self.goods(amounts))

    def clause(self, node: Node) -> str:
        """What a node does, as a clause without a full stop."""
        return self.told(node.words())

    def told(self, words: Said) -> str:
        """Words of an effect in this language."""
        if isinstance(words, Several):
            return "; ".join(self.told(part) for part in words.parts)
        if not isinstance(words, Say):
            raise TypeError(words)
        return self.words.say(
            words.key, **{name: self._argument(value) for name, value in words.args.items()}
        )

    def _argument(self, value: int | Name | Goods | Said) -> int | str:
        if isinstance(value, int):
            return value
        if isinstance(value, Name):
            return self.words.name(value.kind, value.id)
        return self.goods(value.numbers) if isinstance(value, Goods) else self.told(value)

    def helps(self, numbers: Sequence[int]) -> str:
        """What eases the flights of a year."""
        parts = [
            self.words.say(f"aid-{name}", n=number)
            for name, number in zip(HELPS, numbers, strict=False)
            if number
        ]
        return "; ".join(parts)

    def technology(self, tile: Tile) -> str:
        """A technology in sentences."""
        parts = [self.clause(each) for each in tile.abilities]
        if tile.flash is not None:
            parts.append(self.clause(tile.flash))
        return sentence("; ".join(parts))

    def requirement(self, needs: Requirement) -> str:
        """What an infrastructure card requires."""
        parts: list[str] = []
        for key, counts in (
            ("areas", needs.areas),
            ("population", needs.population),
            ("factory", needs.factory),
        ):
            for biome, count in enumerate(counts):
                if count:
                    name = self.words.name("biome", BIOMES[biome])
                    parts.append(self.words.say(f"requirement-{key}", n=count, biome=name))
        if needs.axis >= 0:
            there = [
                self.words.say("requirement-part", n=count, biome=self.words.name("biome", BIOMES[biome]))
                for biome, count in enumerate(needs.line)
                if count
            ]
            axis = self.words.say(f"axis-{AXES[needs.axis]}")
            parts.append(self.words.say("requirement-line", axis=axis, parts=self.words.listed(there)))
        return "; ".join(parts)

    def symbols(self, bits: int) -> str:
        """A set of settlement symbols."""
        names = [self.words.name("symbol", SYMBOLS[symbol]) for symbol in members(bits)]
        return self.words.listed(names) or self.words.say("nothing")


def sentence(clause: str) -> str:
    """A clause as a sentence."""
    return clause[:1].upper() + clause[1:] + "."


class EvacuationSpeaker(Speaker):
    """Things whose names follow from more than one number, and hidden cards."""

    def tell(self, kind: str, value: int) -> str | None:
        if kind in ("card", "goal") and value < 0:
            return self.words.say("card-unknown" if kind == "card" else "goal-unknown")
        if kind == "under":
            return self.words.name("card", ACTION_CARDS[value].id) if 0 <= value < len(ACTION_CARDS) else ""
        if kind == "technology":
            return self.words.name("technology", TILES[value % len(TILES)].id)
        if kind == "factories":
            names = [self.words.name("factory", FACTORIES[factory]) for factory in COMBOS[value]]
            return self.words.listed(names)
        if kind == "good":
            world = self.words.name("world", WORLDS[value // 3 % 2])
            one = [int(each == value % 3) for each in range(len(RESOURCES))]
            return f"{Telling(self.words).goods(one)} ({world})"
        if kind == "offer":
            return self.words.name("offer", OFFERS[value % 3])
        if kind == "what":
            if value >= ANY:
                return self.words.say("any-resource")
            return self.words.forms(f"resource-{RESOURCES[value]}")["counted"]
        if kind == "effect":
            return Telling(self.words).clause(BOOK.nodes[value])
        return None

    def more(self, given: Mapping[str, object]) -> dict[str, object]:
        found: dict[str, object] = {}
        offer = given.get("offer")
        if isinstance(offer, int):
            for name in ("item", "items"):
                if name in given:
                    found[name] = self._items(offer % 3, given[name])
        if "which" in given and "lane" in given:
            which = given["which"]
            found["civilisation"] = self.words.name("civilisation", ("rival", "neutral")[int(str(which)) % 2])
        infrastructure = given.get("infrastructure")
        if isinstance(infrastructure, int):
            found["needs"] = Telling(self.words).requirement(INFRASTRUCTURE[infrastructure].requirement)
        help_ = given.get("help")
        if isinstance(help_, list):
            found["help"] = Telling(self.words).helps(help_)
        made = given.get("made")
        if isinstance(made, list):
            found["made"] = self._made(made)
        found |= self._hidden(given)
        return found

    def _hidden(self, given: Mapping[str, object]) -> dict[str, object]:
        """Cards and goals of which nothing is known are counted, not listed."""
        found: dict[str, object] = {}
        for name in ("cards", "goals"):
            things = given.get(name)
            if isinstance(things, list) and things and all(int(thing) < 0 for thing in things):
                found[name] = self.words.say(f"{name}-unknown", count=len(things))
        return found

    def _items(self, offer: int, value: object) -> str:
        sizes = (len(SHUTTLES), len(STADIUMS), len(INFRASTRUCTURE))
        numbers = value if isinstance(value, list) else [value]
        things: tuple[Sequence[object], ...] = (SHUTTLES, STADIUMS, INFRASTRUCTURE)
        names = []
        for number in numbers:
            thing = things[offer][int(str(number)) % sizes[offer]]
            names.append(self.words.name(OFFERS[offer], getattr(thing, "id", "")))
        return self.words.listed(names)

    def _made(self, made: Sequence[int]) -> str:
        parts = []
        for i, world in enumerate(WORLDS):
            amounts = made[3 * i : 3 * i + 3]
            if any(amounts):
                parts.append(f"{Telling(self.words).goods(amounts)} ({self.words.name('world', world)})")
        return "; ".join(parts) or self.words.say("goods-none")

    def of_move(self, move: Move) -> dict[str, object]:
        if move[0] == ACT:
            return {"covers": "nothing" if move[2] == NO_CARD else "card"}
        if move[0] in (PAY, FERRY, FREIGHT):
            return {"goods": Telling(self.words).goods(move[1:])}
        if move[0] == HALF:
            return {"effect": self._half(move[1])}
        if move[0] == LAUNCH:
            return {"loaded": self._loaded()}
        if move[0] == KEEP and self.partie is not None:
            s = self.partie.state
            assert isinstance(s, Evacuation)
            hand = s.players[self.seat].hand if 0 <= self.seat < s.seats else ()
            chosen = [card for i, card in enumerate(hand) if has(move[1], i)]
            names = [
                self.tell("card", card) or self.words.name("card", ACTION_CARDS[card].id) for card in chosen
            ]
            return {"cards": self.words.listed(names) or self.words.say("nothing")}
        return {}

    def _loaded(self) -> str:
        """The shuttle that is being loaded, by its name."""
        s = self.partie.state if self.partie is not None else None
        if isinstance(s, Evacuation) and 0 <= self.seat < s.seats and s.players[self.seat].holds:
            shuttle = s.players[self.seat].holds[-1].shuttle
            return self.words.name("shuttle", SHUTTLES[shuttle].id)
        return self.words.name("offer", "shuttle")

    def _half(self, half: int) -> str:
        step = step_of(self.partie.state, self.seat) if self.partie is not None else None
        if isinstance(step, Halves):
            return Telling(self.words).clause(step.halves()[half])
        return self.words.say("nothing")


SPEAKER = EvacuationSpeaker


def things(words: Words) -> Things:
    """Everything that clients draw, with name, text and facts."""
    tell = Telling(words)
    found: Things = {
        "action": {
            action.id: Thing(
                words.name("action", action.id),
                sentence(tell.clause(action.effect)),
                [words.say("fact-strength", strength=action.group)],
                effect_icons(action.effect),
            )
            for action in BOARD
        },
        "card": {
            card.id: Thing(
                words.name("card", card.id),
                sentence(tell.clause(card.effect)),
                [words.say("fact-strength", strength="/".join(str(value) for value in card.strengths))],
                effect_icons(card.effect),
            )
            for card in ACTION_CARDS
        },
        "technology": {
            tile.id: Thing(
                words.name("technology", tile.id),
                tell.technology(tile),
                _tile_facts(words, tile),
                tile_icons(tile),
            )
            for tile in TILES
        },
        "stadium": {
            card.id: Thing(
                words.name("stadium", card.id),
                words.say("stadium-about", n=card.smileys),
                [tell.cost(card.cost)],
                [[["smiley", card.smileys]]],
            )
            for card in STADIUMS
        },
        "shuttle": _shuttles(words, tell),
        "infrastructure": _plans(words, tell),
        "goal": _goals(words),
        "task": _tasks(words, tell),
        "bonus": _bonuses(words, tell),
        "area": _areas(words, tell),
        "land": _lands(words, tell),
        "field": _fields(words, tell),
    }
    return found


def _tile_facts(words: Words, tile: Tile) -> list[str]:
    facts = [words.say("fact-level", n=tile.level)]
    return [*facts, words.say("fact-lightning")] if tile.flash is not None else facts


def _shuttles(words: Words, tell: Telling) -> dict[str, Thing]:
    return {
        tile.id: Thing(
            words.name("shuttle", tile.id),
            words.say(
                "shuttle-about",
                zones=words.listed([words.name("zone", ZONES[zone]) for zone in tile.zones]),
                buildings=tile.buildings,
                resources=tile.resources,
                launch=tile.launch,
            ),
            [tell.cost(tile.cost)],
        )
        for tile in SHUTTLES
    }


def _plans(words: Words, tell: Telling) -> dict[str, Thing]:
    found: dict[str, Thing] = {}
    for card in INFRASTRUCTURE:
        about = words.say(
            "plan-about", needs=tell.requirement(card.requirement), gives=tell.goods(card.production)
        )
        facts = [tell.cost(card.cost), words.say("fact-level", n=card.level)]
        if card.twin >= 0:
            facts.append(words.say("fact-twin"))
        icons = requirement_icons(card.requirement, card.production)
        found[card.id] = Thing(words.name("infrastructure", card.id), about, facts, icons)
    return found


def _goals(words: Words) -> dict[str, Thing]:
    return {
        goal.id: Thing(
            words.name("goal", goal.id),
            words.say(
                "goal-about",
                what=words.say(f"goal-counts-{goal.id}"),
                points="/".join(str(value) for value in goal.points),
            ),
            [],
        )
        for goal in GOALS
    }


def _tasks(words: Words, tell: Telling) -> dict[str, Thing]:
    return {
        task.id: Thing(
            words.name("task", task.id),
            words.say(
                "task-about",
                n=task.needs,
                what=words.say(f"task-counts-{task.id}"),
                cost=tell.goods(task.cost),
                gives=tell.goods(task.production),
                points=task.points,
            ),
            [],
        )
        for task in TASKS
    }


def _bonuses(words: Words, tell: Telling) -> dict[str, Thing]:
    found: dict[str, Thing] = {}
    for number, card in enumerate(BONUSES):
        low, high = card.numbers
        first, second = [tell.clause(effect) for effect in card.effects]
        about = words.say("bonus-about", low=low, first=first, high=high, second=second)
        icons = [[sign for line in effect_icons(effect) for sign in line] for effect in card.effects]
        found[str(number)] = Thing(f"{low}/{high}", about, [sentence(first), sentence(second)], icons)
    return found


def _areas(words: Words, tell: Telling) -> dict[str, Thing]:
    found: dict[str, Thing] = {}
    for area in AREAS:
        slots = [tell.goods(slot) for slot in area.slots]
        about = words.say(
            "area-about",
            factories=area.factories,
            slots=words.listed(slots) or words.say("nothing"),
            symbols=tell.symbols(area.symbols),
        )
        found[area.id] = Thing(
            words.name("area", area.id), about, [words.name("biome", BIOMES[area.biome])], area_icons(area)
        )
    return found


def _lands(words: Words, tell: Telling) -> dict[str, Thing]:
    return {
        land.id: Thing(
            words.name("land", land.id),
            sentence(
                words.say(
                    "land-about", zone=words.name("zone", ZONES[land.zone]), makes=tell.goods(land.makes)
                )
            ).removesuffix("."),
            [],
        )
        for land in LAND
    }


def _fields(words: Words, tell: Telling) -> dict[str, Thing]:
    found: dict[str, Thing] = {}
    for section, fields in enumerate(FIELDS):
        for lane, field in enumerate(fields):
            icons: list[Line]
            if field.effect is not None:
                about = words.say("field-about", effect=tell.clause(field.effect))
                icons = effect_icons(field.effect)
            elif field.symbols:
                about = words.say("field-symbols", symbols=tell.symbols(field.symbols))
                icons = [[[SYMBOLS[symbol], None] for symbol in members(field.symbols)]]
            else:
                about = words.say("field-empty")
                icons = [[["end"]]]
            found[f"{section}-{LANES[lane]}"] = Thing(
                f"{section}, {words.name('lane', LANES[lane])}", about, [], icons
            )
    return found
