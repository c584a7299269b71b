"""From records to arrays: what each player saw, what it might do, what it did and how the game ended for it.

    python examples/read_dataset.py build/dataset/powergrid --most 200 --by greedy --out powergrid.npz

`make dataset` writes such folders, and so does `partie arena GAME --records FOLDER`. A record is text; replayed, it
gives every position, so anything can be made of it. This makes what learning by imitation needs: the observations as
a network reads them (docs/research.md), the numbers of the moves made, and the reward of the one who made them.
Decisions with one legal move are left out. Needs NumPy (extra `envs`).
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

import partie
from partie.kernel.engine.partie import Partie


class Choice(NamedTuple):
    """One decision of one player."""

    seen: np.ndarray
    move: int
    reward: float


def who_sat(game: Partie) -> list[str]:
    """The bots by seat, as the notes at the beginning of a record say."""
    return [note.rpartition(", bot ")[2] for _, note in game.notes[: game.seats]]


def reward(places: Sequence[int], seat: int) -> float:
    """Seats beaten less those that beat this one, by the number of opponents: from -1 to 1."""
    beaten = sum(place > places[seat] for place in places)
    beaten_by = sum(place < places[seat] for place in places)
    return (beaten - beaten_by) / max(1, len(places) - 1)


def choices(game: Partie, by: str) -> Iterator[Choice]:
    """What the bots of a name (all of them where none is given) decided in a finished game."""
    observer, vocabulary = game.game.observer(game.seats), game.game.vocabulary
    sat, places = who_sat(game), game.result.places
    again = game.at(0)
    for seat, move in zip(game.movers, game.moves, strict=True):
        if by in ("", sat[seat]) and len(again.legal(seat)) > 1:
            seen = np.frombuffer(observer.data(again.state, seat), np.int16).copy()
            yield Choice(seen, vocabulary.number(move), reward(places, seat))
        again.push(seat, move)


def main(given: Sequence[str] | None = None) -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("folder", type=Path)
    options.add_argument("--most", type=int, default=100, help="records to read")
    options.add_argument("--by", default="", help="only what bots of this name decided")
    options.add_argument("--out", type=Path, help="write the arrays here (.npz)")
    asked = options.parse_args(given)
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    found: list[Choice] = []
    files = sorted(asked.folder.glob("*.txt"))[: asked.most]
    for file in files:
        game = partie.replay(file.read_text("utf-8"))
        sat = who_sat(game)
        played.update(sat)
        won.update(sat[seat] for seat in game.result.winners)
        found += choices(game, asked.by)
    print(f"{len(files)} records, {len(found)} decisions")
    for name in sorted(played, key=lambda name: -won[name] / played[name]):
        print(f"{name:10} won {won[name]} of {played[name]}")
    if asked.out is not None and found:
        seen, moves, rewards = (np.stack(column) for column in zip(*found, strict=True))
        np.savez_compressed(
            asked.out, seen=seen, moves=moves.astype(np.int32), rewards=rewards.astype(np.float32)
        )
        print(f"{asked.out}: observations {seen.shape}, moves, rewards")


if __name__ == "__main__":
    main()
