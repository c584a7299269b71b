"""The effect language of own components (kernel/keeping/own.py): names, calls, lists and plain values.

An expression is parsed by Python and evaluated here, node by node, so a file runs no code of its owner. Calls are
checked against the signature of what they call: effects trust their arguments, and a wrong one would only fail later,
without a place.
"""

import ast
from collections.abc import Callable, Mapping
from types import ModuleType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

DEEPEST: Final = 30
"""Levels of an expression."""
LARGEST_NUMBER: Final = 99
"""The largest number; printed ones are far below, and amounts hold no negative ones."""

Names = Mapping[str, Any]


def evaluate(text: str, names: Names) -> Any:
    """The value of an expression; raises ValueError (and what Python's parser raises) for anything else."""
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except SyntaxError as error:
        raise ValueError(error.msg) from None
    return _value(tree.body, names, 0)


def _value(node: ast.expr, names: Names, depth: int) -> Any:
    if depth > DEEPEST:
        raise ValueError("too many levels")
    if isinstance(node, ast.Constant) and isinstance(node.value, int | str | None):
        if isinstance(node.value, int) and not 0 <= node.value <= LARGEST_NUMBER:
            raise ValueError(f"numbers go from 0 to {LARGEST_NUMBER}")
        return node.value
    if isinstance(node, ast.Tuple | ast.List):
        return tuple([_value(each, names, depth + 1) for each in node.elts])
    if isinstance(node, ast.Name):
        value = _named(node.id, names)
        if callable(value):
            raise ValueError(f"{node.id} needs arguments: {node.id}(...)")
        return value
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):  # kinds of things as bits
        return _value(node.left, names, depth + 1) | _value(node.right, names, depth + 1)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        call = _named(node.func.id, names)
        if not callable(call):
            raise ValueError(f"{node.func.id} takes no arguments")
        given = [_value(each, names, depth + 1) for each in node.args]
        named = {each.arg: _value(each.value, names, depth + 1) for each in node.keywords if each.arg}
        _check_call(node.func.id, call, given, named)
        try:
            return call(*given, **named)
        except TypeError as error:
            raise ValueError(f"{node.func.id}: {error}") from None
    raise ValueError(f"not in the effect language: {ast.unparse(node)[:60]}")


def _named(name: str, names: Names) -> Any:
    if not name.startswith("_") and name in names and not isinstance(names[name], ModuleType):
        return names[name]
    from difflib import get_close_matches  # an error is rare, and the page without a server lacks it

    known = sorted(each for each in names if not each.startswith("_") and each[0].isupper())
    similar = get_close_matches(name, known, 3, 0.5)
    raise ValueError(f"unknown name {name[:40]}" + (f"; similar: {', '.join(similar)}" if similar else ""))


def _check_call(name: str, call: Callable[..., Any], given: list[Any], named: dict[str, Any]) -> None:
    """Refuse arguments that a call does not take, by name and by type.

    A function without annotations tells too little; where the engine is compiled, functions check the types themselves.
    """
    import inspect  # only files of owners need it

    function = getattr(call, "__init__", call) if isinstance(call, type) else call
    if not hasattr(function, "__annotations__"):
        return
    signature, hints = inspect.signature(call), get_type_hints(function)
    try:
        bound = signature.bind(*given, **named)
    except TypeError as error:
        takes = ", ".join(signature.parameters) or "nothing"
        raise ValueError(f"{name}: {error}; it takes {takes}") from None
    for parameter, value in bound.arguments.items():
        several = signature.parameters[parameter].kind is inspect.Parameter.VAR_POSITIONAL
        for each in value if several else (value,):
            if parameter in hints and not _fits(each, hints[parameter]):
                wanted = kind_of(hints[parameter])
                raise ValueError(f"{name}: {parameter} must be {wanted}, not {kind_of(type(each))}")


def _fits(value: object, wanted: Any) -> bool:
    """Whether a value is of a type, as far as the type can be tested."""
    kind = get_origin(wanted) or wanted
    if kind is Any:
        return True
    if kind is Union or kind is UnionType:
        return any(_fits(value, each) for each in get_args(wanted))
    if kind is tuple and isinstance(value, tuple):
        parts = get_args(wanted)
        return len(parts) != 2 or parts[1] is not ... or all(_fits(each, parts[0]) for each in value)
    return not isinstance(kind, type) or isinstance(value, kind)


def kind_of(wanted: Any) -> str:
    """A type as the writer of a file knows it."""
    kind = get_origin(wanted) or wanted
    if kind is Union or kind is UnionType:
        return " or ".join(kind_of(each) for each in get_args(wanted))
    parts = get_args(wanted)
    if kind is tuple and len(parts) == 2 and parts[1] is ...:
        return f"a list of {kind_of(parts[0])}"
    plain = {int: "a number", bool: "True or False", str: "a text", tuple: "a list", type(None): "nothing"}
    return plain.get(kind) or str(getattr(kind, "__name__", kind))
