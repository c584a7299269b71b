"""`partie doctor`: what is installed, compiled and reachable, for hosts and for bug reports."""

import asyncio
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

import partie
from partie.cli.common import examples, language_option, usual_language
from partie.kernel.errors import PartieError
from partie.text import Words
from partie.text.things import missing_names

GOOD, ABSENT, BAD = "good", "absent", "bad"

EXTRAS: Final = {
    "server": ("litestar", "sqlalchemy", "uvicorn", "argon2"),
    "server-scale": ("asyncpg", "redis"),
    "arena": ("openskill", "matplotlib"),
    "envs": ("numpy", "gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "ray": ("ray",),
    "learn": ("torch",),
}
"""The extras of the package, each with modules that only it installs."""


@dataclass(frozen=True)
class Finding:
    """One line: the subject, its state, and a sentence."""

    topic: str
    state: str
    told: str


@click.command(
    "doctor",
    epilog=examples(
        "partie doctor",
        "PARTIE_DATABASE=postgresql://partie@localhost/partie partie doctor",
    ),
)
@language_option
@click.pass_context
def command(ctx: click.Context, lang: str | None) -> None:
    """Tell what is installed, compiled and reachable.

    Looks at the engine's build, the optional parts, the page, the languages, the database and Redis as the environment
    sets them (PARTIE_DATABASE, PARTIE_NOTIFY). Nothing is changed. Exit code 1 if something
    that is set up cannot be used.
    """
    words = Words(lang or usual_language())
    found = list(findings(words))
    width = max(len(finding.topic) for finding in found)
    marks = {GOOD: "✓", ABSENT: "–", BAD: "✗"}
    for finding in found:
        click.echo(f"{marks[finding.state]} {finding.topic.ljust(width)}  {finding.told}")
    if any(finding.state == BAD for finding in found):
        ctx.exit(1)


def findings(words: Words) -> Iterator[Finding]:
    """All findings, from the engine outwards."""
    build = "version-compiled" if partie.COMPILED else "version-pure"
    yield Finding("partie", GOOD, words.say(build, version=partie.__version__))
    yield Finding("Python", GOOD, f"{platform.python_version()} ({sys.platform}, {platform.machine()})")
    for name, game in partie.GAMES.items():
        yield Finding(
            name, GOOD, words.say("doctor-game", rules=game.version, seats=_range(game.seat_counts))
        )
        for language, names in missing_names(name).items():
            told = words.say("doctor-names", language=language, count=len(names), names=", ".join(names[:5]))
            yield Finding(name, ABSENT, told)
    for name, error in partie.BROKEN.items():
        yield Finding(name, BAD, words.error(error.key, error.detail))
    for extra, modules in EXTRAS.items():
        missing = [module for module in modules if find_spec(module) is None]
        if missing:
            yield Finding(
                extra, ABSENT, words.say("doctor-extra-absent", extra=extra, modules=", ".join(missing))
            )
        else:
            yield Finding(extra, GOOD, words.say("doctor-extra"))
    page = files("partie").joinpath("server", "static", "index.html").is_file()
    yield Finding(
        words.say("doctor-topic-page"),
        GOOD if page else ABSENT,
        words.say("doctor-page" if page else "doctor-page-absent"),
    )
    if all(find_spec(module) is not None for module in EXTRAS["server"]):
        yield from _services(words)


def _range(counts: tuple[int, ...]) -> str:
    return f"{counts[0]}–{counts[-1]}"


def _services(words: Words) -> Iterator[Finding]:
    """The database and Redis that a server started here would use."""
    from partie.server.settings import from_environment

    try:
        settings = from_environment()
    except PartieError as error:
        yield Finding(words.say("doctor-topic-settings"), BAD, words.error(error.key, error.detail))
        return
    topic = words.say("doctor-topic-database")
    try:
        reached = asyncio.run(_reach_database(settings.database))
        yield Finding(topic, GOOD, words.say("doctor-database" if reached else "doctor-database-new"))
    except PartieError as error:
        yield Finding(topic, BAD, words.error(error.key, error.detail))
    if settings.notify:
        reached = asyncio.run(_reach_redis(settings.notify))
        yield Finding(
            "Redis", GOOD if reached else BAD, words.say("doctor-redis" if reached else "doctor-redis-bad")
        )


async def _reach_database(given: str) -> bool:
    """Whether the database answers; False for a SQLite file that does not exist yet."""
    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine

    from partie.server.storage.database import read_url
    from partie.server.storage.faults import explained

    url = read_url(given)
    if url.get_backend_name() == "sqlite":
        return _reach_sqlite(Path(str(url.database)))
    try:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            await connection.execute(text("select 1"))
        await engine.dispose()
    except Exception as error:
        raise explained(error, url) from None
    return True


def _reach_sqlite(path: Path) -> bool:
    """Read a page of the file without locking or changing it."""
    import sqlite3

    from partie.server.storage.database import read_url
    from partie.server.storage.faults import explained

    if not path.exists():
        return False
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            connection.execute("select count(*) from sqlite_master").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise explained(error, read_url(f"sqlite:///{path}")) from None
    return True


async def _reach_redis(address: str) -> bool:
    try:
        from redis.asyncio import from_url
    except ImportError:
        return False
    try:
        client = from_url(address, socket_connect_timeout=3, socket_timeout=3)
        try:
            await client.ping()
        finally:
            await client.aclose()
    except Exception:  # any error means that the server could not use it
        return False
    return True
