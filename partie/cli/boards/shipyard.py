"""The board of Shipyard: header, action row, offers, the wheel, players, and the own yard, canals and contracts."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from partie.kernel.partie import Partie
from partie.kernel.step import Move
from partie.text import Words

from . import LETTERS, Board
from .flow import Flow

COLOURS: Final = {
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "pink": "bold magenta",
    "green": "bold green",
}
QUIET: Final = (
    "turn",
    "tile-chosen",
    "canal-drawn",
    "part-drawn",
    "goods-drawn",
    "rival-turn",
    "rival-moved",
    "action",
)
"""Events that other lines of the log tell as well, or that the board shows."""


class ShipyardBoard(Board):
    """Shipyard in the terminal."""

    def draw(self, view: dict[str, Any], words: Words, names: Sequence[str], whole: bool) -> RenderableType:
        parts = [_header(view, words, names), _row(view, words)]
        if whole:
            parts += [
                _parts(view, words),
                _tiles(view, words),
                _wheel(view, words),
                _players(view, words, names),
            ]
        if view["seat"] >= 0:
            parts.append(_own(view, words))
        return Group(*parts)

    def brief(self, view: dict[str, Any], words: Words, seat: int) -> str:
        player = view["players"][seat]
        return words.say(
            "board-brief",
            guilders=player["guilders"],
            points=player["points"],
            items=_items(player["items"], words),
            reach=player["reach"],
        )

    def chapter(self, view: dict[str, Any]) -> object:
        return view["turn"], view["stage"]

    def money(self, view: dict[str, Any], seat: int) -> int | None:
        money: int = view["players"][seat]["guilders"]
        return money

    def told(
        self, partie: Partie, events: Sequence[Sequence[Any]], words: Words, names: Sequence[str]
    ) -> list[str]:
        """What the board shows anyway is left out."""
        shown = [event for event in events if event[0] not in QUIET and (event[0] != "income" or event[2])]
        return [words.event(partie, event, names) for event in shown]

    def effect(self, partie: Partie, seat: int, move: Move, words: Words) -> str:
        """Of an action tile: the income it brings."""
        if partie.game.verbs[move[0]].name != "action":
            return ""
        name = partie.notation(seat, move).split()[1]
        tile = next(tile for tile in partie.view(seat)["row"] if tile["action"] == name)
        return words.say("board-income", income=tile["income"] + tile["coins"])


def _letter(view: dict[str, Any], seat: int) -> Text:
    if seat >= view["seats"]:
        return Text(str(seat), style="bold")
    return Text(LETTERS[seat], style=COLOURS[view["players"][seat]["colour"]])


def _titled(title: str, body: RenderableType) -> RenderableType:
    return Group(Text(title, style="underline"), body)


def _header(view: dict[str, Any], words: Words, names: Sequence[str]) -> Text:
    track = view["track"]
    head = [words.say("game-name"), words.say("board-cubes", cubes=track["cubes"], of=track["of"])]
    head.append(words.say("board-gear", at=view["gear"]["at"], teeth=view["gear"]["teeth"]))
    if view["stage"] != "turn":
        head.append(words.name("stage", view["stage"]))
    text = Text("\n" + " · ".join(head), style="bold")
    text.append("\n" + words.say("board-start", seat=words.seat(view["start"], names)), style="not bold dim")
    return text


def _row(view: dict[str, Any], words: Words) -> RenderableType:
    """The tiles from the gear outwards, with the cubes, coins and the income they bring."""
    tiles = []
    for tile in view["row"]:
        text = Text(words.name("action", tile["action"]), style="dim" if tile["cubes"] else "bold")
        for cube in tile["cubes"]:
            text.append(" [")
            for _ in range(cube["cubes"]):
                text.append_text(_letter(view, cube["seat"]))
            text.append("]")
        if not tile["cubes"]:
            text.append(f" +{tile['income'] + tile['coins']}", style="not bold dim")
        tiles.append(text)
    return _titled(words.say("board-row"), Flow(tiles, " · "))


def part(found: dict[str, Any] | None, words: Words) -> Text:
    """A part by its features; nothing where there is none."""
    if found is None:
        return Text("–", style="dim")
    return Text(", ".join(words.name("feature", name) for name in found["features"]))


def _grid(columns: int) -> Table:
    table = Table.grid(padding=(0, 2))
    for _ in range(columns):
        table.add_column()
    return table


def _parts(view: dict[str, Any], words: Words) -> RenderableType:
    """Four columns, the free row first."""
    offer = view["parts"]
    table = _grid(6)
    letters = [
        Text(f"{letter} {words.name('part', column['kind'])}", style="dim")
        for letter, column in zip("abcd", offer["columns"], strict=True)
    ]
    table.add_row("", Text(words.say("board-price"), style="dim"), *letters)
    for i, price in enumerate(offer["prices"]):
        cells = [part(column["parts"][i], words) for column in offer["columns"]]
        table.add_row(Text(str(i + 1), style="dim"), str(price), *cells)
    stacks = offer["stacks"]
    title = words.say("board-parts", bow=stacks["bow"], middle=stacks["middle"], stern=stacks["stern"])
    return _titled(title, table)


def _tiles(view: dict[str, Any], words: Words) -> RenderableType:
    """Canals and goods beside each other, by place and price."""
    table = _grid(4)
    heads = ("", words.say("board-price"), words.say("board-canals"), words.say("board-goods"))
    table.add_row(*(Text(head, style="dim") for head in heads))
    canals, goods = view["canals"]["offer"], view["goods"]["offer"]
    for i, price in enumerate(view["canals"]["prices"]):
        canal = _symbols(canals[i], words) if i < len(canals) else "–"
        tile = " + ".join(words.name("good", good) for good in goods[i]) if i < len(goods) else "–"
        table.add_row(Text(str(i + 1), style="dim"), str(price), canal, tile)
    return _titled(words.say("board-tiles"), table)


def _symbols(canal: dict[str, Any], words: Words) -> str:
    return ", ".join(words.name("symbol", symbol) for symbol in canal["symbols"])


def _ring(ring: Sequence[str], at: int) -> str:
    """A ring in the order in which its indicator will reach the spaces."""
    return " → ".join(ring[(at + i) % len(ring)] for i in range(1, len(ring) + 1))


def _wheel(view: dict[str, Any], words: Words) -> RenderableType:
    wheel = view["wheel"]
    table = _grid(2)
    for name in ("crew", "equipment"):
        items = [words.name("item", item) for item in wheel[name]["ring"]]
        table.add_row(Text(words.say(f"board-{name}"), style="dim"), _ring(items, wheel[name]["at"]))
    exchange = wheel["exchange"]
    coming = exchange["prices"][exchange["at"] % (len(exchange["prices"]) - 1) + 1]
    table.add_row(Text(words.say("board-exchange"), style="dim"), words.say("prices-shown", **coming))
    spaces = wheel["employees"]["spaces"]
    for i in range(1, len(spaces) + 1):
        staff = [one for one in spaces[(wheel["employees"]["at"] + i) % len(spaces)] if one["left"]]
        names = ", ".join(words.name("employee", one["employee"]) for one in staff)
        table.add_row(Text(words.say("board-employees", price=i - 1), style="dim"), names or "–")
    return _titled(words.say("board-wheel"), table)


def _items(items: dict[str, int], words: Words) -> str:
    names = [f"{number} {words.name('item', item)}" for item, number in items.items() if number]
    return ", ".join(names) or words.say("items-none")


def _players(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    table = _grid(6)
    heads = ("", "name", "points", "guilders", "fleet", "items")
    table.add_row(*(Text(words.say(f"board-{head}") if head else "", style="dim") for head in heads))
    for seat, player in enumerate(view["players"]):
        table.add_row(
            _letter(view, seat),
            Text(words.seat(seat, names), style="bold" if seat == view["seat"] else ""),
            str(player["points"]),
            str(player["guilders"]),
            " ".join(str(len(ship["parts"])) for ship in player["fleet"]) or "–",
            _items(player["items"], words),
        )
    return _titled(words.say("board-players"), table)


def _own(view: dict[str, Any], words: Words) -> RenderableType:
    """The own yard, canals, employees, goods and contracts."""
    player = view["players"][view["seat"]]
    table = _grid(2)
    yard = [
        Text(f"{space + 1} ", style="dim").append_text(_named(found, words))
        for space, found in enumerate(player["yard"])
    ]
    table.add_row(Text(words.say("board-yard"), style="dim"), Flow(yard, " · "))
    canals = [Text(f"{tile['at']}: {_symbols(tile, words)}") for tile in player["canals"]]
    reach = words.say("board-reach", reach=player["reach"])
    table.add_row(Text(words.say("board-own-canals"), style="dim"), Group(*canals, Text(reach)))
    staff = [Text(words.name("employee", name)) for name in player["employees"]] or [Text("–")]
    table.add_row(Text(words.say("board-staff"), style="dim"), Flow(staff))
    goods = [Text(" + ".join(words.name("good", good) for good in tile)) for tile in player["goods"]]
    table.add_row(Text(words.say("board-goods"), style="dim"), Flow(goods or [Text("–")]))
    contracts = [_contract(contract, words) for contract in player["contracts"]]
    table.add_row(Text(words.say("board-contracts"), style="dim"), Flow(contracts))
    return _titled(words.say("board-own"), table)


def _named(found: dict[str, Any] | None, words: Words) -> Text:
    if found is None:
        return Text("–", style="dim")
    return Text(words.name("part", found["kind"])).append(" (").append_text(part(found, words)).append(")")


def _contract(contract: dict[str, Any], words: Words) -> Text:
    style = "red" if contract["colour"] == "red" else "bright_blue"
    text = Text(words.name("contract", contract["contract"] or "unknown"), style=style)
    return text.append(f" {contract['points']}", style="dim") if contract["contract"] else text


BOARD: Final = ShipyardBoard()
