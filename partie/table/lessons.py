"""Lessons: a script for the pupil and for the bots, played in an ordinary game.

A lesson is data (`partie/games/GAME/data/lesson.toml`). The pupil's progress follows from the moves played, so nothing
else is stored, and a lesson can be resumed like any game.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Final

import partie
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import deciders
from partie.kernel.engine.step import Move
from partie.kernel.errors import PartieError
from partie.kernel.keeping.data import Entry, read_data
from partie.text import Words

PUPIL: Final = 0
BOT: Final = "novice"
"""The bot that plays the other seats without a script, and after the lesson."""
AHEAD: Final = 3
"""How many scripted moves may be skipped: the engine plays forced ones itself."""
FILE: Final = "lesson.toml"


@dataclass(frozen=True, slots=True)
class Asked:
    """A scripted move; `others` are alternatives after which the rest of the script stays playable."""

    step: int
    move: Move
    text: str
    others: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A sentence with the moves that the pupil makes. `tells`: patterns of other moves, with the key of the comment on
    them."""

    name: str
    tells: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """The first game of a title."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    start: dict[str, Any] | None
    steps: tuple[Step, ...]
    scripts: dict[int, tuple[Asked, ...]]
    """The scripted moves of each seat, in order."""
    ends: tuple[tuple[str, Any], ...]
    """Expected values in the pupil's view at the end: a path of names and numbers, and its value."""

    def begin(self) -> Partie:
        """The game before its first move."""
        return Partie(partie.GAMES[self.game], self.seats, self.seed, dict(self.options), self.start)

    def began(self, game: Partie) -> bool:
        """Whether a game of the title began as this lesson does."""
        mine = (self.seats, self.seed, self.options, self.start)
        return mine == (game.seats, game.seed, game.options, game.start) and game.origin is None

    def scripted(self, game: Partie, seat: int) -> Asked | None:
        """The next scripted move of a seat; None if it has none that is legal now."""
        script = self.scripts.get(seat, ())
        at = _reached(script, game, seat)
        if seat in deciders(game.state):
            for asked in script[at : at + AHEAD]:
                if game.rule_against(seat, asked.move) is None:
                    return asked
        return None

    def step(self, game: Partie) -> int:
        """The index of the pupil's step; the number of steps when the lesson is over."""
        script = self.scripts[PUPIL]
        at = _reached(script, game, PUPIL)
        return script[at].step if at < len(script) else len(self.steps)

    def over(self, game: Partie) -> bool:
        """Whether the pupil has played everything and the bots have answered."""
        return self.step(game) == len(self.steps)

    def keeps(self, game: Partie, move: Move) -> bool:
        """Whether the pupil may play this move: the scripted one or an alternative."""
        asked = self.scripted(game, PUPIL)
        return asked is None or move == asked.move or move in asked.others

    def differs(self, game: Partie) -> bool:
        """Whether the pupil's last move differs from the script."""
        mine = [move for seat, move in zip(game.movers, game.moves, strict=True) if seat == PUPIL]
        at = _reached(self.scripts[PUPIL], game, PUPIL)
        return bool(mine) and at > 0 and mine[-1] != self.scripts[PUPIL][at - 1].move

    def told(self, game: Partie, move: Move) -> str:
        """The key of the comment on a move that the lesson rejects."""
        step = self.step(game)
        text = game.notation(PUPIL, move)
        if step < len(self.steps):
            for pattern, key in self.steps[step].tells:
                if fnmatchcase(text, pattern):
                    return key
        return "lesson-other"


def _reached(script: tuple[Asked, ...], game: Partie, seat: int) -> int:
    """The number of scripted moves a seat has played."""
    at = 0
    for mover, move in zip(game.movers, game.moves, strict=True):
        if mover == seat:
            for ahead, asked in enumerate(script[at : at + AHEAD], at):
                if move == asked.move or move in asked.others:
                    at = ahead + 1
                    break
    return at


def has_lesson(game: str) -> bool:
    """Whether a title has a first game that teaches."""
    return game in partie.GAMES and (files(f"partie.games.{game}") / "data" / FILE).is_file()


@cache
def lesson(game: str) -> Lesson:
    """The first game of a title, checked by playing it through."""
    if not has_lesson(game):
        raise PartieError("no-lesson", game=game[:40])
    file = read_data(game, FILE)
    rules = partie.GAMES[game]
    seats = file.number("seats", 1, 12)
    options = file.entry("options") if file.has("options") else Entry({}, "")
    made = Lesson(
        game=game,
        seats=seats,
        seed=file.number("seed"),
        options=rules.read_options({name: options.text(name) for name in options.data}),
        start=_start(file),
        steps=(),
        scripts={},
        ends=tuple((entry.text("path"), _value(entry)) for entry in file.entries("ends")),
    )
    steps, scripts = _played(made.begin(), file)
    file.finish()
    return Lesson(game, seats, made.seed, made.options, made.start, tuple(steps), dict(scripts), made.ends)


def _start(file: Entry) -> dict[str, Any] | None:
    """The lesson's start position, if any, checked by the engine."""
    if not file.has("position"):
        return None
    position = file.entry("position")
    position.asked.update(position.data)
    return dict(position.data)


def _value(entry: Entry) -> Any:
    entry.asked.add("is")
    return entry.data.get("is")


def _played(game: Partie, file: Entry) -> tuple[list[Step], dict[int, tuple[Asked, ...]]]:
    """Build steps and scripts by playing the lesson; an illegal move is reported with its place."""
    scripts: dict[int, tuple[Asked, ...]] = {}
    steps: list[Step] = []

    def play(entry: Entry, name: str, step: int, seat: int, text: str, others: list[str]) -> None:
        try:
            moves = [game.read(seat, each) for each in (text, *others)]
            broken = next((each for each in moves if game.rule_against(seat, each) is not None), None)
        except PartieError:
            broken = ()
        if broken is not None:
            raise entry.fail(f"{name}: {text}", "a-scripted-move")
        scripts[seat] = (*scripts.get(seat, ()), Asked(step, moves[0], text, tuple(moves[1:])))
        game.push(seat, moves[0])

    def bots(entry: Entry, name: str, step: int) -> None:
        for text in entry.words(name) if entry.has(name) else []:
            seat, _, move = text.partition(" ")
            if not seat.isdecimal() or not 0 < int(seat) < game.seats:
                raise entry.fail(f"{name}: {text}", "a-scripted-move")
            play(entry, name, step, int(seat), move, [])

    bots(file, "before", 0)
    for number, entry in enumerate(file.entries("steps")):
        others = entry.entry("others") if entry.has("others") else Entry({}, "")
        tells = entry.entry("tells") if entry.has("tells") else Entry({}, "")
        steps.append(Step(entry.text("name"), tuple((each, tells.text(each)) for each in tells.data)))
        for text in entry.words("moves"):
            play(entry, "moves", number, PUPIL, text, others.words(text) if others.has(text) else [])
        bots(entry, "bots", number)
    return steps, scripts


def in_words(lesson: Lesson, game: Partie, language: str, names: tuple[str, ...]) -> dict[str, Any]:
    """The lesson's state for a client: the sentence of the step, the move to make, the progress (docs/api.md)."""
    step = lesson.step(game)
    asked = lesson.scripted(game, PUPIL)
    said: dict[str, Any] = {"step": step, "steps": len(lesson.steps), "over": lesson.over(game)}
    said["intro"] = say(lesson, "lesson-intro", language, names) if PUPIL not in game.movers else None
    said["differs"] = None
    if step and lesson.differs(game):
        said["differs"] = say(lesson, "lesson-differs", language, names)
    if said["over"]:
        return {**said, "say": say(lesson, "lesson-end", language, names), "move": None, "text": None}
    name = lesson.steps[step].name
    return {
        **said,
        "say": say(lesson, f"lesson-{name}", language, names) if asked is not None else None,
        "move": None if asked is None else list(asked.move),
        "text": None if asked is None else game.notation(PUPIL, asked.move),
    }


def say(lesson: Lesson, key: str, language: str, names: tuple[str, ...]) -> str:
    """A sentence of a lesson, with the names of this table's bots."""
    others = {f"bot{seat}": name for seat, name in enumerate(names) if seat != PUPIL}
    return Words(language, lesson.game).say(key, **others)
