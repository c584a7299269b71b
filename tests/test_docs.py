"""The pages of docs/ lead to one another: every link has something at its end, every page is found from the index."""

import json
import re

import pytest
from checkout import ROOT
from drawings import mark

DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), *ROOT.glob("*.md"), ROOT / "tools" / "README.md"])


def links(page):
    """The files that a page leads to."""
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)", text):
        if "://" not in target:
            yield (page.parent / target).resolve()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page):
    assert [str(target.relative_to(ROOT)) for target in links(page) if not target.exists()] == []


def test_the_words_of_the_page_are_quoted_as_they_are():
    quoted = re.findall(r"(?<![*\w])\*([A-Z][^*]+)\*(?!\*)", (DOCS / "playing.md").read_text("utf-8"))
    files = sorted((ROOT / "partie").glob("**/locale/*.en.ftl"))
    told = "\n".join(file.read_text("utf-8") for file in files).replace("{ $game }", "Power Grid")
    assert len(quoted) > 30
    assert [words for words in map(" ".join, map(str.split, quoted)) if words not in told] == []


def test_the_guide_to_a_screen_lists_what_a_screen_has():
    told = (DOCS / "adding-a-game.md").read_text("utf-8").split("interface Screen {")[1].split("}\n```")[0]
    there = (
        (ROOT / "web/src/games/screen.ts").read_text("utf-8").split("interface Screen {")[1].split("\n}")[0]
    )
    members = {name for name, _ in re.findall(r"^  (\w+)(\?|\(|:)", there, re.M)}
    named = {name for name, _ in re.findall(r"^  (\w+)(\?|\(|:)", told, re.M)}
    assert named <= members
    text = (DOCS / "adding-a-game.md").read_text("utf-8")
    assert [name for name in members - named if f"`{name}`" not in text] == []


def test_every_decision_is_found_from_the_index():
    index = DOCS / "decisions" / "index.md"
    found = {index, *links(index)}
    assert index in links(DOCS / "index.md")
    assert [page.name for page in sorted(DOCS.glob("decisions/*.md")) if page not in found] == []


def test_decisions_are_numbered_without_unexplained_gaps():
    told = set()
    for first, last in re.findall(
        r"^\| \[?(\d{4})\]?(?:\([^)]*\)| to (\d{4}))? \|",
        (DOCS / "decisions" / "index.md").read_text(encoding="utf-8"),
        re.M,
    ):
        told.update(range(int(first), int(last or first) + 1))
    assert sorted(told) == list(range(1, max(told) + 1))
    assert told >= {int(page.name[:4]) for page in DOCS.glob("decisions/[0-9]*.md")}


def test_every_page_stands_in_the_navigation_of_the_site():
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").split("\nnav:")[1]
    assert [page for page in DOCS.rglob("*.md") if f"{page.relative_to(DOCS)}\n" not in nav] == []


@pytest.mark.parametrize("source", sorted(DOCS.glob("drawings/*.dot")), ids=lambda source: source.name)
def test_a_drawing_is_made_from_its_present_source(source):
    assert source.with_suffix(".svg").read_text(encoding="utf-8").startswith(mark(source))


def test_every_picture_is_shown_once_kept_and_small():
    pages = "\n".join(
        file.read_text("utf-8") for file in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    )
    pictures = [file for file in (ROOT / "docs" / "img").iterdir() if file.suffix != ".svg"]
    assert [file.name for file in pictures if f"img/{file.name}" not in pages] == []
    assert {file.suffix for file in pictures} == {".webp"}
    assert sum(file.stat().st_size for file in pictures) < 3_000_000


def test_every_tool_is_in_the_index_of_tools_and_there():
    index = (ROOT / "tools" / "README.md").read_text("utf-8")
    named = set(re.findall(r"`([a-z_/]+(?:\.py|\.mjs)?)`", index.replace("make ", "make_")))
    tools = [
        file for file in (ROOT / "tools").rglob("*") if file.is_file() and "__pycache__" not in file.parts
    ]
    there = {file.relative_to(ROOT / "tools").as_posix() for file in tools} - {"README.md"}
    assert there - named == set()
    assert {name for name in named if name.endswith(".py") and "made" not in name} - there == set()


def test_the_examples_of_the_readme_run():
    pytest.importorskip("pettingzoo")
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)
    assert len(examples) == 2
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})


def test_the_figures_of_random_games_are_those_of_the_runs():
    page = (DOCS / "proof.md").read_text("utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| random games"))
    runs = {
        name: json.loads((DOCS / "fuzz" / f"{name}.json").read_text("utf-8"))
        for name in re.findall(r"\(fuzz/(\w+)\.json\)", row)
    }
    games = [int(count.replace(",", "")) for count in re.findall(r"\) ([\d,]+\d)", row)]
    assert len(runs) == 4 and games == [run["games"] for run in runs.values()]
    rules = re.findall(r"\.json\) \((?:rules )?([\d.]+)\)", row)
    assert rules == [run["rules"] for run in runs.values()]
    assert not any(run["failures"] for run in runs.values())
