"""Converts arguments of events, prompts and moves for messages: numbers stay numbers, things become names."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from partie.kernel.engine.game import Game
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.kernel.notation.verbs import Arg, Verb

from .speakers import speaker

if TYPE_CHECKING:
    from .words import Words

NOBODY = -1


@cache
def _table(game: str, name: str) -> Mapping[str, Any]:
    """A table of `events.py` in the game's folder, empty where there is none."""
    module = f"partie.games.{game}.events"
    table: Mapping[str, Any] = getattr(import_module(module), name, {}) if find_spec(module) else {}
    return table


@cache
def _arg_types(game: Game) -> dict[str, Arg]:
    """The arguments that a game's moves have, by their type names."""
    return {arg.type_name: arg for verb in game.verbs for arg in verb.args}


def event_names(game: str, event: Sequence[Any], table: str = "EVENTS") -> dict[str, object]:
    """The arguments of an event, or of anything rendered like one, by name."""
    given: dict[str, object] = {}
    values = list(event[1:])
    for name in _table(game, table).get(event[0], ()):
        if name.startswith("*"):
            given[name[1:]] = values
            break
        if values:
            given[name] = values.pop(0)
    return given


class Arguments:
    """Makes arguments for messages about one partie, as one seat would say them."""

    __slots__ = ("_amounts", "_args", "_kinds", "names", "partie", "seat", "speaker", "words")

    def __init__(self, words: "Words", partie: Partie, seat: int, names: Sequence[str]) -> None:
        self.words = words
        self.partie = partie
        self.seat = seat
        self.names = names
        self.speaker = speaker(words, partie, seat)
        self._kinds = _table(partie.game.name, "KINDS")
        self._amounts = _table(partie.game.name, "AMOUNTS")
        self._args = _arg_types(partie.game)

    def named(self, given: Mapping[str, object]) -> dict[str, object]:
        """Arguments that have names already; counted forms of things agree with the `amount` among them."""
        found: dict[str, object] = {}
        number = given.get("amount", 1)
        number = number if isinstance(number, int) else 1
        for name, value in given.items():
            if name in self._amounts and isinstance(value, list | tuple):
                self._add_amounts(found, name, value)
            else:
                self._add(found, name, self._kinds.get(name, name), value, number)
        found.update(self.speaker.more(given))
        return found

    def of_move(self, verb: Verb, move: Move) -> dict[str, object]:
        """The arguments of a move, by their type names."""
        given = {arg.type_name: value for arg, value in zip(verb.args, move[1:], strict=True)}
        return self.named(given) | self.speaker.of_move(move)

    def _add_amounts(self, found: dict[str, object], name: str, amounts: Sequence[int]) -> None:
        """Amounts of several things: `3 coal and 1 oil`; zeros are omitted."""
        kind, ids = self._amounts[name]
        parts = []
        for ident, amount in zip(ids, amounts, strict=False):
            if amount:
                part: dict[str, object] = {"amount": amount, "name": self.words.name(kind, ident)}
                for form, words in self.words.forms(f"{kind}-{ident}", amount).items():
                    if form:
                        part[form] = words
                parts.append(self.words.say(f"{kind}-amount", **part))
        found[name] = self.words.listed(parts)
        found[f"{name}-number"] = sum(amounts)

    def _add(self, found: dict[str, object], name: str, kind: str, value: object, number: int) -> None:
        if isinstance(value, list | tuple):
            found[name] = self.words.listed([str(self._one(kind, part)[0]) for part in value])
            found[f"{name}-number"] = len(value)
            return
        text, ident = self._one(kind, value)
        found[name] = text
        if isinstance(value, int):
            found[f"{name}-number"] = value
        if ident:
            found[f"{name}-id"] = ident
            for form, words in self.words.forms(f"{kind}-{ident}", number).items():
                if form:
                    found[f"{name}-{form}"] = words

    def _one(self, kind: str, value: object) -> tuple[object, str]:
        """A value as a message shows it, and the id of the thing if it is a named one."""
        if kind == "seat" and isinstance(value, int):
            return (self.words.seat(value, self.names) if value != NOBODY else self.words.say("nobody")), ""
        if isinstance(value, int) and (said := self.speaker.tell(kind, value)) is not None:
            return said, ""
        shown = str(value)
        if kind in self._args and isinstance(value, int):
            shown = self._args[kind].show(self.partie.state, self.seat, value)
        name = self.words.find(f"{kind}-{shown}", {}) if shown else None
        if name is not None:
            return name, shown
        if shown == str(value) or not shown:
            return value, ""
        return self._several(shown), ""

    def _several(self, shown: str) -> str:
        """Join numbers (plants) as a list; other values stay as they are."""
        words = shown.split()
        return self.words.listed(words) if all(word.isdecimal() for word in words) else shown
