"""Storage: the migrations make what the code expects, games come back as they were, newer rules go on from there."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server_moves import more_moves, some_moves
from sqlalchemy import create_engine
from sqlalchemy.ext.asyncio import create_async_engine

import partie
from partie.games.powergrid import PowerGrid
from partie.server.settings import Settings
from partie.server.storage.database import migrate, read_url
from partie.server.storage.schema import metadata

SEATS = [{"kind": "me"}, {"kind": "open"}]


def test_migrations_make_the_schema_that_the_code_uses(database):
    settings = Settings(database=database)
    migrate(settings)
    migrate(settings)

    url = read_url(database)

    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async def compare():
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    if url.get_backend_name() == "sqlite":
        with create_engine(url).connect() as connection:
            assert differences(connection) == []
    else:
        assert asyncio.run(compare()) == []


def test_a_game_comes_back_from_the_database_as_it_was(stage):
    async def play(place):
        ident, people = await some_moves(place)
        paths = [f"/api/tables/{ident}/play?lang=en", f"/api/tables/{ident}/record", f"/api/tables/{ident}"]
        before = [await person.get(path) for person in people for path in paths]
        place.services.tables.clear()
        assert [await person.get(path) for person in people for path in paths] == before

    stage(play)


def forget(place, old):
    """As if this process had last seen the table then."""
    place.services.tables.clear()
    place.services.tables.put(old)


def test_a_cached_game_is_not_trusted_when_the_database_has_moved_on(stage):
    async def play(place):
        ident, people = await some_moves(place, 10)
        old = await place.services.tables.read(ident)
        await more_moves(ident, people, 5)
        new = await place.services.tables.read(ident)
        forget(place, old)
        again = await place.services.tables.read(ident)
        assert again.seq == new.seq and again.partie.save() == new.partie.save()
        forget(place, old)
        position = await people[new.deciding[0]].get(f"/api/tables/{ident}/play")
        forget(place, old)
        await people[new.deciding[0]].commit(
            ident, position["decision"]["id"], position["decision"]["default"]
        )

    stage(play)


@pytest.mark.plain
def test_newer_rules_that_play_otherwise_go_on_from_the_checkpoint(stage, monkeypatch):
    async def play(place):
        ident, people = await some_moves(place, 30)
        before = [await person.get(f"/api/tables/{ident}/play") for person in people]
        setup = PowerGrid.setup

        def other(self, seats, seed, options):
            return setup(self, seats, seed + 1, options)  # as if the rules dealt otherwise

        monkeypatch.setattr(PowerGrid, "version", "1.9")
        monkeypatch.setattr(PowerGrid, "setup", other)
        place.services.tables.clear()
        after = [await person.get(f"/api/tables/{ident}/play") for person in people]
        for old, new in zip(before, after):
            assert new["view"] == old["view"] and new["deciding"] == old["deciding"]
            assert new["seq"] == old["seq"] + 1
        record = await people[0].get(f"/api/tables/{ident}/record")
        assert "older rules" in record and "seed" not in record
        await more_moves(ident, people, 20)
        kept = await people[1].get(f"/api/tables/{ident}/play")
        place.services.tables.clear()
        assert await people[1].get(f"/api/tables/{ident}/play") == kept
        assert kept["moves"] == 20
        table = await place.services.tables.read(ident)
        whole = table.partie.record()
        assert "rules 1.9 from here" in whole and len(partie.replay(whole).moves) == 20

    stage(play)


def test_newer_rules_that_play_the_same_change_nothing(stage, monkeypatch):
    async def play(place):
        ident, people = await some_moves(place, 12)
        before = await people[0].get(f"/api/tables/{ident}/play")
        monkeypatch.setattr(PowerGrid, "version", "1.9")
        place.services.tables.clear()
        assert await people[0].get(f"/api/tables/{ident}/play") == before
        await more_moves(ident, people, 5)

    stage(play)
