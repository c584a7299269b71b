"""A forgotten password: a link by mail to a confirmed address, good once and for an hour; it tells of nobody."""

import asyncio
import re
import time

import pytest
from server_client import Refused
from server_mail import free_port, mailbox
from sqlalchemy import select, update

from partie.server.people import passwords
from partie.server.storage.schema import addresses, outbox, resets

OLD, NEW = "sesame opens it", "another good one"
ON = {"address": "https://games.example", "mail_from": "Partie <partie@games.example>"}


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


async def deliver(place):
    """Everything that waits goes out."""
    for _ in range(3):
        await place.services.notices.collect()
        await place.services.notices.deliver()


async def with_mail(place, name="Anna", address="anna@example.org", confirmed=True):
    person = await place.person(name)
    person.csrf = (await person.post("/api/people/password", {"password": OLD}))["csrf"]
    await person.post("/api/notices", {"kind": "mail", "target": address, "lang": "cs"})
    if confirmed:
        async with place.services.database.write() as connection:
            mine = addresses.c.target == address
            await connection.execute(update(addresses).where(mine).values(confirmed=time.time()))
    return person


def link_in(message):
    (token,) = re.findall(r"https://games\.example/password/(\S+)", message.get_content())
    return token


def test_a_link_comes_by_mail_and_opens_once(stage):
    port = free_port()

    async def play(place):
        async with mailbox(port) as letters:
            anna = await with_mail(place)
            guest = await place.visitor().come()
            assert await guest.post("/api/password/forgotten", {"name": "ANNA"}) == {"done": True}
            await deliver(place)
            resets_mail = lambda: [one for one in letters.got if "/password/" in one[1].get_content()]  # noqa: E731
            async with asyncio.timeout(60):
                while not resets_mail():
                    await asyncio.sleep(0.02)
            ((to, message),) = resets_mail()
            assert to == ["anna@example.org"] and "heslo" in message["Subject"]
            assert message["List-Unsubscribe"] is None and "Anna" in message.get_content()
            token = link_in(message)
            async with place.services.database.read() as connection:
                stored = str((await connection.execute(select(resets))).all())
            assert token not in stored and passwords.hashed(token) in stored
            # Asking again at once sends nothing more.
            await guest.post("/api/password/forgotten", {"name": "Anna"})
            await deliver(place)
            assert len(resets_mail()) == 1
            assert await guest.post("/api/password/link", {"token": token}) == {"name": "Anna"}
            short = guest.post("/api/password/new", {"token": token, "password": "short"})
            assert await refused(short) == (400, "bad-request")
            me = await guest.post("/api/password/new", {"token": token, "password": NEW})
            assert me["person"]["id"] == anna.id and me["person"]["has_password"]
            guest.csrf = me["csrf"]
            assert len(await guest.get("/api/sessions")) == 1
            assert (await anna.get("/api/me"))["person"] is None
            for used in (token, token + "x", "x"):
                again = guest.post("/api/password/new", {"token": used, "password": NEW})
                assert await refused(again) == (404, "no-such-link")
            other = await place.visitor().come()
            assert await refused(other.post("/api/login", {"name": "Anna", "password": OLD})) == (
                403,
                "bad-login",
            )
            assert (await other.post("/api/login", {"name": "Anna", "password": NEW}))["person"][
                "id"
            ] == anna.id

    stage(play, smtp=f"smtp://127.0.0.1:{port}", **ON)


def test_the_answer_tells_nothing_of_who_is_known(stage):
    port = free_port()

    async def play(place):
        async with mailbox(port) as letters:
            await with_mail(place, "Anna", "anna@example.org", confirmed=False)
            await place.person("Boris")
            guest = await place.visitor().come()
            answers = [
                await guest.post("/api/password/forgotten", {"name": name})
                for name in ("Anna", "Boris", "Zoe")
            ]
            assert answers == [{"done": True}] * 3
            await deliver(place)
            assert not [one for one in letters.got if "/password/" in one[1].get_content()]
            async with place.services.database.read() as connection:
                assert await connection.scalar(select(outbox.c.id).where(outbox.c.what.is_not(None))) is None

    stage(play, smtp=f"smtp://127.0.0.1:{port}", **ON)


def test_a_link_ends_with_its_hour_and_with_its_person(stage):
    async def play(place):
        anna = await place.person("Anna")
        guest = await place.visitor().come()
        async with place.services.database.write() as connection:
            old = await passwords.make_link(connection, anna.id, passwords.BY_MAIL)
            of_this = resets.c.hash == passwords.hashed(old)
            await connection.execute(update(resets).where(of_this).values(until=time.time() - 1))
        expired = guest.post("/api/password/new", {"token": old, "password": NEW})
        assert await refused(expired) == (404, "no-such-link")
        async with place.services.database.write() as connection:
            token = await passwords.make_link(connection, anna.id, passwords.BY_MAIL)
        await anna.post("/api/people/leave", {})
        gone = guest.post("/api/password/new", {"token": token, "password": NEW})
        assert await refused(gone) == (404, "no-such-link")

    stage(play)


def test_without_mail_the_host_is_who_to_ask(stage):
    async def play(place):
        guest = await place.visitor().come()
        asked = guest.post("/api/password/forgotten", {"name": "Anna"})
        assert await refused(asked) == (409, "no-mail-here")
        assert (await guest.get("/api/house"))["mail"] is False

    stage(play)


def test_links_cannot_be_tried_out(stage):
    async def play(place):
        guest = await place.visitor().come()
        tried = [await refused(guest.post("/api/password/link", {"token": f"x{n}"})) for n in range(12)]
        assert tried[0] == (404, "no-such-link") and tried[-1] == (429, "too-many")
        long = guest.post("/api/password/link", {"token": "x" * 65})
        assert (await refused(long))[0] in (400, 429)

    stage(play, rates=True)
