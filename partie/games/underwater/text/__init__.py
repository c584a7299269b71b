"""What Underwater Cities says of cards, of parts of effects and of places on the player boards."""

from collections.abc import Mapping, Sequence

from partie.euro.effects import NODES_A_SOURCE
from partie.euro.sets import has, only
from partie.games.underwater import moves as m
from partie.games.underwater import trees
from partie.games.underwater.cards import ALL_CARDS, BY_NUMBER, CONTRACTS, METROPOLISES
from partie.games.underwater.effects import Tree, walk
from partie.games.underwater.rules.choosing import matches
from partie.games.underwater.state import Underwater
from partie.kernel.engine.state import step_of
from partie.kernel.engine.step import Move
from partie.text.speakers import Speaker
from partie.text.things import Thing, Things
from partie.text.words import Words

from ..book import TABLE, CitiesAsk
from ..cards.slots import SIDE_12, SIDE_34
from ..components import BERTHS, METROPOLIS_SITES, SITES, TUNNELS
from ..components.terms import COLOURS, KINDS, NO_COLOUR, RESOURCES, SLOT_COLOURS, SLOTS, TYPES
from . import icons
from .effects import EffectWords

BUILDING_VERBS = range(m.BUILD, m.BUILD_PURPLE + 1)
NETWORK_PART = trees.NETWORK.nid


class UnderwaterSpeaker(Speaker):
    """Cards, tiles and contracts by number (0 and below: unknown), effects and their parts by the number of the node.

    `card`, `metropolis`, `contract`: the name. `part`: what one part of an effect does, as a clause. `source`: whose
    effect it is, a card, slot, tile or contract. `resources`: a set of them.
    """

    fixed = (m.DONE, m.SLOT, m.CLONE, m.CARD_FIRST, m.SLOT_FIRST, m.CARD_UNUSED, m.USE, m.READY, m.DROP)

    # Values

    def tell(self, kind: str, value: int) -> str | None:
        if kind == "card":
            return self._named(kind, BY_NUMBER[value].name if value in BY_NUMBER else "")
        if kind == "metropolis":
            return self._named(kind, next((tile.name for tile in METROPOLISES if tile.number == value), ""))
        if kind == "contract":
            return self._named(kind, next((item.name for item in CONTRACTS if item.number == value), ""))
        if kind == "part":
            return self._part(value)
        if kind == "resources":
            names = [name for place, name in enumerate(RESOURCES) if has(value, place)]
            return self.words.listed([self.words.forms(f"resource-{name}")["counted"] for name in names])
        return self._source(value) if kind == "source" else None

    def _named(self, kind: str, name: str) -> str:
        return self.words.name(kind, name) if name else self.words.say(f"{kind}-unknown")

    def _source(self, source: int) -> str:
        if not source:
            return self.words.say("source-production")
        if source < trees.FIRST_SLOT_SOURCE:
            return self.tell("card", source) or ""
        if source < trees.FIRST_TILE_SOURCE:
            return self.words.say("source-slot", slot=SLOTS[(source - trees.FIRST_SLOT_SOURCE) % len(SLOTS)])
        if source == trees.SITE_SOURCE:
            return self.words.say("source-site")
        if source < trees.FIRST_CONTRACT_SOURCE:
            return self.tell("metropolis", (source - trees.FIRST_TILE_SOURCE) // 3 + 1) or ""
        return self.tell("contract", source - trees.FIRST_CONTRACT_SOURCE) or ""

    # Effects

    @property
    def _effects(self) -> EffectWords:
        return EffectWords(self.words.language, self.words.strict)

    def _part(self, number: int, left: int = 0) -> str:
        """A part as a clause; with `left`, only what may still be done of it."""
        if number == NETWORK_PART:
            return self.words.say("part-network")
        node = _node(number)
        if node is None:
            return self.words.say("part-number", number=number + 1)
        return self._effects.clause(node.rest(left) if left else node)

    def _asking(self) -> CitiesAsk | None:
        """The step that asks the seat about an effect, if one does."""
        step = step_of(self.partie.state, self.seat) if self.partie is not None else None
        return step if isinstance(step, CitiesAsk) else None

    def more(self, given: Mapping[str, object]) -> dict[str, object]:
        """What was built, from the move that built it; of an effect the part that is done now, or all that are left."""
        piece, seat = given.get("piece"), given.get("seat")
        if isinstance(piece, list) and isinstance(seat, int):
            return {"piece": self._piece(piece, seat)}
        if "parts" not in given or "focus" not in given:
            return {}
        parts, focus = given["parts"], given["focus"]
        step = self._asking()
        if step is None or not isinstance(parts, list) or not isinstance(focus, int):
            return {"what": _sentence(str(self.tell("part", parts) if isinstance(parts, int) else ""))}
        pairs = _pairs(step.entries)
        if focus >= 0:
            pairs = [pairs[focus]]
        several = len({number // NODES_A_SOURCE for number, _ in pairs}) > 1
        found: dict[str, object] = {
            "what": " ".join(_sentence(self._said_part(*pair, several)) for pair in pairs),
            "source": _capital(self._source(pairs[0][0] // NODES_A_SOURCE)),
        }
        if several:
            found["source"] = self.words.say("source-several")
        return found

    def _said_part(self, number: int, left: int, with_source: bool) -> str:
        clause = self._part(number, left)
        if not with_source or number == NETWORK_PART:
            return clause
        return self.words.say("part-of", source=self._source(number // NODES_A_SOURCE), part=_capital(clause))

    # Moves

    def of_move(self, move: Move) -> dict[str, object]:
        verb = move[0]
        if verb in (m.SLOT, m.CLONE):
            return {"matches": "yes" if matches(move[2], move[1]) else "no"}
        if verb in BUILDING_VERBS:
            found: dict[str, object] = {"bonus": self._bonus(move)}
            if verb == m.BUILD_TUNNEL:
                found["tunnel"] = self._tunnel(move[1], self.seat)
            return found
        if verb == m.UPGRADE_TUNNEL:
            return {"tunnel": self._tunnel(move[1], self.seat)}
        if verb in (m.PART, m.OPTION, m.PRICE):
            return {"what": self._chosen(verb, move[1])}
        if verb == m.PERFORM:
            return {"effect": self._effects.clause(self._slots()[move[1]])}
        if verb == m.DISCARD:
            return {"cards": self._hand_cards(move[1])}
        if move == m.DECLINED:
            return {"asked": self._asked()}
        return {}

    def _asked(self) -> str:
        """What the seat is asked, by the name of the step."""
        step = step_of(self.partie.state, self.seat) if self.partie is not None else None
        return "" if step is None else step.name

    def _chosen(self, verb: int, number: int) -> str:
        """What a part, an option or a price stands for."""
        step = self._asking()
        plain = self.words.say("part-number", number=number + 1)
        if step is None:
            return plain
        pairs = _pairs(step.entries)
        if verb == m.PART:
            several = len({node // NODES_A_SOURCE for node, _ in pairs}) > 1
            return _capital(self._said_part(*pairs[number], several)) if number < len(pairs) else plain
        node = _node(pairs[step.focus][0])
        if node is None:
            return plain
        if verb == m.PRICE:
            pay = next((sale for each in walk(node) for sale in each.sales()), None)
            if pay is None or number >= len(pay.prices):
                return plain
            return _capital(self._effects.clause(pay.by_one(number)))
        options = [each for each in walk(node) if len(each.children()) > number]
        return _capital(self._effects.clause(options[0].children()[number])) if options else plain

    def _slots(self) -> Sequence[Tree]:
        state = self.partie.state if self.partie is not None else None
        return SIDE_34 if isinstance(state, Underwater) and state.side else SIDE_12

    def _hand_cards(self, chosen: int) -> str:
        state = self.partie.state if self.partie is not None else None
        hand = state.nations[self.seat].hand if isinstance(state, Underwater) else []
        cards = [card for place, card in enumerate(hand) if has(chosen, place)]
        return self.words.listed([self._card(card) for card in cards]) or self.words.say("card-unknown")

    def _card(self, number: int) -> str:
        return self.words.say("card-numbered", name=self.tell("card", number) or "", number=number)

    # Places

    def _tunnel(self, tunnel: int, seat: int) -> str:
        """A tunnel site with what it joins on the seat's board."""
        state = self.partie.state if self.partie is not None else None
        if isinstance(state, Underwater) and 0 <= seat < state.seats:
            board = state.nations[seat].player_board.board
            if tunnel < board.tunnels:
                points = SITES + METROPOLIS_SITES
                one, other = (points[end] for end in board.ends[tunnel])
                return self.words.say("tunnel-ends", tunnel=TUNNELS[tunnel], one=one, other=other)
        return TUNNELS[tunnel] if tunnel < len(TUNNELS) else str(tunnel)

    def _bonus(self, move: Move) -> str:
        """What building on a site brings besides, in brackets; nothing where it brings nothing."""
        state = self.partie.state if self.partie is not None else None
        if not isinstance(state, Underwater) or not 0 <= self.seat < state.seats:
            return ""
        player_board = state.nations[self.seat].player_board
        icon = player_board.icon_of(m.built_kind(move), m.built_place(move))
        parts = (
            [self._effects.amount((*icon.gift.told, icon.gift.cards))] if icon.gift or icon.gift.cards else []
        )
        if icon.advance:
            parts.append(self.words.say("bonus-advance", count=icon.advance))
        if icon.times > 1:
            parts.append(self.words.say("bonus-times", count=icon.times))
        return self.words.say("bonus", parts=self.words.listed(parts)) if parts else ""

    def _piece(self, move: Sequence[int], seat: int) -> str:
        """What a building or upgrading move is about, in the accusative: `a farm at B`."""
        verb = move[0] if move else -1
        if verb in (m.BUILD, m.UPGRADE) and move[1] < 3 and move[2] < len(BERTHS):
            thing = self._effects.nouns.any_one(only(move[1]))
            return self.words.say("piece-at", thing=thing, place=BERTHS[move[2]])
        if verb in (m.BUILD_TUNNEL, m.UPGRADE_TUNNEL):
            return self.words.say("piece-tunnel", tunnel=self._tunnel(move[1], seat))
        if verb in (m.BUILD_WHITE, m.BUILD_PURPLE) and move[1] < len(SITES):
            kind = KINDS.index("white" if verb == m.BUILD_WHITE else "purple")
            thing = self._effects.nouns.any_one(only(kind))
            return self.words.say("piece-at", thing=thing, place=SITES[move[1]])
        return self.words.say("piece-unknown")


def _node(number: int) -> Tree | None:
    """The node of a number, if there is one."""
    found = TABLE.nodes[number] if 0 <= number < len(TABLE.nodes) else None
    return found if found is not None and found.nid == number else None


def _pairs(entries: Sequence[int]) -> list[tuple[int, int]]:
    """Entries of an effect: the number of a node and how often it may still be done."""
    return list(zip(entries[::2], entries[1::2], strict=True))


def _capital(clause: str) -> str:
    return clause[:1].upper() + clause[1:]


def _sentence(clause: str) -> str:
    return _capital(clause) + "."


SPEAKER = UnderwaterSpeaker


def things(words: Words) -> Things:
    """Every card, metropolis, contract and slot."""
    texts = EffectWords(words.language, words.strict)
    cards: dict[str, Thing] = {}
    for card in ALL_CARDS:
        facts = [words.name("type", TYPES[card.type])]
        if card.playable:
            facts = [words.name("colour", COLOURS[card.colour]), *facts, words.name("back", card.era)]
        if card.cost:
            facts.append(words.say("card-cost", cost=card.cost))
        cards[str(card.number)] = Thing(
            texts.name("card", card.name), texts.card(card), facts, icons.card(card)
        )
    tiles = {
        str(tile.number): Thing(
            texts.name("metropolis", tile.name),
            texts.metropolis(tile),
            [words.name("metropolis", "brown" if tile.brown else "blue")],
            icons.metropolis(tile),
        )
        for tile in METROPOLISES
    }
    contracts = {
        str(item.number): Thing(
            texts.name("contract", item.name), texts.contract(item), [], icons.contract(item)
        )
        for item in CONTRACTS
    }
    found: Things = {"card": cards, "metropolis": tiles, "contract": contracts}
    for side, slots in (("1-2", SIDE_12), ("3-4", SIDE_34)):
        found[f"slot-{side}"] = {
            SLOTS[number]: Thing(
                words.say("source-slot", slot=SLOTS[number]),
                texts.effect(effect),
                [words.name("colour", COLOURS[SLOT_COLOURS[number]])]
                if SLOT_COLOURS[number] != NO_COLOUR
                else [],
                icons.effect(effect),
            )
            for number, effect in enumerate(slots)
        }
    return found
