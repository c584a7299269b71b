"""The tables of one browser, with all operations on them.

Several people may share one screen. A table shows one seat at a time (`shown`), or none: the page gets that seat's
view, never the state. While the screen changes hands it shows the spectator's view.
"""

import dataclasses
import secrets
import sys
import time
from typing import Any

from partie import GAMES, bots
from partie.games import find_games
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import deciders
from partie.kernel.engine.step import Move
from partie.table import laying, library, review
from partie.table.advice import Thought
from partie.table.answers import table_data
from partie.table.buffers import Buffers, Given
from partie.table.lessons import lesson
from partie.table.planning import Plans
from partie.table.progress import advanced
from partie.table.refusals import Problem
from partie.table.sitting import check_bot, told
from partie.table.table import BOT, FINISHED, PERSON, RUNNING, Seat, Table, with_bot_names
from partie.table.turns import follow_orders, game_of, played, with_order

from . import opening
from .keeping import Kept, keep, local_table, restore

Job = dict[str, Any]
"""A job for a bot: the arguments of `advice.think_saved`."""


class Home:
    """Tables by id. The caller stores every change and then calls `settle`, or `undo` if storing failed."""

    def __init__(self) -> None:
        self.buffers = Buffers()
        self.plans = Plans()
        self._tables: dict[str, Table] = {}
        self._requests: dict[str, dict[str, int]] = {}
        self._shown: dict[str, int | None] = {}
        self._pending: Table | None = None
        self._request: tuple[str, int] | None = None
        self._reviews: dict[str, Kept] = {}
        self._pending_review: Kept | None = None

    # At hand

    def add_games(self) -> None:
        """Register games whose folders were added since the last call."""
        for finder in sys.path_importer_cache.values():
            if finder is not None and hasattr(finder, "invalidate_caches"):
                finder.invalidate_caches()
        GAMES.update(find_games())
        library.games.cache_clear()

    def open(self, text: str) -> Table:
        """Load a table from storage; a later version replaces an earlier one."""
        table, requests, kept = restore(text)
        known = self._tables.get(table.id)
        if known is None or known.seq < table.seq:
            self._tables[table.id] = table
            self._requests[table.id] = requests
            if kept is not None:
                self._reviews[table.id] = kept
            self._show(table)
        return self._tables[table.id]

    def close(self, ident: str) -> None:
        """Unload a table; it can be loaded again from storage."""
        self._tables.pop(ident, None)
        self._requests.pop(ident, None)
        self._reviews.pop(ident, None)
        self._shown.pop(ident, None)

    def table(self, ident: str) -> Table:
        found = self._tables.get(ident)
        if found is None:
            raise Problem(404, "no-such-table")
        return found

    # The viewing seat

    def shown(self, table: Table) -> int | None:
        return self._shown.get(table.id)

    def reader(self, table: Table) -> str | None:
        """The reader of a table, by the person id of its seats."""
        seat = self.shown(table)
        return None if seat is None else table.seats[seat].person

    def own(self, table: Table) -> int:
        """The shown seat, if a person plays it."""
        seat = self.shown(table)
        if seat is None or table.seats[seat].kind != PERSON:
            raise Problem(403, "not-seated")
        return seat

    def uncover(self, ident: str, seat: int | None, again: bool = False) -> Table:
        """Show a person's seat, or none. `again` restores a seat shown before, only if it has its turn."""
        table = self.table(ident)
        if seat is not None and not (0 <= seat < len(table.seats) and table.seats[seat].person is not None):
            raise Problem(404, "bad-seat", number=seat)
        if not again or seat in table.deciding:
            self._shown[ident] = seat
        return table

    def screen(self, ident: str) -> dict[str, Any]:
        """The viewing seat; `asked` are the people for whom the screen is covered."""
        table = self._tables.get(ident)
        if table is None:
            return {"seat": None, "asked": []}
        seat = self.shown(table)
        asked = [number for number in table.deciding if table.seats[number].kind == PERSON]
        covered = seat is None and table.state == RUNNING
        return {
            "seat": seat,
            "asked": [{"seat": number, "name": table.names[number]} for number in asked] if covered else [],
        }

    def _show(self, table: Table) -> None:
        """Choose the shown seat: the only person's; with several people the last one shown, until others are to
        move."""
        people = [number for number, seat in enumerate(table.seats) if seat.person is not None]
        if len(people) < 2:
            self._shown[table.id] = people[0] if people else None
            return
        asked = [seat for seat in table.deciding if table.seats[seat].kind == PERSON]
        if (asked or table.state == FINISHED) and self._shown.get(table.id) not in asked:
            self._shown[table.id] = None

    # Storing

    def pending(self) -> str | None:
        """The change that must be stored before it takes effect."""
        if self._pending is None:
            return None
        ident = self._pending.id
        requests = dict(self._requests.get(ident, {}))
        if self._request is not None:
            requests[self._request[0]] = self._request[1]
        return keep(self._pending, requests, self._pending_review or self._reviews.get(ident))

    @property
    def pending_table(self) -> Table:
        assert self._pending is not None
        return self._pending

    def listed(self, table: Table) -> dict[str, Any]:
        """A table for the lobby's list, as one of its people sees it, if there are any."""
        people = [seat.person for seat in table.seats if seat.person is not None]
        return table_data(table, people[0] if people else None, time.time())

    def settle(self) -> None:
        """Confirm that the change is stored."""
        table, request, kept = self._pending, self._request, self._pending_review
        self.undo()
        if table is None:
            return
        self._tables[table.id] = table
        if kept is not None:
            self._reviews[table.id] = kept
        if request is not None:
            self._requests.setdefault(table.id, {})[request[0]] = request[1]
        self._show(table)

    def undo(self) -> None:
        """Roll back a change that could not be stored."""
        self._pending = self._request = self._pending_review = None

    def _change(
        self, table: Table, game: Partie, sitting: tuple[Seat, ...] | None = None, state: str | None = None
    ) -> Table:
        self._pending = advanced(table, time.time(), partie=game, sitting=sitting, state=state)
        return self._pending

    # Opening

    def make(self, game: str, wanted: list[dict[str, Any]], options: dict[str, object]) -> Table:
        """Create a table; its game begins at once."""
        return self._begin(opening.new(game, wanted, options))

    def lay(self, record: str) -> Table:
        """Create a table from a record."""
        return self._begin(opening.from_record(record))

    def learn(self, game: str, name: str) -> Table:
        """Create a table with the lesson of a game."""
        return self._begin(opening.lesson(game, name))

    def play_on(self, ident: str) -> Table:
        """Leave the lesson's script: from here on the bots play freely."""
        table = self.table(ident)
        self.own(table)
        if not table.lesson:
            return table
        return self._change(dataclasses.replace(table, lesson=False), game_of(table))

    def _begin(self, begun: opening.Beginning) -> Table:
        game = begun.game
        table = local_table(secrets.token_urlsafe(12), game, time.time(), begun.lesson)
        return self._change(table, game, begun.sitting, RUNNING)

    # Playing

    def commit(self, ident: str, decision: str, moves: list[Given], request: str) -> int:
        """Commit a buffer, all or nothing. Repeating a request id returns the same number."""
        table = self.table(ident)
        done = self._requests.get(ident, {}).get(request)
        if done is not None:
            return done
        game, _ = played(self.buffers, table, self.own(table), decision, moves)
        follow_orders(game)
        after = self._change(table, game)
        self._request = (request, after.seq)
        return after.seq

    def order(self, ident: str, words: str | None) -> Table:
        """Set or withdraw a standing order; it may act at once."""
        table = self.table(ident)
        game = with_order(table, self.own(table), words)
        if game is None:
            return table
        follow_orders(game)
        return self._change(table, game)

    def sit(self, ident: str, number: int, bot: str | None) -> Table:
        """Let a bot play a seat, or a person (`bot` None) take it back."""
        table = self.table(ident)
        if not 0 <= number < len(table.seats):
            raise Problem(404, "bad-seat", number=number)
        if table.state != RUNNING:
            raise Problem(409, "game-over")
        old = table.seats[number]
        if old.person is None:
            raise Problem(409, "seat-taken")
        seat = Seat(PERSON, old.person, None, _person_name(table, number))
        if bot is not None:
            seat = Seat(BOT, old.person, check_bot(GAMES[table.game], bot))
        sitting = with_bot_names([seat if place == number else one for place, one in enumerate(table.seats)])
        game = game_of(table).copy()
        game.orders.pop(number, None)
        game.note(f"seat {number} {told(sitting[number])}")
        return self._change(table, game, sitting)

    # Bots

    def asked_bot(self, ident: str) -> Job | None:
        """The job of the first bot that is to move at a table; with its `thought` if a script decides."""
        table = self._tables.get(ident)
        if table is None or table.state != RUNNING:
            return None
        for seat in table.deciding:
            if table.seats[seat].kind == BOT:
                game = game_of(table)
                asked = lesson(table.game).scripted(game, seat) if table.lesson else None
                thought = {} if asked is None else {"thought": {"move": list(asked.move)}}
                bot = table.seats[seat].bot or ""
                return {"decision": game.decision_id(seat), **thought, **job(game, seat, bot)}
        return None

    def hint_job(self, table: Table, game: Partie, seat: int) -> Job:
        """The default bot's job for a hint."""
        if table.state == FINISHED or seat not in deciders(game.state):
            raise Problem(409, "game-over" if table.state == FINISHED else "not-your-turn")
        return job(game, seat, bots.adviser(game.game), hint=True)

    def play_for(self, ident: str, seat: int, decision: str, thought: Thought | None) -> bool:
        """Play a bot's move, unless its decision is no longer open; the safe default with a note if the bot failed."""
        table = self.table(ident)
        if table.state != RUNNING or seat not in table.deciding:
            return False
        game = game_of(table).copy()
        if game.decision_id(seat) != decision:
            return False
        move: Move | None = None if thought is None else tuple(thought["move"])
        if move is None or game.why_not(seat, move) is not None:
            game.note(f"seat {seat} did not decide: the safe default")
            move = game.decision(seat).default
        game.push(seat, move)
        follow_orders(game)
        self._change(table, game)
        return True

    # Looking back

    def again(self, ident: str, at: int, seat: int) -> Table:
        """Create a table from a moment of a finished game, with a person on one seat."""
        old = self.table(ident)
        person = Seat(PERSON, None, None, _first_person(old))
        return self._begin(opening.laid(*laying.again(old, at, seat, person)))

    def review_of(self, ident: str) -> Kept:
        """The state and results of a game's review."""
        return self._pending_review or self._reviews.get(ident, (review.NONE, None))

    def begin_review(self, ident: str) -> None:
        """Start or resume the review of a finished game."""
        review.check_finished(self.table(ident))
        state, known = self.review_of(ident)
        if state in (review.NONE, review.STOPPED):
            self._judged(ident, (review.RUNNING, known))

    def cancel_review(self, ident: str) -> None:
        """Stop the review; partial results stay stored."""
        state, known = self.review_of(ident)
        if state == review.RUNNING:
            self._judged(ident, (review.STOPPED, known))

    def review_job(self, ident: str) -> Job | None:
        """The next job of a review."""
        state, known = self._reviews.get(ident, (review.NONE, None))
        table = self._tables.get(ident)
        if table is None or state != review.RUNNING:
            return None
        return {"game": table.game, "review": {"save": game_of(table).save(), "known": known}}

    def review_done(self, ident: str, known: review.Saved | None) -> None:
        """Store a review's results, unless it was stopped meanwhile; None means that the job failed."""
        state, before = self._reviews.get(ident, (review.NONE, None))
        if state != review.RUNNING or ident not in self._tables:
            return
        if known is None:
            self._judged(ident, (review.STOPPED, before))
        else:
            self._judged(ident, (review.DONE if review.is_done(known) else review.RUNNING, known))

    def _judged(self, ident: str, kept: Kept) -> None:
        table = self.table(ident)
        self._pending = dataclasses.replace(table, seq=table.seq + 1)
        self._pending_review = kept


def job(game: Partie, seat: int, bot: str, hint: bool = False) -> Job:
    """A position as a job for another worker."""
    return {
        "game": game.game.name,
        "seats": game.seats,
        "options": game.options,
        "state": game.state.save(),
        "seat": seat,
        "bot": bot,
        "hint": hint,
    }


def _first_person(table: Table) -> str:
    """The person who reviews the game: the first seat of a person."""
    return next((seat.name for seat in table.seats if seat.person is not None), "1")


def _person_name(table: Table, number: int) -> str:
    """The name of a seat's person at the start of the game."""
    return table.seatings[0][1][number] if table.seatings else f"{number + 1}"
