"""`make drawings`: the SVG files of docs/drawings from their Graphviz sources.

Each file contains a hash of its source, so that a test can detect stale ones without Graphviz.
"""

import hashlib
import re
import subprocess
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "drawings"


def mark(source: Path) -> str:
    """The comment with the hash of the source."""
    return f"<!-- made from {source.name}, {hashlib.sha256(source.read_bytes()).hexdigest()[:16]} -->"


def draw(source: Path) -> None:
    """Make one drawing."""
    made = subprocess.run(["dot", "-Tsvg", str(source)], check=True, capture_output=True, text=True).stdout
    body = made[made.index("<svg") :]
    body = re.sub(r"<!--.*?-->\n?", "", body, flags=re.S)
    source.with_suffix(".svg").write_text(f"{mark(source)}\n{body}", encoding="utf-8")


def main() -> None:
    for source in sorted(FOLDER.glob("*.dot")):
        draw(source)
        print(source.with_suffix(".svg").name)


if __name__ == "__main__":
    main()
