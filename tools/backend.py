"""How pip builds Partie: setuptools, with mypyc only where kernel and games can be compiled, and with the page inside.

Wheels and source distributions contain the server's page, so that installing them needs no Node. If a checkout has no
built page (`make web`), the page is built first, with the machine's Node or that of a Python package. Environment
variables:

    PARTIE_PURE=1   plain Python, also where there is a C compiler
    PARTIE_PAGE=0   without the page, where it is not built
"""

import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Mapping
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent.parent
MYPYC = "mypy==2.4.1"
PAGE = ROOT / "partie" / "server" / "static" / "index.html"
OLDEST_NODE = (20, 19)

Settings = Mapping[str, object] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    needed = [MYPYC] if compiles() else []
    return [*build_meta.get_requires_for_build_wheel(config_settings), *needed, *needs_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *needs_node()]


def build_wheel(folder: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    make_page()
    made: str = build_meta.build_wheel(folder, config_settings, metadata_directory)
    return made


def build_sdist(folder: str, config_settings: Settings = None) -> str:
    make_page()
    made: str = build_meta.build_sdist(folder, config_settings)
    return made


# The engine


def compiles() -> bool:
    """Whether a wheel built here has kernel and games as extension modules."""
    return os.environ.get("PARTIE_PURE") != "1" and has_compiler()


def has_compiler() -> bool:
    """Whether a C compiler and Python's headers are there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", "utf-8")
        include = sysconfig.get_paths()["include"]
        try:
            done = subprocess.run(
                [compiler, "-I", include, "-c", str(source), "-o", str(source.with_suffix(".o"))],
                capture_output=True,
                check=False,
            )
        except OSError:
            return False
        return done.returncode == 0


# The page


def wants_page() -> bool:
    """Whether the page must be built first."""
    return not PAGE.is_file() and os.environ.get("PARTIE_PAGE") != "0"


def needs_node() -> list[str]:
    """The Python package with Node, if the page must be built and the machine's Node is missing or too old."""
    if not wants_page() or node_version() >= OLDEST_NODE:
        return []
    found = re.search(r"^package=(\S+)$", (ROOT / "tools" / "npm").read_text("utf-8"), re.MULTILINE)
    return [found[1]] if found else []


def node_version() -> tuple[int, ...]:
    """The version of the machine's Node; empty without Node."""
    try:
        told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


def make_page() -> None:
    """Build the page if it is missing."""
    if not wants_page():
        return
    npm = str(ROOT / "tools" / "npm")
    surroundings = {**os.environ, "NODE_PYTHON": sys.executable}
    try:
        for command in (
            [npm, "ci", "--silent"],
            [npm, "run", "--silent", "build", "--", "--logLevel", "warn"],
        ):
            subprocess.run(command, check=True, env=surroundings)
    except (OSError, subprocess.CalledProcessError) as fault:
        raise SystemExit(
            f"The page for browsers could not be built ({fault}). "
            "Build it with `make web`, or leave it out with PARTIE_PAGE=0."
        ) from None
