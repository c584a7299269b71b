"""Export of a person's data: rows as JSON, and the records of their games as text."""

import json
import time
import zipfile
from collections.abc import AsyncIterator
from io import RawIOBase
from typing import IO, TYPE_CHECKING, Any, cast

from sqlalchemy import select

import partie
from partie.kernel.errors import PartieError
from partie.table.answers import record
from partie.table.table import OPEN
from partie.text import Words

from ..errors import Problem
from ..storage.link import Link
from ..storage.personal import of_people, subjects
from ..storage.schema import metadata, seats, tables
from .erasing import readable

if TYPE_CHECKING:
    from ..services import Services


async def rows_of(connection: Link, person: str) -> dict[str, list[dict[str, Any]]]:
    """The rows of a person by table, without credentials and without secrets of running games."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table, said in of_people(metadata):
        mine = readable(table, said, person)
        if mine is None:
            continue
        columns = [column for column in table.c if column.name not in said.secret]
        query = select(*columns).where(mine).order_by(*table.primary_key.columns)
        found[table.name] = [
            {str(name): value for name, value in row._mapping.items()}
            for row in (await connection.execute(query)).all()
        ]
    return found


async def files_of(services: "Services", person: str, lang: str) -> AsyncIterator[tuple[str, str]]:
    """The name and text of each file: the data, an explanation, and a record of every game."""
    mine = (
        select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == person, tables.c.state != OPEN)
        .order_by(tables.c.created)
    )
    async with services.database.read() as connection:
        kept = await rows_of(connection, person)
        games = list(await connection.scalars(mine))
    told = {"partie": partie.__version__, "at": time.time(), "person": person, "kept": kept}
    yield "kept.json", json.dumps(told, ensure_ascii=False, indent=1) + "\n"
    yield "about.txt", "\n\n".join(said["say"] for said in privacy(lang)) + "\n"
    for ident in games:
        try:
            table = await services.tables.read(ident)
            yield f"records/{table.game}-{ident}.txt", record(table, table.own_seat(person))
        except (
            Problem,
            PartieError,
        ):  # damaged tables and moves under older rules have no record
            continue


async def packed(services: "Services", person: str, lang: str) -> AsyncIterator[bytes]:
    """Stream the files as one archive; only one game at a time is in memory."""
    out = _Outgoing()
    with zipfile.ZipFile(cast(IO[bytes], out), "w", zipfile.ZIP_DEFLATED) as archive:
        async for name, text in files_of(services, person, lang):
            archive.writestr(name, text)
            yield out.taken()
    yield out.taken()


class _Outgoing(RawIOBase):
    """A write-only stream for the archive, without seeking."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.parts.append(bytes(data))
        return len(data)

    def taken(self) -> bytes:
        """The bytes written since the last call."""
        parts, self.parts = self.parts, []
        return b"".join(parts)


def privacy(lang: str) -> list[dict[str, str]]:
    """The categories of personal data, and what remains after deletion, as text."""
    words = Words(lang)
    return [
        {
            "subject": subject,
            "title": words.say(f"privacy-{subject}"),
            "say": words.about("privacy", subject),
            "gone": words.find(f"privacy-{subject}", {}, "gone") or "",
        }
        for subject in subjects(metadata)
    ]
