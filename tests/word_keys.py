"""Every text key that kernel and games use, found in the source, and what the Fluent files say under it."""

import ast
import re
from collections import defaultdict
from functools import cache

from checkout import PACKAGE
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from partie.catalogue import games
from partie.text.files import locale_files

GAMES = frozenset(games())
PLAIN = re.compile(r"[a-z]+(-[a-z0-9]+)+")
REFUSING = {"check", "not_now", "out_of_turn", "why_not", "_why_not", "refusal"}


def paths(*folders):
    for folder in folders:
        yield from sorted((PACKAGE / folder).rglob("*.py"))


def modules(*folders):
    for path in paths(*folders):
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))


def called(node):
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def text_of(node):
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def texts_of(node):
    """The texts an expression can be: itself, or either branch."""
    if isinstance(node, ast.IfExp):
        return texts_of(node.body) + texts_of(node.orelse)
    return [text_of(node)] if text_of(node) is not None else []


def errors(*folders):
    """Error key -> names of its arguments, one set for each place."""
    found = defaultdict(list)
    for module in modules(*folders):
        for node in ast.walk(module):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            if called(node) == "PartieError" and text_of(node.args[0]):
                found[text_of(node.args[0])].append({keyword.arg for keyword in node.keywords} - {None})
            elif called(node) == "Reader":
                key = text_of(node.args[2]) if len(node.args) > 2 else "bad-save"
                found[key].append({"where", "expected"})
    found.pop(None, None)
    return dict(found)


def expectations(*folders):
    """Key of what was expected -> names of its values, one set for each place; and what is there but no key."""
    found, phrases = defaultdict(list), []
    for module in modules(*folders):
        for node in ast.walk(module):
            if not isinstance(node, ast.Call):
                continue
            told = [keyword.value for keyword in node.keywords if keyword.arg == "expected"]
            if called(node) in ("fail", "wrong") and node.args:
                told.append(node.args[-1])
            for value in told:
                values = {keyword.arg for keyword in node.keywords} - {"where", "expected", "line"}
                for key in texts_of(value):
                    found[key].append(values)
                if not texts_of(value) and not isinstance(value, ast.Name | ast.Attribute | ast.Subscript):
                    phrases.append(ast.unparse(value))
    return dict(found), phrases


def events(game):
    """Event key -> numbers of arguments it is used with; None where a list is unpacked."""
    found = defaultdict(set)
    for module in modules(f"games/{game}"):
        for parts in event_parts(module):
            for key in texts_of(parts[0]) if parts else []:
                starred = any(isinstance(part, ast.Starred) for part in parts)
                found[key].add(None if starred else len(parts) - 1)
    return dict(found)


def event_parts(module):
    """The parts of every event that is logged, appended, or kept in a table."""
    for node in ast.walk(module):
        if (
            isinstance(node, ast.AnnAssign)
            and re.search(r"\bEvent\b", ast.unparse(node.annotation))
            and node.value
        ):
            yield from (each.elts for each in ast.walk(node.value) if isinstance(each, ast.Tuple))
        elif not isinstance(node, ast.Call):
            continue
        elif called(node) == "log":
            yield node.args[1:]
        elif called(node) == "append" and ast.unparse(node.func).endswith("events.append"):
            yield from (each.elts for each in ast.walk(node.args[0]) if isinstance(each, ast.Tuple))


def returned(function):
    return [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value]


def prompts(game):
    """Prompt key -> names of its arguments, one set for each place."""
    found = defaultdict(list)
    for module in modules(f"games/{game}"):
        for node in ast.walk(module):
            if not isinstance(node, ast.ClassDef):
                continue
            methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
            named = [
                text_of(part.value)
                for part in node.body
                if isinstance(part, ast.AnnAssign) and getattr(part.target, "id", "") == "name"
            ]
            if "moves" in methods and "prompt" not in methods and named:
                found[named[0]].append(set())
            for value in returned(methods["prompt"]) if "prompt" in methods else []:
                if isinstance(value, ast.Tuple) and isinstance(value.elts[1], ast.Dict):
                    own = named if ast.unparse(value.elts[0]) == "self.name" else []
                    for key in texts_of(value.elts[0]) + own:
                        found[key].append({text_of(name) for name in value.elts[1].keys})
    return dict(found)


def price_parts(game):
    """The names of the parts of prices."""
    found = set()
    for module in modules(f"games/{game}"):
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef) and node.name == "price":
                for value in returned(node):
                    for part in ast.walk(value):
                        if isinstance(part, ast.Tuple) and part.elts and text_of(part.elts[0]):
                            found.add(text_of(part.elts[0]))
    return found


def plain_refusals(*folders):
    """Refusals that are no rule: kebab-case words that a refusing function gives back."""
    found = set()
    for module in modules(*folders):
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef) and node.name in REFUSING:
                for value in returned(node):
                    for part in ast.walk(value):
                        if text_of(part) and PLAIN.fullmatch(text_of(part)):
                            found.add(text_of(part))
            elif isinstance(node, ast.Call) and called(node) == "IllegalMove" and node.args:
                found.update(text for text in texts_of(node.args[0]) if PLAIN.fullmatch(text))
    return found


def said(*folders):
    """Keys that a program says by itself: `words.say("key", ...)`, each with the game in whose files it stands ("" for
    what is common) and the names of the arguments."""
    found = defaultdict(list)
    for path in paths(*folders):
        inside = path.relative_to(PACKAGE).with_suffix("").parts
        game = next((part for part in inside if part in GAMES), "")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) == "say" and node.args:
                names = {keyword.arg for keyword in node.keywords}
                for key in texts_of(node.args[0]):
                    found[key].append((game, None if None in names else names))
    return dict(found)


class _Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def variables(pattern):
    """The names of the variables in a pattern."""
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.names


@cache
def entries(game, language):
    """Every message of a game's files in a language, by key; all of them a list, to see doubles."""
    found = defaultdict(list)
    for file in locale_files(game, language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                found[("-" if isinstance(entry, ftl.Term) else "") + entry.id.name].append(entry)
    return dict(found)
