"""Names: display, comparison, and likeness (confusable characters)."""

import json
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from partie.kernel.errors import PartieError
from partie.text.words import FORMER

LONGEST: Final = 40
LONGEST_LOGIN: Final = 80
MOST_MARKS: Final = 2
"""The maximal number of combining marks on a letter; more would overlap neighbouring lines."""

INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Invisible characters that Unicode classifies as letters, marks or symbols; other invisible ones are control
characters."""

WRITTEN_TOGETHER: Final = frozenset(("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"))
"""Scripts that one word may mix; every other word has letters of one script only."""

_CONFUSABLES: Final = files(__package__).joinpath("data", "confusables.json")


@cache
def _alike() -> dict[int, str]:
    """Unicode's table of confusable characters (UTS 39), written by tools/confusables.py."""
    return str.maketrans(json.loads(_CONFUSABLES.read_text(encoding="utf-8"))["alike"])


def plain_name(name: str) -> str:
    """A name for display: one line of visible, distinguishable characters."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    if not text or len(text) > LONGEST or len(_compared(text)) > LONGEST_LOGIN:
        raise PartieError("bad-name")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in text):
        raise PartieError("bad-name")
    if any(letter in INVISIBLE or unicodedata.category(letter)[0] == "C" for letter in text):
        raise PartieError("bad-name")
    if _smeared(text) or any(map(_mixed, text.split())) or alike(text, FORMER):
        raise PartieError("bad-name")
    return text


def login_name(name: str) -> str:
    """A name normalised for comparison."""
    return _compared(plain_name(name))


class Looks(NamedTuple):
    """The skeletons of a name in lower and upper case: each shows similarities that the other hides."""

    small: str
    capital: str


def looks(name: str) -> Looks:
    """The skeletons of a name. Two names with one equal skeleton can be mistaken for each other."""
    text = _compared(name)
    return Looks(_skeleton(text).casefold(), _skeleton(text.upper()))


def alike(one: str, other: str) -> bool:
    """Whether two names can be mistaken for each other."""
    mine, yours = looks(one), looks(other)
    return mine.small == yours.small or mine.capital == yours.capital


def _skeleton(text: str) -> str:
    """The UTS 39 skeleton, extended: punctuation, `vv` for `w` and `i` for `l` do not make names different."""
    shown = unicodedata.normalize("NFD", text).translate(_alike())
    shown = unicodedata.normalize("NFD", shown)
    letters = "".join(letter for letter in shown if unicodedata.category(letter)[0] in "LNMZ")
    shown = " ".join(letters.split()) or shown
    return shown.replace("vv", "w").replace("VV", "W").replace("i", "l")[:LONGEST_LOGIN]


def _compared(text: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def _smeared(text: str) -> bool:
    marks = 0
    for letter in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS:
            return True
    return False


def _mixed(word: str) -> bool:
    """Whether a word mixes scripts that may not be mixed."""
    letters = [
        letter for letter in _compared(word) if unicodedata.category(letter) in ("Ll", "Lu", "Lt", "Lo")
    ]
    scripts = {unicodedata.name(letter, "").split(" ")[0] for letter in letters}
    return len(scripts) > 1 and not scripts <= WRITTEN_TOGETHER
