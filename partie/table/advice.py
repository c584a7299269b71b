"""A bot's choice with reasons, as plain data and in words."""

import json
import secrets
from typing import Any

from partie import GAMES, bots
from partie.kernel.engine.partie import Partie

from . import words

Thought = dict[str, Any]
"""A move with reasons and alternatives, as plain data."""


def think(position: Partie, seat: int, bot: str, hint: bool) -> Thought:
    """A bot's move at a position; with `hint`, also its reasons. The bot sees only what its seat sees."""
    player = bots.make(bot, position.game, secrets.randbits(60))
    if not hint:
        return {"move": list(player.choose(position, seat))}
    advice = player.hint(position, seat)
    return {
        "move": list(advice.move),
        "reasons": [[key, args] for key, args in advice.reasons],
        "others": [[list(move), key, args] for move, (key, args) in advice.alternatives],
    }


def think_saved(
    game: str, seats: int, options: dict[str, str], state: str, seat: int, bot: str, hint: bool
) -> Thought:
    """Like `think`, for a saved position: runs in worker processes and web workers."""
    rules = GAMES[game]
    position = Partie(rules, seats, -1, options, {}, rules.load_state(json.loads(state), seats, options))
    return think(position, seat, bot, hint)


def in_words(
    partie: Partie, seat: int, thought: Thought, lang: str, names: tuple[str, ...]
) -> dict[str, Any]:
    """A choice with reasons in the API's format (docs/api.md)."""

    def told(key: str, args: dict[str, object]) -> str:
        return words.remark(partie, seat, key, args, lang, names)

    def said(move: list[int]) -> dict[str, Any]:
        return words.move(partie, seat, move, lang, names)

    return {
        **said(thought["move"]),
        "reasons": [told(key, args) for key, args in thought["reasons"]],
        "others": [{**said(other), "lacks": told(key, args)} for other, key, args in thought["others"]],
    }
