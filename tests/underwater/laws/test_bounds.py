"""The bounds that spare searches (`brings`, `brings_now`), against all ways through an effect that is played blindly:
for every kind of node, alone and beside another that changes the position on the way."""

import random
from collections.abc import Iterator

import pytest
from measure_listings import rich

from partie.euro.amounts import MUCH, Amount, amount_of, together
from partie.euro.effects import Part
from partie.games.underwater import effects as nodes
from partie.games.underwater.book import TABLE
from partie.games.underwater.components import FEDERATION_BONUS
from partie.games.underwater.components import UPGRADED as MADE
from partie.games.underwater.components.terms import (
    BUILDING,
    CITY,
    CREDIT,
    FARM,
    FREE_OR_OTHERS,
    KELP,
    RESOURCES,
    STRUCTURE,
    TUNNEL,
    amount,
    kinds_in,
)
from partie.games.underwater.rules.contracts import contracts_bring
from partie.games.underwater.rules.slot_helpers import prospect_of
from partie.games.underwater.state import Underwater
from partie.kernel.engine.state import play, settle, step_of

Tree = Part[Underwater]
SPARE = 400
"""Sources of effects that no card has."""
WAYS = 60
"""Positions that are looked at for each effect."""


def kinds() -> dict[str, Tree]:
    """A node of every kind that is carried out."""
    return {
        "gain": nodes.Gain(kelp=1, credit=2, card=1),
        "gain-different": nodes.GainDifferent(2),
        "pay": nodes.Pay(amount(credit=1), nodes.Gain(science=2), times=2),
        "pay-build": nodes.Pay(amount(credit=1), nodes.Build(BUILDING, price=nodes.FREE)),
        "exchange": nodes.Exchange(KELP, CREDIT, 2),
        "build": nodes.Build(BUILDING, 2, nodes.FREE),
        "build-city": nodes.Build(CITY, price=nodes.FREE),
        "build-tunnel": nodes.Build(TUNNEL, 2, nodes.FREE),
        "upgrade": nodes.Upgrade(STRUCTURE, 2, nodes.FREE_UPGRADE),
        "build-and-upgrade": nodes.BuildAndUpgrade(FARM | TUNNEL, nodes.FREE),
        "advance": nodes.Advance(2),
        "use-action": nodes.UseAction(1),
        "ready": nodes.Ready(1),
        "take-special": nodes.TakeSpecial(1),
        "use-slot": nodes.UseSlot(FREE_OR_OTHERS),
        "copy-yield": nodes.CopyYield(STRUCTURE),
        "convert": nodes.Convert(),
        "choose": nodes.Choose(nodes.Gain(kelp=2), nodes.Advance(1)),
        "if": nodes.If(nodes.AtLeast(nodes.Count(CITY), 2), nodes.Gain(biomatter=1)),
        "for-each": nodes.ForEach(nodes.Count(BUILDING), 2, nodes.Gain(steelplast=1), most=3),
    }


KINDS = sorted(kinds())
CHANGES = ("", "build-city", "upgrade", "advance")
"""What may lie beside it: nothing, or a part that changes what it finds."""


def gained(start: Underwater, effect: Tree) -> Iterator[Amount]:
    """What has been gained at each position on the ways through an effect of seat 0, whatever was paid for it."""
    first = start.trial(0)
    first.agenda = [effect.bag().opening(0, 0)]
    first.events = []
    settle(first)
    ways = [(first, [0] * len(RESOURCES))]
    looked = 0
    while ways and looked < WAYS:
        position, before = ways.pop(0)
        looked += 1
        had = before.copy()
        for event in position.events or []:
            if event[0] == "gained":
                had = [a + b for a, b in zip(had, event[2:7], strict=True)]
        yield amount_of(had)
        step = step_of(position, 0)
        if step is None or position.broken:
            continue
        for move in step.moves(position):
            if not TABLE.is_aside(move):
                trial = position.trial(0)
                trial.events = []
                play(trial, 0, move)
                ways.append((trial, had))


def excess(kind: str, beside: str, seeds: range) -> list[tuple[int, Amount, Amount]]:
    """Where a way brings more than the bound: seed, bound, brought."""
    tree = kinds()[kind]
    effect = nodes.AllOf(tree, kinds()[beside]) if beside else nodes.AllOf(tree)
    TABLE.number(SPARE, effect)
    found = []
    for seed in seeds:
        game = rich(seed)
        assert game is not None and isinstance(game.state, Underwater)
        s = game.state
        entries = effect.bag().entries
        bound = together(
            [prospect_of(entries).brings(s, 0), s.nations[0].tableau.rewards, contracts_bring(s)]
        )
        for brought in gained(s, effect):
            if not bound.covers(brought):
                found.append((seed, bound, brought))
                break
    return found


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """Numbers above those of the game are given anew by each case; what was remembered about them is void."""
    from partie.games.underwater.rules import slot_helpers

    slot_helpers._PROSPECTS.clear()
    yield
    slot_helpers._PROSPECTS.clear()


@pytest.mark.parametrize("beside", CHANGES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_way_brings_more_than_the_bound(kind: str, beside: str) -> None:
    start = random.Random(f"{kind} {beside}").randrange(1000)
    assert excess(kind, beside, range(start, start + 8)) == []


def yield_now(self: nodes.CopyYield, s: Underwater, seat: int) -> Amount:
    """Unsound: an upgrade beside it makes more to copy."""
    counts = s.nations[seat].player_board.counts()
    there = [kind for kind in kinds_in(self.what) if counts.of(kind, upgraded=True, at_city=True)]
    return together([MADE[kind].goods for kind in there])


def steps_now(self: nodes.Advance, s: Underwater, seat: int) -> Amount:
    """Unsound: a step beside it leads farther."""
    climbed = s.nations[seat].climbed
    return together([FEDERATION_BONUS[min(climbed + step, 4)].goods for step in range(self.spaces)])


@pytest.mark.plain
@pytest.mark.parametrize(
    "kind, beside, unsound",
    [("copy-yield", "upgrade", yield_now), ("advance", "advance", steps_now)],
)
def test_a_bound_that_looks_at_what_another_part_changes_is_found_out(
    monkeypatch: pytest.MonkeyPatch, kind: str, beside: str, unsound: object
) -> None:
    monkeypatch.setattr(type(kinds()[kind]), "brings_now", unsound)
    assert excess(kind, beside, range(60))


def test_every_kind_of_node_is_looked_at() -> None:
    carried_out = {node.key for node in TABLE.nodes[: 341 * 32] if not node.inert}
    still = {"count", "smallest", "at-least", "on-space", "steps", "network", "instead", "all-of"}
    hidden = {"draw-choose", "take-metropolis"}
    assert {node.key for node in kinds().values()} == carried_out - still - hidden
    assert nodes.DrawChoose(3, 1).brings() == nodes.TakeMetropolis().brings() == amount()
    assert nodes.UseSlot(FREE_OR_OTHERS).brings() == MUCH
