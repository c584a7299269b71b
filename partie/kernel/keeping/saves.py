"""Loads saves and partial positions as untrusted input: every error names the wrong field."""

from typing import Any

from ..engine.game import Game, check_agenda, check_playable
from ..engine.partie import Partie
from ..engine.state import State
from ..errors import PartieError
from .reader import Reader, check_version, find_game, parse_json, read_seed
from .record import FORMAT, LONGEST, past_lines

FIELDS = (
    "partie", "game", "rules", "seats", "options", "seed", "start", "began", "past", "origin", "moves", "notes",
    "takebacks", "state",
)  # fmt: skip
MOST_MOVES = 200_000


def load(text: object, games: dict[str, Game]) -> Partie:
    """A game from its save, or from a partial position written by hand."""
    if not isinstance(text, str):
        raise PartieError("bad-json", where="save", at=0)
    if len(text) > LONGEST:
        raise PartieError("too-long", most=LONGEST)
    save = Reader(parse_json(text.removeprefix("\ufeff"), "save"), "save")
    _check_format(save)
    game = find_game(games, save.text("game"))
    seats = game.check_seats(save.data.get("seats"))
    options = game.read_options(save.child("options").data if save.has("options") else {})
    if save.has("position"):
        save.only("partie", "game", "seats", "options", "seed", "position", "rules")
        if save.has("rules"):
            check_version(game, save.text("rules"))
        seed = read_seed(str(save.data.get("seed", 0)))
        return Partie(game, seats, seed, options, dict(save.child("position").data))
    save.only(*FIELDS)
    check_version(game, save.text("rules"))
    start = save.data.get("start")
    if not save.has("start") or (start is not None and not isinstance(start, dict)):
        raise save.fail("start", "position-or-null")
    state = load_checked(game, save.data.get("state"), seats, options, "state")
    partie = Partie(game, seats, read_seed(save.text("seed")), options, start, state)
    _read_past(save, partie)
    _read_moves(save, partie)
    return _continued(save, partie)


def _check_format(save: Reader) -> None:
    """Refuse newer formats, and data that is neither a save nor a position."""
    if not save.has("partie") and save.has("position"):
        return
    number = save.data.get("partie")
    if type(number) is int and number > FORMAT:
        raise PartieError("newer-format", ours=FORMAT)
    if type(number) is not int or number != FORMAT:
        raise save.fail("partie", "format-number", format=FORMAT)


def load_checked(game: Game, data: Any, seats: int, options: dict[str, str], where: str) -> State:
    """Load a saved state and check that the game can continue from it."""
    state = game.load_state(Reader(data, where).data, seats, options)
    check_agenda(state)
    try:
        check_playable(game, state)
    except PartieError as error:
        # Report the error as one of the save.
        values = {name: value for name, value in error.detail.items() if name not in ("where", "expected")}
        raise PartieError("bad-save", where=where, expected=error.detail["expected"], **values) from None
    return state


def _read_past(save: Reader, partie: Partie) -> None:
    """Read the history under older rules, and the state from which the moves continue."""
    partie.began = save.text("began")
    check_version(partie.game, partie.began)
    lines = save.items("past", MOST_MOVES)
    if not all(isinstance(line, str) and len(line.splitlines()) <= 1 for line in lines):
        raise save.fail("past", "record-lines")
    partie.past = tuple(lines)
    if save.data.get("origin") is not None:
        partie.origin = load_checked(
            partie.game, save.data["origin"], partie.seats, partie.options, "save.origin"
        )
    elif lines or not save.has("origin"):
        raise save.fail("origin", "origin-or-null")


def _read_moves(save: Reader, partie: Partie) -> None:
    for entry in save.items("moves", MOST_MOVES):
        # May contain moves of older rules; the replay checks them against the vocabulary.
        if (
            not isinstance(entry, list)
            or len(entry) < 2
            or not all(type(part) is int for part in entry)
            or not 0 <= entry[0] < partie.seats
        ):
            raise save.fail("moves", "move-form")
        partie.movers.append(entry[0])
        partie.moves.append(tuple(entry[1:]))
    last = 0
    for entry in save.items("notes", MOST_MOVES):
        if not isinstance(entry, list) or [type(part) for part in entry] != [int, str]:
            raise save.fail("notes", "note-form")
        number, text = entry
        if not last <= number <= len(partie.moves) or text != " ".join(text.split()):
            raise save.fail("notes", "note-order")
        last = number
        partie.notes.append((number, text))
    partie.takebacks = save.number("takebacks", 0, 1_000_000)


def _continued(save: Reader, partie: Partie) -> Partie:
    """Rebuild the log by replaying the game; if newer rules replay it differently, continue from the saved state."""
    rules = save.text("rules")
    ours = partie.game.version
    try:
        again = _replayed(partie, save)
    except PartieError:
        if rules == ours:
            raise
        return go_on(partie, partie.state, ours)
    if rules != ours:
        again.note(f"rules {rules} until here, and replay under rules {ours} agrees")
        again.began = ours if not again.past else again.began
    return again


def _replayed(partie: Partie, save: Reader) -> Partie:
    again = partie.at(0)
    for seat, move in zip(partie.movers, partie.moves, strict=True):
        try:
            again.play(seat, move)
        except PartieError as error:
            rule = error.detail.get("rule", error.key)
            raise save.fail("moves", "legal-moves", rule=rule, move=len(again.moves) + 1) from None
    if again.key() != partie.key():
        raise save.fail("moves", "moves-to-state")
    again.notes = partie.notes
    return again


def go_on(partie: Partie, state: State, rules: str) -> Partie:
    """Continue the game from `state` under other rules: the moves so far become text lines of its past."""
    on = Partie(partie.game, partie.seats, partie.seed, partie.options, partie.start, state)
    on.origin = state.copy()
    on.began = partie.began
    on.past = (*partie.past, *past_lines(partie), f"rules {rules} from here")
    on.takebacks = partie.takebacks + 1
    return on
