"""Builds kernel and games as extension modules with mypyc where a C compiler is at hand; as plain Python where not.

Wheels alone are compiled: an editable install runs the sources as they stand. PARTIE_PURE=1 asks for plain Python
(tools/backend.py). PARTIE_ALSO names further files to compile together with the engine (the test suite's own small
game, which must be of the same build as the classes it extends). PARTIE_PROFILE=watch builds an engine that counts what
it runs through, PARTIE_PROFILE=use one laid out by these counts (GCC; tools/compile does both).
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from backend import compiles
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
LAYERS = ("kernel", "euro", "games")
DATA = ("/cards/", "/text/", "/declared.py", "/__main__.py")
"""Literals of cards and slots stay interpreted: they run once, and compiling them takes minutes. So do the words of a
game, which need packages that the engine does not. Declarations of states are not run at all."""


def engine_files() -> list[str]:
    """The modules of the engine to compile."""
    files = [file for layer in LAYERS for file in ROOT.glob(f"partie/{layer}/**/*.py")]
    names = [file.relative_to(ROOT).as_posix() for file in files]
    return sorted(name for name in names if not any(part in name for part in DATA))


COUNTS = ROOT / "build" / "profile"
"""Where an engine that counts leaves its counts."""
WATCH = [f"-fprofile-generate={COUNTS}", "-fprofile-update=single"]
USE = [
    f"-fprofile-use={COUNTS}",
    # What was never run is built as without counts, not for size.
    "-fprofile-partial-training",
    "-Wno-missing-profile",
    "-Wno-coverage-mismatch",
    "-flto=auto",
    "-fno-plt",
    "-fno-semantic-interposition",
]


class ParallelBuild(build_ext):
    """Compiles the C files of an extension side by side, one for each processor."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_some([source], **how), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


def extensions() -> list[Extension]:
    """What to build; nothing for a plain package, and nothing while setuptools only gathers metadata."""
    if "bdist_wheel" not in sys.argv or not compiles():
        return []
    from mypyc.build import mypycify

    also = os.environ.get("PARTIE_ALSO", "").split()
    profile = os.environ.get("PARTIE_PROFILE", "")
    # One C file a module: half the time of one huge file, and several at once (docs/performance.md).
    # Silent about what is not compiled: `partie/__init__.py` stands above the engine and reaches for the words, whose
    # packages a bare build environment does not have.
    made: list[Extension] = mypycify(
        ["--follow-imports=silent", *engine_files(), *also],
        opt_level="2" if profile else "1",
        debug_level="0",
        group_name="partie",
        multi_file=True,
    )
    # Floats as in plain Python: no product and sum in one rounding, as compilers for some processors would make them.
    exact = [] if sys.platform == "win32" else ["-ffp-contract=off"]
    flags = {"": [], "watch": WATCH, "use": USE}[profile] + exact
    for each in made:
        each.extra_compile_args += flags
        each.extra_link_args += flags
    return made


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
