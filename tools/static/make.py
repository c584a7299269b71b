"""Makes build/static: the page, Pyodide, the engine, words and data files, with a service worker for offline use.

Any static host serves the folder, under any path. `python tools/static/make.py [--out FOLDER]`.
"""

import argparse
import hashlib
import html
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from partie.table import library
from partie.text import LANGUAGES, Words
from static.packs import ROOT, games, stage_all, title_packs

WORK: Final = ROOT / "build" / "static-work"
WEB: Final = ROOT / "web"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
WASM: Final = "pyodide.asm.wasm"
"""The file of Pyodide whose bytes the page counts as they come; the others are imported."""
TAKEN: Final = ("pyodide.mjs", "pyodide.asm.mjs", WASM)
DISTRIBUTIONS: Final = ("fluent.runtime", "fluent.syntax", "babel", "attrs", "pytz")
OTHERS: Final = """Pyodide, unchanged: Mozilla Public License 2.0, its source is at github.com/pyodide/pyodide.
CPython and its standard library, compiled and without parts that nothing here uses: Python Software Foundation License.
workbox-precaching: MIT, Google LLC."""
LEFT_OUT: Final = ("expert",)
"""Bots that need NumPy, which is not available for Pyodide in a form that the folder could ship."""


def write(file: Path, data: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    text = data if isinstance(data, str) else json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    file.write_text(text, encoding="utf-8")


def write_data(folder: Path) -> None:
    """Write the data that lobby and rules show before the engine is loaded."""
    write(folder / "languages.json", library.languages())
    for game in games():
        write(folder / game / "components.json", library.components(game))
    for lang in LANGUAGES:
        write(folder / f"games.{lang}.json", [_playable(game) for game in library.games(lang)])
        write(folder / f"{lang}.ftl", library.locale(lang))
        for game in games():
            write(folder / game / f"{lang}.ftl", library.locale(lang, game))
            write(folder / game / f"texts.{lang}.json", library.texts(game, lang))
            write(folder / game / f"rules.{lang}.json", library.rules(game, lang))
            write(folder / game / f"primer.{lang}.json", library.primer(game, lang))


def _playable(game: dict[str, Any]) -> dict[str, Any]:
    return {**game, "bots": [bot for bot in game["bots"] if bot["name"] not in LEFT_OUT]}


def version_of(folder: Path) -> str:
    """A hash of a folder's content."""
    digest = hashlib.sha256()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:10]


def run(*command: str, **env: str) -> None:
    subprocess.run(command, cwd=WEB, check=True, env={**os.environ, **env})


def node(script: Path, *arguments: str) -> None:
    """Run a script with the same Node as npm."""
    run(str(ROOT / "tools" / "npm"), "exec", "--", "node", str(script), *arguments)


def vite(*arguments: str, **env: str) -> None:
    run(str(ROOT / "tools" / "npm"), "exec", "--", "vite", "build", *arguments, "--logLevel", "warn", **env)


def write_licences(out: Path) -> None:
    """Write the licences of everything in the folder."""
    parts = [
        (ROOT / "LICENSE").read_text(encoding="utf-8"),
        (ROOT / "NOTICE").read_text(encoding="utf-8"),
        OTHERS,
    ]
    for name in DISTRIBUTIONS:
        found = importlib.metadata.distribution(name)
        about = found.metadata.json
        parts.append(f"{name} {found.version}: {about.get('license_expression') or about.get('license', '')}")
        for path in found.files or ():
            if "licen" in path.name.lower() and path.suffix != ".py":
                parts.append(Path(str(path.locate())).read_text(encoding="utf-8"))
    write(out / "licences.txt", "\n\n".join(parts))


def write_languages(index: Path) -> None:
    """Write the available languages into the page, which needs them before it renders any text."""
    told = ";".join(f"{code}={Words(code).say('language-name')}" for code in LANGUAGES)
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace('content="en=English"', f'content="{html.escape(told)}"'), encoding="utf-8")


def write_service_worker(out: Path) -> None:
    """Write the service worker with the list of files; files with a hash in their name need no revision.

    The packs of titles are listed apart: they are cached when a title is chosen.
    """
    vite("--config", "vite.sw.config.ts")
    kept, titles = [], []
    for game in games():
        titles.append([file.relative_to(out).as_posix() for file in title_packs(out, game)])
    apart = {url for urls in titles for url in urls}
    for file in sorted(path for path in out.rglob("*") if path.is_file()):
        url = file.relative_to(out).as_posix()
        if url in apart:
            continue
        named = re.match(r"assets/|files-|pyodide-", url)
        kept.append(
            {"url": url, "revision": None if named else hashlib.sha256(file.read_bytes()).hexdigest()[:10]}
        )
    script = (WORK / "sw" / "sw.js").read_text(encoding="utf-8")
    lists = (json.dumps(each, separators=(",", ":")) for each in (kept, titles))
    write(out / "sw.js", "self.__FILES={};\nself.__TITLES={};\n".format(*lists) + script)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--out", type=Path, default=ROOT / "build" / "static")
    out = arguments.parse_args().out.resolve()
    shutil.rmtree(WORK, ignore_errors=True)
    staged, files = WORK / "staged", WORK / "files"
    staged.mkdir(parents=True)
    files.mkdir()
    list(stage_all(staged))
    node(Path(__file__).parent / "pack.mjs", str(PYODIDE), str(staged), str(files))
    write_data(files / "data")
    folder = f"files-{version_of(files)}"
    pyodide = f"pyodide-{json.loads((PYODIDE / 'package.json').read_text())['version']}"
    sizes = {file.stem: file.stat().st_size for file in files.glob("*.zip")}
    sizes["pyodide"] = (PYODIDE / WASM).stat().st_size
    env = {"VITE_FILES": folder, "VITE_PYODIDE": pyodide, "VITE_SIZES": json.dumps(sizes)}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    env["VITE_LOCK"] = json.dumps(lock["info"])
    vite("--mode", "static", "--outDir", str(out), "--emptyOutDir", **env)
    shutil.copytree(files, out / folder)
    (out / pyodide).mkdir()
    for name in TAKEN:
        shutil.copy(PYODIDE / name, out / pyodide)
    write_languages(out / "index.html")
    write_licences(out)
    write_service_worker(out)


if __name__ == "__main__":
    main()
