"""My turn: mail, Web Push and webhooks, each to a local sink; one message for one waiting time."""

import asyncio
import json
import re
import time
from contextlib import asynccontextmanager

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from server_client import Refused, Socket, Visitor, all_moves
from server_mail import free_port, mailbox
from sqlalchemy import select, update

from partie.server.bots import absence
from partie.server.errors import Problem
from partie.server.notices import push, waiting, web
from partie.server.storage.schema import addresses, outbox, people, tables, told

SEATS = [{"kind": "me"}, {"kind": "open"}]
ON = {"address": "https://games.example", "notice_delay": 0.0, "private_targets": True, "webhooks": True}


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


class Sink:
    """An HTTP server that takes what it gets and answers as it is told."""

    def __init__(self):
        self.got = []
        self.answers = []

    async def serve(self, reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = [line.partition(": ") for line in head.split("\r\n")[1:]]
        headers = {name.lower(): value for name, _, value in lines}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.got.append((headers, body))
        status = self.answers.pop(0) if self.answers else 204
        writer.write(f"HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def sink():
    found = Sink()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
    async with server:
        yield found


async def until(found):
    async with asyncio.timeout(60):
        while not found():
            await asyncio.sleep(0.02)


async def running(place, people=None):
    """A table of two; gives its id, the one who is asked, and the other."""
    pair = people or [await place.person(name) for name in ("Anna", "Boris")]
    ident = (await pair[0].post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
    table = await pair[1].post(f"/api/tables/{ident}/join")
    asked = table["deciding"][0]
    return ident, pair[asked], pair[1 - asked]


async def play_once(person, ident):
    decision = (await person.get(f"/api/tables/{ident}/play"))["decision"]
    await person.commit(ident, decision["id"], all_moves(decision)[0]["move"])


async def quiet(place):
    """Look and send a few times more: nothing new may come of it."""
    for _ in range(3):
        await place.services.notices.collect()
        await place.services.notices.deliver()


async def unsent(place):
    """The first message that is still to be sent."""
    async with place.services.database.read() as connection:
        return await connection.scalar(select(outbox.c.id))


def test_a_webhook_hears_once_of_one_waiting_time_and_again_of_a_nudge(stage):
    async def play(place):
        async with sink() as hook:
            ident, asked, other = await running(place)
            await asked.post("/api/notices", {"kind": "webhook", "target": hook.url, "lang": "cs"})
            await until(lambda: hook.got)
            await quiet(place)
            ((headers, body),) = hook.got
            said = json.loads(body)
            assert said["content"].startswith("Jste na tahu: ") and said["text"] == said["content"]
            assert said["content"].endswith(f"https://games.example/table/{ident}")
            assert other.name in said["content"] and said["allowed_mentions"] == {"parse": []}
            assert headers["content-type"] == "application/json"
            seat = (await asked.get(f"/api/tables/{ident}"))["mine"]
            await other.post(f"/api/tables/{ident}/seats/{seat}/nudge")
            await until(lambda: len(hook.got) == 2)
            await quiet(place)
            assert len(hook.got) == 2

    stage(play, **ON)


def test_a_time_without_a_server_brings_no_second_message_and_loses_none(stage, monkeypatch):
    monkeypatch.setattr(waiting, "GAP", 0.0)

    async def play(place):
        async with sink() as hook:
            ident, asked, other = await running(place)
            await asked.post("/api/notices", {"kind": "webhook", "target": hook.url})
            await until(lambda: hook.got)
            now = time.time()
            await absence.excuse(place.services, 60.0, now)
            await quiet(place)
            assert len(hook.got) == 1
            seat = (await asked.get(f"/api/tables/{ident}"))["mine"]
            await other.post(f"/api/tables/{ident}/seats/{seat}/nudge")
            await until(lambda: len(hook.got) == 2)
            await absence.excuse(place.services, 60.0, time.time())
            await quiet(place)
            assert len(hook.got) == 2
            # One that could not be sent before is about the same waiting time, and is sent afterwards.
            async with place.services.database.write() as connection:
                address = await connection.scalar(select(addresses.c.id))
                since = await connection.scalar(select(told.c.since))
                await waiting.add(connection, address, [(ident, since)])
                await connection.execute(update(outbox).values(due=now + 3600))
            await absence.excuse(place.services, 60.0, time.time())
            async with place.services.database.write() as connection:
                await connection.execute(update(outbox).values(due=now))
            await until(lambda: len(hook.got) == 3)
            await quiet(place)
            assert len(hook.got) == 3

    stage(play, **ON)


def test_whoever_looks_at_the_table_is_not_told(stage):
    async def play(place):
        async with sink() as hook:
            ident, asked, _ = await running(place)
            async with Socket(place.app, asked.cookie) as socket:
                socket.send(json.dumps({"watch": [ident], "at": ident}))
                await until(lambda: place.services.presence._stored)
                await asked.post("/api/notices", {"kind": "webhook", "target": hook.url})
                await quiet(place)
                assert hook.got == []

    stage(play, **ON)


def test_several_tables_are_told_in_one_summary_and_later_ones_wait(stage, monkeypatch):
    async def play(place):
        async with sink() as hook:
            pair = [await place.person(name) for name in ("Anna", "Boris")]
            at = {}
            for _ in range(8):
                ident, asked, _ = await running(place, pair)
                at.setdefault(asked.name, []).append(ident)
            person = pair[0] if len(at.get("Anna", [])) > 1 else pair[1]
            idents = at[person.name]
            assert len(idents) > 1
            await person.post("/api/notices", {"kind": "webhook", "target": hook.url})
            await until(lambda: hook.got)
            await quiet(place)
            (said,) = [json.loads(body)["content"] for _, body in hook.got]
            assert said.startswith(f"It is your turn at {len(idents)} tables")
            assert all(ident in said for ident in idents)
            # Another table soon after: it waits for the next message.
            for _ in range(20):
                ident, asked, _ = await running(place, pair)
                if asked is person:
                    break
            await quiet(place)
            assert len(hook.got) == 1
            monkeypatch.setattr(waiting, "GAP", 0.0)
            await until(lambda: len(hook.got) == 2)
            assert ident in json.loads(hook.got[1][1])["content"]

    stage(play, **ON)


def test_a_mail_address_is_confirmed_told_and_unsubscribed_with_one_click(stage):
    port = free_port()

    async def play(place):
        async with mailbox(port) as letters:
            ident, asked, _ = await running(place)
            found = await asked.post(
                "/api/notices", {"kind": "mail", "target": "anna@example.org", "lang": "uk"}
            )
            assert found["addresses"][0]["confirmed"] is False and found["mail"]
            await until(lambda: letters.got)
            await quiet(place)
            ((to, letter),) = letters.got  # nothing else before the owner agrees
            assert to == ["anna@example.org"] and letter["Auto-Submitted"] == "auto-generated"
            text = letter.get_payload(decode=True).decode()
            link = re.search(r"https://games\.example(/notices/[\w-]+)\s", text)[1]
            stranger = place.visitor()
            page = await stranger.send("GET", link)  # a program that opens links changes nothing
            assert page.status_code == 200 and "<form" in page.text and 'lang="uk"' in page.text
            assert (await asked.get("/api/notices"))["addresses"][0]["confirmed"] is False
            assert (await stranger.send("POST", link)).status_code == 200
            await until(lambda: len(letters.got) == 2)
            letter = letters.got[1][1]
            assert f"/table/{ident}" in letter.get_payload(decode=True).decode()
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            off = letter["List-Unsubscribe"].strip("<>").removeprefix("https://games.example")
            assert "<form" in (await stranger.send("GET", off)).text
            assert len((await asked.get("/api/notices"))["addresses"]) == 1
            one_click = await place.http.post(off, content="List-Unsubscribe=One-Click")
            assert one_click.status_code == 200
            assert (await asked.get("/api/notices"))["addresses"] == []
            assert (await stranger.send("POST", off)).status_code == 200  # the second time it is gone already
            assert (await stranger.send("POST", "/notices/forged")).status_code == 200

    stage(play, smtp=f"smtp://127.0.0.1:{port}", mail_from="Partie <partie@games.example>", **ON)


def test_a_mail_that_was_refused_for_now_is_sent_later_and_a_wrong_address_is_removed(stage, monkeypatch):
    port = free_port()
    monkeypatch.setattr("partie.server.notices.outbox.BACKOFF", 0.01)

    async def play(place):
        anna = await place.person("Anna")
        await anna.post("/api/notices", {"kind": "mail", "target": "anna@example.org"})
        await quiet(place)  # nobody listens yet
        async with mailbox(port) as letters:
            letters.refuse = ["451 later"]
            await until(lambda: letters.got)
            assert letters.refuse == []

    stage(play, smtp=f"smtp://127.0.0.1:{port}", mail_from="partie@games.example", **ON)


def opened(body, key, secret):
    """A push message as a browser reads it (RFC 8188, RFC 8291), written apart from what makes it."""

    def derive(salt, material, info, length):
        return HKDF(SHA256(), length, salt, info).derive(material)

    salt, size = body[:16], body[20]
    theirs, sealed = body[21 : 21 + size], body[21 + size :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    mine = push.public(key)
    seed = derive(secret, shared, b"WebPush: info\0" + mine + theirs, 32)
    content = derive(salt, seed, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, seed, b"Content-Encoding: nonce\0", 12)
    text = AESGCM(content).decrypt(nonce, sealed, None)
    return text.rstrip(b"\0").removesuffix(b"\x02")


def test_a_push_message_is_the_one_of_the_standard():
    def key(text):
        return ec.derive_private_key(int.from_bytes(push.decode(text), "big"), ec.SECP256R1())

    browser = key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    public = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    assert push.encode(push.public(browser)) == public
    sealed = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        public,
        "BTBZMqHH6r4Tts7J_aSIgg",
        own=key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=push.decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEq"
        "KK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_gets_a_push_that_it_can_read_and_a_browser_that_is_gone_is_forgotten(stage):
    async def play(place):
        async with sink() as service:
            ident, asked, other = await running(place)
            key, secret = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
            found = await asked.post(
                "/api/notices",
                {
                    "kind": "push",
                    "target": service.url,
                    "p256dh": push.encode(push.public(key)),
                    "auth": push.encode(secret),
                },
            )
            assert found["addresses"][0]["target"] == "127.0.0.1"  # never the whole endpoint
            await until(lambda: service.got)
            headers, body = service.got[0]
            said = json.loads(opened(body, key, secret))
            assert said["link"] == f"https://games.example/table/{ident}" and "Power Grid" in said["title"]
            assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
            token, mine = re.fullmatch(r"vapid t=([\w.-]+), k=([\w-]+)", headers["authorization"]).groups()
            assert mine == found["push"]
            text, _, signature = token.rpartition(".")
            raw = push.decode(signature)
            numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
            point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decode(mine))
            point.verify(encode_dss_signature(*numbers), text.encode(), ec.ECDSA(SHA256()))
            claims = json.loads(push.decode(text.partition(".")[2]))
            assert claims["aud"] == service.url.removesuffix("/hook")
            assert claims["sub"] == "mailto:host@games.example"
            service.answers = [410]
            seat = (await asked.get(f"/api/tables/{ident}"))["mine"]
            await other.post(f"/api/tables/{ident}/seats/{seat}/nudge")
            await until(lambda: len(service.got) == 2)
            async with asyncio.timeout(30):
                while (await asked.get("/api/notices"))["addresses"]:
                    await asyncio.sleep(0.02)

    stage(play, push="mailto:host@games.example", **ON)


def test_who_has_moved_meanwhile_is_not_told(stage):
    async def play(place):
        async with sink() as hook:
            ident, asked, _ = await running(place)
            hook.answers = [503]
            await asked.post("/api/notices", {"kind": "webhook", "target": hook.url})
            await until(lambda: hook.got)
            for _ in range(50):
                if (await asked.get(f"/api/tables/{ident}"))["deciding"] != [
                    (await asked.get(f"/api/tables/{ident}"))["mine"]
                ]:
                    break
                await play_once(asked, ident)
            async with place.services.database.write() as connection:
                await connection.execute(update(outbox).values(due=time.time()))
            await quiet(place)
            async with asyncio.timeout(60):  # the server's own loop may be at it too
                while await unsent(place):
                    await asyncio.sleep(0.02)
            assert len(hook.got) == 1

    stage(play, **ON)


def test_what_a_killed_process_was_sending_is_never_sent_again(stage):
    async def play(place):
        async with sink() as hook:
            ident, asked, _ = await running(place)
            async with place.services.database.write() as connection:
                now = time.time()
                values = {
                    "id": "a",
                    "person": asked.id,
                    "kind": "webhook",
                    "target": hook.url,
                    "lang": "en",
                    "token": "t",
                    "confirmed": now,
                    "failures": 0,
                    "created": now,
                }
                await connection.execute(addresses.insert().values(**values))
                await waiting.add(connection, "a", [(ident, now)])
                await connection.execute(update(outbox).values(claimed=now, tries=1))
                await connection.execute(update(people).where(people.c.id == asked.id).values(notified=now))
            await quiet(place)
            assert hook.got == []
            async with place.services.database.write() as connection:  # a day later it is forgotten
                await connection.execute(update(outbox).values(claimed=now - 2 * 86400))
            await quiet(place)
            async with place.services.database.read() as connection:
                assert await connection.scalar(select(outbox.c.id)) is None
            assert hook.got == []

    stage(play, **ON)


def test_two_processes_send_one_message(processes):
    async def run():
        async with sink() as hook:
            settings = {name: str(value) for name, value in ON.items()}
            first, second = processes(**settings), processes(**settings)
            async with (
                httpx.AsyncClient(base_url=first.address, timeout=60) as one,
                httpx.AsyncClient(base_url=second.address, timeout=60) as other,
            ):
                pair = [await Visitor(one).begin("Anna"), await Visitor(other).begin("Boris")]
                for person in pair:
                    await person.post("/api/notices", {"kind": "webhook", "target": hook.url})
                ident = (await pair[0].post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
                await pair[1].post(f"/api/tables/{ident}/join")
                await until(lambda: hook.got)
                await asyncio.sleep(1.5)
                assert len(hook.got) == 1
                await asyncio.to_thread(first.kill)
                await asyncio.to_thread(first.start)
                await asyncio.sleep(1.0)
                assert len(hook.got) == 1

    asyncio.run(run())


def test_only_what_the_host_has_set_up_can_be_chosen(stage):
    async def play(place):
        anna = await place.person("Anna")
        found = await anna.get("/api/notices")
        assert found == {"mail": False, "webhooks": False, "push": None, "addresses": []}
        for kind, target in (
            ("mail", "a@b.cz"),
            ("webhook", "https://a.example/"),
            ("push", "https://p.example/"),
        ):
            assert await refused(anna.post("/api/notices", {"kind": kind, "target": target})) == (
                409,
                "no-such-notices",
            )

    stage(play)


def test_addresses_that_make_no_sense_or_lead_inside_are_refused(stage):
    async def play(place):
        anna = await place.person("Anna")
        for target in (
            "http://hooks.example/x",
            "https://127.0.0.1/x",
            "https://10.1.2.3/x",
            "https://169.254.169.254/latest/meta-data",
            "https://[::1]/x",
            "https://[::ffff:10.0.0.1]/x",
            "https://user:password@hooks.example/x",
            "https://hooks.example:99999/",
            "file:///etc/passwd",
            "https:///nothing",
            "https://hooks.example/\n",
            "https://" + "a" * 2000,
        ):
            status, key = await refused(anna.post("/api/notices", {"kind": "webhook", "target": target}))
            assert status == 400, target
        for target in ("nobody", "a@b\n.cz", "a@b.cz, c@d.cz", "@b.cz", "a" * 65 + "@b.cz", "<a@b.cz>"):
            assert (await refused(anna.post("/api/notices", {"kind": "mail", "target": target})))[0] == 400
        key = {"kind": "push", "target": "https://push.example/1", "p256dh": "AAAA", "auth": "BBBB"}
        assert await refused(anna.post("/api/notices", key)) == (400, "bad-notice-address")
        assert (await anna.get("/api/notices"))["addresses"] == []
        nobody = await place.visitor().come()
        assert (await refused(nobody.get("/api/notices")))[0] == 401
        good = {"kind": "webhook", "target": "https://hooks.example/x"}
        assert (await refused(nobody.post("/api/notices", good)))[0] == 401
        mine = (await anna.post("/api/notices", good))["addresses"]
        again = (await anna.post("/api/notices", good))["addresses"]
        assert mine == again and mine[0]["target"] == "hooks.example"
        boris = await place.person("Boris")
        assert await refused(boris.ask("DELETE", f"/api/notices/{mine[0]['id']}")) == (404, "no-such-notices")
        for number in range(9):
            await anna.post("/api/notices", {**good, "target": f"https://hooks.example/{number}"})
        assert await refused(anna.post("/api/notices", {**good, "target": "https://hooks.example/z"})) == (
            409,
            "too-many-addresses",
        )
        assert len((await anna.ask("DELETE", f"/api/notices/{mine[0]['id']}"))["addresses"]) == 9

    stage(
        play,
        **{**ON, "private_targets": False},
        smtp="smtp://127.0.0.1:1",
        mail_from="p@games.example",
        push="mailto:h@games.example",
    )


def test_new_addresses_are_limited(stage):
    async def play(place):
        anna = await place.person("Anna")
        with pytest.raises(Refused) as caught:
            for number in range(12):
                target = f"https://hooks.example/{number}"
                found = await anna.post("/api/notices", {"kind": "webhook", "target": target})
                await anna.ask("DELETE", f"/api/notices/{found['addresses'][0]['id']}")
        assert caught.value.status == 429

    stage(play, **{**ON, "private_targets": False, "rates": True})


@pytest.mark.parametrize("url", ["https://localhost/x", "https://127.1/x", "https://0/x"])
def test_a_name_that_leads_to_a_private_address_is_not_asked(url):
    with pytest.raises((web.Forbidden, web.Unreachable, Problem)):
        asyncio.run(web.post(url, b"", {}, private=False))


def test_a_host_that_never_answers_keeps_nobody_waiting(monkeypatch):
    monkeypatch.setattr(web, "TIMEOUT", 0.3)

    async def run():
        async def silent(reader, writer):
            await asyncio.sleep(5)
            writer.close()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        began = time.monotonic()
        with pytest.raises(TimeoutError):
            await web.post(f"http://127.0.0.1:{port}/", b"{}", {}, private=True)
        server.close()
        return time.monotonic() - began

    assert asyncio.run(run()) < 3


def test_the_outbox_and_addresses_stay_empty_where_nobody_wants_messages(stage):
    async def play(place):
        await running(place)
        await quiet(place)
        async with place.services.database.read() as connection:
            for table in (outbox, addresses):
                assert await connection.scalar(select(table.c.id)) is None
            assert await connection.scalar(select(tables.c.id)) is not None

    stage(play, **ON)
