"""The review of a finished game at a table: running it in a worker, and rendering it."""

from typing import Any, Final

from partie import GAMES
from partie.bots.review import Loss, Review, go_on, load
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.kernel.errors import PartieError
from partie.kernel.keeping import saves
from partie.kernel.learning.heuristic import Note

from . import words
from .refusals import Problem
from .table import FINISHED, Table
from .turns import game_of

NONE, RUNNING, STOPPED, DONE = "none", "running", "stopped", "done"
SLICE: Final = 1.0
"""Seconds of a slice of work, after which other jobs may run; one step takes at most a few."""

Saved = dict[str, Any]
"""The results so far, as plain data."""


def check_finished(table: Table) -> Partie:
    """The game to review; raises a Problem while it is running."""
    if table.state != FINISHED or table.partie is None:
        raise Problem(409, "not-finished")
    return table.partie


def work_on(save: str, known: Saved | None) -> Saved:
    """Continue a review for a slice of time; runs in worker processes and web workers."""
    partie = saves.load(save, GAMES)
    found = Review() if known is None else load(known)
    go_on(partie, found, SLICE)
    return found.save()


def is_done(known: Saved | None) -> bool:
    """Whether the review is complete."""
    return known is not None and load(known).over


def rounds_of(partie: Partie) -> list[list[int]]:
    """The number of moves before each round."""
    here = partie.at(0)
    found: list[list[int]] = []
    for number in range(len(partie.moves) + 1):
        played = partie.game.round_of(here.state)
        if here.state.agenda and played and (not found or found[-1][1] < played):
            found.append([number, played])
        if number < len(partie.moves):
            here.push(partie.movers[number], partie.moves[number])
    return found


def in_words(table: Table, state: str, known: Saved | None, lang: str) -> dict[str, Any]:
    """A review in the API's format (docs/api.md)."""
    found = Review() if known is None else load(known)
    try:
        losses = [_told(table, loss, lang) for loss in found.losses]
        rounds = rounds_of(game_of(table))
    except PartieError:
        raise
    except Exception:  # moves from before a change of the rules
        raise Problem(409, "moment-gone") from None
    return {
        "state": state,
        "done": round(found.done, 3),
        "chances": [
            {"at": each.at, "seats": [round(one, 3) for one in each.seats]} for each in found.chances
        ],
        "losses": losses,
        "rounds": rounds,
    }


def _told(table: Table, loss: Loss, lang: str) -> dict[str, Any]:
    here = game_of(table).at(loss.at)
    names = table.names_at(loss.at + 1)

    def said(move: Move, notes: list[Note]) -> dict[str, Any]:
        reasons = [words.remark(here, loss.seat, key, args, lang, names) for key, args in notes]
        return {**words.move(here, loss.seat, list(move), lang, names), "reasons": reasons}

    return {
        "at": loss.at,
        "seat": loss.seat,
        "cost": round(loss.cost, 3),
        "played": said(loss.played, loss.lacks),
        "better": said(loss.better, loss.reasons),
    }
