"""Records: a game as a text file that a person can follow and the engine replays exactly.

    partie record 1
    game powergrid
    rules 1.0
    seats 2
    option map germany
    seed 7
    start {...}                      (only when the game began with a given position)

    1 0 open 4                       (number, seat, move)
    2 0 bid 4
    3 1 pass = 13                    (and what chance brought)
    note Anna's seat goes to a bot
    expect {"round": 2}              (a check: that much of the position must be so)
    checkpoint {...}                 (from here the saved position counts; nothing is replayed across it)

A seat's record has no seed, and `?` for what the seat may not know.
"""

import json
from typing import Any

from .errors import IllegalMove, PartieError
from .game import Game
from .partie import FORMAT, Partie
from .reader import Reader
from .state import State

LONGEST = 8_000_000
"""Texts longer than this are refused unread."""
HEAD = "partie record "


def write(partie: Partie, seat: int | None) -> str:
    """The record; `seat` None is the whole one."""
    game = partie.game
    lines = [
        f"{HEAD}{FORMAT}",
        f"game {game.name}",
        f"rules {_first_rules(partie)}",
        f"seats {partie.seats}",
        *(f"option {name} {value}" for name, value in partie.options.items()),
    ]
    if seat is None:
        lines.append(f"seed {partie.seed}")
        if partie.start is not None:
            lines.append("start " + _compact(partie.start))
    else:
        lines.append(f"as {'spectator' if seat < 0 else seat}")
        if partie.start is not None:
            known = partie.first_state().mask(seat)
            lines.append("start " + _compact(game.describe(known)))
    lines.append("")
    shown = partie.at(0)
    notes = list(partie.notes)
    for number in range(len(partie.moves) + 1):
        while notes and notes[0][0] == number:
            text = notes.pop(0)[1]
            if text.startswith("checkpoint "):
                shown = partie.at(number)
                lines.append(text if seat is None else "checkpoint ?")
            else:
                lines.append(f"note {text}")
        if number < len(partie.moves):
            lines.append(_move_line(shown, partie, number, seat))
    result = partie.result
    if result is not None:
        lines += ["", "result " + " ".join(str(place) for place in result.places)]
    return "\n".join(lines) + "\n"


def _move_line(shown: Partie, partie: Partie, number: int, seat: int | None) -> str:
    mover, move = partie.movers[number], partie.moves[number]
    game = partie.game
    hidden = seat is not None and seat != mover and game.hides_move(shown.state, mover, move, seat)
    text = "?" if hidden else game.notation(shown.state, mover, move)
    chance = shown.state.chance
    assert chance is not None
    before = len(chance)
    shown.push(mover, move)
    outcomes = [
        game.outcome(value) if seat is None or viewers < 0 or (seat >= 0 and viewers >> seat & 1) else "?"
        for value, viewers in chance[before:]
    ]
    return f"{number + 1} {mover} {text}" + (" = " + " ".join(outcomes) if outcomes else "")


def _first_rules(partie: Partie) -> str:
    """The rules version the record began with: a line `rules X until here` tells when it was another."""
    for _, text in partie.notes:
        if text.startswith("rules ") and " until here, " in text:
            return text.split()[1]
    return partie.game.version


def _compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def checkpoint_state(game: Game, note: str, seats: int, options: dict[str, str]) -> State:
    """The state kept in a checkpoint note."""
    try:
        data = json.loads(note.removeprefix("checkpoint "))
    except ValueError:
        raise PartieError("bad-save", where="checkpoint", expected="a saved position") from None
    state = game.load_state(data, seats, options)
    game.validate(state)
    return state


class _Lines:
    """The lines of a record with their numbers, for errors."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0

    def fail(self, expected: str) -> PartieError:
        return PartieError("bad-record", line=self.number, expected=expected)


def replay(text: str, games: dict[str, Game], upto: int | None = None) -> Partie:
    """Play a record again, up to a number of moves if one is given; anything that does not fit is named."""
    if len(text) > LONGEST:
        raise PartieError("too-long", most=LONGEST)
    if upto is not None and upto < 0:
        raise PartieError("bad-upto", upto=upto)
    lines = _Lines(text)
    partie, rules = _read_head(lines, games)
    newer = rules != partie.game.version
    for line in lines.lines[lines.number :]:
        lines.number += 1
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        if word == "note":
            partie.notes.append((len(partie.moves), rest))
        elif word == "expect":
            _compare(partie, rest, lines)
        elif word == "checkpoint":
            partie.notes.append((len(partie.moves), f"checkpoint {rest}"))
            partie = partie.at(len(partie.moves))
            newer = False
        elif word == "result":
            _check_result(partie, rest, lines)
        elif word.isdigit():
            if upto is not None and len(partie.moves) >= upto:
                return partie
            try:
                _replay_move(partie, word, rest, lines)
            except PartieError as error:
                if newer:
                    raise PartieError(
                        "replay-other-rules", line=lines.number, rules=rules, ours=partie.game.version
                    ) from error
                raise
        else:
            raise lines.fail("a move, note, expect, checkpoint or result")
    if upto is not None and upto > len(partie.moves):
        raise PartieError("bad-upto-beyond", upto=upto, moves=len(partie.moves))
    return partie


def _read_head(lines: _Lines, games: dict[str, Game]) -> tuple[Partie, str]:
    head: dict[str, str] = {}
    options: dict[str, object] = {}
    for line in lines.lines:
        lines.number += 1
        word, _, rest = line.strip().partition(" ")
        if lines.number == 1:
            if not line.startswith(HEAD) or not line.removeprefix(HEAD).strip().isdigit():
                raise lines.fail("the first line 'partie record 1'")
            if int(line.removeprefix(HEAD).strip()[:6]) > FORMAT:
                raise PartieError("newer-format", ours=FORMAT)
        elif not word:
            break
        elif word == "option":
            name, _, value = rest.partition(" ")
            options[name] = value
        elif word in ("game", "rules", "seats", "seed", "as", "start"):
            head[word] = rest
        else:
            raise lines.fail("game, rules, seats, option, seed or start")
    game = find_game(games, head.get("game", ""))
    check_version(game, head.get("rules", ""))
    if not head.get("seats", "").isdigit():
        raise PartieError("bad-record", line=lines.number, expected="a line 'seats N'")
    seats = game.check_seats(int(head["seats"][:6]))
    if "as" in head:
        raise PartieError("record-of-a-seat", seat=head["as"][:20])
    seed = read_seed(head.get("seed", ""))
    start = None
    if "start" in head:
        start = parse_json(head["start"], "start")
        if not isinstance(start, dict):
            raise PartieError("bad-record", line=lines.number, expected="a position after 'start'")
    return Partie(game, seats, seed, game.read_options(options), start), head["rules"]


def _replay_move(partie: Partie, word: str, rest: str, lines: _Lines) -> None:
    if int(word[:9]) != len(partie.moves) + 1:
        raise lines.fail(f"move {len(partie.moves) + 1}")
    seat, _, said = rest.partition(" ")
    if not seat.isdigit() or len(seat) > 3:
        raise lines.fail("a seat after the move's number")
    text, _, outcomes = said.partition(" = ")
    chance = partie.state.chance
    assert chance is not None
    before = len(chance)
    try:
        partie.play(int(seat), text)
    except IllegalMove as error:
        raise PartieError("record-illegal", line=lines.number, move=text[:80], rule=error.rule) from None
    came = " ".join(partie.game.outcome(value) for value, _ in chance[before:])
    if outcomes.strip() != came:
        raise PartieError("record-differs", line=lines.number, said=outcomes[:80], came=came[:80])


def _compare(partie: Partie, text: str, lines: _Lines) -> None:
    wanted = parse_json(text, "expect")
    wrong = difference(wanted, partie.game.describe(partie.state), "")
    if wrong is not None:
        raise PartieError("record-expect", line=lines.number, where=wrong[0], wanted=wrong[1], found=wrong[2])


def difference(wanted: Any, found: Any, where: str) -> tuple[str, str, str] | None:
    """The first place where a partial position is not as wanted: (where, wanted, found)."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for name, part in wanted.items():
            if name not in found:
                return f"{where}.{name}".strip("."), str(part)[:80], "nothing"
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
    return None if wanted == found else (where or "position", str(wanted)[:80], str(found)[:80])


def _check_result(partie: Partie, text: str, lines: _Lines) -> None:
    result = partie.result
    if result is None:
        raise lines.fail("a result only after the last move")
    places = " ".join(str(place) for place in result.places)
    if text.strip() != places:
        raise PartieError("record-differs", line=lines.number, said=text[:80], came=places)


def find_game(games: dict[str, Game], name: str) -> Game:
    """The game of that name, or an error that names the games."""
    if name not in games:
        raise PartieError("unknown-game", game=name[:40], choices=", ".join(sorted(games)))
    return games[name]


def read_seed(text: str) -> int:
    """A seed as it stands in a save or record."""
    if not text.removeprefix("-").isdigit() or len(text) > 60:
        raise PartieError("bad-seed", seed=text[:60])
    return int(text)


def parse_json(text: str, where: str) -> Any:
    """JSON from anybody; an error that says where it breaks."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        at = getattr(error, "pos", 0)
        raise PartieError("bad-json", where=where, at=at) from None


def _numbers(version: str) -> list[int]:
    return [int(part) if part.isdigit() and len(part) < 9 else 0 for part in version.split(".")]


def check_version(game: Game, version: str) -> None:
    """Refuse what a newer version of the rules wrote."""
    if not version or not version[0].isdigit():
        raise PartieError("no-version", game=game.name)
    if _numbers(version) > _numbers(game.version):
        raise PartieError("newer-rules", rules=version[:20], ours=game.version)


def load(text: str, games: dict[str, Game]) -> Partie:
    """A game from its save, or from a partial position written by hand."""
    if len(text) > LONGEST:
        raise PartieError("too-long", most=LONGEST)
    save = Reader(parse_json(text, "save"), "save")
    game = find_game(games, save.text("game"))
    seats = game.check_seats(save.data.get("seats"))
    options = game.read_options(save.child("options").data if save.has("options") else {})
    if save.has("position"):
        save.only("game", "seats", "options", "seed", "position", "rules")
        given = save.child("position").data
        seed = read_seed(str(save.data.get("seed", 0)))
        return Partie(game, seats, seed, options, dict(given))
    if save.data.get("partie") != FORMAT:
        if isinstance(save.data.get("partie"), int):
            raise PartieError("newer-format", ours=FORMAT)
        raise save.fail("partie", f"the format number {FORMAT}, or a position")
    check_version(game, save.text("rules"))
    start = save.data.get("start")
    if start is not None and not isinstance(start, dict):
        raise save.fail("start", "a position or null")
    state = game.load_state(save.child("state").data, seats, options)
    game.validate(state)
    seed = read_seed(save.text("seed"))
    return _continue(save, Partie(game, seats, seed, options, start, state))


def _continue(save: Reader, partie: Partie) -> Partie:
    """Give a loaded game its record back, and its log by replaying; another rules version makes a checkpoint."""
    for entry in save.items("moves", 200_000):
        if not isinstance(entry, list) or len(entry) < 2 or not all(type(part) is int for part in entry):
            raise save.fail("moves", "moves as seat, verb and arguments")
        partie.movers.append(entry[0])
        partie.moves.append(tuple(entry[1:]))
    count = len(partie.moves)
    for entry in save.items("notes", 200_000):
        if not isinstance(entry, list) or [type(part) for part in entry] != [int, str]:
            raise save.fail("notes", "notes as a move number and a text")
        partie.notes.append((entry[0], entry[1]))
    partie.takebacks = save.number("takebacks", 0, 1_000_000)
    rules = save.text("rules")
    if rules != partie.game.version:
        partie.marks = [0] * count
        partie.notes.append((count, f"rules {rules} until here, rules {partie.game.version} from here"))
        partie.notes.append((count, "checkpoint " + _compact(partie.state.save())))
        return partie
    again = _replayed(partie, save)
    if again.key() != partie.key():
        raise save.fail("moves", "moves that lead to the saved state")
    again.takebacks = partie.takebacks
    return again


def _replayed(partie: Partie, save: Reader) -> Partie:
    """The same game played again from its last checkpoint, with every move checked."""
    marks = [at for at, text in partie.notes if text.startswith("checkpoint ")]
    first = max(marks) if marks else 0
    if first > len(partie.moves) or first < 0:
        raise save.fail("notes", "notes at moves of the game")
    again = partie.at(first)
    for seat, move in zip(partie.movers[first:], partie.moves[first:], strict=True):
        try:
            again.play(seat, move)
        except IllegalMove as error:
            raise save.fail("moves", f"legal moves (rule {error.rule})") from None
    again.notes = list(partie.notes)
    return again
