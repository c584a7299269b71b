"""Effects of Evacuation as lines of icons, read from the same trees as the sentences (text/__init__.py)."""

from partie.euro.sets import members

from ..cards.technologies import Tile
from ..components import BIOMES, RESOURCES, SYMBOLS, Goods
from ..components.new_world import AXES, Area
from ..components.requirements import Requirement
from ..effects import Node

Token = list[str | int | None]
Line = list[Token]


def goods(amounts: Goods) -> Line:
    """Resources with their numbers."""
    return [[kind, amount] for kind, amount in zip(RESOURCES, amounts, strict=True) if amount]


def effect_icons(node: Node) -> list[Line]:
    """A line for each part of an effect."""
    return [[list(sign) for sign in line] for line in node.lines()]


def tile_icons(tile: Tile) -> list[Line]:
    """A technology."""
    lines = [line for each in tile.abilities for line in effect_icons(each)]
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
    line += [[SYMBOLS[symbol], None] for symbol in members(area.symbols)]
    return [line]
