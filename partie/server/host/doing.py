"""Actions of the host: remove tables and people, merge people, create links and invitations, close reports."""

import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, insert, select, update

from ..errors import Problem
from ..people import leaving, merging, passwords
from ..storage import rows
from ..storage.schema import invitations, people, reports, tables
from .desk import plain

if TYPE_CHECKING:
    from ..services import Services

DAY: Final = 24 * 3600.0


async def remove_table(services: "Services", ident: str) -> None:
    """Delete a table with its game, in any state, and notify its watchers."""
    async with services.database.write() as connection:
        seq = await connection.scalar(select(tables.c.seq).where(tables.c.id == ident).with_for_update())
        if seq is None:
            raise Problem(404, "no-such-table")
        await rows.remove(connection, ident)
    services.tables.drop(ident)
    services.notifier.notify(ident, int(seq) + 1)


async def person_of(services: "Services", given: str) -> str:
    """The id of a person given by id or by a unique name."""
    async with services.database.read() as connection:
        known = select(people.c.id).where(people.c.id == given, people.c.gone.is_(None))
        if await connection.scalar(known) is not None:
            return given
        named = select(people.c.id).where(people.c.name == given, people.c.gone.is_(None)).limit(2)
        found = list(await connection.scalars(named))
    if len(found) > 1:
        raise Problem(409, "several-people", name=given)
    if not found:
        raise Problem(404, "no-such-person", name=given)
    return str(found[0])


async def remove_person(services: "Services", ident: str) -> None:
    await leaving.leave_for_good(services, ident)


async def merge(services: "Services", person: str, heir: str) -> None:
    await merging.merge(services, person, heir)


async def log_out(services: "Services", ident: str) -> None:
    """Invalidate all cookies of a person."""
    async with services.database.write() as connection:
        later = update(people).where(people.c.id == ident).values(epoch=people.c.epoch + 1)
        await connection.execute(later)
    services.logged_out(ident)


async def password_link(services: "Services", ident: str) -> str:
    """A password reset link, which the host passes on."""
    async with services.database.write() as connection:
        known = select(people.c.id).where(people.c.id == ident, people.c.gone.is_(None))
        if await connection.scalar(known) is None:
            raise Problem(404, "no-such-person", name=ident)
        token = await passwords.make_link(connection, ident, passwords.BY_HOST)
    return f"{services.settings.address}/password/{token}"


async def invite(services: "Services", uses: int, days: int) -> dict[str, Any]:
    """Create an invitation link for a number of people."""
    now = time.time()
    row = {"code": secrets.token_urlsafe(12), "uses": uses, "until": now + days * DAY, "created": now}
    async with services.database.write() as connection:
        await connection.execute(delete(invitations).where(invitations.c.until < now))
        await connection.execute(insert(invitations).values(**row))
    return {**row, "link": f"{services.settings.address}/?invitation={row['code']}"}


async def invited(services: "Services") -> list[dict[str, Any]]:
    """The valid invitations."""
    wanted = select(invitations).where(invitations.c.until > time.time()).order_by(invitations.c.created)
    async with services.database.read() as connection:
        found = [plain(row) for row in (await connection.execute(wanted)).all()]
    return [{**row, "link": f"{services.settings.address}/?invitation={row['code']}"} for row in found]


async def uninvite(services: "Services", code: str) -> None:
    async with services.database.write() as connection:
        await connection.execute(delete(invitations).where(invitations.c.code == code))


async def close_report(services: "Services", ident: str) -> None:
    """Close a report."""
    async with services.database.write() as connection:
        this = (reports.c.id == ident, reports.c.closed.is_(None))
        await connection.execute(update(reports).where(*this).values(closed=time.time()))
