"""The code of a class of a declared state, with its loader and its reader (tools/declare.py)."""

import ast
from dataclasses import dataclass, field
from textwrap import indent

from declared_fields import Field


@dataclass
class Made:
    """A class to be generated."""

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
        """The arguments passed on by the caller of this record's loader."""
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
            lines += ["self.chance = None", "self.revealed = 0", "self.dry = False"]
            lines += ['self.broken = ""', "self.trials = None"]
        for each in self.fields:
            lines.append(f"self.{each.name} = {each.name}")
            if each.doc:
                lines.append(f'"""{each.doc}"""')
        return "\n    ".join(lines)

    def _twin(self, how: str, made: "dict[str, Made]") -> list[str]:
        given = [getattr(each, how)(f"self.{each.name}") for each in self.fields]
        for number, each in enumerate(self.fields):
            if each.kind == "records" and how == "copied":
                # Inlined, to save a call for each field.
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
        trial += ["twin.dry = True", "twin.trials = self.trials", "return twin"]
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
        code = f"def save(self) -> dict[str, object]:\n    return {{{', '.join(entries)}}}"
        if not self.is_state:
            return code
        given = ", ".join(["game", "self.seats", *(f"self.{each.name}" for each in self.given)])
        return (
            f'{code}\n\ndef again(self, game: Game) -> "{self.name}":\n'
            f'    return {self.loader}(Reader(self.save(), "position", "bad-position"), {given})'
        )

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
