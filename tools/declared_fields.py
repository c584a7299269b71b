"""The code for each field of a declared state: copying, comparing, saving and reading (tools/declare.py)."""

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from declared_classes import Made

SCALARS = ("int", "bool", "str")
LIST, TUPLE = "list[int]", "tuple[int, ...]"
LISTS, LIST_OF_TUPLES, TUPLES = "list[list[int]]", "list[tuple[int, ...]]", "tuple[tuple[int, ...], ...]"


@dataclass
class Field:
    """A field as declared: its kind, and its arguments as expressions."""

    name: str
    type: str
    kind: str
    says: dict[str, ast.expr]
    doc: str

    def has(self, option: str) -> bool:
        return option in self.says

    def code(self, option: str, otherwise: str = "") -> str:
        return ast.unparse(self.says[option]) if option in self.says else otherwise

    def is_true(self, option: str) -> bool:
        return self.code(option) == "True"

    @property
    def saved(self) -> bool:
        return self.kind not in ("derived", "given")

    @property
    def keyed(self) -> bool:
        return self.kind != "derived" and self.code("key") != "False"

    @property
    def positioned(self) -> bool:
        return self.saved and self.kind != "merged" and self.code("position") != "False"

    @property
    def label(self) -> str:
        """Its name in saves."""
        return str(ast.literal_eval(self.says["save_as"])) if self.has("save_as") else self.name

    @property
    def part(self) -> str:
        """The class of the record, or of those in the list."""
        return self.type.removeprefix("list[").removesuffix("]")

    def call(self, option: str, value: str) -> str:
        """A function of the declaration called with a value; a method of the type is called as one."""
        name = self.code(option)
        if name.startswith(self.type + "."):
            return f"{value}.{name.removeprefix(self.type + '.')}()"
        return f"{name}({value})"

    def copied(self, value: str) -> str:
        if self.has("copy"):
            return self.call("copy", value)
        if self.is_true("shared") or self.type in (*SCALARS, TUPLE, TUPLES):
            return value
        if self.kind == "records":
            return f"[one.copy() for one in {value}]"
        if self.type == LISTS:
            return f"[row.copy() for row in {value}]"
        return f"{value}.copy()" if self.type.startswith("list[") or self.kind == "record" else value

    def tried(self, value: str) -> str:
        """The code for a trial copy."""
        if self.is_true("still"):
            return value
        if self.kind == "records":
            return f"[one.trial() for one in {value}]"
        return f"{value}.trial()" if self.kind == "record" else self.copied(value)

    def key(self, value: str, method: str) -> str:
        ordered = f"sorted({value})" if self.code("key") == "'sorted'" else value
        if self.kind in ("custom", "merged"):
            return self.call("key", value)
        if self.kind == "records":
            return f"tuple([one.{method}() for one in {value}])"
        if self.kind == "record":
            return f"{value}.{method}()"
        if self.type == LISTS:
            return f"tuple([tuple(row) for row in {ordered}])"
        return ordered if ordered == value and not self.type.startswith("list[") else f"tuple({ordered})"

    def save(self, value: str) -> str:
        if self.kind in ("custom", "merged"):
            return self.call("save", value)
        if self.kind == "records":
            return f"[one.save() for one in {value}]"
        if self.kind == "record":
            return f"{value}.save()"
        if self.type == LISTS:
            return f"[row.copy() for row in {value}]"
        if self.type in (LIST_OF_TUPLES, TUPLES):
            return f"[list(row) for row in {value}]"
        return {LIST: f"{value}.copy()", TUPLE: f"list({value})"}.get(self.type, value)

    def read(self, reader: str, places: dict[str, str], made: "dict[str, Made]") -> str:
        """The code that reads the field; `places` maps names in expressions to their values."""
        label = f'"{self.label}"'

        def told(option: str, otherwise: str) -> str:
            if option not in self.says:
                return otherwise
            return ast.unparse(_Placed(places).visit(ast.parse(self.code(option), mode="eval")))

        if self.kind == "number":
            return f"{reader}.number({label}, {told('low', '')}, {told('high', '')})"
        if self.kind == "flag":
            return f"{reader}.flag({label})"
        if self.kind == "text":
            return f"{reader}.text({label}, {told('longest', '200')})"
        if self.kind == "numbers":
            inner = (
                f"{reader}.numbers({label}, {told('low', '')}, {told('high', '')}, {told('length', '-1')})"
            )
            return f"tuple({inner})" if self.type == TUPLE else inner
        if self.kind == "rows":
            bounds = ", ".join((told("low", ""), told("high", ""), told("length", "-1"), told("width", "-1")))
            inner = f"{reader}.rows({label}, {bounds})"
            if self.type == LISTS:
                return inner
            inner = f"[tuple(row) for row in {inner}]"
            return f"tuple({inner})" if self.type == TUPLES else inner
        if self.kind == "record":
            return f"{made[self.part].loader}({reader}.child({label}), {made[self.part].passed(places)})"
        if self.kind == "records":
            length = places["seats"] if self.is_true("per_seat") else told("length", "-1")
            load = f"{made[self.part].loader}(part, {made[self.part].passed(places)})"
            return f"[{load} for part in {reader}.children({label}, {length})]"
        if self.kind == "custom":
            return f"{told('load', '')}({reader}, {label})"
        if self.kind == "merged":
            return f"{told('load', '')}({reader})"
        return told("start", "")


class _Placed(ast.NodeTransformer):
    """Replaces the names in an expression by their values."""

    def __init__(self, places: dict[str, str]) -> None:
        self.places = places

    def visit_Name(self, node: ast.Name) -> ast.expr:
        there = self.places.get(node.id)
        return node if there is None else ast.parse(there, mode="eval").body
