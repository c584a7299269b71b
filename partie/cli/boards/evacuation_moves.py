"""Moves of Evacuation in the terminal's menu: their effects, grouping and order, and what an area lacks to be
settled."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from partie.games.evacuation import moves as m
from partie.games.evacuation.cards.board import BOARD as ACTIONS
from partie.games.evacuation.cards.bonuses import BONUSES
from partie.games.evacuation.components import (
    BIOMES,
    FACTORIES,
    LAND,
    LANES,
    RACE_PRODUCTION,
    SHUTTLES,
    ZONES,
    Land,
)
from partie.games.evacuation.components.new_world import AREAS
from partie.games.evacuation.components.track import OUTER, PASSED
from partie.games.evacuation.rules.actions.settlement import NO_TERMS, Settling, missing
from partie.games.evacuation.state import Evacuation
from partie.games.evacuation.text import Telling
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import step_of
from partie.kernel.engine.step import Move
from partie.text import Words
from partie.text.things import Things, things

TOLD: Final = {
    "goal": "goal",
    "forgo": "goal",
    "drop": "card",
    "play": "card",
    "take": "infrastructure",
    "develop": "infrastructure",
    "shuttle": "shuttle",
    "load": "shuttle",
    "stadium": "stadium",
    "task": "task",
}
"""Verbs whose moves name a card or tile, with its kind: the menu shows its effect."""
RESEARCHED: Final = ("left", "middle", "right")
GROUPED: Final = {m.SETTLE: 2, m.ACT: 2, m.REFRESH: 1}
"""By verb: how many numbers of a move are common to all ways of doing it."""


@cache
def told(language: str) -> Things:
    """The names and texts of all things."""
    return things(Words(language, "evacuation"))


def group(move: Move) -> object:
    """The ways to fill an area, to cover an action, and to renew an offer are one line each."""
    return move[: GROUPED[move[0]]] if move[0] in GROUPED else None


def group_name(partie: Partie, seat: int, moves: Sequence[Move], words: Words) -> str:
    """The text of a line with several ways; empty if the first way says enough."""
    if moves[0][0] == m.REFRESH:
        return words.say("board-refresh", count=len(moves))
    if moves[0][0] == m.SETTLE:
        best = words.say("board-then-makes", production="/".join(map(str, _made(partie, seat, moves[0]))))
        named = words.say("board-settle", area=words.name("area", AREAS[moves[0][1]].id), count=len(moves))
        return f"{named}: {best}"
    return ""


def gives_nothing(move: Move) -> bool:
    """True for the outer lane, which never has a bonus; for renewing an offer, which costs a resource; and for a
    launch, which gives up unused room."""
    return move[0] in (m.REFRESH, m.LAUNCH) or (move[0] == m.LANE and move[1] == OUTER)


def rank(partie: Partie, seat: int, move: Move) -> int:
    """Areas that raise the lowest production come first, then those that raise the total most."""
    if move[0] != m.SETTLE:
        return 0
    made = _made(partie, seat, move)
    return -1000 * min(made) - sum(min(number, RACE_PRODUCTION) for number in made)


def _made(partie: Partie, seat: int, move: Move) -> list[int]:
    """New World production after settling an area with these factories."""
    made = list(partie.drawing(seat)["players"][seat]["makes"]["new"].values())
    for kind, more in enumerate(AREAS[move[1]].production):
        made[kind] += more
    for kind in m.COMBOS[move[2]]:
        made[kind] += 1
    return made


def effect(partie: Partie, seat: int, move: Move, words: Words) -> str:
    """The effect of a move, if its name does not tell it."""
    verb, *rest = partie.notation(seat, move).split()
    found = told(words.language)
    if verb in TOLD and rest[0] in found[TOLD[verb]]:
        return found[TOLD[verb]][rest[0]].about
    if move[0] == m.ACT:
        return _strength(partie, seat, ACTIONS[move[1]].group, words)
    if move[0] == m.PASS:
        return _strength(partie, seat, 0, words)
    if move[0] == m.LAUNCH:
        return loaded(partie.drawing(seat)["players"][seat]["holds"][-1], words)
    if move[0] == m.SETTLE:
        return words.say("board-then-makes", production="/".join(map(str, _made(partie, seat, move))))
    if move[0] == m.EVACUATE:
        return contents(LAND[move[1]], words)
    if move[0] == m.SATELLITE:
        return _flight(partie, seat, move, words)
    if move[0] == m.LANE:
        section = partie.decision(seat).prompt[1]["section"]
        return found["field"][f"{section}-{LANES[move[1]]}"].about
    if move[0] == m.RESEARCH:
        column = partie.drawing(seat)["players"][seat]["technologies"][RESEARCHED.index(rest[0]) :: 3]
        tile = next(tile["id"] for tile in column if tile["state"] != "done")
        return f"{found['technology'][tile].say}: {found['technology'][tile].about}"
    return ""


def _strength(partie: Partie, seat: int, more: int, words: Words) -> str:
    """The strength of an action, the year's sum with it, and whether that sum earns a bonus."""
    view = partie.drawing(seat)
    card = BONUSES[view["bonus_cards"][view["year"] - 1]]
    totals = [total + more for total in view["players"][seat]["strengths"]]
    hits = [total for total in totals if total in card.numbers]
    key = ("board-strength-bonus" if hits else "board-strength-with") if more else "board-strength-stays"
    if hits and not more:
        key = "board-strength-stays-bonus"
    return words.say(key, strength=more, total="/".join(map(str, totals)))


def contents(land: Land, words: Words) -> str:
    """An area of the Old World: its people or factory, and its production."""
    if land.population:
        holds = words.say("board-people", n=land.population)
    else:
        holds = words.name("factory", FACTORIES[land.factory])
    return f"{holds} {words.say('board-makes', goods=Telling(words).goods(land.makes, held=True))}"


def loaded(hold: dict[str, Any], words: Words) -> str:
    """A shuttle's cargo and free room."""
    tell = Telling(words)
    goods = list(hold["resources"].values())
    cargo = [tell.goods(goods, held=True)] if any(goods) else []
    if hold["population"]:
        cargo.append(words.say("board-people", n=hold["population"]))
    cargo += [f"{words.name('factory', kind)} {n}" for kind, n in hold["factories"].items() if n]
    cargo += [words.name("stadium", name) for name in hold["stadiums"]]
    tile = next(tile for tile in SHUTTLES if tile.id == hold["shuttle"])
    zones = [
        words.name("zone", ZONES[zone]) + (" ×" if used else "")
        for zone, used in zip(tile.zones, hold["zones"], strict=True)
    ]
    used, room = hold["buildings"]
    return words.say(
        "board-hold",
        cargo=", ".join(cargo) or words.say("goods-none"),
        zones=", ".join(zones),
        buildings=f"{used}/{room}",
        resources=f"{sum(hold['resources'].values())}/{hold['room']}",
        launch=hold["launch"],
    )


def _flight(partie: Partie, seat: int, move: Move, words: Words) -> str:
    """Where both satellites end, and which gates they pass."""
    player: dict[str, Any] = partie.drawing(seat)["players"][seat]
    _, which, steps = move
    total = partie.decision(seat).prompt[1]["steps"]
    assert isinstance(total, int)
    before = [each["section"] for each in player["satellites"]]
    after = before.copy()
    after[which] += steps
    after[1 - which] += total - steps
    passed = [
        words.say("board-passes", satellite="AB"[i], gate=gate)
        for i in range(2)
        for gate in range(PASSED[before[i]] + 1, PASSED[after[i]] + 1)
    ]
    return "; ".join([words.say("board-lands", a=after[0], b=after[1]), *passed])


def lacking(partie: Partie, seat: int, move: Move, words: Words) -> str:
    """Everything that an area lacks to be settled, by name."""
    if move[0] != m.SETTLE:
        return ""
    s = partie.mask(seat)
    assert isinstance(s, Evacuation)
    step = step_of(s, seat)
    terms = step.terms if isinstance(step, Settling) else NO_TERMS
    lack = missing(s, s.players[seat], move[1], terms)
    area = AREAS[move[1]]
    parts = []
    if lack.biome:
        parts.append(
            words.say("board-lack-biome", biome=words.name("biome", BIOMES[area.biome]), gate=area.biome + 1)
        )
    if lack.symbols:
        parts.append(words.say("board-lack-symbols", symbols=Telling(words).symbols(lack.symbols)))
    for name, number in (("factories", lack.factories), ("people", lack.people), ("steel", lack.steel)):
        if number:
            parts.append(words.say(f"board-lack-{name}", n=number))
    if lack.taken:
        parts.append(words.say("board-lack-taken"))
    elif not parts and not isinstance(step, Settling):
        parts.append(words.say("board-lack-action"))
    named = words.name("area", area.id)
    return words.say("board-lacks", area=named, parts="; ".join(parts)) if parts else ""
