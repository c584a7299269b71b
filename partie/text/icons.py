"""The effects of cards, slots, tiles and contracts as lines of icons: the same trees as in effects.py, read once more.

    icons.card(card)         [[["credit", 1], ["then"], ["build"], ["farm", 1]]]

A line is a list of tokens, a token `[name, how many, ...marks]`; names are icons of the page or signs between them
(web/src/kit/README.md). One line a part that goes in any order. A node says its own (`signs`); one with prices, things
or other effects in it has a function here. `pytest tests/text` tells what is missing.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from partie.games.underwater.cards.card import Card, Contract, Metropolis
from partie.games.underwater.effects import (
    PRICE_FREE,
    PRICE_LESS,
    PRICE_STATED,
    AllOf,
    AtLeast,
    Build,
    BuildAndUpgrade,
    Choose,
    CopyYield,
    Count,
    Discount,
    Exchange,
    ForEach,
    Gain,
    If,
    Instead,
    OncePerTurn,
    OnSpace,
    Pay,
    Price,
    Smallest,
    Steps,
    Tree,
    Upgrade,
    UseSlot,
    When,
)
from partie.games.underwater.state import Underwater
from partie.games.underwater.terms import (
    ACTION_CARD,
    BUILDING,
    CITY,
    EVENTS,
    FEDERATION,
    FREE_SLOT,
    FULL_CITY,
    GAINS,
    KINDS,
    LAID_CARD,
    METROPOLIS,
    OTHERS_SLOT,
    PAIR,
    READY_CARD,
    RESOURCES,
    SLOT_COLOUR,
    SLOTS,
    SPECIAL,
    STRUCTURE,
    TYPES,
    USED_SLOT,
    Amount,
    kinds_in,
)

Token = list[str | int | None]
Line = list[Token]

OTHERS = {
    METROPOLIS: "metropolis",
    SPECIAL: "special",
    ACTION_CARD: "action-card",
    READY_CARD: "ready-card",
    LAID_CARD: "laid-card",
    SLOT_COLOUR: "slot",
    FEDERATION: "federation",
}
TYPE_SIGNS = {"permanent": "lasting"}
PLAIN_EVENTS: dict[str, Line] = {
    "second-tunnel": [["build"], ["tunnel", 2]],
    "connects-metropolis": [["metropolis", 1]],
    "mismatches": [["card", 1, "different"]],
    "uses-action": [["use"], ["action-card", 1]],
    "takes-special": [["take"], ["special", 1]],
    "all-colours": [["slot", 3, "different"]],
    "turn-ends": [["end-turn"]],
}


def effect(node: Tree) -> list[Line]:
    """An effect as lines: one for each part that goes in any order."""
    parts = node.parts if isinstance(node, AllOf) else (node,)
    return [line(part) for part in parts]


def card(found: Card) -> list[Line]:
    return effect(found.effect)


def metropolis(tile: Metropolis) -> list[Line]:
    """What a tile gives at once, in production, at the end."""
    parts = (("instant", tile.instant), ("production", tile.production), ("end", tile.end))
    return [[[when], *line(node)] for when, node in parts if node is not None]


def contract(found: Contract) -> list[Line]:
    conditions = _joined([_condition(one) for one in found.conditions], "and")
    return [[*conditions, ["then"], *line(found.benefit)]]


def line(node: Tree) -> Line:
    """One effect in one line."""
    make: Callable[[Any], Line] | None = _READERS.get(node.key)
    return make(node) if make else [list(sign) for sign in node.signs()]


def amount(found: Amount | Sequence[int]) -> Line:
    """`2 credits and a card`."""
    return [[name, number] for name, number in zip(GAINS, found, strict=False) if number]


def _joined(lines: Sequence[Line], sign: str) -> Line:
    found: Line = []
    for part in lines:
        found += [[sign], *part] if found else part
    return found


def _bracketed(found: Line) -> Line:
    """In brackets where several things belong together."""
    return [["open"], *found, ["close"]] if any(token[0] in ("or", "and") for token in found) else found


def things(what: int, number: int | None, *marks: str) -> Line:
    """Things of a set of kinds: all buildings, all structures and all cities are one icon."""
    for whole, name in ((STRUCTURE, "structure"), (BUILDING, "building"), (CITY, "city")):
        if what == whole:
            return [[name, number, *marks]]
    if what == FULL_CITY:
        return [["city", number], ["and"], ["farm"], ["plant"], ["laboratory"]]
    if what == PAIR:
        return [["building", 2, "upgraded"]]
    if what in OTHERS:
        return [[OTHERS[what], number, *marks]]
    kinds = [KINDS[kind] for kind in kinds_in(what)]
    return _joined([[[name, number, *marks]] for name in kinds], "or")


def _count(node: Tree, per: int | None) -> Line:
    if isinstance(node, Smallest):
        return _joined([_count(part, per) for part in node.counts], "and")
    assert isinstance(node, Count)
    return things(node.what, per, *(("upgraded",) if node.upgraded else ()))


def _price(price: Price) -> Line:
    if price.kind == PRICE_STATED:
        return [["for"], *amount(price.amount)]
    if price.kind == PRICE_LESS:
        return [["less"], *amount(price.amount)]
    return [["free"]] if price.kind == PRICE_FREE else []


def _prices(prices: Iterable[Amount]) -> Line:
    return _joined([amount(one) for one in prices], "or")


def _upgrade_price(prices: Sequence[Amount]) -> Line:
    return [["for"], *_prices(prices)] if prices[0] else [["free"]]


def _times(times: int) -> Line:
    return [["times", times]] if times > 1 else []


def _pay(node: Pay[Underwater]) -> Line:
    return [*_prices(node.prices), ["then"], *_bracketed(line(node.then)), *_times(node.times)]


def _exchange(node: Exchange[Underwater]) -> Line:
    return [[RESOURCES[node.one], 1], ["exchange"], [RESOURCES[node.other], 1], *_times(node.times)]


def _build(node: Build) -> Line:
    marks = ("expansion",) if node.expansion else ()
    return [["build"], *things(node.what, node.count, *marks), *_price(node.price)]


def _upgrade(node: Upgrade) -> Line:
    return [["upgrade"], *things(node.what, node.count), *_upgrade_price(node.prices)]


def _build_and_upgrade(node: BuildAndUpgrade) -> Line:
    price = _price(node.price)
    return [["build"], *things(node.what, 1), *price, ["and"], ["upgrade"], *_upgrade_price((node.upgrade,))]


def _use_slot(node: UseSlot) -> Line:
    mark = {FREE_SLOT: "free", OTHERS_SLOT: "others", USED_SLOT: "used"}.get(node.where)
    return [["slot", 1, mark] if mark else ["slot", 1]]


def _choose(node: Choose[Underwater]) -> Line:
    return _joined([_bracketed(line(option)) for option in node.options], "or")


def _condition(node: Tree) -> Line:
    if isinstance(node, OnSpace):
        return [["federation", None, str(node.space)]]
    assert isinstance(node, AtLeast)
    return [["at-least"], *_count(node.count, node.least)]


def _for_each(node: ForEach[Underwater]) -> Line:
    most: Line = [["most", node.most]] if node.most else []
    return [*line(node.gain), ["per"], *_bracketed(_count(node.count, node.per)), *most]


def _event(event: int, of: int) -> Line:
    name = EVENTS[event]
    if name in ("builds", "second-built"):
        return [["build"], *things(of, 2 if name == "second-built" else 1)]
    if name in ("upgrades", "second-upgraded"):
        return [["upgrade"], *things(of, 2 if name == "second-upgraded" else 1)]
    if name == "slot-gives":
        return [["slot"], [GAINS[of], 1]]
    if name == "uses-slot":
        return [["slot", None, SLOTS[of]]]
    if name == "advances-to":
        return [["federation", None, str(of)]]
    if name == "lays-card":
        return [["laid-card"], [TYPE_SIGNS.get(TYPES[of], TYPES[of])]] if of >= 0 else [["laid-card"]]
    return PLAIN_EVENTS[name]


def _when(node: When) -> Line:
    return [["when"], *_event(node.event, node.of), ["then"], *line(node.then)]


def _discount(node: Discount[Underwater]) -> Line:
    doing = "upgrade" if node.upgrading else "build"
    return [[doing], *things(node.what, 1), ["less"], *amount(node.amount)]


def _instead(node: Instead) -> Line:
    return [
        *things(node.what, 1),
        [RESOURCES[node.resource], 1],
        ["instead"],
        *line(node.gain),
    ]


def _steps(node: Steps[Underwater]) -> Line:
    rows: Line = []
    for count, points in node.table_of_points:
        rows += [["at", count], ["point", points]]
    return [*_count(node.count, None), ["steps"], *rows]


def _gain(node: Gain) -> Line:
    return amount(node.gains)


def _copy_yield(node: CopyYield) -> Line:
    return [["copy"], *things(node.what, 1, "upgraded")]


def _all_of(node: AllOf[Underwater]) -> Line:
    return _joined([line(part) for part in node.parts], "and")


def _if(node: If[Underwater]) -> Line:
    return [["if"], *_condition(node.condition), ["then"], *line(node.then)]


def _once_per_turn(node: OncePerTurn[Underwater]) -> Line:
    return [["once"], *line(node.then)]


_READERS: dict[str, Callable[[Any], Line]] = {
    "gain": _gain,
    "pay": _pay,
    "exchange": _exchange,
    "build": _build,
    "upgrade": _upgrade,
    "build-and-upgrade": _build_and_upgrade,
    "use-slot": _use_slot,
    "copy-yield": _copy_yield,
    "all-of": _all_of,
    "choose": _choose,
    "if": _if,
    "for-each": _for_each,
    "when": _when,
    "discount": _discount,
    "once-per-turn": _once_per_turn,
    "instead": _instead,
    "steps": _steps,
}
