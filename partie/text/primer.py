"""A game told to newcomers: an overview, the phases one by one, and the kinds of its components.

The text is `partie/games/GAME/locale/primer.LANGUAGE.md`, in a few signs of Markdown:

    # overview                 a part: overview, phases, pieces
    ## market: The market      a section, with its name in all languages
    Everybody has {money}.     a paragraph; {money} is a fact
    - One thing [PG-NET-04]    an item; numbers of rules stand at the end of a line
    ! plant: What it says      a picture that the page draws, with its caption
    | refill: What comes in | Fuel | Step 1      a table with its caption and the heads of its columns

A sentence holds no digits: facts and rows come from the game's data, by `FACTS` and `tables` of the module
`partie/games/GAME/text/primer.py`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from partie.catalogue import RULE_ID

from .words import FALLBACK, Words

PARTS: Final = ("overview", "phases", "pieces")
_CITED: Final = re.compile(r"\s*\[([^\]]+)\]$")
_FACT: Final = re.compile(r"\{([\w-]+)\}")

Icons = Sequence[Sequence[Sequence[str | int | None]]]


class Cell(NamedTuple):
    """A table cell: text, and optionally the same as lines of icons."""

    say: str
    icons: Icons = ()


Rows = Sequence[Sequence[Cell | str | int]]


class Block(NamedTuple):
    """A paragraph, an item of a list, a picture or a table (`name` says which), with the rules it tells."""

    kind: str
    text: str
    name: str = ""
    rules: Sequence[str] = ()
    head: Sequence[str] = ()
    rows: Sequence[Sequence[Cell]] = ()


class Section(NamedTuple):
    """A chapter; of the pieces, a kind of component."""

    name: str
    title: str
    blocks: list[Block]


Primer = dict[str, list[Section]]
"""By part."""


@cache
def primer(game: str, language: str) -> Primer:
    """The primer of a game; in English where a language has none, empty where the game has none."""
    folder = files("partie").joinpath("games", game, "locale")
    for code in dict.fromkeys((language, FALLBACK)):
        file = folder.joinpath(f"primer.{code}.md")
        if file.is_file():
            return read(file.read_text(encoding="utf-8"), Words(code, game))
    return {part: [] for part in PARTS}


def own(game: str, name: str) -> Any:
    """An attribute of a game's `text/primer.py`; None if it is missing."""
    module = f"partie.games.{game}.text.primer"
    return getattr(import_module(module), name, None) if find_spec(module) is not None else None


def pieces(game: str) -> Mapping[str, Mapping[str, Mapping[str, str | int]]]:
    """The components to browse, as in new games: kind -> id -> data for its drawing."""
    tell: Callable[[], Mapping[str, Mapping[str, Mapping[str, str | int]]]] | None = own(game, "pieces")
    return {} if tell is None else tell()


def read(text: str, words: Words) -> Primer:
    """Parse a primer."""
    facts: Mapping[str, object] = own(words.game, "FACTS") or {}
    tables: Mapping[str, Rows] = (own(words.game, "tables") or (lambda _: {}))(words)
    found: Primer = {part: [] for part in PARTS}
    part = PARTS[0]
    for line in text.splitlines():
        if line.startswith("# "):
            part = line[2:].strip()
        elif line.startswith("## "):
            name, title = line[3:].split(": ", 1)
            found[part].append(Section(name, filled(title, facts), []))
        elif line.strip():
            found[part][-1].blocks.append(_block(filled(line.strip(), facts), tables))
    return found


def filled(line: str, facts: Mapping[str, object]) -> str:
    """A line with its facts filled in."""
    return _FACT.sub(lambda match: str(facts[match[1]]), line)


def _block(line: str, tables: Mapping[str, Rows]) -> Block:
    if line.startswith("! "):
        name, text = line[2:].split(": ", 1)
        return Block("picture", text, name)
    if line.startswith("| "):
        first, *head = (part.strip() for part in line[2:].split("|"))
        name, text = first.split(": ", 1)
        rows = [[one if isinstance(one, Cell) else Cell(str(one)) for one in row] for row in tables[name]]
        if any(len(row) != len(head) for row in rows):
            raise ValueError(f"table {name}: {len(head)} heads, rows of {sorted(set(map(len, rows)))}")
        return Block("table", text, name, (), head, rows)
    cited = _CITED.search(line)
    rules = RULE_ID.findall(cited[1]) if cited else []
    said = line[: cited.start()] if cited else line
    return Block("item", said[2:], "", rules) if said.startswith("- ") else Block("text", said, "", rules)
