"""Opens a page at a table with a prepared position.

The position is stored as that of a game continued under newer rules: its entry `rules` holds a whole game, from which
the server continues.
"""

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from browsing import SOON
from playwright.sync_api import Page, Request

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import deciders

ENTRY = "INSERT INTO entries (table_id, seq, kind, checkpoint, at) VALUES (?, ?, 'rules', ?, ?)"
TABLE = (
    "UPDATE tables SET seq = ?, moves = ?, events = ?, checkpoint = ?, seal = NULL, asked = ? WHERE id = ?"
)


def place(page: Page, address: str, database: Path, game: Partie, bot: str = "random") -> None:
    """Open a new table with this game on the page, in the first seat; bots have the others."""
    page.goto(address)
    table = _new_table(page, address, game, bot)
    with closing(sqlite3.connect(database, timeout=SOON / 1000)) as connection, connection:
        _put(connection, table, game)
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(".bar", timeout=SOON)


def _new_table(page: Page, address: str, game: Partie, bot: str) -> str:
    """A table of this game with its options."""
    me = page.request.get(f"{address}/api/me").json()
    if me["person"] is None:
        token = {"X-CSRF-Token": me["csrf"]}
        me = page.request.post(f"{address}/api/people", data={"name": "Newcomer"}, headers=token).json()
    others = [{"kind": "bot", "bot": bot}] * (game.seats - 1)
    wanted = {
        "game": game.game.name,
        "seats": [{"kind": "me"}, *others],
        "options": game.options,
        "private": False,
        "absence": None,
    }
    made = page.request.post(f"{address}/api/tables", data=wanted, headers={"X-CSRF-Token": me["csrf"]})
    assert made.ok, made.text()
    ident: str = made.json()["id"]
    return ident


def _put(connection: sqlite3.Connection, table: str, game: Partie) -> None:
    connection.execute("BEGIN IMMEDIATE")  # bots may be about to play
    now = time.time()
    ((seq,),) = connection.execute("SELECT seq FROM tables WHERE id = ?", [table]).fetchall()
    state = json.dumps(game.state.save(), separators=(",", ":"), ensure_ascii=False)
    asked = json.dumps({str(seat): now for seat in deciders(game.state)})
    events = len(game.state.events or ())
    connection.execute(ENTRY, [table, seq + 1, game.save(), now])
    connection.execute(TABLE, [seq + 1, len(game.moves), events, state, asked, table])


class Sent:
    """Records every turn that a page tries or commits from now on, in notation."""

    def __init__(self, page: Page, game: Partie) -> None:
        self._game = game
        self._turns: list[list[list[int]]] = []
        page.on("request", self._hear)

    def _hear(self, request: Request) -> None:
        if "/try?" in request.url or "/commit?" in request.url:
            self._turns.append(json.loads(request.post_data or "")["moves"])

    @property
    def turns(self) -> list[list[str]]:
        return [[self._game.notation(0, tuple(move)) for move in turn] for turn in self._turns]

    @property
    def moves(self) -> set[str]:
        """The first moves of these turns."""
        return {turn[0] for turn in self.turns}
