"""Shipyard as numbers for learning agents. `fields` says what each number means.

Players are counted from the one who looks: player 0 is that seat, player 1 the next seat, and so on. Parts, canals and
goods on offer stand in the order of their places, so that they fit the numbers of the moves.
"""

from collections.abc import Iterable
from typing import Final

from partie.euro import sets
from partie.kernel.engine.state import deciders, step_of
from partie.kernel.learning.features import Field, Numbers, Observer, Section, SectionObserver, fields_of

from .components import (
    ACTIONS,
    CANALS,
    COLUMNS,
    CONTRACT_IDS,
    EMPLOYEE_IDS,
    EMPLOYEE_RING,
    EMPLOYEES_A_SPACE,
    FEATURES,
    GOODS,
    GOODS_TILES,
    ITEMS,
    OFFER,
    PARTS,
    ROWS,
    SYMBOLS,
    YARD_SPACES,
)
from .rules.solo import back_of
from .rules.voyage import reach_of
from .state import Harbour

ASKS: Final = (
    "choose-action", "before-main", "offer-bonus", "take-part", "place-part", "rent-canal", "lay-canal", "buy-goods",
    "choose-goods", "trade-good", "make-equipment", "recruit-crew", "hire-employee", "choose-ship", "fit-out",
    "choose-speed", "choose-start", "steer", "discard-contract", "final-action",
)  # fmt: skip
"""The kinds of decisions, by the names of their steps."""

TABLE: Final = (
    Field("stage", "0, 1 turns, 2 final actions, 3 last ships, 4 contracts", 4),
    Field("turn", "regular turns that are over", 100),
    Field("turns left", "turns until the final actions, once that is known", 4),
    Field("gear", "position of the gear's cube", 12),
    Field("cubes", "cubes on the round track", 7),
    Field("exchange", "the indicator of the exchange, 0 the start space", 6),
    Field("recruiting", "the indicator of the crew ring", 3),
    Field("making", "the indicator of the equipment ring", 3),
    Field("hiring", "the indicator of the employee ring", 7),
    Field("main", "the action of this turn, from 1; 0 if none is chosen", 8),
    Field("bonus", "1 if a bonus action was bought in this turn"),
    Field("bows", "bows in the stack", 26),
    Field("middles", "middles in the stack", 52),
    Field("sterns", "sterns in the stack", 26),
    Field("canal stack", "canals in the stack", 24),
    Field("goods stack", "goods tiles in the stack", 14),
    Field("berth", "the space of the ship that is fitted out or sails, from 1", 9),
    Field("reach", "how far the canals let it go", 12),
    Field("speed", "its speed once it sails", 12),
    Field("moved", "spaces it has moved", 12),
    Field("ribbon", "what the last Blue Ribbon awarded", 12),
    Field("officials", "what officials have awarded", 12),
    Field("solo top", "solo game: the back of the top tile, from 1", 4),
)

PLAYER: Final = (
    Field("guilders", "guilders", 12),
    Field("points", "points on the track", 80),
    Field("reach", "how far a ship could sail now", 12),
    Field("canals", "canals in the own system", 6),
    Field("used canals", "canals used up", 8),
    Field("figure", "1 if the figure is on the canals"),
    Field("ships", "ships of the fleet", 6),
    Field("fleet parts", "parts of all ships", 24),
    Field("asked", "1 if a decision is this player's"),
    Field("starts", "1 if this is the starting player"),
    *(Field(f"supply: {name}", f"{name} in the own supply", 4) for name in ITEMS),
    *(Field(f"fleet: {name}", f"{name} on the ships", 6) for name in ITEMS),
    *(Field(f"fleet: {name}", f"{name} on the ships", 6) for name in FEATURES[5:]),
    *(Field(f"goods {i}", f"goods tiles of kind {i}", 2) for i in range(len(GOODS_TILES))),
    *(Field(f"canal symbols: {name}", f"spaces with {name} in the own system", 6) for name in SYMBOLS[1:]),
    *(Field(f"employs {name}", f"1 if {name} is hired") for name in EMPLOYEE_IDS),
    *(
        Field(f"yard {space + 1}: {name}", f"on space {space + 1} of the yard: {name}", 2)
        for space in range(YARD_SPACES)
        for name in ("kind", *FEATURES)
    ),
)


class Table(Numbers[Harbour]):
    """What lies in the middle."""

    def fields(self) -> list[Field]:
        return list(TABLE)

    def read(self, s: Harbour, seat: int) -> list[int]:
        top = back_of(s.solo_stack[-1]) - 7 if s.solo_stack else 0
        return [
            s.stage, s.turn, s.last - s.turn if s.last else 0, s.gear, s.cubes, s.exchange, s.recruiting, s.making,
            s.hiring, s.main + 1, 1 if s.bonus else 0, len(s.bows), len(s.middles), len(s.sterns), len(s.canal_stack),
            len(s.goods_stack), s.berth + 1, s.reach, s.speed, s.moved, s.ribbon, s.officials, top,
        ]  # fmt: skip


class Asked(Numbers[Harbour]):
    """The kind of decision."""

    def fields(self) -> list[Field]:
        return [Field(f"asked: {name}", f"1 if the decision of player 0, or now, is {name}") for name in ASKS]

    def read(self, s: Harbour, seat: int) -> list[int]:
        step = step_of(s, seat) or (s.agenda[-1] if s.agenda else None)
        return [1 if step is not None and step.name == name else 0 for name in ASKS]


class Aboard(Numbers[Harbour]):
    """The load of the ship that is fitted out or sails."""

    def fields(self) -> list[Field]:
        return [Field(f"aboard: {name}", f"{name} on the ship that is fitted out", 4) for name in ITEMS]

    def read(self, s: Harbour, seat: int) -> tuple[int, ...]:
        return s.load or (0,) * len(ITEMS)


class Row(Numbers[Harbour]):
    """Where each action tile lies, what lies on it, and whose cube."""

    def fields(self) -> list[Field]:
        found: list[Field] = []
        for name in ACTIONS:
            found.append(Field(f"row: {name}", f"place of {name} in the row, from 1 (leading)", 8))
            found.append(Field(f"coins: {name}", f"guilders on {name}", 3))
            found.append(Field(f"cube: {name}", f"whose cube lies on {name}: 1 player 0, 2 player 1 ...", 4))
        return found

    def read(self, s: Harbour, seat: int) -> Iterable[int]:
        for tile in range(len(ACTIONS)):
            yield s.row.index(tile) + 1 if tile in s.row else 0
            yield s.coins[tile]
            owner = 0
            for other, player in enumerate(s.players):
                if tile in (player.current, player.previous):
                    owner = (other - seat) % s.seats + 1
            if tile in s.rivals:
                owner = s.rivals.index(tile) + 2
            yield owner


NOTHING: Final = [0] * (1 + len(FEATURES))


class Offers(Numbers[Harbour]):
    """Parts, canals, goods and employees on offer."""

    def fields(self) -> list[Field]:
        found: list[Field] = []
        for column in range(len(COLUMNS)):
            for row in range(ROWS):
                place = f"part {'abcd'[column]}{row + 1}"
                found.append(Field(place, f"1 if a part lies at {place}"))
                found += [Field(f"{place}: {name}", f"{name} on it", 2) for name in FEATURES]
        for i in range(OFFER):
            found.append(Field(f"canal {i + 1}", f"family of canal {i + 1} on offer, from 1", 2))
            found += [Field(f"canal {i + 1}: {name}", f"{name} on it", 2) for name in SYMBOLS[1:]]
            found += [Field(f"goods tile {i + 1}: {name}", f"{name} on it", 3) for name in GOODS]
        for name in EMPLOYEE_IDS:
            found.append(Field(f"left: {name}", f"tiles of {name} left", 2))
            found.append(Field(f"way: {name}", f"spaces from the indicator to {name}", 8))
        return found

    def read(self, s: Harbour, seat: int) -> Iterable[int]:
        for part in s.offer:
            yield from (1, *PARTS[part].has) if part >= 0 else NOTHING
        for i in range(OFFER):
            if i < len(s.canal_offer):
                canal = CANALS[s.canal_offer[i]]
                yield canal.family + 1
                yield from [canal.symbols.count(symbol) for symbol in range(1, len(SYMBOLS))]
            else:
                yield from [0] * len(SYMBOLS)
            yield from GOODS_TILES[s.goods_offer[i]] if i < len(s.goods_offer) else (0,) * len(GOODS)
        for employee in range(len(EMPLOYEE_IDS)):
            yield s.left[employee]
            yield (s.ring.index(employee) // EMPLOYEES_A_SPACE - s.hiring - 1) % EMPLOYEE_RING + 1


class Contracts(Numbers[Harbour]):
    """The contracts of the one who looks."""

    def fields(self) -> list[Field]:
        return [Field(f"contract: {name}", f"1 if player 0 holds {name}") for name in CONTRACT_IDS]

    def read(self, s: Harbour, seat: int) -> list[int]:
        held = s.players[seat].contracts
        return [1 if i in held else 0 for i in range(len(CONTRACT_IDS))]


class Owned(Numbers[Harbour]):
    """What a player has; `ahead`: how many seats after the one who looks."""

    __slots__ = ("ahead",)

    def __init__(self, ahead: int) -> None:
        self.ahead = ahead

    def fields(self) -> list[Field]:
        who = f"player {self.ahead}: "
        return [Field(who + field.name, who + field.meaning, field.top) for field in PLAYER]

    def read(self, s: Harbour, seat: int) -> Iterable[int]:
        other = (seat + self.ahead) % s.seats
        player = s.players[other]
        yield from (
            player.guilders,
            player.points,
            reach_of(player),
            len(player.canals.tiles),
            player.used_canals,
        )
        yield from (
            1 if player.figure else 0,
            len(player.fleet),
            sum([len(ship.parts) for ship in player.fleet]),
        )
        yield from (1 if other in deciders(s) else 0, 1 if other == s.start else 0)
        yield from player.items
        yield from [sum([ship.load[item] for ship in player.fleet]) for item in range(len(ITEMS))]
        yield from [sum([ship.features[kind] for ship in player.fleet]) for kind in range(5, len(FEATURES))]
        yield from player.goods
        found = [CANALS[tile].symbols for tile in player.canals.tiles]
        yield from [sum([symbols.count(one) for symbols in found]) for one in range(1, len(SYMBOLS))]
        yield from [int(sets.has(player.employees, i)) for i in range(len(EMPLOYEE_IDS))]
        for part in player.yard:
            yield from (PARTS[part].kind, *PARTS[part].has) if part >= 0 else NOTHING


def sections(seats: int) -> list[Section[Harbour]]:
    """An observation, part by part."""
    return [
        Table(),
        Asked(),
        Aboard(),
        Row(),
        Offers(),
        Contracts(),
        *[Owned(ahead) for ahead in range(seats)],
    ]


def fields(seats: int) -> list[Field]:
    """Every number of an observation, in order."""
    return fields_of(sections(seats))


def observer(seats: int) -> Observer:
    """Reads positions of a game of Shipyard."""
    return SectionObserver(sections(seats))
