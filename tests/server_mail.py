"""A mailbox for tests: an SMTP server on this machine that keeps what it gets."""

import asyncio
import email
import email.policy
import socket
from contextlib import asynccontextmanager

from aiosmtpd.controller import UnthreadedController


class Letters:
    def __init__(self):
        self.got = []
        self.refuse = []

    async def handle_DATA(self, server, session, envelope):
        if self.refuse:
            return self.refuse.pop(0)
        self.got.append(
            (envelope.rcpt_tos, email.message_from_bytes(envelope.content, policy=email.policy.default))
        )
        return "250 OK"


@asynccontextmanager
async def mailbox(port):
    letters = Letters()
    server = UnthreadedController(letters, hostname="127.0.0.1", port=port, loop=asyncio.get_running_loop())
    running = await asyncio.get_running_loop().create_server(server.factory, "127.0.0.1", port)
    async with running:
        yield letters


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]
