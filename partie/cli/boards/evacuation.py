"""The board of Evacuation: the year with its duties and bonuses, offers, both worlds, players in order, and what the
reader has."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from partie.games.evacuation.cards.actions import ACTION_CARDS
from partie.games.evacuation.cards.bonuses import BONUSES
from partie.games.evacuation.components import BIOMES, LAST_YEAR, RESOURCES, STADIUMS_WANTED, SYMBOLS, WORLDS
from partie.games.evacuation.components.new_world import AREAS, Area
from partie.games.evacuation.text import Telling
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.text import Words

from . import LETTERS, Board
from .evacuation_moves import effect, gives_nothing, group, group_name, lacking, rank, told
from .evacuation_own import gates, possessions
from .flow import Flow, Turning

COLOURS: Final = {
    "purple": "bold magenta",
    "blue": "bold bright_blue",
    "pink": "bold bright_magenta",
    "orange": "bold yellow",
}
MAP_PHASES: Final = ("actions", "bonuses", "progress")
"""Phases in which a low terminal also shows the map."""
LONGEST_NAME: Final = 14
OFFERS: Final = {"shuttles": "shuttle", "stadiums": "stadium", "infrastructure": "infrastructure"}
COLUMNS: Final = (
    "name",
    "old",
    "new",
    "production",
    "strength",
    "areas",
    "tokens",
    "stadiums-of",
    "shuttles-of",
    "satellites",
    "smileys",
)
LANE_MARKS: Final = {"outer": "", "middle": "+", "inner": "*"}
FACTORY: Final = "#"
"""A position for a factory on the map."""


class EvacuationBoard(Board):
    """Evacuation in the terminal."""

    def draw(self, view: dict[str, Any], words: Words, names: Sequence[str], whole: bool) -> RenderableType:
        parts: list[RenderableType] = [_header(view, words)]
        own = view["seat"] >= 0
        if whole:
            parts.append(_titled(words.say("board-offers"), _offers(view, words)))
        if whole or view["phase"] in MAP_PHASES:
            parts.append(_titled(words.say("board-map"), _map(view, words, whole)))
        if own and whole:
            parts += [_titled(title, body) for title, body in possessions(view, words)]
        parts.append(_titled(words.say("board-players"), _players(view, words, names)))
        if whole:
            parts.append(_others(view, words, names))
        if "rival" in view:
            parts.append(Text(_rival(view["rival"], words)))
        parts.append(_titled(words.say("board-now", year=view["year"]), _year(view, words)))
        return Group(*parts)

    def brief(self, view: dict[str, Any], words: Words, seat: int) -> str:
        player = view["players"][seat]
        tell = Telling(words)
        return words.say(
            "board-brief",
            old=tell.goods(list(player["resources"]["old"].values()), held=True),
            new=tell.goods(list(player["resources"]["new"].values()), held=True),
            production=_numbers(player["makes"]["new"]),
            action=player["actions"] + 1,
            price=player["price"],
        )

    def chapter(self, view: dict[str, Any]) -> object:
        return view["year"], view["phase"]

    def rank(self, partie: Partie, seat: int, move: Move) -> int:
        return rank(partie, seat, move)

    def gives_up(self, partie: Partie, seat: int, move: Move) -> bool:
        return super().gives_up(partie, seat, move) or gives_nothing(move)

    def group(self, partie: Partie, seat: int, move: Move) -> object:
        return group(move)

    def group_name(self, partie: Partie, seat: int, moves: Sequence[Move], words: Words) -> str:
        return group_name(partie, seat, moves, words) or super().group_name(partie, seat, moves, words)

    def effect(self, partie: Partie, seat: int, move: Move, words: Words) -> str:
        return effect(partie, seat, move, words)

    def lacking(self, partie: Partie, seat: int, move: Move, words: Words) -> str:
        return lacking(partie, seat, move, words)


def _titled(title: str, body: RenderableType) -> RenderableType:
    return Group(Text(title, style="bold"), Padding(body, (0, 0, 0, 2)))


def _grid() -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    return table


def _header(view: dict[str, Any], words: Words) -> Text:
    parts = [
        words.say("game-name"),
        words.name("option-mode", view["mode"]),
        words.say("board-year", year=view["year"]),
        words.name("phase", view["phase"]),
    ]
    return Text(" · ".join(parts), style="bold")


def _numbers(triple: dict[str, int]) -> str:
    return "/".join(str(triple[kind]) for kind in RESOURCES)


# The year


def _year(view: dict[str, Any], words: Words) -> RenderableType:
    """Bonuses and what they give, the reader's strength, food and stadiums due, gates ahead."""
    table = _grid()
    year, seat = view["year"], view["seat"]
    tell = Telling(words)
    card = BONUSES[view["bonus_cards"][year - 1]]
    for number, node in zip(card.numbers, card.effects, strict=True):
        head = words.say(f"board-bonus-{view['method']}", n=number)
        table.add_row(Text(head, style="dim"), Text(tell.clause(node)))
    if seat >= 0:
        player = view["players"][seat]
        table.add_row(Text(words.say("board-strength-own"), style="dim"), Text(_strength(player, words)))
        for satellite, line in gates(player, words):
            table.add_row(Text(satellite, style="dim"), Text(line))
    for later in range(year + 1, LAST_YEAR + 1):
        duty = view["expects"][later - 1]
        due = words.say("board-due", old=duty["food"][0], new=duty["food"][1], stadiums=duty["stadiums"])
        table.add_row(Text(words.say("board-due-year", year=later), style="dim"), Text(due))
    end = words.say("board-due-end", stadiums=STADIUMS_WANTED)
    table.add_row(Text(words.say("board-due-last"), style="dim"), Text(end))
    if seat >= 0:
        player = view["players"][seat]
        stock = [player["resources"][world]["food"] + player["makes"][world]["food"] for world in WORLDS]
        have = words.say(
            "board-due-have", old=stock[0], new=stock[1], stadiums=len(player["stadiums"]["new"])
        )
        table.add_row(Text(words.say("board-due-own"), style="dim"), Text(have))
    return table


def _strength(player: dict[str, Any], words: Words) -> str:
    """The sum of the year and the groups it comes from: `5 = 2 + 3`."""
    parts = [str(number) for number, count in enumerate(player["groups"], 1) for _ in range(count)]
    parts += ["/".join(map(str, _card_strengths(card))) for card in player["up"] if card]
    total = "/".join(map(str, player["strengths"]))
    return words.say("board-strength-sum", total=total, parts=" + ".join(parts) or "0")


def _card_strengths(card: str) -> Sequence[int]:
    return next(each.strengths for each in ACTION_CARDS if each.id == card)


# Offers and the New World


def _offers(view: dict[str, Any], words: Words) -> RenderableType:
    """A line for each tile and card: what it is and what it costs."""
    table = _grid()
    things = told(words.language)
    for key, kind in OFFERS.items():
        table.add_row(Text(words.say(f"board-{key}"), style="dim"), "")
        for name in view["offers"][key]:
            thing = things[kind][name]
            table.add_row(Text(thing.say), Text(f"{thing.about} ({thing.facts[0]})"))
    return table


def _map(view: dict[str, Any], words: Words, whole: bool) -> RenderableType:
    """The areas by biome with their positions and symbols; a low terminal has only their names."""
    table = _grid()
    open_to = view["players"][view["seat"]]["biomes"] if view["seat"] >= 0 else BIOMES
    for number, biome in enumerate(BIOMES):
        areas = [
            _area(view, area, words, whole)
            for area in AREAS
            if area.biome == number and area.id in view["map"]
        ]
        shut = "" if biome in open_to else " " + words.say("board-shut", gate=number + 1)
        table.add_row(Text(words.name("biome", biome) + shut), Flow(areas, "  "))
    return Group(table, Text(words.say("board-map-legend", factory=FACTORY), style="dim")) if whole else table


def positions(area: Area, words: Words) -> str:
    """What an area has positions for and asks: `[#][F][SE] geo`."""
    letters = [words.say(f"board-letter-{kind}") for kind in RESOURCES]
    people = [
        "".join(letter * amount for letter, amount in zip(letters, slot, strict=True)) for slot in area.slots
    ]
    places = "".join(f"[{place}]" for place in [FACTORY] * area.factories + people)
    symbols = " ".join(
        words.name("symbol", name) for bit, name in enumerate(SYMBOLS) if area.symbols >> bit & 1
    )
    return f"{places} {symbols}".rstrip()


def _area(view: dict[str, Any], area: Area, words: Words, whole: bool) -> Text:
    owner = view["areas"].get(area.id)
    name = area.id.upper()
    if owner is None:
        return Text(f"{name}{positions(area, words)}" if whole else name)
    if owner == "rival":
        return Text(f"{name}=R", style="dim")
    return Text(f"{name}={LETTERS[owner]}", style=COLOURS[view["players"][owner]["colour"]])


# Players


def _players(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    heads = [Text(words.say(f"board-{column}"), style="dim") for column in COLUMNS]
    rows = []
    for seat in view["order"]:
        if not isinstance(seat, int):
            continue
        player = view["players"][seat]
        satellites = [f"{each['section']}{LANE_MARKS[each['lane']]}" for each in player["satellites"]]
        cells = [
            _numbers(player["resources"]["old"]),
            _numbers(player["resources"]["new"]),
            _numbers(player["makes"]["new"]),
            "/".join(map(str, player["strengths"])) + (" ✓" if player["passed"] else ""),
            str(len(player["land"]) + player["oceans"]),
            f"{player['population']}, {sum(player['prepared']['new'].values())}",
            f"{len(player['stadiums']['old'])}→{len(player['stadiums']['new'])}",
            f"{len(player['shuttles']['old'])}→{len(player['shuttles']['new'])}",
            " ".join(satellites),
            f"{player['smileys']}" + (f" (−{player['penalties']})" if player["penalties"] else ""),
        ]
        name = Text(f"{LETTERS[seat]} {words.seat(seat, names)}", style=COLOURS[player["colour"]])
        name.truncate(LONGEST_NAME, overflow="ellipsis")
        rows.append([name, *map(Text, cells)])
    return Turning(heads, rows)


def _others(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """What else everybody may see of the others: shuttles, stadiums and researched technologies by name."""
    table = _grid()
    for seat, player in enumerate(view["players"]):
        if seat == view["seat"]:
            continue
        done = [tile["id"] for tile in player["technologies"] if tile["state"] == "done"]
        lists = {
            "shuttles": [("shuttle", name) for world in ("old", "new") for name in player["shuttles"][world]],
            "stadiums": [("stadium", name) for world in ("old", "new") for name in player["stadiums"][world]],
            "researched": [("technology", name) for name in done],
        }
        for key, found in lists.items():
            if found:
                head = Text(f"{LETTERS[seat]} {words.say(f'board-{key}')}", style="dim")
                table.add_row(head, Flow([Text(words.name(kind, name)) for kind, name in found]))
    return Padding(table, (0, 0, 0, 2))


def _rival(rival: dict[str, Any], words: Words) -> str:
    return words.say(
        "board-rival",
        smileys=rival["smileys"],
        areas=len(rival["settled"]),
        back=rival["back"] or "–",
    )


BOARD = EvacuationBoard()
