"""Effects of Evacuation as lines of icons, read from the same trees as the sentences (partie/text/evacuation.py)."""

from typing import Final

from partie.games.evacuation.cards.technologies import Tile
from partie.games.evacuation.components import ANY, BIOMES, RESOURCES, SYMBOLS, Goods
from partie.games.evacuation.effects import (
    AllOf,
    BuildShuttle,
    BuildStadium,
    Clone,
    FlightHelp,
    Gain,
    GainFactory,
    Node,
    Raise,
    Settle,
)
from partie.games.evacuation.lasting import NAMES, Lasting
from partie.games.evacuation.new_world import AXES, Area
from partie.games.evacuation.requirements import Requirement

Token = list[str | int | None]
Line = list[Token]

COUNTED: Final[dict[str, str]] = {
    "gain-any": "any",
    "develop": "infrastructure",
    "research": "research",
    "draw-cards": "card",
    "more-steps": "satellite",
}
"""Nodes that are one icon and a number."""
HELPED: Final[tuple[Line, ...]] = (
    [["shuttle", None, "launch"], ["less"], ["energy"]],
    [["shuttle"], ["any"]],
    [["shuttle"], ["building"]],
    [["population", None, "free"]],
)
LASTING: Final[dict[str, Line]] = {
    "smileys": [["smiley"]],
    "shuttle": [["build"], ["shuttle", 1], ["less"], ["any"]],
    "stadium": [["build"], ["stadium", 1], ["less"], ["any"]],
    "settle": [["house"], ["less"], ["steel"]],
    "infrastructure": [["infrastructure"], ["less"], ["any"]],
    "launch": HELPED[0],
    "returns": [["shuttle", None, "return"], ["less"], ["energy"]],
    "resources": HELPED[1],
    "buildings": HELPED[2],
    "stripes": HELPED[3],
    "food-old": [["old-world"], ["less"], ["food"]],
    "food-new": [["new-world"], ["less"], ["food"]],
    "steps": [["satellite"]],
    "clones": [["when"], ["food"], ["then"], ["population"]],
    "third": [["action", None, "3"], ["less"], ["energy"]],
    "fourth": [["action", None, "4"], ["less"], ["energy"]],
    "surcharge": [["action"], ["free"]],
}
"""What a technology gives; its number stands on the last icon."""


def goods(amounts: Goods) -> Line:
    """Resources with their numbers."""
    return [[kind, amount] for kind, amount in zip(RESOURCES, amounts, strict=True) if amount]


def effect_icons(node: Node) -> list[Line]:
    """A line for each part of an effect."""
    if isinstance(node, AllOf):
        return [line for part in node.parts for line in effect_icons(part)]
    return [_line(node)]


def _line(node: Node) -> Line:
    if isinstance(node, Gain):
        return goods(node.goods)
    if isinstance(node, Raise):
        return [["production"], *goods(node.goods)]
    if isinstance(node, Settle):
        return _settle(node)
    if isinstance(node, BuildShuttle | BuildStadium):
        name = "shuttle" if isinstance(node, BuildShuttle) else "stadium"
        saved: Line = [["less"], ["any", node.less]] if node.less else []
        return [["build"], [name, 1], *saved]
    if isinstance(node, GainFactory):
        return [["factory", node.count, "free" if node.factory == ANY else RESOURCES[node.factory]]]
    if isinstance(node, Clone):
        paid: Line = [["food", node.food], ["then"]] if node.food else []
        return [*paid, ["population", node.count]]
    if isinstance(node, FlightHelp):
        return [
            token for i, number in enumerate(node.help) if number for token in _numbered(HELPED[i], number)
        ]
    number = node.numbers()[0] if node.numbers() else 1
    if node.kind in COUNTED:
        return [[COUNTED[node.kind], number]]
    if node.kind == "swap":
        return [["any", 1], ["exchange"], ["any", 1], ["times", number]]
    if node.kind == "move-goods":
        return [["any", number], ["then"], ["new-world"]]
    if node.kind == "raise-any":
        return [["production"], ["any", number]]
    if node.kind == "prepare-factory":
        return [["build"], ["factory", number]]
    return [[node.kind.removeprefix("gain-"), 1, "free"]]


def _settle(node: Settle) -> Line:
    line: Line = [["house", 1]]
    if node.biome:
        line.append(["milestone", node.biome])
    if node.symbols:
        line.append(["bio", node.symbols, "free"])
    if node.steel:
        line += [["less"], ["steel", node.steel]]
    return line


def _numbered(line: Line, number: int) -> Line:
    """The same with the number on its last icon."""
    last = line[-1]
    return [*line[:-1], [last[0], number, *last[2:]]]


def lasting_icons(gives: Lasting) -> list[Line]:
    """A line for each lasting ability."""
    lines: list[Line] = []
    for name, number in zip(NAMES, gives.numbers, strict=True):
        if not number:
            continue
        if name in SYMBOLS:
            lines.append([["lasting"], [name, 1]])
        elif name.startswith("income-"):
            _, kind, world = name.split("-")
            lines.append([["production"], [kind, number], [f"{world}-world"]])
        else:
            lines.append([["lasting"], *_numbered(LASTING[name], number)])
    return lines


def tile_icons(tile: Tile) -> list[Line]:
    """A technology."""
    lines = lasting_icons(tile.lasting)
    if tile.flash is not None:
        first, *others = effect_icons(tile.flash)
        lines += [[["instant"], *first], *others]
    return lines


def requirement_icons(needs: Requirement, gives: Goods) -> list[Line]:
    """What an infrastructure card requires, and what it gives."""
    line: Line = [["at-least"]]
    for mark, counts in (("", needs.areas), ("population", needs.population), ("factory", needs.factory)):
        line += [[BIOMES[i], n, mark] if mark else [BIOMES[i], n] for i, n in enumerate(counts) if n]
    if needs.axis >= 0:
        line += [[BIOMES[i], n, AXES[needs.axis]] for i, n in enumerate(needs.line) if n]
    return [[*line, ["then"], ["production"], *goods(gives)]]


def area_icons(area: Area) -> list[Line]:
    """What an area asks for and brings."""
    line: Line = [["factory", area.factories]] if area.factories else []
    for slot in area.slots:
        line += [
            ["population", 1, kind] for kind, n in zip(RESOURCES, slot, strict=True) for _ in range(n and 1)
        ]
        line += goods(slot)
    line += [[name, None] for i, name in enumerate(SYMBOLS) if area.symbols >> i & 1]
    return [line]
