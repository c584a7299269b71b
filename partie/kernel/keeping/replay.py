"""Replays records as untrusted input: every error names its line."""

from typing import Any

from ..engine.game import Game
from ..engine.partie import TAKEBACK, Partie
from ..errors import IllegalMove, PartieError, told
from .reader import check_version, find_game, parse_json, read_seed
from .record import FORMAT, HEAD, LONGEST, count_moves
from .saves import load_checked

FROM_HERE = " from here"
HEAD_WORDS = ("game", "rules", "seats", "seed", "as", "start")


class _Lines:
    """The lines of a record; `number` is the line being read, for errors."""

    def __init__(self, text: str) -> None:
        self.lines = [line.strip() for line in text.removeprefix("\ufeff").splitlines()]
        self.number = 0

    def fail(self, expected: str, **values: object) -> PartieError:
        return PartieError("bad-record", line=self.number, expected=expected, **values)


def replay(text: object, games: dict[str, Game], upto: object = None) -> Partie:
    """Play a record again, up to a number of moves if one is given."""
    if not isinstance(text, str):
        raise PartieError("bad-record", line=1, expected="text")
    if len(text) > LONGEST:
        raise PartieError("too-long", most=LONGEST)
    if upto is not None and (type(upto) is not int or upto < 0):
        raise PartieError("bad-upto", upto=told(upto, 20))
    lines = _Lines(text)
    partie, rules = _read_head(lines, games)
    rules = _skip_past(partie, rules, lines, upto)
    first = count_moves(partie.past)
    for line in lines.lines[lines.number :]:
        lines.number += 1
        word, _, rest = line.partition(" ")
        if not word or word.startswith("#"):
            continue
        if word == "note":
            _read_note(partie, rest)
        elif word == "expect":
            _compare(partie, rest, lines)
        elif word == "result":
            _check_result(partie, rest, lines)
        elif word.isdecimal():
            if upto is not None and first + len(partie.moves) >= upto:
                return partie
            _replay_under(rules, partie, word, rest, lines)
        else:
            raise lines.fail("record-line")
    if upto is not None and upto > first + len(partie.moves):
        raise PartieError("bad-upto-beyond", upto=told(upto, 20), moves=first + len(partie.moves))
    return partie


def _read_head(lines: _Lines, games: dict[str, Game]) -> tuple[Partie, str]:
    """The game before its first move, and the version of its rules."""
    head, options = _head_words(lines)
    game = find_game(games, head.get("game", ""))
    check_version(game, head.get("rules", ""))
    if not head.get("seats", "").isdecimal():
        raise lines.fail("seats-line")
    seats = game.check_seats(int(head["seats"][:6]))
    if "as" in head:
        raise PartieError("record-of-a-seat", seat=head["as"][:20])
    seed = read_seed(head.get("seed", ""))
    start = None
    if "start" in head:
        start = parse_json(head["start"], "start")
        if not isinstance(start, dict):
            raise lines.fail("start-position")
    return Partie(game, seats, seed, game.read_options(options), start), head["rules"]


def _head_words(lines: _Lines) -> tuple[dict[str, str], dict[str, object]]:
    """The lines up to the first empty one: word -> rest, and the options."""
    head: dict[str, str] = {}
    options: dict[str, object] = {}
    lines.number = 1
    version = lines.lines[0].removeprefix(HEAD) if lines.lines else ""
    if not version.isdecimal() or lines.lines[0] == version:
        raise lines.fail("first-line", text=f"{HEAD}{FORMAT}")
    if int(version[:6]) > FORMAT:
        raise PartieError("newer-format", ours=FORMAT)
    for line in lines.lines[1:]:
        lines.number += 1
        word, _, rest = line.partition(" ")
        if not word:
            break
        if word == "option":
            word, _, rest = rest.partition(" ")
            if word in options:
                raise lines.fail("each-option-once")
            options[word] = rest
        elif word not in HEAD_WORDS:
            raise lines.fail("head-line")
        elif word in head:
            raise lines.fail("one-line", word=word)
        else:
            head[word] = rest.strip()
    return head, options


def _skip_past(partie: Partie, rules: str, lines: _Lines, upto: int | None) -> str:
    """Skip to the last checkpoint, if there is one: the lines before it are stored unchanged and not replayed.

    Returns the rules version from there on.
    """
    here = lines.number
    checkpoints = [i for i, line in enumerate(lines.lines) if i >= here and line.startswith("checkpoint ")]
    if not checkpoints:
        return rules
    partie.began = rules
    past: list[str] = []
    moves = 0
    for line in lines.lines[here : checkpoints[-1]]:
        lines.number += 1
        word, _, rest = line.partition(" ")
        if word.isdecimal():
            moves += 1
            if int(word[:9]) != moves:
                raise lines.fail("move-number", number=moves)
        elif word == "rules" and rest.endswith(FROM_HERE):
            rules = rest.removesuffix(FROM_HERE)
            check_version(partie.game, rules)
            partie.takebacks += 1
        elif word == "note" and rest.startswith(TAKEBACK):
            partie.takebacks += 1
        elif word not in ("note", "expect", "checkpoint") and not word.startswith("#"):
            raise lines.fail("record-line")
        past.append(line)
    lines.number += 1
    if upto is not None and upto < moves:
        raise PartieError("upto-before-checkpoint", upto=upto, moves=moves)
    data = parse_json(lines.lines[checkpoints[-1]].removeprefix("checkpoint "), f"line {lines.number}")
    partie.past = tuple(past)
    partie.origin = load_checked(partie.game, data, partie.seats, partie.options, "checkpoint")
    partie.state = partie.first_state()
    partie.state.events, partie.state.chance = [], []
    return rules


def _read_note(partie: Partie, text: str) -> None:
    partie.note(text)
    if text.startswith(TAKEBACK):
        partie.takebacks += 1


def _replay_under(rules: str, partie: Partie, word: str, rest: str, lines: _Lines) -> None:
    """Play a move of a record; if another rules version wrote the record, an error mentions it as a possible cause."""
    try:
        _replay_move(partie, word, rest, lines)
    except PartieError as error:
        ours = partie.game.version
        if rules != ours and error.key in ("record-illegal", "record-differs"):
            raise PartieError("replay-other-rules", line=lines.number, rules=rules[:20], ours=ours) from error
        raise


def _replay_move(partie: Partie, word: str, rest: str, lines: _Lines) -> None:
    number = count_moves(partie.past) + len(partie.moves) + 1
    if int(word[:9]) != number:
        raise lines.fail("move-number", number=number)
    seat, _, said = rest.partition(" ")
    if not seat.isdecimal() or len(seat) > 3:
        raise lines.fail("seat-after-number")
    text, equals, outcomes = said.partition(" = ")
    chance = partie.state.chance
    assert chance is not None
    before = len(chance)
    try:
        partie.play(int(seat), text)
    except IllegalMove as error:
        raise PartieError("record-illegal", line=lines.number, move=text[:80], rule=error.rule) from None
    except PartieError as fault:
        raise PartieError("record-unreadable", line=lines.number, reason=str(fault)) from None
    came = " ".join(partie.game.outcome(value) for value, _ in chance[before:])
    if equals and outcomes.strip() != came:
        raise PartieError("record-differs", line=lines.number, said=outcomes.strip()[:80], came=came[:80])


def _compare(partie: Partie, text: str, lines: _Lines) -> None:
    wanted = parse_json(text, f"line {lines.number}")
    if not isinstance(wanted, dict):
        raise lines.fail("expect-part")
    wrong = difference(wanted, partie.game.describe(partie.state), "")
    if wrong is not None:
        raise PartieError("record-expect", line=lines.number, where=wrong[0], wanted=wrong[1], found=wrong[2])


def difference(wanted: Any, found: Any, where: str) -> tuple[str, str, str] | None:
    """The first place where a partial position is not as wanted: (where, wanted, found)."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for name, part in wanted.items():
            if name not in found:
                return f"{where}.{name[:40]}".strip("."), str(part)[:80], "nothing"
            wrong = difference(part, found[name], f"{where}.{name}".strip("."))
            if wrong is not None:
                return wrong
        return None
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for number, (part, other) in enumerate(zip(wanted, found, strict=True)):
            wrong = difference(part, other, f"{where}.{number}".strip("."))
            if wrong is not None:
                return wrong
        return None
    return None if wanted == found else (where, str(wanted)[:80], str(found)[:80])


def _check_result(partie: Partie, text: str, lines: _Lines) -> None:
    result = partie.result
    if result is None:
        raise lines.fail("result-at-end")
    places = " ".join(str(place) for place in result.places)
    if text.strip() != places:
        raise PartieError("record-differs", line=lines.number, said=text[:80], came=places)
