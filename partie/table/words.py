"""Decisions, events and hints in the API's format, with sentences if a language is requested."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

from partie.kernel.engine.decision import Decision
from partie.kernel.engine.partie import Partie
from partie.text import Words
from partie.text.arguments import Arguments


def decision(partie: Partie, asked: Decision, lang: str | None, names: tuple[str, ...]) -> dict[str, Any]:
    """A decision as JSON data (docs/protocol.md)."""
    data = asked.data()
    if lang is None:
        return data
    words = Words(lang, partie.game.name)
    data["prompt"]["say"] = words.prompt(partie, asked, names)
    entries = [entry for group in data["moves"].values() for entry in group]
    offered = [(tuple(entry["move"]), tuple(map(tuple, entry["price"]))) for entry in entries]
    for entry, say in zip(entries, words.moves(partie, asked.seat, offered, names), strict=True):
        entry["say"] = say
    return data


def events(
    partie: Partie,
    seat: int | None,
    lang: str | None,
    names_at: Callable[[int], tuple[str, ...]],
    since: int,
    until: int | None = None,
    told: dict[Any, str] | None = None,
) -> list[dict[str, Any]]:
    """The events from number `since` on (and before `until`), as a seat may see them, each with the move that caused it
    and with the names that seats had then. `told` caches rendered events of the same moment for other readers."""
    found: list[dict[str, Any]] = []
    words = Words(lang, partie.game.name) if lang is not None else None
    viewer = -1 if seat is None else seat
    told = {} if told is None else told
    for number, hidden in enumerate((partie.state.events or [])[since:until], since):
        event = partie.game.event_for(hidden, viewer)
        move = bisect_right(partie.marks, number)
        entry: dict[str, Any] = {"event": list(event), "move": move}
        if words is not None:
            say = told.get((number, event))
            if say is None:
                say = told[number, event] = words.event(partie, event, names_at(move))
            entry["say"] = say
        found.append(entry)
    return found


def outlook(partie: Partie, seat: int, given: str | list[int], lang: str) -> list[tuple[list[Any], str]]:
    """The consequences of a move, line by line, as the seat knows them; empty for illegal moves."""
    played = partie.read(seat, given)
    if partie.why_not(seat, played) is not None:
        return []
    words = Words(lang, partie.game.name)
    lines = partie.game.outlook(partie.game.mask(partie.state, seat), seat, played)
    return [(list(line), words.outlook(partie, line)) for line in lines]


def move(partie: Partie, seat: int, given: list[int], lang: str, names: tuple[str, ...]) -> dict[str, Any]:
    """A move as numbers, notation and phrase."""
    played = tuple(given)
    say = Words(lang, partie.game.name).move(partie, seat, played, names)
    return {"move": given, "text": partie.notation(seat, played), "say": say}


def remark(
    partie: Partie, seat: int, key: str, args: dict[str, object], lang: str, names: tuple[str, ...]
) -> str:
    """A reason of a hint in words."""
    words = Words(lang, partie.game.name)
    return words.sentence(key, **Arguments(words, partie, seat, names).named(args))
