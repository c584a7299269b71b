"""Parts, canals and goods of a position written by hand: what it names leaves the stacks and offers of the setup."""

from collections.abc import Sequence

from partie.euro import sets
from partie.kernel.keeping.reader import Reader

from ..components import (
    ACTIONS,
    CANALS,
    COLUMNS,
    GOODS,
    GOODS_COPIES,
    GOODS_TILES,
    LAST_TILE,
    OFFER,
    PARTS,
    ROWS,
    SOLO_FACES,
    STACKS,
)
from ..state import Harbour


class Stock:
    """What a position has named so far; the rest comes from the setup."""

    def __init__(self) -> None:
        self.used: set[int] = set()
        self.free = {
            "B": list(STACKS["bow"]),
            "M": list(STACKS["middle_1"]) + list(STACKS["middle_2"]),
            "S": list(STACKS["stern"]),
        }

    def read_parts(self, reader: Reader, name: str, length: int) -> list[int]:
        """Parts by number, null where none lies; or letters (`BM.S.....`), which take any parts of the kind."""
        given = reader.data.get(name)
        entries = list(given) if isinstance(given, str) and len(given) <= 60 else reader.items(name, 60)
        if length >= 0 and len(entries) != length:
            raise reader.fail(name, "list-of-parts")
        return [self._take(reader, name, entry) for entry in entries]

    def _take(self, reader: Reader, name: str, entry: object) -> int:
        if entry is None or entry == ".":
            return -1
        if isinstance(entry, str) and entry in self.free:
            part = next((one for one in self.free[entry] if one not in self.used), -1)
        else:
            part = entry if type(entry) is int and 0 <= entry < len(PARTS) else -1
        if part < 0 or part in self.used:
            raise reader.fail(name, "each-part-once")
        self.used.add(part)
        return part

    def read_offers(self, s: Harbour, reader: Reader) -> None:
        """Offers and tops of stacks as given; the rest of the setup without what is used elsewhere."""
        self._read_stacks(s, reader)
        self._read_canals(s, reader)
        self._read_goods(s, reader)
        for player in s.players:
            for i in range(len(s.left)):
                s.left[i] -= sets.has(player.employees, i)
        if reader.has("solo"):
            names = solo_names(range(len(SOLO_FACES)))
            faces = reader.items("solo", len(names))
            if s.seats > 1 or not faces or len(set(faces)) != len(faces) or not set(faces) <= set(names):
                raise reader.fail("solo", "each-solo-tile-once")
            s.solo_stack = [names.index(face) for face in faces][::-1]
            s.solo_pile = tuple([i for i in range(len(names)) if i not in s.solo_stack])

    def _read_stacks(self, s: Harbour, reader: Reader) -> None:
        columns: list[list[int]] = []
        if reader.has("scrapped"):
            s.scrapped = tuple(
                sorted([part for part in self.read_parts(reader, "scrapped", -1) if part >= 0])
            )
        if reader.has("offer"):
            rows = reader.items("offer", len(COLUMNS))
            for column, row in enumerate(rows):
                part = Reader({"parts": row}, f"position.offer.{column}", "bad-position")
                columns.append(self.read_parts(part, "parts", ROWS))
            if len(columns) != len(COLUMNS):
                raise reader.fail("offer", "list-of-parts")
        tops = {
            name: self.read_parts(reader, name, -1)
            for name in ("bows", "middles", "sterns")
            if reader.has(name)
        }
        whole = {
            "bows": [*s.bows, *s.offer[:ROWS]],
            "middles": [*s.middles, *s.offer[ROWS : 3 * ROWS]],
            "sterns": [*s.sterns, *s.offer[3 * ROWS :]],
        }
        stacks: dict[str, list[int]] = {}
        for name, parts in whole.items():
            rest = [part for part in parts if part not in self.used]
            if name == "middles":
                rest.sort(key=lambda part: PARTS[part].stack == "middle_1")
            stacks[name] = rest
        if columns:
            s.offer = [part for column in columns for part in column]
        else:
            names = ("bows", "middles", "middles", "sterns")
            s.offer = [stacks[name].pop() if stacks[name] else -1 for name in names for _ in range(ROWS)]
        for name, parts in tops.items():
            if any(part < 0 for part in parts):
                raise reader.fail(name, "list-of-parts")
            stacks[name] += parts[::-1]
        s.bows, s.middles, s.sterns = stacks["bows"], stacks["middles"], stacks["sterns"]

    def _read_canals(self, s: Harbour, reader: Reader) -> None:
        laid = [tile for player in s.players for tile in (*player.canals.tiles, *player.used)]
        if reader.has("canal_discard"):
            s.canal_discard = tuple(sorted(reader.numbers("canal_discard", 0, len(CANALS) - 1)))
            laid += s.canal_discard
        offer = reader.numbers("canal_offer", 0, len(CANALS) - 1) if reader.has("canal_offer") else []
        tops = reader.numbers("canals", 0, len(CANALS) - 1) if reader.has("canals") else []
        used = [*laid, *offer, *tops]
        rest = [tile for tile in [*s.canal_stack, *s.canal_offer] if tile not in used]
        s.canal_offer = offer or [rest.pop() for _ in range(min(OFFER, len(rest)))]
        s.canal_stack = rest + tops[::-1]
        # Canals that were used lie in the piles of their players.
        for player in s.players:
            if not player.used:
                count = min(player.used_canals, len(s.canal_stack) - len(tops)) if not tops else 0
                player.used = tuple(sorted(s.canal_stack[:count]))
                s.canal_stack = s.canal_stack[count:]

    def _read_goods(self, s: Harbour, reader: Reader) -> None:
        offer = read_goods(reader, "goods_offer") if reader.has("goods_offer") else []
        tops = read_goods(reader, "goods") if reader.has("goods") else []
        for kind in read_goods(reader, "goods_used") if reader.has("goods_used") else []:
            s.goods_used[kind] += 1
        used = [offer.count(kind) + tops.count(kind) + s.goods_used[kind] for kind in range(len(GOODS_TILES))]
        left = [
            copies - used[kind] - sum([player.goods[kind] for player in s.players])
            for kind, copies in enumerate(GOODS_COPIES)
        ]
        spare = [kind for kind, copies in enumerate(GOODS_COPIES) for _ in range(copies)]
        order = [*spare, *s.goods_stack, *s.goods_offer]
        rest: list[int] = []
        for kind in reversed(order):
            if left[kind] > 0:
                left[kind] -= 1
                rest.insert(0, kind)
        s.goods_offer = offer or [rest.pop() for _ in range(min(OFFER, len(rest)))]
        s.goods_stack = rest + tops[::-1]


def read_goods(reader: Reader, name: str) -> list[int]:
    """Goods tiles, each a list of three goods."""
    found: list[int] = []
    for tile in reader.items(name, 20):
        held = tuple([tile.count(good) if isinstance(tile, list) else 0 for good in GOODS])
        if held not in GOODS_TILES or len(tile) != sum(held):
            raise reader.fail(name, "goods-of-a-tile")
        found.append(GOODS_TILES.index(held))
    return found


def goods_names(kind: int) -> list[str]:
    """A goods tile as its three goods."""
    return [good for i, good in enumerate(GOODS) for _ in range(GOODS_TILES[kind][i])]


def solo_names(tiles: Sequence[int]) -> list[str]:
    """Solo tiles by their faces."""
    return ["last_tile" if SOLO_FACES[tile] == LAST_TILE else ACTIONS[SOLO_FACES[tile]] for tile in tiles]
