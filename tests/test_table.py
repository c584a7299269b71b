"""partie/table: a table without HTTP and database, as the offline page uses it: standard library and words alone."""

import ast
import subprocess
import sys

import pytest
from checkout import ROOT

SCRIPT = """
import builtins, importlib.abc, json, random, sys

class Refuse(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"msgspec", "litestar", "sqlalchemy", "uvicorn", "numpy", "asyncio"}:
            raise ImportError(name)

sys.meta_path.insert(0, Refuse())
import partie
from partie.table import advice, changes, position, turns
from partie.table.buffers import Buffers
from partie.table.table import BOT, PERSON, RUNNING, Seat, Table, with_bot_names

for game in partie.GAMES:
    playing = partie.new(game, 2, seed=5)
    seats = with_bot_names([Seat(PERSON, "me", None, "Anna"), Seat(BOT, None, "random")])
    table = Table(id="here", game=game, options={}, seed=5, host="me", private=True, absence=None, absence_then=None,
                  state=RUNNING, seq=1, seats=seats, created=0.0, changed=0.0, partie=playing)
    buffers, dice, before = Buffers(), random.Random(2), None
    for number in range(60):
        asked = table.deciding
        if not asked:
            break
        seat = asked[0]
        if table.seats[seat].kind == BOT:
            thought = advice.think(table.partie, seat, "random", False)
            game_on = table.partie.copy()
            game_on.play(seat, thought["move"])
        else:
            seen = position.look(table, seat, "cs", True)
            told = position.moment(table, seat, seen, 0, "cs")
            json.dumps({**told, "view": seen.view})
            if before is not None:
                changes.changes(before, seen.view)
            before = seen.view
            offers = [offer["move"] for group in seen.decision["moves"].values() for offer in group]
            move = dice.choice(offers)
            assert turns.why_not(buffers, table, seat, None, [], move) is None
            turns.tried(buffers, table, seat, seen.decision["id"], [move])
            game_on, moved = turns.played(buffers, table, seat, seen.decision["id"], [move])
            assert moved == [[seat, *move]]
        turns.follow_orders(game_on)
        import dataclasses
        table = dataclasses.replace(table, partie=game_on, seq=table.seq + 1)
    try:
        turns.played(buffers, table, 0, "9.9.9", [])
    except partie.PartieError as refusal:
        assert refusal.key in ("stale-decision", "game-over")
print("played")
"""


def test_a_table_is_played_without_the_server_s_libraries():
    done = subprocess.run([sys.executable, "-P", "-c", SCRIPT], capture_output=True, text=True)
    assert done.stdout == "played\n", done.stderr


@pytest.mark.parametrize("path", sorted((ROOT / "partie" / "table").glob("*.py")), ids=lambda path: path.name)
def test_the_table_imports_the_standard_library_and_partie_alone(path):
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
    assert found <= sys.stdlib_module_names | {"partie"}
    assert not found & {
        "asyncio",
        "concurrent",
        "multiprocessing",
        "subprocess",
        "threading",
        "http",
        "sqlite3",
    }
