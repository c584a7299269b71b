"""Options: the variant switches of a game, given by name when a game is made."""

from collections.abc import Mapping

from ..errors import PartieError


class Option:
    """A switch with a closed list of choices. With `many`, also a comma-separated set of `parts`."""

    __slots__ = ("choices", "default", "many", "name", "parts", "seats")

    def __init__(
        self,
        name: str,
        default: str,
        choices: tuple[str, ...],
        parts: tuple[str, ...] = (),
        seats: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.parts = parts
        self.many = bool(parts)
        self.seats = seats
        """The player counts for which the option exists; empty: all."""

    def read(self, value: object) -> str:
        """The option's value as text, or an error that names the choices."""
        if isinstance(value, bool):
            value = "on" if value else "off"
        if isinstance(value, list | tuple) and self.many:
            value = ",".join(str(part) for part in value)
        text = str(value).strip().lower()
        if text in self.choices:
            return text
        if self.many:
            parts = [part.strip() for part in text.split(",") if part.strip()]
            if parts and all(part in self.parts for part in parts):
                if len(set(parts)) != len(parts):
                    raise PartieError("option-repeats", option=self.name, value=text[:80])
                return ",".join(sorted(parts, key=self.parts.index))
        allowed = self.choices + (("a comma-separated set of " + " ".join(self.parts),) if self.many else ())
        raise PartieError("bad-option-value", option=self.name, value=text[:80], choices=", ".join(allowed))


def read_options(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, str]:
    """All options with their values; defaults where nothing is given."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            choices = ", ".join(known) if known else "none"
            raise PartieError("unknown-option", option=str(name)[:40], choices=choices)
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in options
    }
