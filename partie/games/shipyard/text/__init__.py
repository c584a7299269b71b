"""What Shipyard says of parts, canals, goods and the numbers behind contracts and employees."""

from partie.euro import sets
from partie.kernel.engine.step import Move
from partie.text.speakers import Speaker
from partie.text.things import Thing, Things
from partie.text.words import Words

from .. import moves as m
from ..components import (
    ACTIONS,
    CANALS,
    CONTRACT_IDS,
    CONTRACTS,
    EMPLOYEE_IDS,
    EXCHANGE_PRICES,
    GOODS,
    GOODS_TILES,
    ITEMS,
    LAST_TILE,
    PART_KINDS,
    PARTS,
    SOLO_FACES,
    SYMBOLS,
)
from ..components.canals import FIRST_CELL, WIDTH, free_cells
from ..state import Harbour


def part_words(words: Words, part: int) -> str:
    """A part with its features: `stern (cabin, lantern)`."""
    found = PARTS[part]
    features = ", ".join(words.name("feature", name) for name in found.features)
    return words.say("part-with", kind=words.name("part", PART_KINDS[found.kind]), features=features)


def symbols(words: Words, tile: int) -> str:
    """The symbols of a canal, clockwise from the top."""
    return ", ".join(words.name("symbol", SYMBOLS[symbol]) for symbol in CANALS[tile].symbols[:4])


def canal_words(words: Words, tile: int) -> str:
    """A canal by its number and symbols."""
    return words.say("canal-with", number=tile + 1, symbols=symbols(words, tile))


def goods_words(words: Words, kind: int) -> str:
    """A goods tile as its three goods."""
    held = GOODS_TILES[kind]
    return " + ".join(words.name("good", good) for i, good in enumerate(GOODS) for _ in range(held[i]))


def items_words(words: Words, chosen: int) -> str:
    """A set of items."""
    names = [words.name("item", ITEMS[item]) for item in sets.members(chosen)]
    return words.listed(names) if names else words.say("items-none")


def cell_words(words: Words, cell: int) -> str:
    """A cell by its distance from the first tile: `2 east, 1 north of where the first canal lay`."""
    east, south = cell % WIDTH - FIRST_CELL % WIDTH, cell // WIDTH - FIRST_CELL // WIDTH
    found = [("cell-east", east), ("cell-west", -east), ("cell-north", -south), ("cell-south", south)]
    ways = [words.say(key, number=number) for key, number in found if number > 0]
    return words.say("cell-away", way=", ".join(ways)) if ways else words.say("cell-first")


class ShipyardSpeaker(Speaker):
    """Parts, canals and goods by number; cells by their distance from the first tile."""

    def tell(self, kind: str, value: int) -> str | None:
        words = self.words
        if kind == "part":
            return part_words(words, value)
        if kind == "canal":
            return canal_words(words, value)
        if kind == "goods":
            return goods_words(words, value)
        if kind == "items":
            return items_words(words, value)
        if kind == "cell":
            return cell_words(words, value)
        if kind == "symbol":
            return words.name("symbol", SYMBOLS[value])
        if kind == "prices":
            prices = EXCHANGE_PRICES[value]
            return words.say("prices-shown", coal=prices[0], cloth=prices[1], grain=prices[2])
        if kind == "colour":
            return words.name("colour", ("red", "blue")[value % 2])
        if kind == "contract":
            return words.name("contract", CONTRACT_IDS[value] if value >= 0 else "unknown")
        if kind == "solo":
            face = SOLO_FACES[value]
            return words.say("solo-last_tile") if face == LAST_TILE else words.name("action", ACTIONS[face])
        return None

    def of_move(self, move: Move) -> dict[str, object]:
        """What lies at the place that a move names."""
        partie = self.partie
        if partie is None or not isinstance(partie.state, Harbour):
            return {}
        s = partie.state
        if move[0] == m.TAKE:
            part = s.offer[move[1]]
            return {"part": part_words(self.words, part) if part >= 0 else "–"}
        if move[0] == m.RENT:
            there = move[1] < len(s.canal_offer)
            return {"canal": canal_words(self.words, s.canal_offer[move[1]]) if there else "–"}
        if move[0] == m.BUY:
            there = move[1] < len(s.goods_offer)
            return {"goods": goods_words(self.words, s.goods_offer[move[1]]) if there else "–"}
        cells = s.players[self.seat].canals.cells if 0 <= self.seat < s.seats else ()
        if move[0] == m.LAY:
            return {"beside": self._cell(free_cells(cells), move[1])}
        if move[0] == m.START:
            return {"tile": self._cell(list(cells), move[1])}
        return {}

    def _cell(self, cells: list[int], number: int) -> str:
        return cell_words(self.words, cells[number]) if 0 <= number < len(cells) else "–"


SPEAKER = ShipyardSpeaker


def things(words: Words) -> Things:
    """Parts, canals, employees and contracts, under the ids of the view."""
    return {
        "part": {str(i): part_thing(words, i) for i in range(len(PARTS))},
        "canal": {str(i): canal_thing(words, i) for i in range(len(CANALS))},
        "employee": {
            name: Thing(words.name("employee", name), words.about("employee", name), [])
            for name in EMPLOYEE_IDS
        },
        "contract": {name: contract_thing(words, i) for i, name in enumerate(CONTRACT_IDS)},
    }


def part_thing(words: Words, part: int) -> Thing:
    """A part: what it is, what is on it."""
    kind = words.name("part", PART_KINDS[PARTS[part].kind])
    return Thing(
        kind, part_words(words, part) + ".", [words.name("feature", f) for f in PARTS[part].features]
    )


def canal_thing(words: Words, tile: int) -> Thing:
    """A canal: its number and its symbols."""
    return Thing(canal_words(words, tile), words.say("canal-about", symbols=symbols(words, tile)), [])


def contract_thing(words: Words, contract: int) -> Thing:
    """A contract: what it counts and what that is worth."""
    found = CONTRACTS[contract]
    name = CONTRACT_IDS[contract]
    about = [words.about("contract", name)]
    if any(found.table):
        first = next(count for count, points in enumerate(found.table) if points)
        table = ", ".join(str(points) for points in found.table[first:])
        about.append(words.say("contract-table", **{"from": first, "table": table}))
    if found.beyond > 1 or (found.beyond and len(found.table) > 1):
        key = "contract-each" if len(found.table) > 1 else "contract-every"
        about.append(words.say(key, beyond=found.beyond))
    return Thing(words.name("contract", name), " ".join(about), [words.name("colour", found.colour)])
