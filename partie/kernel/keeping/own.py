"""Own components: files in which owners of a printed game replace the shipped components by the printed ones.

`partie content GAME --template` prints a file to fill in. `PARTIE_CONTENT` names the files, separated by the system's
path separator, before the games are imported. A file is TOML: the name of the game, a title, and sections.

- A section named like a file of the game's folder `data` replaces fields of that file, by the same schema.
- A section of cards replaces entries of the game's typed literals by their number. Effects are written in the effect
  language, as in `cards/`; only its names, calls and plain values are allowed.

The version of the rules contains a hash of the file, so games that began with other components are recognised.
"""

import hashlib
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from ..errors import PartieError
from .expressions import LARGEST_NUMBER, evaluate, kind_of

VARIABLE: Final = "PARTIE_CONTENT"
TITLE: Final = "title"
HEAD: Final = ("game", TITLE)
LARGEST: Final = 2_000_000
"""Bytes of a file."""

Thing = TypeVar("Thing")


class Written:
    """Describes a section whose entries are Python literals: their constructor, its arguments, their names and
    modules."""

    __slots__ = ("fields", "maker", "modules", "named", "section")

    def __init__(
        self, section: str, maker: str, fields: tuple[str, ...], named: str, modules: tuple[str, ...]
    ) -> None:
        self.section = section
        self.maker = maker
        self.fields = fields
        self.named = named
        self.modules = modules


class Own:
    """The file of one game."""

    __slots__ = ("data", "game", "mark", "path", "read", "text", "title", "titles")

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except ValueError as error:  # tomllib names line and column
            raise _fault(path, "readable", problem=str(error)[:200]) from None
        for word in HEAD:
            if not isinstance(self.data.get(word), str) or not self.data[word].strip():
                raise _fault(f"{path}: {word}", "some-text")
        self.game: str = self.data["game"]
        self.title: str = " ".join(self.data["title"].split())[:60]
        self.mark = hashlib.sha256(text.encode()).hexdigest()[:8]
        self.read: set[str] = set(HEAD)
        """Sections that a game has read."""
        self.titles: dict[str, str] = {}
        """The owner's names of things, by their key (`card-dome`)."""

    def sections(self) -> str:
        """The sections it replaces, with the number of entries in each."""
        return ", ".join(f"{name} {len(part)}" for name, part in self.data.items() if name not in HEAD)

    def fail(self, where: str, expected: str, **values: object) -> PartieError:
        """The error for a field: file, line and field. `where` is section, entry and field with dots between."""
        return _fault(f"{self.path}, {self.line(where)}: {where}", expected, **values)

    def line(self, where: str) -> int:
        """The line of a field; where it is missing, that of its entry or section."""
        path = where.split(".")
        best, length = 1, 0
        open_path: list[str] = []
        counts: dict[str, int] = {}
        for number, line in enumerate(self.text.splitlines(), 1):
            header = re.match(r"\s*(\[\[?)\s*([^\]]+?)\s*\]\]?", line)
            if header:
                name = header[2].replace('"', "").replace("'", "")
                if header[1] == "[[":
                    counts[name] = counts.get(name, -1) + 1
                    name = f"{name}.{counts[name]}"
                open_path = name.split(".")
            key = re.match(r"\s*([\w\"'.-]+)\s*=", line)
            here = open_path + ([key[1].strip("\"'")] if key and not header else [])
            shared = min(len(here), len(path))
            if shared > length and here[:shared] == path[:shared]:
                best, length = number, shared
        return best


def _fault(where: str, expected: str, **values: object) -> PartieError:
    return PartieError("bad-data", where=where, expected=expected, **values)


DATA: Final[dict[str, dict[str, str]]] = {}
"""By game and section: the data file whose fields a file may replace."""
_LITERALS: Final[dict[str, set[str]]] = {}
"""By game: the sections of its typed literals."""
_COMPLETE: Final[set[str]] = set()
"""Games whose import is complete; data files that they read later (lessons) are no components."""
_FILES: Final[dict[str, Own]] = {}
_READ: Final[list[str]] = []
"""The value of the variable when the files were read."""


def own(game: str) -> Own | None:
    """The file for a game, if there is one."""
    said = os.environ.get(VARIABLE, "")
    if _READ != [said]:
        _READ[:] = [said]
        _FILES.clear()
        for path in said.split(os.pathsep):
            if path:
                file = open_file(path)
                _FILES[file.game] = file
    return _FILES.get(game)


def files() -> list[Own]:
    """All files in use."""
    own("")
    return list(_FILES.values())


def open_file(path: str) -> Own:
    """A file as its owner wrote it, or an error that says why it cannot be read."""
    try:
        raw = Path(path).read_bytes()
        if len(raw) > LARGEST:
            raise _fault(path, "readable", problem=f"{len(raw)} bytes, at most {LARGEST}")
        return Own(path, raw.decode("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise _fault(path, "readable", problem=str(error)[:200]) from None


def title(game: str) -> str:
    """The title the owner gave the file; empty if the game uses the components that come with it."""
    file = own(game)
    return "" if file is None else file.title


def marked(game: str, version: str) -> str:
    """The version of the rules, with the mark of the owner's components if the game is played with such."""
    file = own(game)
    return version if file is None else f"{version}+{file.mark}"


def mark_of(version: str) -> str:
    """The mark in a version of the rules; empty for the components that come with the game."""
    return version.partition("+")[2]


def merged(game: str, name: str, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """A data file of the game with the fields that the owner's file replaces in it."""
    file = own(game)
    section = name.rpartition(".")[0]
    if game not in _COMPLETE:
        DATA.setdefault(game, {})[section] = name
    if file is None or section not in file.data:
        return data
    file.read.add(section)
    given = file.data[section]
    if not isinstance(given, Mapping):
        raise file.fail(section, "object")
    for key in given:
        if key not in data:
            raise file.fail(f"{section}.{key}", "no-such-field")
    return {**data, **given}


def entries(
    game: str,
    section: str,
    things: Sequence[Thing],
    fields: Mapping[str, type | tuple[type, ...]],
    remake: Callable[[Thing, Mapping[str, Any]], Thing],
    names: Mapping[str, Any],
    named: str = "",
) -> list[Thing]:
    """The entries of a literal, with those of the owner's file replaced, by number (else by place, from 1).

    `fields` are those that may be replaced, with their types; `remake` makes an entry from the one that comes with the
    game and the fields that differ. `names` is what may stand in an expression: the module of the literal. `named` is
    the kind of name (`card`) that a title replaces.
    """
    file = own(game)
    _LITERALS.setdefault(game, set()).add(section)
    if file is None or section not in file.data:
        return list(things)
    file.read.add(section)
    given = file.data[section]
    if not isinstance(given, Mapping):
        raise file.fail(section, "object")
    found = list(things)
    for place, thing in enumerate(things):
        number = str(_number(thing, place))
        if number not in given:
            continue
        where = f"{section}.{number}"
        entry = given[number]
        if not isinstance(entry, Mapping):
            raise file.fail(where, "object")
        values = {
            field: _field(file, where, field, entry[field], fields, names)
            for field in entry
            if field != TITLE
        }
        try:
            found[place] = remake(thing, values)
        except Exception as error:  # values that do not go together
            raise file.fail(where, "effect", problem=str(error)[:200]) from None
        if TITLE in entry:
            file.titles[f"{named}-{_name(thing)}"] = _title(file, where, entry[TITLE], named)
    return found


def check_numbers(game: str, section: str, *decks: Sequence[Any]) -> None:
    """Refuse entries of a section that stand in none of these decks."""
    file = own(game)
    if file is None or not isinstance(file.data.get(section), Mapping):
        return
    known = {_number(thing, place) for deck in decks for place, thing in enumerate(deck)}
    for number in file.data[section]:
        if not number.isdecimal() or int(number) not in known:
            raise file.fail(f"{section}.{number}", "number-in", low=min(known), high=max(known))


def located(game: str, error: PartieError) -> PartieError:
    """An error in a data file, located by file and line of the owner's file if the field came from it."""
    file = own(game)
    where = str(error.detail.get("where", ""))
    name, _, field = where.partition(": ")
    section = name.rpartition("/")[2].rpartition(".")[0]
    given = file.data.get(section) if file is not None else None
    if file is None or not isinstance(given, Mapping) or field.partition(".")[0] not in given:
        return error
    path = f"{section}.{field}"
    detail = {key: value for key, value in error.detail.items() if key != "where"}
    return PartieError(error.key, where=f"{file.path}, {file.line(path)}: {path}", **detail)


def finish(game: str) -> None:
    """Refuse sections that no part of the game has read."""
    _COMPLETE.add(game)
    file = own(game)
    if file is None:
        return
    for section in file.data:
        if section not in file.read:
            sections = {*DATA.get(game, {}), *_LITERALS.get(game, set())}
            raise file.fail(section, "names", choices=", ".join(sorted(sections)))


def _number(thing: Any, place: int) -> int:
    return int(getattr(thing, "number", place + 1))


def _name(thing: Any) -> str:
    return str(getattr(thing, "name", "") or thing.id)


def _title(file: Own, where: str, given: object, named: str) -> str:
    if not named:
        raise file.fail(f"{where}.{TITLE}", "no-such-field")
    if not isinstance(given, str) or not given.strip():
        raise file.fail(f"{where}.{TITLE}", "some-text")
    return " ".join(given.split())[:60]


def _field(
    file: Own,
    where: str,
    field: str,
    given: object,
    fields: Mapping[str, type | tuple[type, ...]],
    names: Mapping[str, Any],
) -> Any:
    if field not in fields:
        raise file.fail(f"{where}.{field}", "names", choices=", ".join((*fields, TITLE)))
    value = _value(file, f"{where}.{field}", given, names)
    wanted = fields[field]
    if not isinstance(value, wanted):
        kinds = wanted if isinstance(wanted, tuple) else (wanted,)
        told = f"must be {' or '.join(map(kind_of, kinds))}, not {kind_of(type(value))}"
        raise file.fail(f"{where}.{field}", "effect", problem=told)
    return value


def _value(file: Own, where: str, given: object, names: Mapping[str, Any]) -> Any:
    if isinstance(given, int):
        if not 0 <= given <= LARGEST_NUMBER:
            raise file.fail(where, "number-in", low=0, high=LARGEST_NUMBER)
        return given
    if isinstance(given, list):
        return tuple([_value(file, where, each, names) for each in given])
    if not isinstance(given, str):
        raise file.fail(where, "some-text")
    return evaluated(file, where, given, names)


def evaluated(file: Own, where: str, text: str, names: Mapping[str, Any]) -> Any:
    """Evaluate an expression of the effect language."""
    try:
        return evaluate(text, names)
    except Exception as error:  # no Python, a name that is not there, arguments that a node does not take
        raise file.fail(where, "effect", problem=str(error)[:200]) from None
