"""The board of Evacuation: header, offers, map of the New World, players in order, and what the reader holds."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from partie.games.evacuation.components import BIOMES, RESOURCES
from partie.games.evacuation.new_world import AREAS
from partie.kernel.partie import Partie
from partie.kernel.step import Move
from partie.text import Words
from partie.text.evacuation import Telling
from partie.text.things import Things, things

from . import LETTERS, Board
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
TOLD: Final = {
    "goal": "goal",
    "forgo": "goal",
    "drop": "card",
    "take": "infrastructure",
    "develop": "infrastructure",
}
"""Moves that name a card, and its kind: the menu tells what the card does."""
RESEARCHED: Final = ("left", "middle", "right")
COLUMNS: Final = (
    "name",
    "old",
    "new",
    "production",
    "areas",
    "tokens",
    "stadiums",
    "shuttles",
    "satellites",
    "smileys",
)


class EvacuationBoard(Board):
    """Evacuation in the terminal."""

    def draw(self, view: dict[str, Any], words: Words, names: Sequence[str], whole: bool) -> RenderableType:
        parts: list[RenderableType] = [_header(view, words)]
        if whole:
            parts.append(_titled(words.say("board-offers"), _offers(view, words)))
        if whole or view["phase"] in MAP_PHASES:
            parts.append(_titled(words.say("board-map"), _map(view, words)))
        parts.append(_titled(words.say("board-players"), _players(view, words, names)))
        if "rival" in view:
            parts.append(Text(_rival(view["rival"], words)))
        if view["seat"] >= 0 and whole:
            parts += _own(view, words)
        return Group(*parts)

    def brief(self, view: dict[str, Any], words: Words, seat: int) -> str:
        player = view["players"][seat]
        tell = Telling(words)
        return words.say(
            "board-brief",
            old=tell.goods(list(player["resources"]["old"].values())),
            new=tell.goods(list(player["resources"]["new"].values())),
            production=_numbers(player["makes"]["new"]),
            action=player["actions"] + 1,
            price=player["price"],
        )

    def chapter(self, view: dict[str, Any]) -> object:
        return view["year"], view["phase"]

    def effect(self, partie: Partie, seat: int, move: Move, words: Words) -> str:
        """What a card does, a field of the track brings, and which technology a column has next."""
        verb, *rest = partie.notation(seat, move).split()
        told = _told(words.language)
        if verb in TOLD:
            return told[TOLD[verb]][rest[0]].about
        if verb == "lane":
            section = partie.decision(seat).prompt[1]["section"]
            return told["field"][f"{section}-{rest[0]}"].about
        if verb == "research":
            column = partie.view(seat)["players"][seat]["technologies"][RESEARCHED.index(rest[0]) :: 3]
            found = next(tile["id"] for tile in column if tile["state"] != "done")
            return f"{told['technology'][found].say}: {told['technology'][found].about}"
        return ""


@cache
def _told(language: str) -> Things:
    return things(Words(language, "evacuation"))


def _titled(title: str, body: RenderableType) -> RenderableType:
    return Group(Text(title, style="bold"), Padding(body, (0, 0, 0, 2)))


def _header(view: dict[str, Any], words: Words) -> Text:
    low, high = view["bonuses"][view["year"] - 1]
    parts = [
        words.say("game-name"),
        words.say("board-year", year=view["year"]),
        words.name("phase", view["phase"]),
        words.say("board-bonus", low=low, high=high),
    ]
    return Text(" · ".join(parts), style="bold")


def _numbers(triple: dict[str, int]) -> str:
    return "/".join(str(triple[kind]) for kind in RESOURCES)


def _offers(view: dict[str, Any], words: Words) -> RenderableType:
    """A line for each tile and card: what it is and what it costs."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    told = _told(words.language)
    for key, kind in OFFERS.items():
        table.add_row(Text(words.say(f"board-{key}"), style="dim"), "")
        for name in view["offers"][key]:
            thing = told[kind][name]
            table.add_row(Text(thing.say), Text(f"{thing.about} ({thing.facts[0]})"))
    return table


def _map(view: dict[str, Any], words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for number, biome in enumerate(BIOMES):
        areas = [_area(view, area.id) for area in AREAS if area.biome == number]
        table.add_row(Text(words.name("biome", biome)), Flow(areas, " "))
    return table


def _area(view: dict[str, Any], name: str) -> Text:
    owner = view["areas"].get(name)
    if owner is None:
        return Text(name.upper())
    if owner == "rival":
        return Text(f"{name.upper()}[R]", style="dim")
    return Text(f"{name.upper()}[{LETTERS[owner]}]", style=COLOURS[view["players"][owner]["colour"]])


def _players(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    heads = [Text(words.say(f"board-{column}"), style="dim") for column in COLUMNS]
    rows = []
    for seat in view["order"]:
        if not isinstance(seat, int):
            continue
        player = view["players"][seat]
        satellites = [f"{each['section']}{each['lane'][0]}" for each in player["satellites"]]
        cells = [
            _numbers(player["resources"]["old"]),
            _numbers(player["resources"]["new"]),
            _numbers(player["makes"]["new"]),
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


def _rival(rival: dict[str, Any], words: Words) -> str:
    return words.say(
        "board-rival",
        smileys=rival["smileys"],
        areas=len(rival["settled"]),
        back=rival["back"] or "–",
    )


def _own(view: dict[str, Any], words: Words) -> list[RenderableType]:
    player = view["players"][view["seat"]]
    tiles = Table.grid(padding=(0, 2))
    for row in range(3):
        cells = player["technologies"][3 * row : 3 * row + 3]
        tiles.add_row(*(_tile(cell, words) for cell in cells))
    parts: list[RenderableType] = [_titled(words.say("board-technologies"), tiles)]
    held = {
        "hand": [("card", name) for name in player["hand"]] if view["actions"] == "advanced" else [],
        "plans": [("infrastructure", plan["id"]) for plan in player["plans"]],
        "goals": [("goal", goal["id"]) for goal in player["goals"] if goal],
        "tasks": [("task", task["id"]) for task in view.get("tasks", [])],
    }
    for key, cards in held.items():
        if cards:
            shown = [Text(words.name(kind, name)) for kind, name in cards]
            parts.append(_titled(words.say(f"board-{key}"), Flow(shown)))
    return parts


def _tile(tile: dict[str, Any], words: Words) -> Text:
    state = words.say(f"board-state-{tile['state']}")
    return Text(
        f"{words.name('technology', tile['id'])} ({state})", style="" if tile["state"] == "done" else "dim"
    )


BOARD = EvacuationBoard()
