"""Mutated files: randomly damaged saves, records and positions.

`partie.load` and `partie.replay` must end within bounds, with a playable game or an error that names the fault. The
damage follows from a seed.

    python -m partie.proof.mutated powergrid --files 2000
"""

import json
import random
import resource
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

import click

import partie
from partie.kernel.engine.partie import Partie
from partie.proof.fuzz import random_game

MOST_LINES: Final = 6_000_000
"""The limit of executed lines of Python for a file (counted, not timed, so that it is the same on any machine)."""
MOST_MEMORY: Final = 64 * 1024
"""The limit of memory growth for a file, in kilobytes."""
PLAYED_ON: Final = 12
"""Number of moves played after loading."""
ODD: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 1, 2, 7, 16, 63, 64, 255, 10**9, 10**30, -(10**30), 1.5, "", "x", "²", "١", "-1", "1e5",
    "\x00", "é" * 300, [], [[]], [-1], [10**30], {}, {"a": 1}, [None], [8, -1, 0], "step3", "lanes", ["lanes"],
)  # fmt: skip


class Endless(Exception):
    """A file exceeds a limit."""


# Damage


def mutate(data: Any, dice: random.Random) -> Any:
    """The JSON with one to three values changed, moved, duplicated or removed."""
    data = json.loads(json.dumps(data))
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        places = list(_places(data))
        holder, name = dice.choice(places)
        value = holder[name]
        kind = dice.randrange(6)
        if kind == 0:
            holder[name] = dice.choice(ODD)
        elif kind == 1 and type(value) is int:
            holder[name] = value + dice.choice((-1, 1, -2, 2, 8, -value, value))
        elif kind == 2:
            other, place = dice.choice(places)
            holder[name] = json.loads(json.dumps(other[place]))
        elif kind == 3:
            del holder[name]
        elif isinstance(holder, list):
            holder.insert(dice.randrange(len(holder) + 1), value)
        elif kind == 4:
            holder[dice.choice(("x", "seat", "phase", "lot", "²"))] = value
        else:
            holder[name] = dice.choice(ODD)
    return data


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every nested value as (container, key)."""
    names = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    for name in names:
        yield data, name
        yield from _places(data[name])


def mutate_text(text: str, dice: random.Random) -> str:
    """The record with lines or words changed."""
    lines = text.split("\n")
    for _ in range(dice.choice((1, 1, 2, 3))):
        at = dice.randrange(len(lines))
        words = lines[at].split(" ")
        kind = dice.randrange(6)
        if kind == 0:
            lines.insert(at, dice.choice(lines))
        elif kind == 1 and len(lines) > 1:
            del lines[at]
        elif kind == 2:
            words[dice.randrange(len(words))] = str(dice.choice(ODD))
        elif kind == 3:
            words[dice.randrange(len(words))] = dice.choice(dice.choice(lines).split(" "))
        elif kind == 4:
            words.insert(
                dice.randrange(len(words) + 1), dice.choice(("9" * 30, "²", "-", "=", "#1", "{", "\x00", "1"))
            )
        else:
            word = dice.randrange(len(words))
            words[word] = words[word][: dice.randrange(len(words[word]) + 1)] + dice.choice("0²9x -")
        if kind > 1:
            lines[at] = " ".join(words)
    return "\n".join(lines)


# Files


def beginning(name: str, seed: int) -> Partie:
    """A random game, stopped at a random moment."""
    dice = random.Random(seed)
    game = random_game(partie.GAMES[name], seed)
    for _ in range(dice.randrange(6) ** 3):
        if game.over:
            break
        decision = dice.choice(game.decisions)
        game.push(decision.seat, dice.choice(decision.moves))
    return game


def damaged_save(game: Partie, dice: random.Random) -> str:
    """A damaged save. Half of them claim older rules, so that the state itself is loaded instead of replayed."""
    save = json.loads(game.save())
    if dice.randrange(2):
        save["rules"] = save["began"] = "0.1"
        return json.dumps({**save, "state": mutate(save["state"], dice)})
    return json.dumps(mutate(save, dice))


def damaged_position(game: Partie, dice: random.Random) -> str:
    """The game as a position written by hand, damaged."""
    told = {
        "game": game.game.name,
        "seats": game.seats,
        "seed": 1,
        "options": game.options,
        "position": mutate(game.game.describe(game.state), dice),
    }
    return json.dumps(told)


def damaged_record(game: Partie, dice: random.Random) -> str:
    """The record of the game, damaged."""
    return mutate_text(game.record(), dice)


KINDS: Final[dict[str, Callable[[Partie, random.Random], str]]] = {
    "save": damaged_save,
    "position": damaged_position,
    "record": damaged_record,
}


# Judging


@contextmanager
def bounded() -> Iterator[None]:
    """Raise if the block exceeds the limits of executed lines or memory."""
    left = MOST_LINES

    def count(frame: FrameType, event: str, _: object) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            raise Endless(f"more than {MOST_LINES} lines, at {frame.f_code.co_filename}:{frame.f_lineno}")
        return count

    before = sys.gettrace()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    sys.settrace(count)
    try:
        yield
    finally:
        sys.settrace(before)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory
    if grown > MOST_MEMORY:
        raise Endless(f"{grown} kB more memory")


def survive(text: str, dice: random.Random) -> str:
    """Load a file and continue the game; returns `played` or the key of the error. Other exceptions propagate."""
    try:
        with bounded():
            game = partie.load(text) if text.lstrip().startswith("{") else partie.replay(text)
    except partie.PartieError as error:
        assert str(error)
        return error.key
    with bounded():
        _play_on(game, dice)
    return "played"


def _play_on(game: Partie, dice: random.Random) -> None:
    for _ in range(PLAYED_ON):
        for seat in (None, *range(game.seats)):
            game.view(seat)
        if game.over:
            assert game.result is not None
            return
        decision = dice.choice(game.decisions)
        game.play(decision.seat, dice.choice(decision.moves))
    game.game.validate(game.state)
    partie.load(game.save())


def judge(name: str, kind: str, seed: int) -> str:
    """The outcome of one damaged file."""
    dice = random.Random(f"{name} {kind} {seed}")
    return survive(KINDS[kind](beginning(name, seed % 97), dice), dice)


@click.command()
@click.argument("game")
@click.option("--files", default=1000, show_default=True, help="How many files of each kind.")
@click.option("--first", default=0, show_default=True, help="The first seed.")
def command(game: str, files: int, first: int) -> None:
    """Load damaged saves, positions and records of GAME; tells which brought a fault."""
    faults = 0
    for kind in KINDS:
        became: Counter[str] = Counter()
        for seed in range(first, first + files):
            try:
                became[judge(game, kind, seed)] += 1
            except Exception as error:
                faults += 1
                click.echo(f"{kind} {seed}: {type(error).__name__}: {error}"[:300])
        click.echo(f"{kind}: " + ", ".join(f"{key} {count}" for key, count in became.most_common()))
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    command()
