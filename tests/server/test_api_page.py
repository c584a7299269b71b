"""docs/api.md names every route of the API, and every refusal of the server with its status."""

import ast
import re
from importlib import import_module
from pkgutil import iter_modules

from checkout import ROOT

import partie.server.api

PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")


def plain(path):
    """A path whose parameters have no names."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def routes():
    for module in iter_modules(partie.server.api.__path__, "partie.server.api."):
        for handler in getattr(import_module(module.name), "HANDLERS", ()):
            if getattr(handler, "include_in_schema", False) is not False:
                for method in handler.http_methods:
                    yield from ((method, plain(path)) for path in handler.paths)


def test_every_route_is_on_the_page():
    spans = " ".join(re.findall(r"`([^`\n]+)`", PAGE))
    named = {
        (method, plain(path))
        for method, path in re.findall(
            r"\b(GET|POST|PUT|DELETE) (/[^ ?`]*)", re.sub(r"\{[^}]* [^}]*\}", "", spans)
        )
    }
    there = {route for route in routes() if route[0] not in ("HEAD", "OPTIONS")}
    assert len(there) > 70
    # A second method of the same path stands in front of it without the path: `PUT` and `DELETE /api/...`.
    paths = {path for _, path in named}
    assert sorted(path for _, path in there if path not in paths) == []


def refusals():
    """Calls of Problem with a constant status and key."""
    for folder in ("server", "table"):
        for file in (ROOT / "partie" / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and getattr(node.func, "id", "") == "Problem"
                    and len(node.args) > 1
                ):
                    status, key = node.args[:2]
                    if isinstance(status, ast.Constant) and isinstance(key, ast.Constant):
                        yield str(status.value), key.value


def test_every_refusal_is_in_the_table_with_its_status():
    table = PAGE.split("| status | keys |")[1].split("\n\n")[0]
    told = {
        (status, key)
        for statuses, keys in re.findall(r"^\| ([\d, ]+) \| (.*) \|$", table, re.M)
        for status in statuses.split(", ")
        for key in re.findall(r"`([a-z-]+)`", keys)
    }
    found = set(refusals())
    assert len(found) > 40
    assert sorted(found - told) == []
