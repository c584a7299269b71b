"""The database schema. Migrations (`migrations/versions`) create it; a test compares both.

Each table declares in `info` whose its rows are and what happens to them on deletion (see personal.py).
"""

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
    false,
)

from partie.text.words import FORMER

from .personal import DELETE, KEEP, nobodys, whose

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),  # the normalised name, once a password protects it
    Column(
        "looks", String(80)
    ),  # skeleton of the lower-case name (confusable characters), once a password protects it
    Column("capitals", String(80)),  # and in capitals
    Column("password", Text),  # argon2
    Column("epoch", Integer, nullable=False),  # cookies of earlier epochs are void
    Column("created", Float, nullable=False),
    Column("zone", String(64)),  # time zone, as last reported by the person's browser
    Column("notified", Float),  # when a message was last written for the person
    Column("gone", Float),  # when the account was deleted
    Column("unrated", Boolean, nullable=False, server_default=false()),  # ratings are turned off
    Column("program", Boolean, nullable=False, server_default=false()),  # plays by a token, marked everywhere
    Index("people_by_looks", "looks", unique=True),
    Index("people_by_capitals", "capitals", unique=True),
    info=whose(
        "name",
        secret=("login", "looks", "capitals", "password", "epoch"),
        blank={
            "name": FORMER,
            "login": None,
            "looks": None,
            "capitals": None,
            "password": None,
            "zone": None,
            "notified": None,
        },
        stays=("epoch", "created", "gone", "unrated", "program"),
        id=KEEP,
    ),
)

sessions = Table(
    "sessions",
    metadata,
    Column("mark", String(24), primary_key=True),  # of the cookie
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("device", String(80), nullable=False),  # browser and system
    Column("since", Float, nullable=False),
    Column("used", Float, nullable=False),  # to the hour
    Index("sessions_by_person", "person"),
    info=whose("sessions", secret=("mark",), person=DELETE),
)

ended = Table(
    "ended",
    metadata,
    Column("mark", String(24), primary_key=True),  # of a visit whose cookie is void
    Column("at", Float, nullable=False),
    info=nobodys("random marks of cookies that are void; nothing tells whose they were"),
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
    Column("seal", String(40)),  # authenticates rules, checkpoint and counts
    Column("asked", Text, nullable=False),  # JSON: seat -> time since which it is asked
    Column("orders", Text, nullable=False),  # JSON: seat -> standing order
    Column("bots", Boolean, nullable=False),  # whether a bot is to move
    Column("due", Float),  # when an absence timeout ends
    Column("round", Integer),  # the current round; none: before the first entry, or a game without rounds
    Column("places", Text),  # JSON: the place of each seat; 0: resigned
    Column("proposals", Text, nullable=False, server_default="[]"),  # JSON: proposals between players
    Column("pace", Text),  # JSON: the time control (partie/table/pace.py)
    Column("clock", Text),  # JSON: the clocks of the seats
    Column("deadline", Float),  # the next deadline of a clock
    Column("ended", String(10)),  # agreed: ended early by the players
    Column("start", Text),  # JSON: the written position the game begins from
    Column(
        "practice", Boolean, nullable=False, server_default=false()
    ),  # practice, with a known seed or position: never rated
    Column(
        "lesson", Boolean, nullable=False, server_default=false()
    ),  # a lesson: the script of the title's first game is active
    Column("next", String(24)),  # the table of the rematch
    Column("series", String(24)),  # the first table of a series of games
    Column("circle", String(24)),  # the group that the table belongs to
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("tables_by_series", "series"),
    Index("tables_by_circle", "circle"),
    Index("tables_by_state", "state", "private", "changed"),
    Index("tables_by_due", "due"),
    Index("tables_by_deadline", "deadline"),
    info=whose("games", secret=("seed", "checkpoint", "seal", "start", "orders"), host=KEEP),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person | bot | open
    Column("person", String(24), ForeignKey("people.id")),
    Column("bot", String(40)),
    Column("resigned", Boolean, nullable=False, server_default=false()),  # a bot plays on, out of the ranking
    Index("seats_by_person", "person"),
    info=whose("games", person=KEEP),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column(
        "kind", String(8), nullable=False
    ),  # seats | moves | order | rules | asks | clock | ended | laid | taken
    Column("person", String(24)),  # the person who requested it; none: a bot, a timeout, the server
    Column("request", String(64)),
    Column("moves", Text),  # JSON: [[seat, verb, arguments...], ...], standing orders included
    Column("note", Text),  # a line of the record
    Column("checkpoint", Text),  # JSON, with `rules`: the state from which newer rules go on
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "person", "request", name="entries_once"),
    info=whose("games", secret=("checkpoint", "moves"), person=KEEP),
)

results = Table(
    "results",  # the result of each seat of a finished game; practice is not stored
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column(
        "person", String(24), ForeignKey("people.id")
    ),  # the person of the seat, also if a bot played it at the end
    Column("bot", String(40)),  # the bot that played at the end
    Column("place", Integer, nullable=False),  # 0: resigned
    Column("won", Boolean, nullable=False),
    Column("score", Integer),  # the first ranking criterion; NULL: the game ended before it was stored
    Column("private", Boolean, nullable=False),
    Column("agreed", Boolean, nullable=False),  # ended early, by agreement
    Column("at", Float, nullable=False),
    Column("rated", Float),  # when the ratings processed it
    Column("gain", Float),  # by how much the person's rating changed
    Index("results_by_person", "person", "at"),
    Index("results_by_rated", "rated", "at"),
    info=whose("results", blank={"gain": None}, person=KEEP),
)

ratings = Table(
    "ratings",  # OpenSkill, of games among people
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("skill", Float, nullable=False),
    Column("spread", Float, nullable=False),  # standard deviation
    Column("games", Integer, nullable=False),
    Index("ratings_by_game", "game", "skill"),
    info=whose("results", person=DELETE),
)

reviews = Table(
    "reviews",  # of finished games
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column(
        "person", String(24), nullable=False
    ),  # the person who requested it, whose share of processor time it uses
    Column("state", String(10), nullable=False),  # running | stopped | done
    Column("known", Text),  # JSON: the results so far (partie/bots/review.py)
    Column("changed", Float, nullable=False),  # when a process last worked on it
    info=whose("games", person=KEEP),
)

friends = Table(
    "friends",  # one row for two people: the one who requested, and the other
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("other", String(24), ForeignKey("people.id"), primary_key=True),
    Column("asked", Float, nullable=False),
    Column("agreed", Float),  # when it was accepted; none: not answered yet
    Index("friends_by_other", "other"),
    info=whose("company", person=DELETE, other=DELETE),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("other", String(24), ForeignKey("people.id"), primary_key=True),  # people blocked by a person
    Column("at", Float, nullable=False),
    Index("blocks_by_other", "other"),
    info=whose("company", unseen=("other",), person=DELETE, other=DELETE),
)

circles = Table(
    "circles",  # groups with a permanent link; if the host left, the member of longest standing leads
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("key", String(40), nullable=False),  # in the link: lets its holders join
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    info=whose("company", secret=("key",), host=KEEP),
)

members = Table(
    "members",
    metadata,
    Column("circle", String(24), ForeignKey("circles.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("since", Float, nullable=False),
    Index("members_by_person", "person"),
    info=whose("company", person=DELETE),
)

leagues = Table(
    "leagues",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("key", String(40), nullable=False),  # in the link: lets its holders join before the start
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("pace", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),  # seats at a table: 3 or 4, if the number of people allows
    Column("rounds", Integer),  # none: until everybody has met everybody
    Column("days", Integer, nullable=False),  # until the next round begins, played beside an unfinished one
    Column("private", Boolean, nullable=False),
    Column("state", String(10), nullable=False),  # open | running | finished
    Column("round", Integer, nullable=False),  # the number of rounds that have begun
    Column("plan", Text),  # JSON: the rounds, each a list of tables, each a list of people's numbers by seat
    Column("due", Float),  # when the next round begins at the latest
    Column("created", Float, nullable=False),
    Index("leagues_by_state", "state", "due"),
    info=whose("leagues", secret=("key",), host=KEEP),
)

players = Table(
    "players",  # of a league
    metadata,
    Column("league", String(24), ForeignKey("leagues.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("number", Integer),  # the person's number in the plan; none before the start
    Column("since", Float, nullable=False),
    Index("players_by_person", "person"),
    info=whose("leagues", person=KEEP),
)

matches = Table(
    "matches",  # the tables of a league
    metadata,
    Column("league", String(24), ForeignKey("leagues.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, unique=True),
    info=nobodys("which tables belong to which league; who plays there stands with the tables"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("beat", Float, nullable=False),  # when this server process was last alive
    info=nobodys("server processes"),
)

presence = Table(
    "presence",  # no foreign keys: rows are written a moment later, when the table may be deleted
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("person", String(24), primary_key=True),  # empty: people without a name, counted together
    Column("process", String(24), primary_key=True),  # the server process that holds the sockets
    Column("sockets", Integer, nullable=False),  # open at this table; 0: the person left
    Column("seen", Float, nullable=False),  # when sockets were last opened or closed
    Column("changed", Float, nullable=False),  # when the row was written
    Column("typing", Float),  # until when the person counts as writing a remark
    Index("presence_by_process", "process"),
    Index("presence_by_changed", "changed"),
    info=whose("presence", person=DELETE),
)

addresses = Table(
    "addresses",  # people's addresses for messages
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # mail | push | webhook
    Column("target", Text, nullable=False),  # mail address, JSON of a push subscription, or URL
    Column("lang", String(8), nullable=False),
    Column("token", String(40), nullable=False, unique=True),  # in links: confirms, and ends the messages
    Column("confirmed", Float),  # when; required for mail addresses
    Column("failures", Integer, nullable=False),  # refused messages in a row
    Column("created", Float, nullable=False),
    Index("addresses_by_person", "person"),
    info=whose("messages", secret=("token",), person=DELETE),
)

told = Table(
    "told",  # the waiting times about which a message was already written
    metadata,
    Column("person", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("since", Float, nullable=False),
    info=whose("messages", person=DELETE),
)

outbox = Table(
    "outbox",  # the outbox
    metadata,
    Column("id", String(24), primary_key=True),
    Column("address", String(24), ForeignKey("addresses.id"), nullable=False),
    Column(
        "about", Text, nullable=False
    ),  # JSON: [[table, since], ...]; none: a request to confirm the address
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed", Float),  # when a process claimed it; retried only if sending certainly failed
    Column("what", String(10)),  # password: a reset link; none: a turn notification
    Index("outbox_by_due", "due"),
    Index("outbox_by_address", "address"),
    info=whose("messages", through=("address", "addresses")),
)

resets = Table(
    "resets",  # password reset links
    metadata,
    Column("hash", String(64), primary_key=True),  # hash of the link's token; the token itself is not stored
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("until", Float, nullable=False),
    Index("resets_by_person", "person"),
    info=whose("passwords", secret=("hash",), person=DELETE),
)

reports = Table(
    "reports",  # reports of people to the host
    metadata,
    Column("id", String(24), primary_key=True),
    Column("by", String(24), ForeignKey("people.id"), nullable=False),
    Column("about", String(24), ForeignKey("people.id"), nullable=False),
    Column("table_id", String(24)),  # where it happened
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float),  # when the host closed it
    Index("reports_by_by", "by"),
    Index("reports_by_about", "about"),
    info=whose("reports", unseen=("about",), by=DELETE, about=DELETE),
)

invitations = Table(
    "invitations",  # invitations, needed if registration is by invitation
    metadata,
    Column("code", String(24), primary_key=True),
    Column("uses", Integer, nullable=False),  # remaining uses
    Column("until", Float, nullable=False),
    Column("created", Float, nullable=False),
    info=nobodys("links that the host gives away; who came by one is not noted"),
)

tokens = Table(
    "tokens",  # programs that play: each is a person of its own
    metadata,
    Column("id", String(24), primary_key=True),
    Column("hash", String(64), unique=True),  # SHA-256 of the token; none: revoked
    Column("person", String(24), ForeignKey("people.id"), nullable=False),  # the program
    Column("owner", String(24), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),  # to the hour
    Index("tokens_by_owner", "owner"),
    info=whose("tokens", owner=DELETE, person=DELETE, unseen=("person",), secret=("hash",)),
)

remarks = Table(
    "remarks",  # remarks at tables
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("version", Integer, nullable=False),  # the number, or a later one once the remark was removed
    Column("circle", String(8), nullable=False),  # players | watchers
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("phrase", String(24)),  # a quick phrase, in the words of each reader
    Column("text", Text),  # neither: removed, or the account was deleted
    Column("request", String(64)),
    Column("at", Float, nullable=False),
    Column("changed", Float, nullable=False),
    UniqueConstraint("table_id", "person", "request", name="remarks_once"),
    Index("remarks_by_changed", "changed"),
    Index("remarks_by_person", "person"),
    info=whose(
        "talk",
        person=KEEP,
        blank={"text": None, "phrase": None, "request": None},
        stays=("table_id", "number", "version", "circle", "at", "changed"),
    ),
)

heard = Table(
    "heard",  # the last remark that a person has read
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    info=whose("talk", person=DELETE),
)

muted = Table(
    "muted",  # muted people
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("other", String(24), ForeignKey("people.id"), primary_key=True),
    info=whose("talk", person=DELETE, other=DELETE, unseen=("other",)),
)

meta = Table(
    "meta",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    info=nobodys("keys and settings of the server"),
)
