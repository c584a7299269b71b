"""Writes web/src/net/wire.ts: the types of the page's protocol, from the server's own.

    python tools/protocol_types.py           write the file
    python tools/protocol_types.py --check   exit with 1 if it is stale (`make check`)

Each struct of the API becomes an interface. A field that may be omitted is optional; `Meta(extra={"ts": ...})` gives a
more exact TypeScript type.
"""

import json
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from partie.server import presence
from partie.server.api import (
    company,
    games,
    host,
    leagues,
    lessons,
    live,
    mine,
    notices,
    people,
    plans,
    play,
    players,
    position,
    reviews,
    schema,
    tables,
    talk,
    tokens,
)
from partie.server.errors import ProblemShape

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "net" / "wire.ts"
HEAD = "// Generated from the server's types by tools/protocol_types.py (`make protocol`). Do not edit.\n"
OPEN = ("View",)
"""Structs whose objects have further fields."""
PLAIN: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


def structs() -> list[type]:
    """Every struct of the API, by module."""
    found: list[type] = [ProblemShape]
    for module in (
        schema,
        tables,
        games,
        people,
        host,
        company,
        leagues,
        lessons,
        mine,
        notices,
        players,
        talk,
        tokens,
        play,
        plans,
        position,
        presence,
        live,
        reviews,
    ):
        for each in vars(module).values():
            own = isinstance(each, type) and each.__module__ == module.__name__
            if own and issubclass(each, msgspec.Struct):
                found.append(each)
    return found


def name_of(struct: type) -> str:
    return struct.__name__.removesuffix("Shape")


def written(found: inspect.Type) -> str:
    """A type in TypeScript."""
    if isinstance(found, inspect.Metadata):
        told = (found.extra or {}).get("ts")
        return str(told) if told else written(found.type)
    if isinstance(found, inspect.UnionType):
        return " | ".join(dict.fromkeys(written(part) for part in found.types))
    if isinstance(found, inspect.LiteralType):
        return " | ".join(json.dumps(value) for value in found.values)
    if isinstance(found, inspect.ListType):
        item = written(found.item_type)
        return f"({item})[]" if isinstance(found.item_type, inspect.UnionType) else f"{item}[]"
    if isinstance(found, inspect.TupleType):
        return f"[{', '.join(map(written, found.item_types))}]"
    if isinstance(found, inspect.DictType):
        return f"Record<string, {written(found.value_type)}>"
    if isinstance(found, inspect.StructType):
        return name_of(found.cls)
    return PLAIN[type(found)]


def optional(struct: type, field: inspect.Field) -> bool:
    """Whether a field may be missing: one that a client or the server may omit."""
    told: Any = struct
    how = told.__struct_config__
    unset = msgspec.UnsetType in get_args(get_type_hints(struct)[field.name])
    left_out = how.forbid_unknown_fields or how.omit_defaults or unset
    return bool(not field.required and left_out)


def interface(struct: type) -> str:
    """One struct."""
    about = struct.__doc__ or ""
    lines = [f"/** {' '.join(about.split())} */"] if about and not about.startswith(struct.__name__) else []
    lines.append(f"export interface {name_of(struct)} {{")
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        mark = "?" if optional(struct, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    if struct.__name__ in OPEN:
        lines.append("  [more: string]: unknown;")
    return "\n".join([*lines, "}"])


def text() -> str:
    """The whole file."""
    return "\n\n".join([HEAD.rstrip("\n"), *map(interface, structs())]) + "\n"


def main(arguments: list[str]) -> int:
    """Write, or compare."""
    if arguments != ["--check"]:
        FILE.write_text(text(), "utf-8")
    elif not FILE.exists() or FILE.read_text("utf-8") != text():
        print(f"{FILE.name} is stale: make protocol", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
