"""Builds and tests wheels from a clean copy of the checkout, with plain pip in bare environments.

    python tools/check_wheel.py             as CI does
    python tools/check_wheel.py --compile   compiled on every Python, not on this one alone (minutes each)

For each supported Python on this machine (missing ones are named), it builds a wheel without a C compiler, and for this
interpreter also one with a compiler and an editable install. Each is installed into its own environment with the
server's packages. There it must play a game, serve the page without Node, and play a table over HTTP, with every kind
of refusal on the way.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SUPPORTED = ("3.11", "3.12", "3.13")


def interpreters() -> dict[str, str]:
    """The supported versions of Python on this machine, with their paths."""
    found = {}
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in SUPPORTED:
        others = sorted(pyenv.glob(f"{version}.*/bin/python"))
        for python in (sys.executable, shutil.which(f"python{version}"), *others):
            if python and version_of(str(python)) == version:
                found[version] = str(python)
                break
    return found


def version_of(python: str) -> str:
    """`3.12` of an interpreter that runs and can make environments."""
    told = "import ensurepip, sys, venv; print('{}.{}'.format(*sys.version_info))"
    done = subprocess.run([python, "-c", told], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def surroundings(compiler: bool) -> dict[str, str]:
    """A clean environment, without a compiler unless one is wanted."""
    ours = ("PARTIE_", "PYTHON", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept if compiler else {**kept, "CC": "no-such-compiler"}


def run(command: list[str], env: dict[str, str], cwd: Path) -> str:
    """Run a command and return its output; a failure ends the check with the full output."""
    done = subprocess.run(command, env=env, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def copy_checkout(folder: Path) -> None:
    """Copy tracked and new files, without anything built."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in run(listed, dict(os.environ), ROOT).split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def check(python: str, source: Path, work: Path, compiler: bool, editable: bool = False) -> None:
    """Build, install and use."""
    began = time.monotonic()
    env = surroundings(compiler)
    run([python, "-m", "venv", str(work / "venv")], env, work)
    bare = str(work / "venv" / "bin" / "python")
    pip = [bare, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    if editable:
        run([*pip, "install", "--editable", str(source)], env, work)
    else:
        run([*pip, "wheel", "--no-deps", "--wheel-dir", str(work), str(source)], env, work)
        shutil.rmtree(source / "build", ignore_errors=True)
        (wheel,) = work.glob("*.whl")
        plain = wheel.name.endswith("-py3-none-any.whl")
        if plain == compiler:
            sys.exit(f"{wheel.name}: {'compiled' if compiler else 'plain'} was wanted")
        check_licences(wheel)
        run([*pip, "install", f"{wheel}[server]"], env, work)
    told = play(work, env, compiled=compiler and not editable)
    if not editable:
        told += ", " + serve(work, env)
    kind = "editable" if editable else "compiled" if compiler else "plain"
    print(f"Python {version_of(bare)}, {kind}: {told} ({time.monotonic() - began:.0f} s)", flush=True)


def check_licences(wheel: Path) -> None:
    """Check that third-party files are shipped with their licences."""
    with zipfile.ZipFile(wheel) as archive:
        held = {name.partition(".dist-info/licenses/")[2] for name in archive.namelist()}
    wanted = {file.relative_to(ROOT).as_posix() for file in (ROOT / "licences").glob("*.txt")}
    if missing := {"LICENSE", "NOTICE", *wanted} - held:
        sys.exit(f"{wheel.name} lacks {', '.join(sorted(missing))}")


def play(work: Path, env: dict[str, str], compiled: bool) -> str:
    """One random game of each game there is."""
    env = {**env, "PARTIE_LANG": "en"}
    partie = str(work / "venv" / "bin" / "partie")
    version = run([partie, "--version"], env, work)
    if ("compiled" in version) != compiled:
        sys.exit(f"{version.strip()}: {'compiled' if compiled else 'plain'} was wanted")
    names = "import partie; print(*partie.GAMES)"
    games = run([str(work / "venv" / "bin" / "python"), "-c", names], env, work).split()
    for game in games:
        run([partie, "sim", game, "--games", "1", "--seed", "1"], env, work)
    return f"plays {', '.join(games)}"


def serve(work: Path, env: dict[str, str]) -> str:
    """Check the page, its assets and a game from a server whose PATH has only its own environment."""
    binaries = work / "venv" / "bin"
    env = {**env, "PATH": str(binaries), "PARTIE_BOT_PAUSE": "0", "PARTIE_RATES": "off"}
    command = [str(binaries / "partie"), "serve", "--port", "0", "--database", f"sqlite:///{work}/check.db"]
    with subprocess.Popen(command, env=env, cwd=work, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            page = fetch(f"{address}/")
            assets = [part.split('"')[0] for part in page.split('"/assets/')[1:]]
            if not assets:
                sys.exit(f"{address} gives no page:\n{page[:400]}")
            for asset in assets:
                fetch(f"{address}/assets/{asset}")
            told = Guest(address).play_table()
        finally:
            server.terminate()
    return f"serves the page and {len(assets)} assets, {told}"


def fetch(address: str) -> str:
    """Fetch a URL, waiting until the server is up."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                text: str = answer.read().decode("utf-8", "replace")
                return text
        except urllib.error.HTTPError as fault:
            sys.exit(f"{address}: {fault}")
        except OSError:
            time.sleep(0.1)
    sys.exit(f"{address}: no answer")


class Guest:
    """A client that plays a game over HTTP and makes every kind of mistake once."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = self.token = ""
        self.refused = 0

    def ask(self, method: str, path: str, body: object = None, status: int = 200, key: str = "") -> Any:
        """The answer, which must have this status; a refusal must have this key."""
        headers = {"X-CSRF-Token": self.token, "Cookie": self.cookie, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                got, text, given = answer.status, answer.read(), answer.headers["Set-Cookie"]
        except urllib.error.HTTPError as refusal:
            got, text, given = refusal.code, refusal.read(), None
        if given:
            self.cookie = given.partition(";")[0]
        told = json.loads(text)
        if got != status or (status >= 400 and told["key"] != key):
            sys.exit(f"{method} {path}: {status} {key} was wanted, not {got} {text[:400].decode()}")
        self.refused += status >= 400
        return told

    def play_table(self) -> str:
        """A whole game against a bot."""
        self.token = self.ask("GET", "/api/me")["csrf"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        self.ask("POST", "/api/tables", {"game": "powergrid", "seats": seats}, 401, "nobody")
        self.token = self.ask("POST", "/api/people", {"name": "Guest"})["csrf"]
        self.ask("GET", "/api/tables/nowhere/play", None, 404, "no-such-table")
        self.ask("POST", "/api/tables", {"game": "chess", "seats": seats}, 400, "unknown-game")
        table = self.ask("POST", "/api/tables", {"game": "powergrid", "seats": seats}, 201)["id"]
        dice = random.Random(1)
        end = time.monotonic() + 300
        commits = 0
        while time.monotonic() < end:
            position = self.ask("GET", f"/api/tables/{table}/play")
            if position["result"] is not None:
                return f"plays a table of {commits} commits and {self.refused} refusals"
            decision = position["decision"]
            if decision is None:
                time.sleep(0.01)
                continue
            path = f"/api/tables/{table}/commit"
            if not commits:
                wrong = {"decision": decision["id"], "moves": ["done"], "request": "wrong"}
                self.ask("POST", path, wrong, 422, "illegal-move")
                self.ask("POST", path, {**wrong, "decision": "0.0.9"}, 409, "stale-decision")
                self.ask("POST", path, {"decision": 7}, 400, "bad-request")
                self.ask("POST", path, {**wrong, "moves": ["nonsense"]}, 400, "unknown-move")
            moves = [entry["move"] for group in decision["moves"].values() for entry in group]
            wanted = {"decision": decision["id"], "moves": [dice.choice(moves)], "request": f"r{commits}"}
            self.ask("POST", path, wanted)
            commits += 1
        sys.exit("the game over HTTP does not end")


def main() -> None:
    """Run all checks that this machine supports."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--compile", action="store_true", help="compile on every Python")
    every = options.parse_args().compile
    found = interpreters()
    for version in SUPPORTED:
        if version not in found:
            print(f"Python {version}: not on this machine, not checked", flush=True)
    if not found:
        sys.exit(f"none of Python {', '.join(SUPPORTED)} is on this machine")
    with tempfile.TemporaryDirectory(prefix="partie-wheel-") as folder:
        source = Path(folder) / "source"
        copy_checkout(source)
        own = version_of(sys.executable)
        # The first build makes the page, the others reuse it.
        wanted = [(version, False, False) for version in found]
        wanted += [(version, True, False) for version in found if every or version == own]
        wanted += [(own, True, True)] if own in found else []
        for number, (version, compiler, editable) in enumerate(wanted):
            work = Path(folder) / str(number)
            work.mkdir()
            check(found[version], source, work, compiler, editable)
            shutil.rmtree(work)


if __name__ == "__main__":
    main()
