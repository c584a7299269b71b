"""Writes partie/table/data/confusables.json: Unicode's table of confusable characters (UTS 39).

    python tools/confusables.py

The table is read from ICU (Debian: libicu), character by character, since no maintained Python package has it.
Run it again when Unicode has a new version; the file says which one it has.
"""

import ctypes
import ctypes.util
import json
import re
import sys
import unicodedata
from pathlib import Path
from typing import Any

FILE = Path(__file__).resolve().parent.parent / "partie/table/data/confusables.json"


class Icu:
    """The spoof checker of the installed ICU."""

    def __init__(self) -> None:
        found = ctypes.util.find_library("icui18n")
        if found is None:
            sys.exit("needs ICU (apt install libicu-dev)")
        self._library = ctypes.CDLL(found)
        self._suffix = "_" + re.findall(r"\d+", found)[-1]
        failed = ctypes.c_int(0)
        opening = self._function("uspoof_open")
        opening.restype = ctypes.c_void_p
        self._checker = ctypes.c_void_p(opening(ctypes.byref(failed)))
        self._skeleton = self._function("uspoof_getSkeletonUTF8")

    def _function(self, name: str) -> Any:
        return getattr(self._library, name + self._suffix)

    def version(self) -> str:
        """The version of Unicode."""
        numbers = (ctypes.c_uint8 * 4)()
        uc = ctypes.CDLL(ctypes.util.find_library("icuuc"))
        getattr(uc, "u_getUnicodeVersion" + self._suffix)(numbers)
        return ".".join(map(str, numbers[:2]))

    def skeleton(self, character: str) -> str:
        """The skeleton of a character: equal for characters that look alike."""
        text = character.encode()
        room = ctypes.create_string_buffer(400)
        failed = ctypes.c_int(0)
        length = self._skeleton(self._checker, 0, text, len(text), room, 400, ctypes.byref(failed))
        if failed.value > 0:
            sys.exit(f"ICU: error {failed.value} at U+{ord(character):04X}")
        return room.raw[:length].decode()


def main() -> None:
    """Write all characters that differ from their skeletons."""
    icu = Icu()
    alike = {}
    for number in range(sys.maxunicode + 1):
        if 0xD800 <= number < 0xE000:
            continue
        character = chr(number)
        plain = unicodedata.normalize("NFD", character)
        looks = icu.skeleton(character)
        if looks and len(plain) == 1 and looks != plain:
            alike[character] = looks
    told = {"unicode": icu.version(), "alike": alike}
    FILE.write_text(json.dumps(told, ensure_ascii=True, indent=0, sort_keys=True) + "\n", "utf-8")
    print(f"{len(alike)} characters, Unicode {icu.version()}")


if __name__ == "__main__":
    main()
