"""The built client: its page at every address outside the API, and its assets."""

import asyncio
import html
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from partie.text import LANGUAGES, Words

from ..errors import Problem
from ..host.metrics import is_local
from ..storage.faults import LOCKED, reason
from .offline import INDEX, OTHER_HOME
from .shapes import AnyRequest, services_of

PATIENCE = 3.0
"""Timeout in seconds for the test write to the database."""
STATIC = Path(str(files("partie").joinpath("server", "static")))


@get("/api/health", include_in_schema=False)
async def health(request: AnyRequest) -> Response[dict[str, str]]:
    """Health check: whether the database can be written, and if not, why."""
    services = services_of(request)
    try:
        async with asyncio.timeout(PATIENCE):
            await services.players.beat()
    except Exception as error:
        why = LOCKED if isinstance(error, TimeoutError) and services.database.sqlite else reason(error)
        return Response({"status": "failing", "reason": why}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Prometheus metrics, for this machine only; other clients get 404."""
    if not is_local(request.scope):
        raise Problem(404, "not-found")
    text = await services_of(request).metrics.text()
    headers = {"Cache-Control": "no-store"}
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8", headers=headers)


@get(["/", "/{rest:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest) -> Response[bytes]:
    """The client's page; unknown API addresses answer 404."""
    rest = request.scope["path"]
    if rest.lstrip("/").split("/")[0] == "api":
        raise Problem(404, "not-found")
    named = _named(rest)
    if named is not None:
        return Response(
            named.read_bytes(), media_type=_TYPES[named.suffix], headers={"Cache-Control": "no-cache"}
        )
    index = STATIC / "index.html"
    if not index.is_file():
        raise Problem(404, "no-client")
    text = _with_languages(index.read_bytes())
    if services_of(request).settings.offline:
        text = text.replace(OTHER_HOME, OTHER_HOME.replace(b'""', f'"{INDEX}"'.encode()), 1)
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


def _with_languages(index: bytes) -> bytes:
    """Put the available languages into the page, which needs them before it renders any text."""
    told = ";".join(f"{code}={Words(code).say('language-name')}" for code in LANGUAGES)
    return index.replace(b'content="en=English"', f'content="{html.escape(told)}"'.encode(), 1)


_TYPES = {
    ".ico": "image/x-icon",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".js": "text/javascript",
}


def _named(rest: str) -> Path | None:
    """A file beside the page (icon, manifest), by its plain name."""
    name = rest.strip("/")
    if not name or "/" in name or name.startswith("."):
        return None
    found = STATIC / name
    return found if found.suffix in _TYPES and found.is_file() else None


def handlers() -> list[Any]:
    """The routes of the pages; assets only if the client was built."""
    assets = STATIC / "assets"
    if not assets.is_dir():
        return [health, metrics, page]
    forever = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
    router = create_static_files_router(
        path="/assets", directories=[assets], cache_control=forever, include_in_schema=False
    )
    return [health, metrics, page, router]
