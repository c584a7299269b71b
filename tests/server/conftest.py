"""A server in the test's own process, on a database of its own; and real ones, in processes that can be killed."""

import asyncio
import os
import secrets

import dice
import httpx
import pytest
from server_client import Visitor
from server_process import Process
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from partie.server.app import make_app
from partie.server.settings import Settings
from partie.server.storage.database import migrate, read_url

SERVER = os.environ.get("PARTIE_TEST_DATABASE", "")
"""The URL of a PostgreSQL database in which each test makes a schema-less database of its own; else SQLite."""
NOTIFY = os.environ.get("PARTIE_TEST_REDIS", "")


def _postgres(command):
    async def run():
        engine = create_async_engine(read_url(SERVER), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(command))
        await engine.dispose()

    asyncio.run(run())


@pytest.fixture(autouse=True)
def same_games(request, monkeypatch):
    """A test meets the same games in every run of the same commit; CI plays others with each commit."""
    drawn = dice.Dice(lambda: f"{os.environ.get('PARTIE_SAMPLE', '')} {request.node.nodeid}")
    for module, row in dice.ROWS:
        monkeypatch.setattr(module, "secrets", drawn.of(row))


@pytest.fixture
def database(tmp_path):
    """The URL of an empty database."""
    if not SERVER:
        yield f"sqlite:///{tmp_path / 'partie.db'}"
        return
    name = f"partie_{secrets.token_hex(6)}"
    _postgres(f"CREATE DATABASE {name}")
    try:
        yield (
            read_url(SERVER).set(database=name, drivername="postgresql").render_as_string(hide_password=False)
        )
    finally:
        _postgres(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def settings(database):
    return Settings(
        database=database, notify=NOTIFY, rates=False, bot_pause=0, bot_workers=0, sweep=0.05, poll=0.05
    )


class Place:
    """A running app and the people who visit it; every byte they get is kept."""

    def __init__(self, app, http):
        self.app = app
        self.http = http
        self.services = app.state.services
        self.seen = []

    def visitor(self):
        return Visitor(self.http, self.seen)

    async def person(self, name):
        return await self.visitor().begin(name)


class Stage:
    """Runs a test's coroutine against the app, inside its lifespan."""

    def __init__(self, settings):
        self.settings = settings

    def __call__(self, play, **changes):
        settings = self.settings.with_options(**changes)
        migrate(settings)

        async def run():
            app = make_app(settings)
            async with asyncio.timeout(300), app.lifespan():
                transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
                async with httpx.AsyncClient(transport=transport, base_url="http://partie.test") as http:
                    return await play(Place(app, http))

        return asyncio.run(run())


@pytest.fixture
def stage(settings):
    return Stage(settings)


@pytest.fixture
def processes(database, tmp_path):
    """Starts server processes on the test's database: `processes(port=0, **settings)`; ends them after the test."""
    started = []

    def start(**settings):
        process = Process(database, tmp_path / f"server{len(started)}.log", **{"notify": NOTIFY, **settings})
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
