"""Builds wheels as a stranger would and uses them: plain pip, bare environments, a copy of what is checked in.

    python tools/check_wheel.py             as CI does
    python tools/check_wheel.py --compile   compiled on every Python, not on this one alone (minutes each)

For each supported Python that this machine has (those missing are named): a wheel without a C compiler, for this
interpreter also one with it and an editable install. Each is installed into an environment of its own with the
server's packages; there it must play a game and serve the page, with no Node in sight.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUPPORTED = ("3.11", "3.12", "3.13")


def interpreters() -> dict[str, str]:
    """The supported versions of Python on this machine, and where they are."""
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
    """A stranger's environment: nothing of ours, and no compiler where none is wanted."""
    ours = ("PARTIE_", "PYTHON", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept if compiler else {**kept, "CC": "no-such-compiler"}


def run(command: list[str], env: dict[str, str], cwd: Path) -> str:
    """What a command prints; a failure ends the check with all it said."""
    done = subprocess.run(command, env=env, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def copy_checkout(folder: Path) -> None:
    """Whatever is checked in or about to be, and nothing that was built."""
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
        run([*pip, "install", f"{wheel}[server]"], env, work)
    told = play(work, env, compiled=compiler and not editable)
    if not editable:
        told += ", " + serve(work, env)
    kind = "editable" if editable else "compiled" if compiler else "plain"
    print(f"Python {version_of(bare)}, {kind}: {told} ({time.monotonic() - began:.0f} s)", flush=True)


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
    """The page and its assets from a server whose PATH has nothing but its own environment."""
    binaries = work / "venv" / "bin"
    command = [str(binaries / "partie"), "serve", "--port", "0", "--database", f"sqlite:///{work}/check.db"]
    with subprocess.Popen(
        command, env={**env, "PATH": str(binaries)}, cwd=work, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            page = fetch(f"{address}/")
            assets = [part.split('"')[0] for part in page.split('"/assets/')[1:]]
            if not assets:
                sys.exit(f"{address} gives no page:\n{page[:400]}")
            for asset in assets:
                fetch(f"{address}/assets/{asset}")
        finally:
            server.terminate()
    return f"serves the page and {len(assets)} assets"


def fetch(address: str) -> str:
    """What an address answers, once the server is up."""
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


def main() -> None:
    """Check what this machine can."""
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
        # The first build makes the page, the others find it.
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
