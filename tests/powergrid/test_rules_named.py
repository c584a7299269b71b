"""Every rule of the catalogue is named where it is enforced, or where the data stands that is it."""

import re

from checkout import PACKAGE

from partie import catalogue


def test_every_rule_is_named_in_the_games_folder():
    folder = PACKAGE / "games" / "powergrid"
    files = [*folder.rglob("*.py"), *folder.rglob("*.toml")]
    named = set(re.findall(r"PG-[A-Z]+-\d\d", "\n".join(file.read_text("utf-8") for file in files)))
    assert {rule.id for rule in catalogue.load("powergrid")} == named
