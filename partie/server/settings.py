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
    """Where several processes tell each other what happened: `redis://...`; nothing: through the database."""
    poll: float = 0.1
    """With SQLite: seconds between looks for what other processes did; 0: there are none."""
    durable: str = "process"
    """With SQLite: a commit survives the end of the `process`, or also a loss of `power` (slower)."""
    secret: str = ""
    """Signs cookies; nothing: made once and kept in the database."""
    secure: bool = False
    """Cookies over https only."""
    rates: bool = True
    """Limit how often a client may ask."""
    bot_pause: float = 0.7
    """Seconds a bot waits before it moves, so that people can follow; less where all readers want less."""
    bot_limit: float = 20.0
    """Seconds a bot may think; then the safe default is played."""
    bot_workers: int = max(1, (os.cpu_count() or 1) - 1)
    """Processes in which bots think; 0: a thread of the server."""
    sweep: float = 5.0
    """Seconds between looks for absent people and for bots left without a move."""
    keep: int = 300
    """Megabytes of games kept in memory; others come back from the database when somebody asks."""
    address: str = ""
    """Where people reach this server (`https://games.example.org`), for links in messages; nothing: none are sent."""
    smtp: str = ""
    """Sends mail: `smtp://user:password@host:587` (TLS where offered) or `smtps://...`; nothing: no mail."""
    mail_from: str = ""
    """The sender of mails."""
    push: str = ""
    """Whom push services may write to (`mailto:...`); nothing: no Web Push."""
    webhooks: bool = False
    """People may name webhooks (Discord, Slack)."""
    private_targets: bool = False
    """Webhooks and push may lead to private addresses and over plain http: for tests and closed networks."""
    offline: str = ""
    """The folder that `make static` made: the page without a server, at /offline/; nothing: there is none."""
    notice_delay: float = 60.0
    """Seconds that somebody is waited for before a message is sent."""
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
