"""The compiled build: kernel and games as extension modules, with the same games and the same API as plain Python.

`make test-compiled` runs the tests of kernel and games on it, these among them; the others run in both builds.
"""

import ast
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from importlib.metadata import distribution
from pathlib import Path

import pytest
import warm_up
from checkout import ROOT

import partie

COMPILED = os.environ.get("PARTIE_COMPILED") == "1"
on_compiled = pytest.mark.skipif(not COMPILED, reason="needs the compiled build: make test-compiled")


def load_setup():
    spec = importlib.util.spec_from_file_location("partie_setup", ROOT / "setup.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SETUP = load_setup()
ENGINE = [
    file.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for file in SETUP.engine_files()
]


def test_what_is_compiled_is_kernel_and_games_without_the_cards():
    assert {"partie.kernel.engine.state", "partie.games", "partie.games.powergrid.rules.auction"} <= set(
        ENGINE
    )
    assert {name.rsplit(".", 1)[0] for name in ENGINE} >= {
        "partie.games.underwater",
        "partie.games.underwater.bot",
    }
    assert not [name for name in ENGINE if ".cards." in name]


def test_no_constant_is_a_bare_tuple_of_floats():
    # mypyc 2.4 takes such a constant for one that was never set; `Final[tuple[float, ...]]` is fine.
    found = []
    for file in SETUP.engine_files():
        for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
                if isinstance(node.value, ast.Tuple):
                    parts = [part.value for part in node.value.elts if isinstance(part, ast.Constant)]
                    if any(isinstance(part, float) for part in parts):
                        found.append(f"{file}:{node.lineno}")
    assert not found


def test_no_interpreted_class_extends_a_compiled_one():
    # Such a class can be defined but not used: "TypeError: PartieError object expected".
    found = []
    for file in sorted((ROOT / "partie").rglob("*.py")):
        path = file.relative_to(ROOT).with_suffix("")
        name = ".".join(path.parts).removesuffix(".__init__")
        if name in ENGINE or path.name in ("declared", "__main__", "env") or "versions" in path.parts:
            continue
        for each in vars(importlib.import_module(name)).values():
            if isinstance(each, type) and each.__module__ == name:
                found += [f"{name}.{each.__name__}" for base in each.__mro__ if base.__module__ in ENGINE]
    assert not found


@on_compiled
def test_the_modules_under_test_are_extension_modules():
    for name in [*ENGINE, "toy"]:
        module = importlib.import_module(name)
        assert isinstance(module.__loader__, ExtensionFileLoader), name
        assert module.__file__.endswith(tuple(EXTENSION_SUFFIXES)), name
        assert "site-packages" in module.__file__, name


@on_compiled
def test_the_package_says_that_it_is_compiled():
    assert partie.COMPILED
    assert "Root-Is-Purelib: false" in distribution("partie").read_text("WHEEL")
    # The cards stay as they are.
    cards = importlib.import_module("partie.games.underwater.cards.era1")
    assert cards.__file__.endswith(".py") and "site-packages" in cards.__file__


@pytest.mark.parametrize("game", partie.GAMES)
def test_the_warm_up_before_a_build_plays_what_the_engine_is_used_for(game, monkeypatch):
    monkeypatch.setattr(warm_up, "RANDOM_GAMES", 1)
    monkeypatch.setattr(warm_up, "STEPS", 2)
    for play in (warm_up.play_at_random, warm_up.look_around, warm_up.learn):
        play(game, 2)


PLAY = """
import json, partie
from partie.kernel.engine.chance import Quick
from partie.kernel.engine.driver import play_random
told = {"compiled": partie.COMPILED}
for game, seats, options in (("powergrid", 4, {}), ("underwater", 3, {"boards": "advanced"}), ("underwater", 1, {})):
    played = partie.new(game, seats, 11, **options)
    play_random(played, Quick(3))
    told[f"{game} {seats}"] = [played.record(), played.save(), repr(played.state.events), repr(played.state.key())]
print(json.dumps(told))
"""

REPLAY = """
import json, sys, partie
told = {}
for name, (record, *_) in json.load(sys.stdin).items():
    played = partie.replay(record)
    told[name] = [played.record(), played.save(), repr(played.state.events), repr(played.state.key())]
print(json.dumps(told))
"""

NAMES = """
import importlib, json, sys
told = {}
for name in json.load(sys.stdin):
    public = {key: value for key, value in vars(importlib.import_module(name)).items() if key[0] != "_"}
    told[name] = {
        # Compiled classes show their fields as well; what can be called is the same.
        key: [part for part in dir(value) if part[0] != "_" and callable(getattr(value, part))]
        if isinstance(value, type) else []
        for key, value in sorted(public.items())
        if not isinstance(value, type(sys))
    }
print(json.dumps(told))
"""


def run(script, pure, given=None):
    """What a script prints as JSON, in the installed build or on the sources of this checkout."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(ROOT)
    done = subprocess.run(
        [sys.executable, "-P", "-c", script],
        input=json.dumps(given),
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@on_compiled
def test_records_replay_bit_exactly_across_both_builds():
    compiled, pure = run(PLAY, pure=False), run(PLAY, pure=True)
    assert (compiled.pop("compiled"), pure.pop("compiled")) == (True, False)
    assert compiled == pure
    assert run(REPLAY, pure=True, given=compiled) == compiled
    assert run(REPLAY, pure=False, given=pure) == pure


@on_compiled
def test_both_builds_have_the_same_api():
    compiled, pure = (run(NAMES, pure=pure, given=ENGINE) for pure in (False, True))
    for name in ENGINE:
        assert compiled[name] == pure[name], name


@pytest.mark.skipif(
    COMPILED, reason="the same in both builds, and only the plain environment can build wheels"
)
def test_without_a_compiler_the_wheel_is_plain_python(tmp_path):
    source = tmp_path / "source"
    skipped = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "partie", source / "partie", ignore=skipped)
    (source / "tools").mkdir()
    shutil.copytree(ROOT / "licences", source / "licences")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE", "tools/backend.py"):
        shutil.copy(ROOT / name, source / name)
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PARTIE_", "PYTHON"))
    }
    environment |= {"CC": str(tmp_path / "no-compiler"), "PARTIE_PAGE": "0"}
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*pip, "-w", str(tmp_path), str(source)], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        files = archive.namelist()
        archive.extractall(tmp_path / "site")
    assert set(SETUP.engine_files()) <= set(files)
    assert not [file for file in files if Path(file).suffix in (".so", ".pyd", ".c")]
    environment |= {"PYTHONPATH": str(tmp_path / "site"), "PARTIE_LANG": "en"}
    command = [sys.executable, "-P", "-m", "partie", "--version"]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=tmp_path).stdout
    assert told == f"partie {partie.__version__}, engine in plain Python\n"
