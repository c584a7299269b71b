"""Notices: addresses for messages that it is somebody's turn, and unsubscribing with one click."""

import html
import json
import re
import secrets
import time
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import insert, select, update

from partie.text import Words

from ..errors import Problem
from ..notices import push, waiting, web
from ..notices.outbox import remove_address
from ..storage.schema import addresses
from ..visitors.identity import Person, client, must_be
from .shapes import PROBLEMS, AnyRequest, Ident, In, Language, services_of

MOST: Final = 10
"""Addresses of one person."""
MAIL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
Token = Annotated[str, msgspec.Meta(max_length=40)]


class AddressShape(msgspec.Struct):
    """An address for messages; of a webhook or browser only the host name."""

    id: str
    kind: Literal["mail", "push", "webhook"]
    target: str
    confirmed: bool
    created: float


class NoticesShape(msgspec.Struct):
    """The channels the host has set up (`push`: the key that a browser needs), and the person's addresses."""

    mail: bool
    webhooks: bool
    push: str | None
    addresses: list[AddressShape]


class NewAddress(In):
    """A mail address, the URL of a webhook, or the endpoint of a browser with its keys."""

    kind: Literal["mail", "push", "webhook"]
    target: Annotated[str, msgspec.Meta(min_length=3, max_length=web.LONGEST)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=40)] = ""
    lang: Language = "en"


@get("/api/notices", responses=PROBLEMS)
async def notices(request: AnyRequest) -> NoticesShape:
    """The reader's addresses, and the available channels."""
    services = services_of(request)
    person = must_be(request)
    settings, on = services.settings, services.notices.on
    wanted = select(addresses).where(addresses.c.person == person.id).order_by(addresses.c.created)
    async with services.database.read() as connection:
        rows = (await connection.execute(wanted)).all()
    key = services.notices.sender.key
    return NoticesShape(
        mail=on and bool(settings.smtp),
        webhooks=on and settings.webhooks,
        push=push.encode(push.public(key)) if key is not None else None,
        addresses=[
            AddressShape(row.id, row.kind, _shown(row), row.confirmed is not None, row.created)
            for row in rows
        ],
    )


def _shown(row: Any) -> str:
    if row.kind == "mail":
        return str(row.target)
    url = json.loads(row.target)["endpoint"] if row.kind == "push" else row.target
    return urlsplit(url).hostname or ""


@post("/api/notices", status_code=200, responses=PROBLEMS)
async def add(request: AnyRequest, data: JSONBody[NewAddress]) -> NoticesShape:
    """Add an address. Mail addresses get messages after their owner has confirmed them."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("notices", person.id)
    target = _checked(request, data)
    now = time.time()
    async with services.database.write() as connection:
        mine = select(addresses.c.id, addresses.c.target).where(addresses.c.person == person.id)
        known = (await connection.execute(mine.with_for_update())).all()
        if any(row.target == target for row in known):
            return await notices.fn(request)  # type: ignore[no-any-return]
        if len(known) >= MOST:
            raise Problem(409, "too-many-addresses")
        row = _row(person, data, target, now)
        await connection.execute(insert(addresses).values(**row))
        if data.kind == "mail":
            await waiting.add(connection, row["id"], [])
    services.notices.wake()
    return await notices.fn(request)  # type: ignore[no-any-return]


def _row(person: Person, data: NewAddress, target: str, now: float) -> dict[str, Any]:
    return {
        "id": secrets.token_urlsafe(12),
        "person": person.id,
        "kind": data.kind,
        "target": target,
        "lang": data.lang,
        "token": secrets.token_urlsafe(24),
        "confirmed": None if data.kind == "mail" else now,
        "failures": 0,
        "created": now,
    }


def _checked(request: AnyRequest, data: NewAddress) -> str:
    """The target as it is stored; raises a Problem if the channel is not set up or the target is not allowed."""
    services = services_of(request)
    settings = services.settings
    set_up = {"mail": settings.smtp, "webhook": settings.webhooks, "push": settings.push}
    if not services.notices.on or not set_up[data.kind]:
        raise Problem(409, "no-such-notices")
    if data.kind == "mail":
        if not MAIL.fullmatch(data.target) or len(data.target) > 254:
            raise Problem(400, "bad-notice-address")
        return data.target
    web.check_url(data.target, settings.private_targets)
    if data.kind == "webhook":
        return data.target
    if not push.is_subscription(data.p256dh, data.auth):
        raise Problem(400, "bad-notice-address")
    return json.dumps({"endpoint": data.target, "p256dh": data.p256dh, "auth": data.auth})


@delete("/api/notices/{address:str}", status_code=200, responses=PROBLEMS)
async def remove(request: AnyRequest, address: FromPath[Ident]) -> NoticesShape:
    """Remove one of the reader's addresses."""
    person = must_be(request)
    async with services_of(request).database.write() as connection:
        mine = select(addresses.c.id).where(addresses.c.id == address, addresses.c.person == person.id)
        if await connection.scalar(mine) is None:
            raise Problem(404, "no-such-notices")
        await remove_address(connection, address)
    return await notices.fn(request)  # type: ignore[no-any-return]


# The links in messages: pages without scripts, authorised by the token alone.


def _page(lang: str, key: str, button: str = "") -> Response[str]:
    words = Words(lang)
    said = html.escape(words.say(key))
    form = f'<form method="post"><button>{html.escape(words.say(button))}</button></form>' if button else ""
    text = (
        f'<!doctype html><html lang="{html.escape(lang)}"><meta charset="utf-8"><title>Partie</title>'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f'<meta name="robots" content="noindex"><main><h1>Partie</h1><p>{said}</p>{form}</main></html>'
    )
    return Response(
        text,
        media_type=MediaType.HTML,
        headers={"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"},
    )


async def _found(request: AnyRequest, token: str) -> Any:
    services_of(request).rates.take("ask", client(request))
    async with services_of(request).database.read() as connection:
        return (await connection.execute(select(addresses).where(addresses.c.token == token))).one_or_none()


@get("/notices/{token:str}", include_in_schema=False)
async def ask_to_confirm(request: AnyRequest, token: FromPath[Token]) -> Response[str]:
    """Ask for confirmation by a form, because mail programs prefetch links."""
    row = await _found(request, token)
    return _page("en", "notice-gone") if row is None else _page(row.lang, "notice-wanted", "notice-yes")


@post("/notices/{token:str}", include_in_schema=False, status_code=200)
async def confirm(request: AnyRequest, token: FromPath[Token]) -> Response[str]:
    """Confirm a mail address."""
    row = await _found(request, token)
    if row is None:
        return _page("en", "notice-gone")
    async with services_of(request).database.write() as connection:
        this = addresses.c.id == row.id
        await connection.execute(update(addresses).where(this).values(confirmed=row.confirmed or time.time()))
    return _page(row.lang, "notice-on")


@get("/notices/{token:str}/off", include_in_schema=False)
async def ask_to_end(request: AnyRequest, token: FromPath[Token]) -> Response[str]:
    row = await _found(request, token)
    return _page("en", "notice-gone") if row is None else _page(row.lang, "notice-unwanted", "notice-end")


@post("/notices/{token:str}/off", include_in_schema=False, status_code=200)
async def end_by_token(request: AnyRequest, token: FromPath[Token]) -> Response[str]:
    """Unsubscribe an address with one click, of a person or a mail program (RFC 8058)."""
    row = await _found(request, token)
    if row is None:
        return _page("en", "notice-gone")
    async with services_of(request).database.write() as connection:
        await remove_address(connection, row.id)
    return _page(row.lang, "notice-ended")


HANDLERS = [notices, add, remove, ask_to_confirm, confirm, ask_to_end, end_by_token]
