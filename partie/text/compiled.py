"""Words parsed ahead of time: each message as a pickled Fluent node that is read when it is first said.

The offline page uses such files instead of Fluent text (`tools/static`); they are part of the build and trusted like
code. Elsewhere the text is parsed.
"""

import pickle
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENDING = ".words"


def compile_words(texts: list[str]) -> bytes:
    """The messages and terms of Fluent texts; a later text overrides an earlier one."""
    from fluent.syntax import FluentParser, ast

    kinds: tuple[dict[str, bytes], dict[str, bytes]] = ({}, {})
    parser = FluentParser(with_spans=False)
    for text in texts:
        for entry in parser.parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                entry.comment = None
                kinds[isinstance(entry, ast.Term)][entry.id.name] = pickle.dumps(entry, 4)
    return pickle.dumps(kinds, 4)


class _Entries(dict[str, Any]):
    """Entries that are unpickled on access; callers cache the result."""

    def __getitem__(self, key: str) -> Any:
        return pickle.loads(super().__getitem__(key))


def add_words(bundle: "FluentBundle", files: list[Traversable]) -> None:
    """Fill an empty bundle from compiled files; a later file overrides an earlier one."""
    messages, terms = _Entries(), _Entries()
    for file in files:
        found = pickle.loads(file.read_bytes())
        messages.update(found[0])
        terms.update(found[1])
    bundle._messages, bundle._terms = messages, terms
