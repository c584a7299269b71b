"""The board of Shipyard: header, action row, offers, the wheel, exchange, everybody's yard, canals and people, and the
own contracts."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from partie.games.shipyard import moves as m
from partie.games.shipyard.components import CONTRACT_IDS
from partie.games.shipyard.text import contract_thing
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.text import Words

from . import LETTERS, Board
from .flow import Flow
from .shipyard_canals import Canals, in_short, legend, told, where

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
"""Events that are omitted, because other lines of the log or the board show them."""


class ShipyardBoard(Board):
    """Shipyard in the terminal."""

    def draw(self, view: dict[str, Any], words: Words, names: Sequence[str], whole: bool) -> RenderableType:
        parts = [_header(view, words, names), _row(view, words)]
        if whole:
            parts += [_parts(view, words), _tiles(view, words), _wheel(view, words), _exchange(view, words)]
        parts.append(_players(view, words, names))
        if whole:
            parts += [
                _titled(words.seat(seat, names), _possessions(player, words))
                for seat, player in enumerate(view["players"])
                if seat != view["seat"]
            ]
        if view["seat"] >= 0:
            parts.append(_own(view, words, whole))
        return Group(*parts)

    def brief(self, view: dict[str, Any], words: Words, seat: int) -> str:
        player = view["players"][seat]
        have = words.say(
            "board-brief",
            guilders=player["guilders"],
            points=player["points"],
            items=_items(player["items"], words),
            reach=player["reach"],
        )
        lying = [
            f"{space} {_named(found, words).plain}" for space, found in enumerate(player["yard"], 1) if found
        ]
        return f"{have}\n{words.say('board-yard-now', parts=' · '.join(lying))}" if lying else have

    def chapter(self, view: dict[str, Any]) -> object:
        return view["turn"], view["stage"]

    def money(self, view: dict[str, Any], seat: int) -> int | None:
        money: int = view["players"][seat]["guilders"]
        return money

    def told(
        self, partie: Partie, events: Sequence[Sequence[Any]], words: Words, names: Sequence[str]
    ) -> list[str]:
        """Omits what the board shows."""
        shown = [event for event in events if event[0] not in QUIET and (event[0] != "income" or event[2])]
        return [words.event(partie, event, names) for event in shown]

    def rank(self, partie: Partie, seat: int, move: Move) -> int:
        """Of the ways to lay a canal, the one with the longest route comes first."""
        return -_after(partie, seat, move)["reach"] if move[0] == m.LAY else 0

    def apart(self, partie: Partie, move: Move) -> bool:
        return move[0] == m.FIT

    def gives_up(self, partie: Partie, seat: int, move: Move) -> bool:
        """Includes leaving items ashore that could come aboard."""
        return super().gives_up(partie, seat, move) or (move[0] == m.FIT and move[2] == 0)

    def group(self, partie: Partie, seat: int, move: Move) -> object:
        """All rotations of a canal on one place share a line."""
        return move[:2] if move[0] == m.LAY else None

    def group_name(self, partie: Partie, seat: int, moves: Sequence[Move], words: Words) -> str:
        place = partie.notation(seat, moves[0]).split()[1]
        return words.say("board-lay", at=place, reach=_after(partie, seat, moves[0])["reach"])

    def effect(self, partie: Partie, seat: int, move: Move, words: Words) -> str:
        """The income of an action tile, the text of an employee or contract, the kind and rotation of a canal, the ship
        that a part completes."""
        rest = partie.notation(seat, move).split()[1:]
        if move[0] == m.ACTION:
            tile = next(tile for tile in partie.view(seat)["row"] if tile["action"] == rest[0])
            return words.say("board-income", income=tile["income"] + tile["coins"])
        if move[0] == m.HIRE:
            return words.about("employee", rest[0])
        if move[0] == m.DISCARD:
            return words.about("contract", rest[0])
        if move[0] == m.RENT:
            view = partie.view(seat)
            family = words.say(f"canal-{view['canals']['offer'][int(rest[0]) - 1]['family']}")
            price = sum(amount for _, amount in partie.decision(seat).price(move))
            left = view["players"][seat]["guilders"] - price
            return f"{family}; {words.say('menu-left', left=left)}" if price else family
        if move[0] == m.LAY:
            after = _after(partie, seat, move)
            laid = next(tile for tile in after["canals"] if tile["at"] == rest[0])
            return f"{in_short(laid, words)}; {words.say('board-reach', reach=after['reach'])}"
        if move[0] == m.FIT:
            sailing = _after(partie, seat, move)["sailing"]
            return words.say("board-speed", speed=sailing["speed"]) if sailing else ""
        if move[0] in (m.START, m.STEER):
            return _scored(partie, seat, move, words)
        if move[0] == m.AT and len(_after(partie, seat, move)["complete"]) > len(
            partie.view(seat)["players"][seat]["complete"]
        ):
            player = partie.view(seat)["players"][seat]
            return words.say("board-completes", captains=player["items"]["captain"], reach=player["reach"])
        return ""


def _after(partie: Partie, seat: int, move: Move) -> dict[str, Any]:
    """A seat's possessions after a move, without what the move draws for everybody."""
    trial = partie.copy()
    trial.push(seat, move)
    player: dict[str, Any] = trial.drawing(seat)["players"][seat]
    return player


def _scored(partie: Partie, seat: int, move: Move, words: Words) -> str:
    """The score of a route without further forks; else the symbols passed so far."""
    trial = partie.copy()
    trial.push(seat, move)
    points = trial.drawing(seat)["players"][seat]["points"] - partie.drawing(seat)["players"][seat]["points"]
    if points:
        return words.say("board-scores", points=points)
    sailing = trial.drawing(seat)["players"][seat]["sailing"]
    if not sailing:
        return ""
    return words.say("board-so-far", officials=sailing["officials"], ribbon=sailing["ribbon"])


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
    """A part by its features; empty if there is none."""
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
        canal = told(canals[i], words) if i < len(canals) else "–"
        tile = " + ".join(words.name("good", good) for good in goods[i]) if i < len(goods) else "–"
        table.add_row(Text(str(i + 1), style="dim"), str(price), canal, tile)
    return _titled(words.say("board-tiles"), table)


def _ring(ring: Sequence[str], at: int) -> str:
    """A ring in the order in which its indicator will reach the spaces."""
    return " → ".join(ring[(at + i) % len(ring)] for i in range(1, len(ring) + 1))


def _wheel(view: dict[str, Any], words: Words) -> RenderableType:
    wheel = view["wheel"]
    table = _grid(2)
    for name in ("crew", "equipment"):
        items = [words.name("item", item) for item in wheel[name]["ring"]]
        table.add_row(Text(words.say(f"board-{name}"), style="dim"), _ring(items, wheel[name]["at"]))
    spaces = wheel["employees"]["spaces"]
    for i in range(1, len(spaces) + 1):
        staff = [one for one in spaces[(wheel["employees"]["at"] + i) % len(spaces)] if one["left"]]
        names = ", ".join(words.name("employee", one["employee"]) for one in staff)
        table.add_row(Text(words.say("board-employees", price=i - 1), style="dim"), names or "–")
    return _titled(words.say("board-wheel"), table)


def _exchange(view: dict[str, Any], words: Words) -> RenderableType:
    """The prices of each good, the next trade first, and what it can be traded for instead."""
    exchange = view["wheel"]["exchange"]
    spaces = exchange["prices"][1:]
    coming = [spaces[(exchange["at"] + i) % len(spaces)] for i in range(len(spaces))]
    table = Table.grid(padding=(0, 2))
    for _ in range(len(coming) + 1):
        table.add_column(no_wrap=True)
    table.add_column()
    heads = ["", words.say("board-next"), *[""] * (len(coming) - 1), words.say("board-trades")]
    table.add_row(*(Text(head, style="dim") for head in heads))
    for good, items in exchange["items"].items():
        traded = ", ".join(words.name("item", item) for item in items)
        prices = [Text(str(prices[good]), style="bold" if i == 0 else "") for i, prices in enumerate(coming)]
        table.add_row(Text(words.name("good", good), style="dim"), *prices, Text(traded))
    return _titled(words.say("board-exchange"), table)


def _items(items: dict[str, int], words: Words) -> str:
    names = [f"{words.name('item', item)} {number}" for item, number in items.items() if number]
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


def _possessions(player: dict[str, Any], words: Words) -> Table:
    """The public possessions of a player: yard, canals, employees, goods, fleet."""
    table = _grid(2)
    yard = [
        Text(f"{space + 1} ", style="dim").append_text(_named(found, words))
        for space, found in enumerate(player["yard"])
    ]
    table.add_row(Text(words.say("board-yard"), style="dim"), Flow(yard, " · "))
    canals = [Text(in_short(tile, words)) for tile in player["canals"]]
    canals.append(Text(words.say("board-reach", reach=player["reach"])))
    lines: list[RenderableType] = [Flow(canals, " · ")]
    if player["figure"]:
        lines.append(Text(where(player["figure"], player["canals"], words)))
    table.add_row(Text(words.say("board-own-canals"), style="dim"), Group(*lines))
    staff = [Text(words.name("employee", name)) for name in player["employees"]] or [Text("–")]
    table.add_row(Text(words.say("board-staff"), style="dim"), Flow(staff))
    goods = [Text(" + ".join(words.name("good", good) for good in tile)) for tile in player["goods"]]
    table.add_row(Text(words.say("board-goods"), style="dim"), Flow(goods or [Text("–")], " · "))
    if player["fleet"]:
        ships = [
            Text(
                words.say(
                    "board-ship",
                    parts=len(ship["parts"]),
                    load=_items(ship["load"], words),
                    speed=ship["speed"],
                )
            )
            for ship in player["fleet"]
        ]
        table.add_row(Text(words.say("board-fleet"), style="dim"), Group(*ships))
    return table


def _own(view: dict[str, Any], words: Words, whole: bool) -> RenderableType:
    """The reader's possessions: the canals as they lie, and the contracts with their tables."""
    player = view["players"][view["seat"]]
    table = _possessions(player, words)
    if whole:
        contracts: list[RenderableType] = [_contract(contract, words) for contract in player["contracts"]]
    else:
        contracts = [Flow([_contract_name(contract, words) for contract in player["contracts"]])]
    table.add_row(Text(words.say("board-contracts"), style="dim"), Group(*contracts))
    parts: list[RenderableType] = [table]
    if player["canals"]:
        drawing = Canals(player["canals"], player["figure"], words)
        parts += [drawing, Text(legend(words), style="dim")]
    return _titled(words.say("board-own"), Group(*parts))


def _named(found: dict[str, Any] | None, words: Words) -> Text:
    if found is None:
        return Text("–", style="dim")
    return Text(words.name("part", found["kind"])).append(" (").append_text(part(found, words)).append(")")


def _contract_name(contract: dict[str, Any], words: Words) -> Text:
    style = "red" if contract["colour"] == "red" else "bright_blue"
    return Text(words.name("contract", contract["contract"] or "unknown"), style=style)


def _contract(contract: dict[str, Any], words: Words) -> Text:
    """A contract with its colour, criterion, table, and present value."""
    text = _contract_name(contract, words)
    if not contract["contract"]:
        return text
    thing = contract_thing(words, CONTRACT_IDS.index(contract["contract"]))
    text.append(f" ({thing.facts[0]}): {thing.about} ", style="dim")
    now = words.say(
        "board-contract-now",
        count=contract["count"],
        points=contract["points"],
        next=contract["count"] + 1,
        more=contract["next"],
    )
    return text.append(now)


BOARD: Final = ShipyardBoard()
