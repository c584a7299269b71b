"""Every public name is documented with an example, and every example holds (docs/reference.md, `pydoc partie`)."""

import doctest
import inspect

import pytest

import partie
from partie.kernel.engine.decision import Decision
from partie.kernel.engine.partie import Partie, Preview
from partie.kernel.engine.result import Result

RESULT = Result(("cities", "money"), [(5, 20), (7, 3), (5, 20)], [[], [], []])
CLASSES = (Partie, Preview, Decision, Result)
NO_EXAMPLE = {
    "Partie.first_state",
    "Partie.ordered",
    "Partie.rule_against",
    "Partie.drawing",
    "Decision.reveals",
}
"""What the layers above need and the reference does not teach."""


def public():
    """Names of the API with what they are."""
    yield "partie", partie
    for name in ("new", "load", "replay", "PartieError", "IllegalMove"):
        yield name, getattr(partie, name)
    for cls in CLASSES:
        for name, member in vars(cls).items():
            documented = isinstance(member, property) or callable(member)
            if not name.startswith("_") and documented and f"{cls.__name__}.{name}" not in NO_EXAMPLE:
                yield f"{cls.__name__}.{name}", member


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
