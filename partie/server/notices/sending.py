"""Sends one message to one address, by mail, push or webhook, and returns the outcome."""

import json
import logging
from email.utils import parseaddr
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from ..settings import Settings
from . import push, web
from .letters import Letter, hook, mail

log = logging.getLogger("partie.server")

SENT, LATER, GONE, REFUSED = "sent", "later", "gone", "refused"
"""The outcomes: sent (or unknown, since a message is never sent twice); certainly not sent; the address no longer
exists; the message was refused."""
TIMEOUT: Final = 20.0


class Sender:
    """The channels the host has set up."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.key: Any = None
        """The server's key for Web Push, once it is known."""

    async def send(self, kind: str, target: str, lang: str, off: str, letter: Letter) -> str:
        try:
            if kind == "mail":
                return await self._mail(target, lang, off, letter)
            if kind == "push":
                return await self._push(json.loads(target), letter)
            return await self._hook(target, letter)
        except web.Unreachable:
            return LATER
        except web.Forbidden:
            return GONE
        except TimeoutError:
            return SENT
        except Exception as error:
            log.error("notice failed", extra={"data": {"kind": kind, "error": type(error).__name__}})
            return REFUSED

    async def _mail(self, target: str, lang: str, off: str, letter: Letter) -> str:
        import aiosmtplib

        server = urlsplit(self.settings.smtp)
        message = mail(letter, lang, self.settings.mail_from, target, off)
        try:
            await aiosmtplib.send(
                message.as_bytes(),  # our own policy: the library's default would fold links
                sender=parseaddr(self.settings.mail_from)[1],
                recipients=[target],
                hostname=server.hostname,
                port=server.port,
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=server.scheme == "smtps",
                timeout=TIMEOUT,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [refusal.code for refusal in error.recipients]
            return GONE if all(code >= 500 for code in codes) else LATER
        except aiosmtplib.SMTPResponseException as error:
            return LATER if 400 <= error.code < 500 else REFUSED
        except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPConnectTimeoutError):
            return LATER
        except (aiosmtplib.SMTPServerDisconnected, aiosmtplib.SMTPTimeoutError):
            return SENT
        return SENT

    async def _push(self, target: dict[str, str], letter: Letter) -> str:
        data = {"title": letter.title, "body": "\n".join(letter.lines)[:700], "link": letter.link}
        message = json.dumps(data, ensure_ascii=False).encode()
        body = push.encrypted(message, target["p256dh"], target["auth"])
        headers = push.headers(target["endpoint"], self.settings.push, self.key, "turn")
        return _judged(await web.post(target["endpoint"], body, headers, self.settings.private_targets))

    async def _hook(self, target: str, letter: Letter) -> str:
        body = json.dumps(hook(letter, urlsplit(target).hostname or ""), ensure_ascii=False).encode()
        headers = {"Content-Type": "application/json"}
        return _judged(await web.post(target, body, headers, self.settings.private_targets))


def _judged(status: int) -> str:
    if status in (404, 410):
        return GONE
    if status == 429 or status >= 500:
        return LATER
    return SENT if status < 300 else REFUSED
