"""The page that plays without a server, served beside this one: the folder that `make static` made (PARTIE_OFFLINE).

It is a separate page under /offline/ with a caching service worker; games move between the pages as records.
"""

import asyncio
import gzip
import re
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from partie.kernel.errors import PartieError
from partie.table.cache import Cache

from ..errors import Problem
from .packing import LEAST, PACKED
from .shapes import AnyRequest

PLACE: Final = "/offline"
INDEX: Final = f"{PLACE}/index.html"
OTHER_HOME: Final = b'<meta name="other-home" content=""'
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
CLOSED: Final = (".zip", ".png", ".woff2")
"""File types that are already compressed."""
FOREVER: Final = re.compile(r"assets/|files-|pyodide-")
"""File names that contain a hash of the content."""
KEPT: Final = 16 << 20
"""Bytes of packed files in memory."""


class Folder:
    """The files of the folder, each compressed once."""

    def __init__(self, place: str) -> None:
        self.root = Path(place).resolve()
        if not (self.root / "index.html").is_file() or not (self.root / "sw.js").is_file():
            raise PartieError("bad-setting", name="PARTIE_OFFLINE", value=place[:80])
        self.files = {
            file.relative_to(self.root).as_posix(): file
            for file in self.root.rglob("*")
            if file.is_file() and file.suffix in TYPES
        }
        self._packed: Cache[str, bytes] = Cache(KEPT)

    async def read(self, name: str, packs: bool) -> tuple[bytes, bool]:
        """A file's bytes, and whether they are compressed."""
        file = self.files[name]
        packs = packs and file.suffix not in CLOSED
        kept = self._packed.get(name) if packs else None
        if kept is not None:
            return kept, True
        data = await asyncio.to_thread(file.read_bytes)
        if name == "index.html":
            data = data.replace(OTHER_HOME, OTHER_HOME.replace(b'""', b'"/"'), 1)
        if not packs or len(data) < LEAST:
            return data, False
        packed = await asyncio.to_thread(gzip.compress, data, 6)
        self._packed.put(name, packed, len(packed))
        return packed, True


def handlers(place: str) -> list[Any]:
    """The routes of the folder; none if PARTIE_OFFLINE is not set."""
    if not place:
        return []
    folder = Folder(place)

    @get(PLACE, include_in_schema=False, sync_to_thread=False)
    def begin() -> Redirect:
        return Redirect(INDEX)

    @get(f"{PLACE}/{{name:path}}", include_in_schema=False, opt={PACKED: True})
    async def file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        wanted = name.strip("/")
        if wanted not in folder.files:
            raise Problem(404, "not-found")
        data, packed = await folder.read(wanted, "gzip" in request.headers.get("accept-encoding", ""))
        kept = "public, max-age=31536000, immutable" if FOREVER.match(wanted) else "no-cache"
        headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
        if packed:
            headers["Content-Encoding"] = "gzip"
        return Response(data, media_type=TYPES[folder.files[wanted].suffix], headers=headers)

    return [begin, file]
