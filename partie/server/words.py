"""Decisions, events and hints as clients get them, with words in the reader's language where one is asked for.

Phrases come from Fluent, which takes its time; the same phrase is made once.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from partie.kernel.decision import Decision
from partie.kernel.partie import Partie
from partie.text import Words
from partie.text.arguments import Arguments

MOST = 50_000
_phrases: dict[tuple[Any, ...], str] = {}


def _phrase(key: tuple[Any, ...], make: Callable[[], str]) -> str:
    found = _phrases.get(key)
    if found is None:
        if len(_phrases) >= MOST:
            _phrases.clear()
        found = _phrases[key] = make()
    return found


def _setting(partie: Partie, lang: str, names: tuple[str, ...]) -> tuple[Any, ...]:
    """What a phrase depends on beside its own arguments."""
    return lang, partie.game.name, tuple(partie.options.values()), names


def decision(partie: Partie, asked: Decision, lang: str | None, names: tuple[str, ...]) -> dict[str, Any]:
    """A decision as JSON data (docs/protocol.md)."""
    data = asked.data()
    if lang is None:
        return data
    words = Words(lang, partie.game.name)
    setting = _setting(partie, lang, names)
    data["prompt"]["say"] = words.prompt(partie, asked, names)
    for group in data["moves"].values():
        for entry in group:
            move = tuple(entry["move"])
            price = tuple(tuple(part) for part in entry["price"])
            key = ("move", *setting, move, entry["text"], price)
            entry["say"] = _phrase(key, partial(words.move, partie, asked.seat, move, names))
    return data


def events(
    partie: Partie, seat: int | None, lang: str | None, names: tuple[str, ...], since: int
) -> list[dict[str, Any]]:
    """What happened from event number `since` on, as a seat may see it, each with the move that caused it."""
    found: list[dict[str, Any]] = []
    marks = partie.marks
    move = 0
    words = Words(lang, partie.game.name) if lang is not None else None
    setting = _setting(partie, lang or "", names)
    for number, event in enumerate(partie.events_for(seat, since), since):
        while move < len(marks) and marks[move] <= number:
            move += 1
        entry: dict[str, Any] = {"event": list(event), "move": move}
        if words is not None:
            key = ("event", *setting, tuple(_hashable(part) for part in event))
            entry["say"] = _phrase(key, partial(words.event, partie, event, names))
        found.append(entry)
    return found


def _hashable(part: Any) -> Any:
    return tuple(part) if isinstance(part, list) else part


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
    return words.say(key, **Arguments(words, partie, seat, names).named(args))
