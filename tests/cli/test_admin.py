"""`partie admin`: the host's desk in the terminal, upon a database on which no server runs, and beside one."""

import asyncio
import sqlite3

import pytest
from click.testing import CliRunner

import partie.cli
from partie.server.settings import Settings
from partie.server.storage.database import migrate


@pytest.fixture
def database(tmp_path):
    path = tmp_path / "partie.db"
    migrate(Settings(database=f"sqlite:///{path}"))
    with sqlite3.connect(path) as connection:
        for ident, name in (("id-anna", "Anna"), ("id-ann", "Annabel"), ("id-bob", "Boris")):
            connection.execute(
                "INSERT INTO people (id, name, epoch, created) VALUES (?, ?, 0, 1700000000.0)", (ident, name)
            )
    connection.close()
    return path


@pytest.fixture
def admin(database, monkeypatch):
    """Runs a command; gives exit code and what was printed."""
    monkeypatch.setenv("PARTIE_LANG", "en")

    def run(*arguments, answer=None):
        done = CliRunner().invoke(
            partie.cli.app, ["admin", *arguments, "--database", str(database)], input=answer
        )
        return done.exit_code, done.output

    return run


def value(database, query, *given):
    connection = sqlite3.connect(database)
    try:
        return connection.execute(query, given).fetchone()
    finally:
        connection.close()


def test_the_status_and_the_lists_are_in_words(admin, monkeypatch):
    code, said = admin("status")
    assert code == 0 and "Health: ok" in said and "3, 0 with a password" in said
    code, said = admin("people", "ann")
    assert code == 0 and "Annabel" in said and "Boris" not in said
    for command in ("tables", "reports"):
        assert admin(command)[0] == 0
    monkeypatch.setenv("PARTIE_LANG", "cs")
    assert "Stav: ok" in admin("status")[1]


def test_ids_stay_whole_and_programs_are_marked_in_a_narrow_terminal(admin, database):
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE people SET program = 1, name = 'Anna, who has a long name' WHERE id = 'id-anna'"
        )
        connection.execute(
            "INSERT INTO tables (id, game, options, seed, host, private, state, seq, moves, rules, asked, orders, bots,"
            " created, changed) VALUES ('sixteen-and-more', 'underwater', '{}', '1', 'id-anna', 0, 'finished', 0, 1234,"
            " '1.0', '{}', '{}', 0, 1700000000.0, 1700000000.0)"
        )
        connection.executemany(
            "INSERT INTO seats (table_id, seat, kind, person) VALUES ('sixteen-and-more', ?, ?, ?)",
            [(0, "person", "id-anna"), (1, "open", None), (2, "person", "id-ann"), (3, "person", "id-bob")],
        )
    connection.close()
    assert "sixteen-and-more" in admin("tables")[1]
    assert "(program)" in admin("people", "anna")[1] and "(program)" not in admin("people", "boris")[1]


def test_a_key_is_printed_once_and_stored_as_a_hash(admin, database):
    from partie.server.host.keys import hashed

    key = admin("key")[1].strip()
    (stored,) = value(database, "SELECT value FROM meta WHERE name = 'host-key'")
    assert len(key) == 43 and stored == hashed(key)
    assert admin("key")[1].strip() != key
    admin("key", "--drop")
    assert value(database, "SELECT value FROM meta WHERE name = 'host-key'") is None


def test_people_are_named_by_id_or_by_a_name_that_only_one_has(admin, database):
    assert admin("password", "Anna")[1].startswith("/password/")
    code, said = admin("password", "Nobody")
    assert code == 1 and "Nobody" in said and "Traceback" not in said
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE people SET name = 'Anna' WHERE id = 'id-ann'")
    connection.close()
    assert "give the id" in admin("logout", "Anna")[1]
    assert admin("logout", "id-ann")[0] == 0
    assert value(database, "SELECT epoch FROM people WHERE id = 'id-ann'") == (1,)


def test_people_are_removed_and_joined_only_after_a_question(admin, database):
    assert admin("remove-person", "Boris", answer="n\n")[0] != 0
    assert value(database, "SELECT name FROM people WHERE id = 'id-bob'") == ("Boris",)
    assert admin("remove-person", "Boris", answer="y\n")[0] == 0
    assert value(database, "SELECT name FROM people WHERE id = 'id-bob'") == ("a former player",)
    assert admin("merge", "Anna", "Annabel", "--yes")[0] == 0
    assert value(database, "SELECT gone IS NOT NULL FROM people WHERE id = 'id-anna'") == (1,)


def test_what_holds_for_everybody_is_set_from_the_terminal(admin):
    assert admin("announce", "Upgrade at ten.")[0] == 0
    assert admin("readonly", "on")[0] == 0 and admin("invited-only", "on")[0] == 0
    said = admin("status")[1]
    assert "Announcement: Upgrade at ten." in said and "Only with an invitation: yes" in said
    assert "Read-only since: 20" in said
    assert admin("readonly", "off")[0] == 0
    assert "Read-only since: -" in admin("status")[1]
    assert "/?invitation=" in admin("invite", "--uses", "3")[1]


def test_a_database_that_is_not_there_or_of_another_version_is_told_in_a_sentence(admin, database, tmp_path):
    done = CliRunner().invoke(partie.cli.app, ["admin", "status", "--database", str(tmp_path / "none.db")])
    assert done.exit_code == 1 and "none.db" in done.output and not (tmp_path / "none.db").exists()
    for version, word in (("0001", "earlier version"), ("9999", "newer version")):
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
        connection.close()
        code, said = admin("status")
        assert code == 1 and word in said and len(said.strip().splitlines()) == 1


def test_a_running_server_hears_of_what_is_set(tmp_path):
    import httpx
    from server_process import Process

    path = tmp_path / "running.db"
    server = Process(f"sqlite:///{path}", tmp_path / "log")
    try:
        done = CliRunner().invoke(partie.cli.app, ["admin", "announce", "Hello.", "--database", str(path)])
        assert done.exit_code == 0, done.output

        async def heard():
            async with asyncio.timeout(60), httpx.AsyncClient(base_url=server.address) as http:
                while (await http.get("/api/house")).json()["announcement"] != "Hello.":
                    await asyncio.sleep(0.02)

        asyncio.run(heard())
    finally:
        server.kill()
