"""Layers point downwards, kernel and games stay on the standard library, and no file knows one machine."""

import ast
import re
import subprocess
import sys

import pytest
from checkout import PACKAGE, ROOT

# From the bottom up; a module may import its own layer and those below. `partie` is the package itself
# (`partie/__init__.py`), the public API over the games; a module beside it is a layer of its own.
LAYERS = (
    ("kernel",),
    ("euro",),
    ("games",),
    ("catalogue",),
    ("text",),
    ("partie",),
    ("bots",),
    ("table",),
    ("arena", "envs", "local"),
    ("proof",),
    ("content",),
    ("server",),
    ("cli",),
)
HEIGHT = {name: height for height, names in enumerate(LAYERS) for name in names}

# Chance comes from the state's own generator; threads and processes belong to the layers above.
NOT_BELOW = {"asyncio", "concurrent", "multiprocessing", "random", "subprocess", "threading"}

MODULES = sorted(PACKAGE.rglob("*.py"))


def dotted(path):
    parts = path.relative_to(ROOT).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def layer(module):
    """The layer of a dotted name, as a tuple: its first folder or module, or the package itself; `python -m` is cli.

    What a game says in words lies in its folder, but above the games.
    """
    if module[1:] == ("__main__",):
        return "cli"
    if module[1:2] == ("games",) and module[3:4] == ("text",):
        return "text"
    return module[1] if len(module) > 1 else "partie"


def imports(path):
    """Everything a module imports, as tuples of the dotted name; `from x import y` may mean the module x.y."""
    yield from (target for _, target in imported(path, ast.parse(path.read_text(encoding="utf-8"))))


def imported(path, source):
    """The same with the node that says so."""
    module = dotted(path)
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from ((node, tuple(name.name.split("."))) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = module if path.name == "__init__.py" else module[:-1]
            base = package[: len(package) - node.level + 1] if node.level else ()
            base += tuple(node.module.split(".")) if node.module else ()
            for name in node.names:
                inner = ROOT.joinpath(*base, name.name)
                is_module = base[:1] == ("partie",) and (inner.is_dir() or inner.with_suffix(".py").is_file())
                yield node, base + (name.name,) if is_module else base


def name(path):
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_imports_point_downwards(path):
    own = layer(dotted(path))
    assert own in HEIGHT, f"say in LAYERS where partie/{own} lies"
    upward = [
        ".".join(target)
        for target in imports(path)
        if target[0] == "partie" and layer(target) != own and HEIGHT[layer(target)] >= HEIGHT[own]
    ]
    assert upward == []


def runtime_imports(path):
    """What a module of the package imports when it is loaded: not in functions, and not for types alone."""
    source = ast.parse(path.read_text(encoding="utf-8"))
    late = [node for node in ast.walk(source) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    late += [
        node for node in source.body if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    ]
    skipped = {id(inner) for node in late for inner in ast.walk(node)}
    return {
        target for node, target in imported(path, source) if id(node) not in skipped and target[0] == "partie"
    }


def test_no_modules_import_each_other_in_a_circle():
    needs = {dotted(path): runtime_imports(path) for path in MODULES}
    # What needs nothing, and what nothing needs, is on no circle; nor is what then needs nothing any more.
    left = set(needs)
    while True:
        needed = set().union(*(needs[module] - {module} for module in left))
        free = {module for module in left if not needs[module] & left - {module} or module not in needed}
        if not free:
            break
        left -= free
    assert sorted(".".join(module) for module in left) == []


@pytest.mark.parametrize(
    "path", [path for path in MODULES if layer(dotted(path)) in ("kernel", "euro", "games")], ids=name
)
def test_kernel_and_games_use_the_standard_library_only(path):
    foreign = [
        ".".join(target)
        for target in imports(path)
        if target[0] != "partie" and (target[0] not in sys.stdlib_module_names or target[0] in NOT_BELOW)
    ]
    assert foreign == []


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/**/*.py")), ids=name)
def test_no_game_imports_another(path):
    game = dotted(path)[:3]
    others = [
        ".".join(target)
        for target in imports(path)
        if target[:2] == ("partie", "games") and target[:3] != game
    ]
    assert others == []


IN_EVERY_GAME = {
    "__init__", "bot", "components", "data", "events", "features", "knowledge", "locale", "moves", "position", "rules",
    "scoring", "setup", "state", "text", "view",
}  # fmt: skip
WITH_CARDS = {"book", "cards", "effects", "trees", "vocabulary"}
"""Effects in numbered trees: literals of cards, their nodes, the book that rules find them by."""


@pytest.mark.parametrize(
    "game", sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py")), ids=name
)
def test_all_games_have_one_shape(game):
    """The same names at the same places; where to look in one game is where to look in another."""
    folders = [path for path in game.iterdir() if path.is_dir() and path.name != "__pycache__"]
    # Where branches change, caches of folders that are gone may be left.
    filled = [path for path in folders if any(inner.name != "__pycache__" for inner in path.iterdir())]
    found = {path.stem for path in (*filled, *game.glob("*.py"))}
    assert found - WITH_CARDS == IN_EVERY_GAME
    assert {path.stem for path in (game / "state").glob("*.py")} >= {"__init__", "declared", "made"}
    assert {path.stem for path in (game / "position").glob("*.py")} >= {"reading", "describing", "validating"}


def files_of_the_project():
    """What git tracks or would track; all files where there is no repository."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode == 0:
        return [path for line in listed.stdout.split("\0") if line and (path := ROOT / line).is_file()]
    return [path for folder in ("partie", "tests", "tools", "docs") for path in (ROOT / folder).rglob("*.*")]


def test_no_file_names_a_place_of_one_machine_or_a_package_registry():
    places = re.compile(r"(?<![\w.~$})-])/(?:work|root|home|opt)/\w", re.ASCII)
    hosts = re.compile(
        "|".join(("pypi" + r"\.org", "npm" + "js", "files" + r"\.pythonhosted", "deb" + r"\.debian"))
    )
    found = []
    for path in files_of_the_project():
        text = path.read_bytes().decode("utf-8", "replace")
        found += [(name(path), match.group()) for match in (*places.finditer(text), *hosts.finditer(text))]
    assert found == []


GAMES = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}


def decided_by_name(path):
    """Where a module compares something with the name of a game, or keeps a table by such names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        inside = ()
        if isinstance(node, ast.Compare):
            inside = ast.walk(node)
        elif isinstance(node, ast.Dict):
            inside = (key for key in node.keys if key is not None)
        elif isinstance(node, ast.Match):
            inside = (part for case in node.cases for part in ast.walk(case.pattern))
        names = {
            part.value for part in inside if isinstance(part, ast.Constant) and isinstance(part.value, str)
        }
        if names & GAMES:
            yield f"{name(path)}:{node.lineno}"


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if "games" not in dotted(path) and layer(dotted(path)) != "partie"],
    ids=name,
)
def test_no_code_outside_a_game_decides_by_its_name(path):
    # What is a game's own is found by the name of its module (partie/games/GAME/text, partie/cli/boards/GAME.py).
    assert list(decided_by_name(path)) == []


def test_such_decisions_are_seen(tmp_path, monkeypatch):
    module = tmp_path / "module.py"
    module.write_text(
        'if game == "powergrid": pass\nTABLE = {"shipyard": 1}\nmatch game:\n    case "underwater": pass\n'
    )
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    assert len(list(decided_by_name(module))) == 3


def methods(path):
    """The methods of the classes of a module, with the name of the class."""
    for owner in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(owner, ast.ClassDef):
            yield from ((owner.name, node) for node in owner.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/**/*.py")), ids=name)
def test_no_check_looks_into_the_list_of_moves(path):
    """Such a check could not tell a wrong list from a right one."""
    asked = {"moves", "sorted_moves", "legal"}
    found = [
        f"{owner}.check"
        for owner, method in methods(path)
        if method.name == "check"
        for node in ast.walk(method)
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in asked
    ]
    assert found == []


@pytest.mark.parametrize(
    "path", [path for path in MODULES if layer(dotted(path)) in ("kernel", "euro", "games")], ids=name
)
def test_no_rule_goes_by_the_build(path):
    """One way for both builds: which one it is, is only told (`partie --version`, `partie bench`)."""
    if path.name != "compiled.py":
        source = path.read_text(encoding="utf-8")
        assert "COMPILED" not in source and "FunctionType" not in source


PACKED = {"made.py", "yard.py"}
"""Files that pack numbers behind names of their own: generated states, fillings of a yard."""


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/**/*.py")), ids=name)
def test_no_rule_shifts_bits(path):
    """Sets are `partie.euro.sets`, amounts `partie.euro.amounts`: who reads a rule need not read bits."""
    if path.name not in PACKED:
        shifts = [
            node.lineno
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift | ast.RShift)
        ]
        assert shifts == []
