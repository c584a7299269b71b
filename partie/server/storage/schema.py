"""What is stored. Migrations (`migrations/versions`) make it; a test compares both."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),  # the name in its plainest form, once a password keeps it
    Column("looks", String(80)),  # how the name looks, once a password keeps it
    Column("password", Text),  # argon2
    Column("epoch", Integer, nullable=False),  # cookies of earlier epochs are void
    Column("created", Float, nullable=False),
    Index("people_by_looks", "looks", unique=True),
)

ended = Table(
    "ended",
    metadata,
    Column("mark", String(24), primary_key=True),  # of a visit whose cookie is void
    Column("at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(48), nullable=False),  # 128 random bits; leaves the server when the game is over
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("absence", Integer),  # seconds
    Column("absence_then", String(10)),  # default | bot
    Column("state", String(10), nullable=False),  # open | running | finished
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("rules", String(20), nullable=False),  # version of the rules that made the checkpoint
    Column("checkpoint", Text),  # JSON: the state after the last entry
    Column("events", Integer),  # how many events there were until then
    Column("seal", String(40)),  # tells whether rules, checkpoint and counts are as the server wrote them
    Column("asked", Text, nullable=False),  # JSON: seat -> since when it is asked
    Column("orders", Text, nullable=False),  # JSON: seat -> standing order
    Column("bots", Boolean, nullable=False),  # a bot is asked
    Column("due", Float),  # when somebody will have been absent for too long
    Column("round", Integer),  # that is played; none: before its first entry, or a game without rounds
    Column("places", Text),  # JSON: the place of each seat
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("tables_by_state", "state", "private", "changed"),
    Index("tables_by_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person | bot | open
    Column("person", String(24), ForeignKey("people.id")),
    Column("bot", String(40)),
    Index("seats_by_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # seats | moves | order | rules
    Column("person", String(24)),  # who asked for it; none: a bot, an absence, the server
    Column("request", String(64)),
    Column("moves", Text),  # JSON: [[seat, verb, arguments...], ...], standing orders included
    Column("note", Text),  # a line of the record
    Column("checkpoint", Text),  # JSON, with `rules`: the state from which newer rules go on
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "person", "request", name="entries_once"),
)

meta = Table(
    "meta", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)
