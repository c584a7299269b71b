"""Writes the module `made.py` (classes, copies, keys, saves, loaders) beside each declared state: `make declare`.

What a declaration may say stands in partie/kernel/declare.py. `--check` only tells which modules are not current.
"""

import argparse
import ast
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import indent

ROOT = Path(__file__).parent.parent
HEAD = '''"""Made by `make declare` from {source}: do not edit."""

from typing import Final

from partie.kernel.game import Game, save_steps, steps_key
from partie.kernel.reader import Reader
from partie.kernel.state import State
'''
SCALARS = ("int", "bool", "str")
LIST, TUPLE = "list[int]", "tuple[int, ...]"
LISTS, LIST_OF_TUPLES, TUPLES = "list[list[int]]", "list[tuple[int, ...]]", "tuple[tuple[int, ...], ...]"
KINDS: dict[str, tuple[str, ...]] = {
    "number": ("low", "high"),
    "flag": (),
    "text": ("longest",),
    "numbers": ("low", "high", "length"),
    "rows": ("low", "high", "length", "width"),
    "record": (),
    "records": ("length", "per_seat"),
    "custom": ("save", "load", "copy"),
    "merged": ("names", "save", "load", "copy"),
    "derived": ("start", "copy"),
    "given": (),
}
"""The kinds of fields with the arguments that may be given by place."""
OPTIONS = ("default", "key", "save_as", "missing", "still", "shared", "position")


class BadDeclaration(Exception):
    """A declaration that says nothing sensible; with file and line."""


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
        """Of a copy to look ahead on."""
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
        """What reads the field from a reader; `places` says where the names of expressions stand."""
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
    """Puts names of an expression where their values are."""

    def __init__(self, places: dict[str, str]) -> None:
        self.places = places

    def visit_Name(self, node: ast.Name) -> ast.expr:
        there = self.places.get(node.id)
        return node if there is None else ast.parse(there, mode="eval").body


@dataclass
class Made:
    """A class to be made."""

    name: str
    doc: str
    is_state: bool
    fields: list[Field] = field(default_factory=list)

    @property
    def lower(self) -> str:
        return "".join("_" + c.lower() if c.isupper() else c for c in self.name).removeprefix("_")

    @property
    def loader(self) -> str:
        return f"load_{self.lower}"

    @property
    def given(self) -> list[Field]:
        return [each for each in self.fields if each.kind == "given"]

    def passed(self, places: dict[str, str]) -> str:
        """What the caller of this record's loader hands on."""
        return ", ".join([places["seats"], *(places.get(each.name, each.name) for each in self.given)])

    def labels(self, wanted: list[Field]) -> list[str]:
        found: list[str] = ["rng", "revealed"] if self.is_state else []
        for each in wanted:
            found += ast.literal_eval(each.says["names"]) if each.kind == "merged" else [each.label]
        return [*found, "agenda"] if self.is_state else found

    def code(self, made: "dict[str, Made]") -> str:
        parts = [self._begin(), self._init(), self._copies(made), self._keys(), self._save()]
        body = indent("\n\n".join(parts), "    ", lambda line: bool(line.strip()))
        names = (
            f"{self.lower.upper()}_SAVED: Final = {tuple(self.labels([f for f in self.fields if f.saved]))}"
        )
        plain = tuple(each.label for each in self.fields if each.positioned)
        names += f"\n{self.lower.upper()}_GIVEN: Final = {plain}"
        base = "(State)" if self.is_state else ""
        return (
            f"class {self.name}{base}:\n{body}\n\n\n{names}\n\n\n{self._load(made)}\n\n\n{self._read(made)}\n"
        )

    def _begin(self) -> str:
        slots = tuple(each.name for each in self.fields)
        return f'"""{self.doc}"""\n\n__slots__ = {slots}'

    def _init(self) -> str:
        given = ["self", *(["seats: int", "rng: int"] if self.is_state else [])]
        given += [
            f"{each.name}: {each.type}" + (f" = {each.code('default')}" if each.has("default") else "")
            for each in self.fields
        ]
        lines = [f"def __init__({', '.join(given)}) -> None:"]
        if self.is_state:
            lines += ["self.seats = seats", "self.rng = rng", "self.agenda = []", "self.events = None"]
            lines += ["self.chance = None", "self.revealed = 0", "self.dry = False", 'self.broken = ""']
        for each in self.fields:
            lines.append(f"self.{each.name} = {each.name}")
            if each.doc:
                lines.append(f'"""{each.doc}"""')
        return "\n    ".join(lines)

    def _twin(self, how: str, made: "dict[str, Made]") -> list[str]:
        given = [getattr(each, how)(f"self.{each.name}") for each in self.fields]
        for number, each in enumerate(self.fields):
            if each.kind == "records" and how == "copied":
                # Without a call for each of them.
                parts = ", ".join(part.copied(f"one.{part.name}") for part in made[each.part].fields)
                given[number] = f"[{each.part}({parts}) for one in self.{each.name}]"
        if not self.is_state:
            return [f"return {self.name}({', '.join(given)})"]
        return [
            f"twin = {self.name}({', '.join(['self.seats', 'self.rng', *given])})",
            "twin.agenda = self.agenda.copy()",
            "twin.revealed = self.revealed",
        ]

    def _copies(self, made: "dict[str, Made]") -> str:
        still = any(each.is_true("still") or each.kind in ("record", "records") for each in self.fields)
        copy = [f'def copy(self) -> "{self.name}":', *self._twin("copied", made)]
        if not self.is_state:
            trial = [
                f'def trial(self) -> "{self.name}":',
                *(self._twin("tried", made) if still else ["return self.copy()"]),
            ]
            return "\n    ".join(copy) + "\n\n" + "\n    ".join(trial)
        trial = [f'def trial(self, seat: int) -> "{self.name}":']
        trial += self._twin("tried", made) if still else ["twin = self.copy()"]
        for each in self.fields:
            if each.kind == "records" and each.is_true("still"):
                trial += [
                    f"{each.name} = self.{each.name}.copy()",
                    f"{each.name}[seat] = {each.name}[seat].trial()",
                    f"twin.{each.name} = {each.name}",
                ]
        trial += ["twin.dry = True", "return twin"]
        return "\n    ".join([*copy, "return twin"]) + "\n\n" + "\n    ".join(trial)

    def _keys(self) -> str:
        keys = [each.key(f"self.{each.name}", "key") for each in self.fields if each.keyed]
        ways = []
        for each in self.fields:
            if each.kind == "records" and each.is_true("still") and each.is_true("per_seat"):
                ways.append(f"self.{each.name}[seat].way_key()")
            elif each.keyed and not each.is_true("still") and each.kind != "given":
                ways.append(each.key(f"self.{each.name}", "way_key"))
        if self.is_state:
            keys = ["self.rng", *keys, "steps_key(self.agenda)"]
            ways = [*ways, "steps_key(self.agenda)"]
        seat = ", seat: int" if self.is_state else ""
        if keys == ways:
            return (
                f"def key(self) -> tuple[object, ...]:\n    return ({', '.join(keys)},)\n\n"
                f"def way_key(self) -> tuple[object, ...]:\n    return self.key()"
            )
        return (
            f"def key(self) -> tuple[object, ...]:\n    return ({', '.join(keys)},)\n\n"
            f"def way_key(self{seat}) -> tuple[object, ...]:\n    return ({', '.join(ways)},)"
        )

    def _save(self) -> str:
        entries = ['"rng": str(self.rng)', '"revealed": self.revealed'] if self.is_state else []
        for each in self.fields:
            if each.kind == "merged":
                entries.append(f"**{each.save(f'self.{each.name}')}")
            elif each.saved:
                entries.append(f'"{each.label}": {each.save(f"self.{each.name}")}')
        if self.is_state:
            entries.append('"agenda": save_steps(self.agenda)')
        return f"def save(self) -> dict[str, object]:\n    return {{{', '.join(entries)}}}"

    def _load(self, made: "dict[str, Made]") -> str:
        given = ["reader: Reader", *(["game: Game"] if self.is_state else []), "seats: int"]
        given += [f"{each.name}: {each.type}" for each in self.given]
        lines = [
            f"def {self.loader}({', '.join(given)}) -> {self.name}:",
            f'"""What `{self.name}.save` gave."""',
            f"reader.only(*{self.lower.upper()}_SAVED)",
        ]
        places = {"seats": "seats"}
        for each in self.fields:
            if each.kind == "given":
                continue
            value = each.read("reader", places, made)
            if each.has("missing"):
                value = f'{value} if reader.has("{each.label}") else {each.code("missing")}'
            lines.append(f"{each.name}: {each.type} = {value}")
        names = ", ".join(each.name for each in self.fields)
        if not self.is_state:
            return "\n    ".join([*lines, f"return {self.name}({names})"])
        lines.append(f'made = {self.name}(seats, reader.big("rng"), {names})')
        lines.append('made.revealed = reader.number("revealed", 0, 1 << 40)')
        lines.append('made.agenda = game.load_steps(reader.data.get("agenda"))')
        return "\n    ".join([*lines, "return made"])

    def _read(self, made: "dict[str, Made]") -> str:
        given = f"reader: Reader, made: {self.name}" + ("" if self.is_state else ", seats: int")
        lines = [
            f"def read_{self.lower}({given}) -> None:",
            f'"""Take over what a written position gives of {self.lower.upper()}_GIVEN."""',
        ]
        places = {each.name: f"made.{each.name}" for each in self.fields}
        places["seats"] = "made.seats" if self.is_state else "seats"
        for each in self.fields:
            if not each.positioned:
                continue
            lines.append(f'if reader.has("{each.label}"):')
            if each.kind in ("record", "records"):
                part = made[each.part]
                only, read = f"part.only(*{part.lower.upper()}_GIVEN)", f"read_{part.lower}"
                if each.kind == "record":
                    lines.append(f'    part = reader.child("{each.label}")')
                    lines += [f"    {only}", f"    {read}(part, made.{each.name}, {places['seats']})"]
                else:
                    length = f"len(made.{each.name})"
                    lines.append(
                        f'    for part, one in zip(reader.children("{each.label}", {length}), made.{each.name}):'
                    )
                    lines += [f"        {only}", f"        {read}(part, one, {places['seats']})"]
            else:
                lines.append(f"    made.{each.name} = {each.read('reader', places, made)}")
        return "\n    ".join(lines)


def read_class(node: ast.ClassDef, path: Path) -> Made:
    """A class of a declaration."""
    made = Made(
        node.name, ast.get_docstring(node, clean=False) or "", ast.unparse(node.bases[0]) == "StateRecord"
    )
    for number, line in enumerate(node.body):
        if not isinstance(line, ast.AnnAssign):
            if isinstance(line, ast.Expr):
                continue
            raise BadDeclaration(f"{path}:{line.lineno}: a field with its type is expected")
        after = node.body[number + 1] if number + 1 < len(node.body) else None
        made.fields.append(_read_field(line, after, path))
        last = made.fields[-1]
        if last.kind in ("custom", "merged") and not last.has("key"):
            raise BadDeclaration(f"{path}:{line.lineno}: {last.name} needs a key")
    late = [each.has("default") for each in made.fields]
    if late != sorted(late):
        raise BadDeclaration(f"{path}:{node.lineno}: {node.name}: fields with a default come last")
    return made


def _read_field(line: ast.AnnAssign, after: ast.stmt | None, path: Path) -> Field:
    call = line.value
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id not in KINDS:
        raise BadDeclaration(f"{path}:{line.lineno}: one of {', '.join(KINDS)} is expected")
    kind = call.func.id
    says = dict(zip(KINDS[kind], call.args))
    for keyword in call.keywords:
        if keyword.arg not in (*KINDS[kind], *OPTIONS):
            raise BadDeclaration(f"{path}:{line.lineno}: {kind} does not know {keyword.arg}")
        says[keyword.arg] = keyword.value
    doc = ""
    if (
        isinstance(after, ast.Expr)
        and isinstance(after.value, ast.Constant)
        and isinstance(after.value.value, str)
    ):
        doc = after.value.value
    return Field(ast.unparse(line.target), ast.unparse(line.annotation), kind, says, doc)


def written(path: Path) -> str:
    """The module made from a declaration."""
    tree = ast.parse(path.read_text("utf-8"))
    kept: list[str] = []
    made: dict[str, Made] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            made[node.name] = read_class(node, path)
        elif isinstance(node, ast.ImportFrom) and node.module == "partie.kernel.declare":
            continue
        elif not isinstance(node, ast.Expr):
            kept.append(ast.unparse(node))
    source = path.relative_to(ROOT).as_posix()
    head = HEAD.format(source=source) + "\n".join(kept) + "\n\n\n"
    text = head + "\n\n".join(each.code(made) for each in made.values())
    return _ruff(_ruff(text, path, "check", "--fix-only", "--select", "I,F401", "--quiet"), path, "format")


def _ruff(text: str, path: Path, *command: str) -> str:
    target = made_path(path)
    done = subprocess.run(
        [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(target), "-"],
        input=text, capture_output=True, text=True, cwd=ROOT, check=False,
    )  # fmt: skip
    if done.returncode:
        raise BadDeclaration(f"{path}: {done.stderr}")
    return done.stdout


def declarations() -> list[Path]:
    """Every declared state of the project."""
    games = (ROOT / "partie" / "games").glob("*/**/declared.py")
    return sorted([*games, *(ROOT / "tests").glob("*_declared.py")])


def made_path(path: Path) -> Path:
    """Where the module goes that is made from a declaration."""
    return path.with_name(path.name.replace("declared.py", "made.py"))


def stale(path: Path) -> bool:
    """Whether the module of a declaration is not current."""
    target = made_path(path)
    return not target.exists() or target.read_text("utf-8") != written(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail where a module is not current"
    )
    check = parser.parse_args().check
    found = 0
    try:
        for path in declarations():
            if stale(path):
                found += 1
                print(made_path(path).relative_to(ROOT))
                if not check:
                    made_path(path).write_text(written(path), "utf-8")
    except BadDeclaration as error:
        sys.exit(str(error))
    sys.exit(1 if check and found else 0)


if __name__ == "__main__":
    main()
