"""The words in which a game declares its state, once: `games/<game>/state/declared.py`.

Such a module is never run. `make declare` reads it and writes `made.py` beside it: classes with constructor, `copy`,
`trial`, `key`, `way_key` and `save`, and the functions that load a save and read a partial position.

    class Player(Record):
        \"\"\"What one player has.\"\"\"

        money: int = number(0, MOST_MONEY)
        \"\"\"In Elektro.\"\"\"
        fuel: list[int] = numbers(0, 30, length=4)
        network: tuple[int, ...] = numbers(0, 41, key="sorted")

A list is edited in place, so copies copy it (`shared=True`: it is only ever replaced, so copies share it); a tuple is
replaced, so copies share it. Arguments are expressions: they may name imported things, `seats`, and fields above.

What every field may say:
- `default`: the value that its constructor need not be given (such fields come last);
- `key`: False: equal positions may differ in it; "sorted": its order means nothing; (custom) what gives its key;
- `save_as`: its name in saves and positions; `missing`: its value where an older save lacks it;
- `still`: it never changes while one seat looks ahead in a search for obligations (kernel/engine/obligation.py): trial
  copies share it and keys of ways leave it out. Of records per seat, those of the other seats are still;
- `position`: False: a written position says it otherwise, by hand.
"""

from typing import Any, Final

seats: Final = 0
"""Stands for the number of seats."""


class Record:
    """A part of a state. Its loader is called with a reader, `seats`, and what is `given`."""


class StateRecord(Record):
    """The whole state. The fields of every state (seats, generator, agenda ...) are added automatically."""


def number(low: int, high: int, **options: Any) -> Any:
    """A whole number in a range."""


def flag(**options: Any) -> Any:
    """True or false."""


def text(longest: int = 200, **options: Any) -> Any:
    """A text, or a word."""


def numbers(low: int, high: int, length: int = -1, **options: Any) -> Any:
    """Numbers in a range, of a fixed length if one is given: `list[int]` or `tuple[int, ...]`."""


def rows(low: int, high: int, length: int = -1, width: int = -1, **options: Any) -> Any:
    """Rows of numbers: `list[list[int]]`, `list[tuple[int, ...]]` or `tuple[tuple[int, ...], ...]`."""


def record(**options: Any) -> Any:
    """A record declared above."""


def records(length: int = -1, per_seat: bool = False, **options: Any) -> Any:
    """A list of records declared above, so many or one for each seat."""


def custom(save: Any, load: Any, copy: Any = None, **options: Any) -> Any:
    """An own type: `save(value)` gives plain JSON data, `load(reader, name)` the value; `key(value)` something to
    compare, and `copy(value)` a copy where copies must not share it. Methods of the type are named `Type.method`."""


def merged(names: tuple[str, ...], save: Any, load: Any, copy: Any = None, **options: Any) -> Any:
    """An own type whose parts stand in the save of the record itself: `save(value)` gives a dictionary with these
    `names`, `load(reader)` the value."""


def derived(start: Any, copy: Any = None, **options: Any) -> Any:
    """A field derived from others: neither in keys nor in saves. Loaders set it to `start`; the game recomputes it
    where that is not enough."""


def given(**options: Any) -> Any:
    """A field set by the game's options: not in saves; loaders get it from their caller."""
