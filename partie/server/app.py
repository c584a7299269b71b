"""The ASGI application: all routes, with middleware and error handlers."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import partie

from .api import (
    agreements,
    company,
    games,
    host,
    leagues,
    lessons,
    live,
    mine,
    notices,
    offline,
    packing,
    pages,
    people,
    plans,
    play,
    players,
    presence,
    records,
    reviews,
    tables,
    talk,
    tokens,
)
from .errors import Problem, on_failure, on_http_error, on_partie_error, on_problem
from .services import Services
from .settings import Settings
from .visitors.limits import BODY
from .visitors.middleware import Middleware, adding_headers, head_as_get

log = logging.getLogger("partie.server")


def make_app(settings: Settings) -> Litestar:
    """The server for one process. The database must be migrated."""
    services = Services(settings)
    for game, error in partie.BROKEN.items():
        log.error("game not loaded", extra={"data": {"game": game, "error": str(error)}})

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with services.open():
            yield

    app = Litestar(
        route_handlers=[
            *people.HANDLERS,
            *mine.HANDLERS,
            *host.HANDLERS,
            *games.HANDLERS,
            *tables.HANDLERS,
            *records.HANDLERS,
            *play.HANDLERS,
            *live.HANDLERS,
            *presence.HANDLERS,
            *agreements.HANDLERS,
            *notices.HANDLERS,
            *lessons.HANDLERS,
            *players.HANDLERS,
            *company.HANDLERS,
            *leagues.HANDLERS,
            *talk.HANDLERS,
            *plans.HANDLERS,
            *reviews.HANDLERS,
            *tokens.HANDLERS,
            *offline.handlers(settings.offline),
            *pages.handlers(),
        ],
        lifespan=[lifespan],
        state=State({"services": services}),
        middleware=[Middleware],
        before_send=[
            adding_headers(settings),
            services.metrics.answered,
            *([_tell] if settings.log == "debug" else []),
        ],
        exception_handlers={
            Problem: on_problem,
            partie.PartieError: on_partie_error,
            HTTPException: on_http_error,
            Exception: on_failure,
        },
        request_max_body_size=BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=packing.LEAST, gzip_compress_level=3, exclude_opt_key=packing.PACKED
        ),
        openapi_config=OpenAPIConfig(
            title="Partie",
            version=partie.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
    app.asgi_handler = head_as_get(app.asgi_handler)
    return app


async def _tell(message: Message, scope: Scope) -> None:
    """Log each answer by its route pattern, never by the requested path."""
    if message["type"] == "http.response.start":
        handler: Any = scope.get("route_handler")
        paths = sorted(handler.paths) if handler is not None else ["-"]
        log.debug(
            "answer",
            extra={
                "data": {
                    "to": paths[0],
                    "method": scope.get("method"),
                    "status": message["status"],
                    "at": time.time(),
                }
            },
        )
