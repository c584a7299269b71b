"""How texts in Czech and Ukrainian are written, for tests of what is told: words, signs, what only makers say."""

import re
import tomllib
from pathlib import Path

FORBIDDEN = tomllib.loads((Path(__file__).parent / "text" / "forbidden_terms.toml").read_text("utf-8"))

# What only makers need: names of files and of fields, parts of the program, the catalogue as a thing.
MAKERS_WORDS = re.compile(
    r"\.(?:json|ya?ml|toml|ftl|py)\b|\w_\w|\bengine\b|\bcatalogue\b|\bUC-(?:cs|uk)\b"
    r"|\b(?:katalog|testy?\b|testem|testu\b|pole dat)|\b(?:рушій|рушія|каталог|тест(?:и|у|ом|ів)?\b)",
    re.IGNORECASE,
)

WRONG_SIGNS = {
    "straight quotation mark or apostrophe": r"['\"`]",
    "three dots for an ellipsis": r"\.\.\.",
    "hyphen for a dash": r" - ",
    "hyphen for a range or a minus": r"(?<![\w-])\d+-\d|(?<![\w)])-\d",
    "x for a multiplier": r"\bx\d",
    "two spaces": r"  ",
    "space before a mark": r" [,.;:!?)»](?:\s|$)",
}
WRONG_SIGNS_OF = {
    "cs": {
        "quotation marks of another language": r"[«»”]|“(?=\w)|„(?=\s)",
        "hyphen for a minus or a range of words": r"(?<!\w)-(?=\w)",
        "breaking space after a word of one letter": r"(?<!\w)[ksvzouaiKSVZOUAI] (?=\w)",
        "breaking space between a number and its noun": r"\d (?=[^\W\d_])",
    },
    "uk": {
        "quotation marks of another language": r"[“”](?!»)|‘",
        "letters of another alphabet in a word": r"[A-Za-z][а-щьюяєіїґ]|[а-щьюяєіїґ][A-Za-z]",
        "Russian letter": r"[ыэъё]",
        "breaking space after a word of one letter": r"(?<![\w’-])[авзіуй] (?=\w)",
    },
}
