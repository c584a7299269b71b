"""The operator's settings, from environment variables (`PARTIE_...`) or options of `partie serve`."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path

from partie.kernel.errors import PartieError


def _default_database() -> str:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'partie' / 'partie.db'}"


@dataclass(frozen=True)
class Settings:
    """Each field is the variable `PARTIE_<NAME>`."""

    database: str = field(default_factory=_default_database)
    """`sqlite:///path`, or `postgresql://user@host/name`."""
    notify: str = ""
    """Notifications between processes: `redis://...`; empty: through the database."""
    poll: float = 0.1
    """With SQLite: seconds between checks for commits of other processes; 0: there are no others."""
    durable: str = "process"
    """With SQLite: a commit survives the end of the `process`, or also a loss of `power` (slower)."""
    secret: str = ""
    """Signs cookies; empty: generated once and stored in the database."""
    secure: bool = False
    """Cookies over https only."""
    rates: bool = True
    """Rate limits for each client."""
    bot_pause: float = 0.7
    """Seconds before a bot moves, so that people can follow; less if all readers of the table want less."""
    bot_limit: float = 20.0
    """Timeout in seconds for a bot's move; then the safe default is played."""
    bot_workers: int = max(1, (os.cpu_count() or 1) - 1)
    """Processes in which bots think; 0: a thread of the server."""
    sweep: float = 5.0
    """Seconds between checks for absent people and pending bots."""
    keep: int = 300
    """Megabytes of games cached in memory; others are loaded from the database on demand."""
    address: str = ""
    """The server's public address (`https://games.example.org`), for links in messages; empty: none are sent."""
    smtp: str = ""
    """Mail server: `smtp://user:password@host:587` (STARTTLS if offered) or `smtps://...`; empty: no mail."""
    mail_from: str = ""
    """The sender of mails."""
    push: str = ""
    """Contact for push services (`mailto:...`); empty: no Web Push."""
    webhooks: bool = False
    """People may name webhooks (Discord, Slack)."""
    private_targets: bool = False
    """Webhooks and push may reach private addresses and plain http: for tests and closed networks."""
    offline: str = ""
    """The folder that `make static` made: the page without a server, at /offline/; empty: not served."""
    notice_delay: float = 60.0
    """Seconds that a person is waited for before a message is sent."""
    log: str = "info"
    """debug, info, warning or error."""

    def with_options(self, **given: object) -> "Settings":
        """A copy with the given options (None: not given)."""
        values = {item.name: getattr(self, item.name) for item in fields(self)}
        values.update({name: value for name, value in given.items() if value is not None})
        return Settings(**values)


def from_environment() -> Settings:
    """The settings from the environment."""
    given: dict[str, object] = {}
    for item in fields(Settings):
        text = os.environ.get(f"PARTIE_{item.name.upper()}")
        if text is None:
            continue
        try:
            given[item.name] = _READ[str(getattr(item.type, "__name__", item.type))](text)
        except (ValueError, KeyError):
            raise PartieError("bad-setting", name=f"PARTIE_{item.name.upper()}", value=text[:40]) from None
    return Settings().with_options(**given)


_SWITCH = {
    "on": True,
    "yes": True,
    "true": True,
    "1": True,
    "off": False,
    "no": False,
    "false": False,
    "0": False,
}
_READ: dict[str, Callable[[str], object]] = {
    "str": str,
    "int": int,
    "float": float,
    "bool": lambda text: _SWITCH[text.lower()],
}
