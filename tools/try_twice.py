"""Runs pytest; tests that fail are run once more, and each that needed it is named at the end.

    python tools/try_twice.py -q -n 2 tests/server

For tests with their own servers and browsers, which are killed and starved on purpose. A test that passes at the second
try is flaky but does not fail the run: its name goes to standard output and to the file named by SECOND_TRIES.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path


def run(arguments: list[str], cache: str) -> int:
    """One run of pytest with its own cache of failures."""
    python = [sys.executable, *(["-P"] if sys.flags.safe_path else [])]
    return subprocess.run(
        [*python, "-m", "pytest", "-o", f"cache_dir={cache}", *arguments], check=False
    ).returncode


def failed(cache: str) -> list[str]:
    """The failed tests of the last run."""
    file = Path(cache) / "v" / "cache" / "lastfailed"
    return sorted(json.loads(file.read_text("utf-8"))) if file.exists() else []


def main(arguments: list[str]) -> int:
    """The exit code of the last run."""
    with tempfile.TemporaryDirectory(prefix="partie-tests-") as cache:
        code = run(arguments, cache)
        again = failed(cache)
        if code != 1 or not again:  # passed, or an error that no rerun can fix
            return code
        code = run([*arguments, "--last-failed", "--last-failed-no-failures", "none"], cache)
        passed = sorted(set(again) - set(failed(cache)))
    told = "".join(f"second try: {name}\n" for name in passed)
    print(f"{len(passed)} of {len(again)} passed at the second try\n{told}", end="", flush=True)
    if os.environ.get("SECOND_TRIES"):
        with open(os.environ["SECOND_TRIES"], "a", encoding="utf-8") as file:
            file.write(told)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
