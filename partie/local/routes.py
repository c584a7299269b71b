"""The requests of docs/api.md that work without a server, by method and path. Others are refused with a sentence."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from partie.kernel.engine.preview import Preview
from partie.kernel.errors import PartieError
from partie.table import advice, answers, laying, planning, turns
from partie.table.advice import Thought
from partie.table.buffers import Given
from partie.table.position import look, look_of, moment, seen_as
from partie.table.refusals import Problem, problem_data, problem_of
from partie.table.review import in_words
from partie.table.table import Table
from partie.text import LANGUAGES

from .home import Home, Job

MOST_MOVES, MOST_NUMBERS, LONGEST = 200, 16, 200
"""Moves of a buffer, numbers of a move, characters of a notation."""
MOST_AT, MOST_SEAT = 1_000_000, 99


@dataclass(slots=True)
class Asked:
    """A request: the home, path parameters, query, body and a bot's result, if it needed one."""

    home: Home
    query: dict[str, str]
    body: Any
    thought: Thought | None = None
    parts: dict[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.parts["id"]

    @property
    def table(self) -> Table:
        return self.home.table(self.id)

    @property
    def lang(self) -> str:
        lang = self.query.get("lang", "")
        return lang if lang in LANGUAGES else "en"

    def number(self, name: str) -> int | None:
        given = self.query.get(name)
        if given is None:
            return None
        if not given.isdecimal() or len(given) > 7:
            raise Problem(400, "bad-request", detail=name)
        return int(given)

    def field(self, name: str, kind: type | tuple[type, ...], default: Any = None) -> Any:
        """A field of the body, of a type."""
        value = self.body.get(name, default) if isinstance(self.body, dict) else default
        if not isinstance(value, kind) or isinstance(value, bool):
            raise Problem(400, "bad-request", detail=name)
        return value

    def text(self, name: str, longest: int = 64) -> str:
        value: str = self.field(name, str)
        if len(value) > longest:
            raise Problem(400, "bad-request", detail=name)
        return value

    @property
    def moves(self) -> list[Given]:
        moves: list[Any] = self.field("moves", list, [])
        if len(moves) > MOST_MOVES:
            raise Problem(400, "bad-request", detail="moves")
        return [_given(move, "moves") for move in moves]

    @property
    def move(self) -> Given:
        return _given(self.field("move", (str, list)), "move")

    def tried(self) -> tuple[Table, int, Preview]:
        table = self.table
        seat = self.home.own(table)
        return (
            table,
            seat,
            turns.tried(self.home.buffers, table, seat, self.text("decision"), self.moves),
        )

    def shaped(self, table: Table) -> dict[str, Any]:
        return answers.table_data(table, self.home.reader(table), time.time())


def _given(move: Any, name: str) -> Given:
    if isinstance(move, str) and len(move) <= LONGEST:
        return move
    if isinstance(move, list) and len(move) <= MOST_NUMBERS and all(type(part) is int for part in move):
        return move
    raise Problem(400, "bad-request", detail=name)


class Think(Exception):
    """Raised when a bot must think before there is an answer."""

    def __init__(self, job: Job) -> None:
        super().__init__()
        self.job = job


# Tables


def make(asked: Asked) -> Any:
    seats = [seat for seat in asked.field("seats", list) if isinstance(seat, dict)]
    options = asked.field("options", dict, {})
    return asked.shaped(asked.home.make(asked.text("game"), seats[:12], options))


def lay(asked: Asked) -> Any:
    return asked.shaped(asked.home.lay(asked.field("record", str)))


def learn(asked: Asked) -> Any:
    name = asked.field("name", str, "")
    return asked.shaped(asked.home.learn(asked.parts["game"], name[:40]))


def play_on(asked: Asked) -> Any:
    return asked.shaped(asked.home.play_on(asked.id))


def one(asked: Asked) -> Any:
    return asked.shaped(asked.table)


def uncover(asked: Asked) -> Any:
    seat = asked.field("seat", (int, type(None)))
    again = isinstance(asked.body, dict) and asked.body.get("again") is True
    return asked.shaped(asked.home.uncover(asked.id, seat, again))


def join(asked: Asked) -> Any:
    """Take a person's seat back from a bot: at one screen anybody's."""
    wanted = asked.field("seat", (int, type(None)))
    seat = asked.home.shown(asked.table) if wanted is None else wanted
    if seat is None:
        raise Problem(403, "not-seated")
    return asked.shaped(asked.home.sit(asked.id, seat, None))


def hand_over(asked: Asked) -> Any:
    return asked.shaped(asked.home.sit(asked.id, int(asked.parts["seat"]), asked.text("bot")))


# Play


def play(asked: Asked) -> Any:
    table = asked.table
    own = asked.home.shown(table)
    seat = seen_as(table, own, asked.number("seat"))
    partie = turns.game_of(table)
    at, since = asked.number("at"), asked.number("since") or 0
    if at is not None and at < len(partie.moves):
        past = partie.at(at)
        seen = look_of(past, past.drawing(seat), None, None)
    else:
        plays = (
            seat is not None and seat == own and table.seats[seat].bot is None and "follow" not in asked.query
        )
        seen = look(table, seat, asked.lang, plays)
    told = moment(table, seat, seen, since, asked.lang)
    return {"table": asked.shaped(table), **told, "view": seen.view}


def try_moves(asked: Asked) -> Any:
    table, seat, trial = asked.tried()
    return answers.tried(table, seat, trial, asked.lang, asked.moves)


def commit(asked: Asked) -> Any:
    moves = asked.moves
    if not moves:
        raise Problem(400, "bad-request", detail="moves")
    return {"seq": asked.home.commit(asked.id, asked.text("decision"), moves, asked.text("request"))}


def why(asked: Asked) -> Any:
    table = asked.table
    decision = asked.field("decision", (str, type(None)))
    seat = asked.home.own(table)
    return answers.why(asked.home.buffers, table, seat, decision, asked.moves, asked.move, asked.lang)


def outlook(asked: Asked) -> Any:
    _, seat, trial = asked.tried()
    return answers.outlook(trial, seat, asked.move, asked.lang)


def hint(asked: Asked) -> Any:
    table = asked.table
    seat, partie = asked.home.own(table), turns.game_of(table)
    if asked.body is not None:
        _, seat, trial = asked.tried()
        partie = trial.partie
    taught = answers.taught(partie, table, seat, asked.lang)
    if taught is not None:
        return taught
    if asked.thought is None:
        raise Think(asked.home.hint_job(table, partie, seat))
    return advice.in_words(partie, seat, asked.thought, asked.lang, table.names)


def plan(asked: Asked) -> Any:
    table = asked.table
    seat = planning.check_may_plan(table, asked.home.shown(table))
    at, dice, moves = asked.field("at", int), asked.field("dice", int), asked.field("moves", list, [])
    if not 0 <= at <= MOST_AT or not 0 <= dice < 2**53 or len(moves) > planning.MOST_MOVES:
        raise Problem(400, "bad-request", detail="moves")
    for move in moves:
        whole = isinstance(move, list) and 2 <= len(move) <= MOST_NUMBERS + 1
        if not whole or not all(type(part) is int for part in move) or not 0 <= move[0] <= MOST_SEAT:
            raise Problem(400, "bad-request", detail="moves")
    reply = asked.body.get("reply") is True
    return planning.plan(asked.home.plans, table, seat, at, dice, moves, reply, asked.lang)


def order(asked: Asked) -> Any:
    table = asked.home.order(asked.id, asked.field("order", (str, type(None))))
    return {"seq": table.seq, "order": table.orders.get(asked.home.own(table))}


def record(asked: Asked) -> Any:
    return answers.record(asked.table, asked.home.shown(asked.table))


def whole_record(asked: Asked) -> Any:
    """The complete record with hidden information, to continue elsewhere. The device's owner could read its storage
    anyway."""
    return laying.whole(asked.table)


# Looking back


def review(asked: Asked) -> Any:
    table = asked.table
    state, known = asked.home.review_of(asked.id)
    return in_words(table, state, known, asked.lang)


def begin_review(asked: Asked) -> Any:
    asked.home.begin_review(asked.id)
    return review(asked)


def cancel_review(asked: Asked) -> Any:
    asked.home.cancel_review(asked.id)
    return review(asked)


def again(asked: Asked) -> Any:
    return asked.shaped(asked.home.again(asked.id, asked.field("at", int), asked.field("seat", int)))


Route = Callable[[Asked], Any]
TABLE: Final = "/tables/(?P<id>[A-Za-z0-9_-]{1,24})"
ROUTES: Final[list[tuple[str, re.Pattern[str], Route]]] = [
    (method, re.compile(path), route)
    for method, path, route in (
        ("POST", "/tables", make),
        ("POST", "/tables/record", lay),
        ("POST", "/games/(?P<game>[a-z]{1,40})/lesson", learn),
        ("POST", f"{TABLE}/play-on", play_on),
        ("GET", TABLE, one),
        ("GET", f"{TABLE}/play", play),
        ("POST", f"{TABLE}/try", try_moves),
        ("POST", f"{TABLE}/commit", commit),
        ("POST", f"{TABLE}/why", why),
        ("POST", f"{TABLE}/outlook", outlook),
        ("GET", f"{TABLE}/hint", hint),
        ("POST", f"{TABLE}/hint", hint),
        ("POST", f"{TABLE}/plan", plan),
        ("PUT", f"{TABLE}/order", order),
        ("GET", f"{TABLE}/record", record),
        ("GET", f"{TABLE}/record/whole", whole_record),
        ("GET", f"{TABLE}/review", review),
        ("POST", f"{TABLE}/review", begin_review),
        ("DELETE", f"{TABLE}/review", cancel_review),
        ("POST", f"{TABLE}/again", again),
        ("POST", f"{TABLE}/join", join),
        ("POST", f"{TABLE}/uncover", uncover),
        ("POST", f"{TABLE}/seats/(?P<seat>\\d{{1,2}})/bot", hand_over),
    )
]


@dataclass(slots=True)
class Answer:
    """A status and JSON data; or a bot's job, whose result must be passed when the request is repeated."""

    status: int
    body: Any
    job: Job | None = None


def ask(
    home: Home, method: str, path: str, query: dict[str, str], body: Any, thought: Thought | None = None
) -> Answer:
    """Answer a request; its change is pending until the home settles it."""
    asked = Asked(home, query, body, thought)
    try:
        for known, pattern, route in ROUTES:
            found = pattern.fullmatch(path)
            if known == method and found is not None:
                asked.parts = found.groupdict()
                return Answer(201 if route in (make, lay, again) else 200, route(asked))
        raise Problem(404, "needs-server")
    except Think as wanted:
        return Answer(200, None, wanted.job)
    except PartieError as error:
        return refused(problem_of(error), asked.lang)
    except Problem as problem:
        return refused(problem, asked.lang)


def refused(problem: Problem, lang: str) -> Answer:
    """A refusal as an answer."""
    return Answer(problem.status, problem_data(problem.status, problem.key, problem.detail, lang))
