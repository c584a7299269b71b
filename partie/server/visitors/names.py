"""Names: how they are shown, how they are compared, and how they look."""

import unicodedata
from typing import Final

from ..errors import Problem

LONGEST: Final = 40
LONGEST_LOGIN: Final = 80
MOST_MARKS: Final = 2
"""Marks upon one letter; more are a smear over the lines around."""

INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Characters that count as letters, marks or signs and show nothing; all others of the kind are controls."""

SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK")
"""Scripts whose letters look alike: a word has letters of one of them only."""

_ALIKE: Final = {
    "a": "аαɑ", "b": "вβ", "c": "сϲ", "d": "ԁ", "e": "еє", "h": "нһη", "i": "іιӏl1|їϊ", "j": "јϳ", "k": "кκ", "m": "мϻ",
    "n": "ո", "o": "оοσ0", "p": "рρ", "q": "ԛ", "s": "ѕ", "t": "тτ", "u": "υ", "v": "ѵν", "w": "ԝω", "x": "хχ",
    "y": "уγ", "z": "ζ",
}  # fmt: skip
_LOOKS: Final = str.maketrans({other: letter for letter, others in _ALIKE.items() for other in others})


def plain_name(name: str) -> str:
    """A name as it is shown: one line of characters that can be seen and told apart."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    if not text or len(text) > LONGEST or len(_compared(text)) > LONGEST_LOGIN:
        raise Problem(400, "bad-name")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in text):
        raise Problem(400, "bad-name")
    if any(letter in INVISIBLE or unicodedata.category(letter)[0] == "C" for letter in text):
        raise Problem(400, "bad-name")
    if _smeared(text) or any(len(_scripts(word)) > 1 for word in text.split()):
        raise Problem(400, "bad-name")
    return text


def login_name(name: str) -> str:
    """A name as it is compared."""
    return _compared(plain_name(name))


def looks(name: str) -> str:
    """A name as it looks at a glance: the same for names that an eye may take for each other."""
    return _compared(name).translate(_LOOKS)[:LONGEST_LOGIN]


def _compared(text: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def _smeared(text: str) -> bool:
    marks = 0
    for letter in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS:
            return True
    return False


def _scripts(word: str) -> set[str]:
    names = [unicodedata.name(letter, "") for letter in word]
    return {script for script in SCRIPTS for name in names if name.startswith(script)}
