"""Stores which English sentences the rules were translated from, in tests/text/translated_from.json.

When an English sentence of a catalogue changes, a test names the rule until its sentences in `rules.<language>.json`
have been looked at and this has been run:

    python tools/translated_rules.py
"""

import json
from pathlib import Path
from zlib import crc32

from partie import catalogue

NOTES = Path(__file__).parents[1] / "tests" / "text" / "translated_from.json"


def fingerprints(game: str) -> dict[str, str]:
    """A short hash of each rule's text and ruling."""
    return {rule.id: f"{crc32(f'{rule.text} {rule.ruling}'.encode()):08x}" for rule in catalogue.load(game)}


if __name__ == "__main__":
    notes = {game: fingerprints(game) for game in catalogue.games()}
    NOTES.write_text(json.dumps(notes, indent=0) + "\n", encoding="utf-8")
