"""Writes forty card texts per language into docs/cards-sample.<language>.md, for proofreading by people.

The sample is chosen so that every kind of effect occurs; a run changes nothing while cards and words stay.
"""

from pathlib import Path

from partie.games.underwater.cards import ALL_CARDS, CONTRACTS, METROPOLISES, Card
from partie.games.underwater.components.terms import COLOURS, TYPES
from partie.games.underwater.effects import walk
from partie.games.underwater.text.effects import EffectWords
from partie.text import LANGUAGES

DOCS = Path(__file__).resolve().parents[2] / "docs"
SENTENCES = 40
TITLES = {"en": "Forty card texts", "cs": "Čtyřicet textů karet", "uk": "Сорок текстів карток"}


def sample() -> list[Card]:
    """Cards that show new kinds of effect first, then others in order, all sorted by number."""
    cards = [card for card in ALL_CARDS if card.number <= 206]
    seen: set[tuple[object, ...]] = set()
    first: list[Card] = []
    rest: list[Card] = []
    for card in cards:
        kinds: set[tuple[object, ...]] = {(node.key, getattr(node, "event", 0)) for node in walk(card.effect)}
        (rest if kinds <= seen else first).append(card)
        seen |= kinds
    chosen = (first + rest)[: SENTENCES - len(tiles())]
    return sorted(chosen, key=lambda card: card.number)


def tiles() -> list[object]:
    """The tiles and contracts of the sample."""
    return [*METROPOLISES[:6], *CONTRACTS[:2]]


def page(language: str) -> str:
    """The sample in one language."""
    texts = EffectWords(language, strict=True)
    lines = [f"# {TITLES[language]}", ""]
    for card in sample():
        about = [texts.words.name("colour", COLOURS[card.colour]), texts.words.name("type", TYPES[card.type])]
        if card.cost:
            about.append(texts.words.say("card-cost", cost=card.cost))
        lines.append(f"- **{texts.name('card', card.name)}** ({', '.join(about)}): {texts.card(card)}")
    lines += [
        f"- **{texts.name('metropolis', tile.name)}**: {texts.metropolis(tile)}" for tile in METROPOLISES[:6]
    ]
    lines += [f"- **{texts.name('contract', item.name)}**: {texts.contract(item)}" for item in CONTRACTS[:2]]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all pages."""
    for language in LANGUAGES:
        (DOCS / f"cards-sample.{language}.md").write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    main()
