"""The texts of messages: whose turn it is, at which tables, with links."""

from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final

from partie.text import Words

POLICY: Final = SMTP.clone(max_line_length=990, cte_type="7bit")
"""An email policy with long lines: folding a header would encode its link."""
LISTED: Final = 10
"""The number of tables that a message names; further ones are counted."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for the recipient."""

    table: str
    game: str
    names: tuple[str, ...]
    """The names of the other players there."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A message in one language."""

    title: str
    lines: tuple[str, ...]
    link: str


def turn_letter(lang: str, waiting: list[Waiting], address: str) -> Letter:
    """The message that it is somebody's turn at one table, or a summary for several."""
    words = Words(lang)
    first = waiting[0]
    if len(waiting) == 1:
        title = words.say("notice-turn", game=_game(lang, first.game))
        lines = [words.say("notice-with", names=", ".join(first.names))] if first.names else []
        return Letter(title, tuple(lines), f"{address}/table/{first.table}")
    title = words.say("notice-turns", count=len(waiting))
    lines = [
        f"{_game(lang, one.game)} ({', '.join(one.names)}): {address}/table/{one.table}"
        for one in waiting[:LISTED]
    ]
    if len(waiting) > LISTED:
        lines.append(words.say("notice-more", count=len(waiting) - LISTED))
    return Letter(title, tuple(lines), f"{address}/")


def confirm_letter(lang: str, name: str, link: str) -> Letter:
    """The message that asks the owner of a mail address to confirm it."""
    words = Words(lang)
    return Letter(words.say("notice-confirm"), (words.say("notice-confirm-about", name=name),), link)


def password_letter(lang: str, name: str, link: str) -> Letter:
    """The message with a password reset link."""
    words = Words(lang)
    return Letter(words.say("password-letter"), (words.say("password-letter-about", name=name),), link)


def mail(letter: Letter, lang: str, sender: str, to: str, off: str) -> EmailMessage:
    """A plain text mail. `off` is the one-click unsubscribe URL (RFC 8058); requested mails have none."""
    words = Words(lang)
    message = EmailMessage(POLICY)
    message["From"] = sender
    message["To"] = to
    message["Subject"] = letter.title
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">") or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    text = "\n\n".join([letter.title, *letter.lines, letter.link])
    if off:
        message["List-Unsubscribe"] = f"<{off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        text += "\n\n-- \n" + words.say("notice-off", link=off)
    message.set_content(text + "\n")
    return message


def hook(letter: Letter, host: str) -> dict[str, object]:
    """The webhook body for Discord or Slack; other hosts get both forms."""
    text = "\n".join([letter.title, *letter.lines, letter.link])
    plain: dict[str, object] = {"content": text[:1900], "allowed_mentions": {"parse": []}}
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if host in ("discord.com", "discordapp.com") or host.endswith(".discord.com"):
        return plain
    return {"text": escaped} if host == "hooks.slack.com" else {"text": escaped, **plain}


def _game(lang: str, game: str) -> str:
    return Words(lang, game).say("game-name")
