"""The examples of docs/engine.md run, from top to bottom."""

import json
import re

from checkout import ROOT

from partie.kernel.keeping.saves import FIELDS

PAGE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_examples_run():
    names = {}
    assert len(blocks("python")) > 10
    for number, code in enumerate(blocks("python"), 1):
        exec(compile(code, f"docs/engine.md, example {number}", "exec"), names)


def test_the_save_has_the_fields_of_a_save():
    (example,) = blocks("json")
    assert tuple(json.loads(example)) == FIELDS
