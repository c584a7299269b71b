"""`partie admin`: the host's desk in the terminal, beside running servers or without any."""

import asyncio
import functools
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.table import Table

from partie.cli.common import console, examples, told_in, usual_language
from partie.kernel.errors import PartieError
from partie.text import Words

if TYPE_CHECKING:
    from partie.server.services import Services

SETTLED = 5.0
"""Timeout in seconds for notifying running servers."""


@click.group(
    "admin",
    epilog=examples(
        "partie admin status",
        "partie admin key",
        "partie admin readonly on",
        "partie admin merge OLD-ID NEW-ID --database postgresql://partie@database/partie",
    ),
)
def command() -> None:
    """Administer a server: tables, people, reports, settings. Works on the database, also while servers
    run."""


def desk_command(name: str) -> Callable[[Callable[..., Awaitable[None]]], click.Command]:
    """Register a subcommand: a coroutine that gets the services and the terminal's words."""

    def make(work: Callable[..., Awaitable[None]]) -> click.Command:
        @click.option("--database", help="sqlite:///path, a file, or postgresql://user@host/name.")
        @functools.wraps(work)
        def run(database: str | None, **given: Any) -> None:
            words = Words(usual_language())
            with told_in(words):
                asyncio.run(_with_services(words, database, lambda services: work(services, words, **given)))

        made: click.Command = command.command(name)(run)
        return made

    return make


async def _with_services(
    words: Words, database: str | None, work: Callable[["Services"], Awaitable[None]]
) -> None:
    """Run a command with a server's services, without bots and messages."""
    try:
        from partie.server.errors import Problem
        from partie.server.services import Services
        from partie.server.settings import from_environment
        from partie.server.storage.database import check_current
        from partie.server.storage.faults import explained
    except ImportError as missing:
        raise PartieError("no-server", module=str(missing.name)) from None
    url = database if database is None or "://" in database else f"sqlite:///{database}"
    services = Services(from_environment().with_options(database=url))
    where = services.database.url
    if services.database.sqlite and not Path(str(where.database)).is_file():
        raise PartieError("database-missing", where=str(where.database)[-120:])
    try:
        await check_current(services.database)
        async with services.beside_servers():
            await work(services)
            await services.notifier.told(SETTLED)
    except Problem as problem:
        raise click.ClickException(words.error(problem.key, problem.detail)) from None
    except (PartieError, click.ClickException):
        raise
    except Exception as error:
        raise explained(error, where) from None
    finally:
        await services.database.close()


def _when(moment: float | None) -> str:
    return "" if moment is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


def _named(words: Words, row: dict[str, Any]) -> str:
    """The name of a person; of a program, marked as one."""
    return f"{row['name']} ({words.say('web-is-program')})" if row["program"] else str(row["name"])


def _bytes(count: int | None) -> str:
    return "" if count is None else f"{count / 1_000_000:,.1f} MB"


def _show(words: Words, columns: list[str], lines: list[list[str]]) -> None:
    """Print rows as a table with translated column names."""
    table = Table(box=None, header_style="bold")
    for number, name in enumerate(columns):
        # Ids are typed into other commands, so they stay whole however narrow the terminal is.
        whole = max((len(line[number]) for line in lines), default=0) if name == "id" else None
        table.add_column(words.say(f"admin-column-{name}"), min_width=whole)
    for line in lines:
        table.add_row(*line)
    console().print(table)


@desk_command("status")
async def status(services: "Services", words: Words) -> None:
    """Show tables, people, disk, load and settings."""
    from partie.server.host import desk

    told = await desk.status(services)
    house = services.house.now
    counts = told.pop("tables")
    lines = {
        "version": told["version"],
        "database": f"{told['database']}, {_bytes(told['size'])}",
        "free": _bytes(told["free"]),
        "health": told["health"],
        "processes": told["processes"],
        "load": " ".join(map(str, told["load"])) + f" / {told['cores']}",
        "tables": words.say("admin-tables", **counts),
        "people": words.say("admin-people", people=told["people"], kept=told["kept"], here=told["here"]),
        "unsent": told["unsent"],
        "reports": told["reports"],
        "announcement": house.announcement,
        "readonly": _when(house.readonly),
        "invited": words.say("admin-on" if house.invited else "admin-off"),
    }
    for name, value in lines.items():
        click.echo(f"{words.say(f'admin-{name}-is')}: {value if value != '' else '-'}")


@desk_command("tables")
@click.option("--state", type=click.Choice(["open", "running", "finished"]), help="Only these.")
@click.option("--person", help="Only those where somebody sits (id or name).")
async def tables(services: "Services", words: Words, state: str | None, person: str | None) -> None:
    """List the most recently active tables."""
    from partie.server.host import desk, doing

    whose = None if person is None else await doing.person_of(services, person)
    found = await desk.find_tables(services, state, whose)
    lines = [
        [
            row["id"],
            row["game"],
            row["state"],
            str(row["moves"]),
            _when(row["changed"]),
            ", ".join(filter(None, row["seats"])),
        ]
        for row in found
    ]
    _show(words, ["id", "game", "state", "moves", "changed", "seats"], lines)


@desk_command("people")
@click.argument("name", default="")
async def people(services: "Services", words: Words, name: str) -> None:
    """List people, newest first. With NAME, those with this or a similar name."""
    from partie.server.host import desk

    lines = [
        [
            row["id"],
            _named(words, row),
            words.say("admin-on" if row["kept"] else "admin-off"),
            str(row["tables"]),
        ]
        + [_when(row["created"]), _when(row["used"])]
        for row in await desk.find_people(services, name)
    ]
    _show(words, ["id", "name", "kept", "tables", "created", "used"], lines)


@desk_command("reports")
async def reports(services: "Services", words: Words) -> None:
    """List reports of people about others."""
    from partie.server.host import desk

    lines = [
        [row["id"], _when(row["at"]), row["by_name"], row["about_name"], row["table"] or "", row["text"]]
        for row in await desk.find_reports(services)
        if row["closed"] is None
    ]
    _show(words, ["id", "at", "by", "about", "table", "text"], lines)


@desk_command("close-report")
@click.argument("report")
async def close_report(services: "Services", words: Words, report: str) -> None:
    """Close REPORT."""
    from partie.server.host import doing

    await doing.close_report(services, report)


@desk_command("key")
@click.option("--drop", is_flag=True, help="Make no new key: the page of the desk opens to nobody.")
async def key(services: "Services", words: Words, drop: bool) -> None:
    """Create a key for the administration page (/host). Printed once; replaces an earlier key."""
    from partie.server.host import keys

    if drop:
        await keys.drop_key(services.database)
    else:
        click.echo(await keys.new_key(services.database))


@desk_command("password")
@click.argument("person")
async def password(services: "Services", words: Words, person: str) -> None:
    """Print a password reset link for PERSON (id or name). Valid for a day."""
    from partie.server.host import doing

    click.echo(await doing.password_link(services, await doing.person_of(services, person)))


@desk_command("logout")
@click.argument("person")
async def logout(services: "Services", words: Words, person: str) -> None:
    """Log PERSON out everywhere."""
    from partie.server.host import doing

    await doing.log_out(services, await doing.person_of(services, person))


@desk_command("remove-table")
@click.argument("table")
@click.confirmation_option(prompt="Remove this table with its game?")
async def remove_table(services: "Services", words: Words, table: str) -> None:
    """Remove TABLE with its game, in any state."""
    from partie.server.host import doing

    await doing.remove_table(services, table)


@desk_command("remove-person")
@click.argument("person")
@click.confirmation_option(prompt="Delete this person for good?")
async def remove_person(services: "Services", words: Words, person: str) -> None:
    """Delete PERSON (id or name): games stay, without the name."""
    from partie.server.host import doing

    await doing.remove_person(services, await doing.person_of(services, person))


@desk_command("merge")
@click.argument("person")
@click.argument("into")
@click.confirmation_option(prompt="Make these two one person?")
async def merge(services: "Services", words: Words, person: str, into: str) -> None:
    """Merge PERSON into INTO, who gets all games and data."""
    from partie.server.host import doing

    gone, heir = [await doing.person_of(services, one) for one in (person, into)]
    await doing.merge(services, gone, heir)


@desk_command("announce")
@click.argument("text", default="")
async def announce(services: "Services", words: Words, text: str) -> None:
    """Show TEXT on every page. Without TEXT, remove the announcement."""
    from partie.server.host import house

    await house.announce(services, text[:500])


@desk_command("readonly")
@click.argument("switch", type=click.Choice(["on", "off"]))
async def readonly(services: "Services", words: Words, switch: str) -> None:
    """Turn read-only mode on or off, for upgrades. No changes; bots pause, clocks stand still."""
    from partie.server.host import house

    await house.close(services, switch == "on")


@desk_command("invited-only")
@click.argument("switch", type=click.Choice(["on", "off"]))
async def invited_only(services: "Services", words: Words, switch: str) -> None:
    """Turn registration by invitation on or off."""
    from partie.server.host import house

    await house.change(services, invited=switch == "on")


@desk_command("invite")
@click.option("--uses", type=click.IntRange(1, 1000), default=1, show_default=True, help="People it lets in.")
@click.option(
    "--days", type=click.IntRange(1, 365), default=7, show_default=True, help="How long it is good."
)
async def invite(services: "Services", words: Words, uses: int, days: int) -> None:
    """Print an invitation link."""
    from partie.server.host import doing

    click.echo((await doing.invite(services, uses, days))["link"])


@desk_command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
async def backup(services: "Services", words: Words, file: Path) -> None:
    """Copy the whole database to FILE while servers run. SQLite only; with PostgreSQL use pg_dump."""
    from partie.server.storage.database import make_private

    if not services.database.sqlite:
        raise PartieError("backup-elsewhere")
    if file.exists():
        raise PartieError("backup-there", path=str(file)[-120:])
    make_private(file)
    await asyncio.to_thread(_copy, str(services.database.url.database), str(file))


def _copy(source: str, target: str) -> None:
    """SQLite's online backup: a consistent snapshot."""
    here, there = sqlite3.connect(source, timeout=20), sqlite3.connect(target)
    try:
        here.backup(there)
    finally:
        there.close()
        here.close()
