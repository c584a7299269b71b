"""Every public name is documented with an example, and every example holds (docs/reference.md, `pydoc partie`)."""

import doctest
import importlib
import inspect

import pytest

import partie
from partie.kernel.engine.decision import Decision
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.preview import Preview
from partie.kernel.engine.result import Result

RESULT = Result(("cities", "money"), [(5, 20), (7, 3), (5, 20)], [[], [], []])
CLASSES = (Partie, Preview, Decision, Result)


def public():
    """Names of the API with what they are."""
    yield "partie", partie
    for name in ("new", "load", "replay", "PartieError", "IllegalMove"):
        yield name, getattr(partie, name)
    for cls in CLASSES:
        for name, member in vars(cls).items():
            documented = isinstance(member, property) or callable(member)
            if not name.startswith("_") and documented:
                yield f"{cls.__name__}.{name}", member


def environments():
    """The environments for learning agents, with the names of their packages."""
    yield "pettingzoo", "env"
    yield "pettingzoo", "parallel_env"
    yield "gymnasium", "SoloEnv"
    yield "vector", "VectorEnv"


@pytest.mark.parametrize("module, name", list(environments()))
def test_an_environment_has_an_example_that_holds(module, name):
    pytest.importorskip("pettingzoo")
    pytest.importorskip("gymnasium")
    there = importlib.import_module(f"partie.envs.{module}")
    test = doctest.DocTestParser().get_doctest(
        inspect.getdoc(getattr(there, name)), vars(there), name, None, None
    )
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize(
    "name, thing", list(public()), ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_public_name_has_an_example_that_holds(name, thing):
    names = {
        "partie": partie,
        "game": partie.new("powergrid", seats=3, seed=7),
        "result": RESULT,
        **{each: getattr(partie, each) for each in ("new", "load", "replay")},
    }
    text = inspect.getdoc(thing) or ""
    test = doctest.DocTestParser().get_doctest(text, names, name, None, None)
    assert test.examples
    told = []
    assert (
        doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test, out=told.append).failed == 0
    ), "".join(told)
