"""Writes the module `made.py` (classes, copies, keys, saves, loaders) beside each declared state: `make declare`.

partie/kernel/keeping/declare.py documents declarations. `--check` only reports stale modules.
"""

import argparse
import ast
import subprocess
import sys
from pathlib import Path

from declared_classes import Made
from declared_fields import Field

ROOT = Path(__file__).parent.parent
HEAD = '''"""Made by `make declare` from {source}: do not edit."""

from typing import Final

from partie.kernel.engine.game import Game, save_steps, steps_key
from partie.kernel.keeping.reader import Reader
from partie.kernel.engine.state import State
'''
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
"""The kinds of fields with their positional arguments."""
OPTIONS = ("default", "key", "save_as", "missing", "still", "shared", "position")


class BadDeclaration(Exception):
    """An invalid declaration, with file and line."""


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
        elif isinstance(node, ast.ImportFrom) and node.module == "partie.kernel.keeping.declare":
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
    """The path of the module generated from a declaration."""
    return path.with_name(path.name.replace("declared.py", "made.py"))


def stale(path: Path) -> bool:
    """Whether the module of a declaration is outdated."""
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
