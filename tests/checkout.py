"""Where the checkout and its parts are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "partie"
TESTS = ROOT / "tests"
