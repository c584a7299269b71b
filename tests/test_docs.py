"""The pages of docs/ lead to one another: every link has something at its end, every page is found from the index."""

import re

import pytest
from checkout import ROOT

DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md"])


def links(page):
    """The files that a page leads to."""
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)", text):
        if "://" not in target:
            yield (page.parent / target).resolve()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page):
    assert [str(target.relative_to(ROOT)) for target in links(page) if not target.exists()] == []


def test_every_decision_is_found_from_the_index():
    found = set(links(DOCS / "index.md"))
    assert [page.name for page in sorted(DOCS.glob("decisions/*.md")) if page not in found] == []
