"""Turns database failures into errors that a host understands."""

import errno
import sqlite3
from collections.abc import Iterator

from alembic.util.exc import CommandError
from sqlalchemy.engine import URL

from partie.kernel.errors import PartieError

FULL, LOCKED, READ_ONLY, DAMAGED = "full", "locked", "read-only", "damaged"
NEWER, FOLDER, UNREACHABLE, MISSING, REFUSED, OTHER = (
    "newer",
    "folder",
    "unreachable",
    "missing",
    "refused",
    "other",
)

_SQLITE = {
    "SQLITE_FULL": FULL,
    "SQLITE_BUSY": LOCKED,
    "SQLITE_LOCKED": LOCKED,
    "SQLITE_READONLY": READ_ONLY,
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_NOTADB": DAMAGED,
    "SQLITE_IOERR": DAMAGED,
    "SQLITE_CANTOPEN": FOLDER,
    "SQLITE_PERM": READ_ONLY,
}
_SYSTEM = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
    errno.ENOENT: FOLDER,
    errno.ENOTDIR: FOLDER,
    errno.EISDIR: FOLDER,
    errno.EEXIST: FOLDER,
}
_POSTGRES = {
    "InvalidCatalogNameError": MISSING,
    "InvalidPasswordError": REFUSED,
    "InvalidAuthorizationSpecificationError": REFUSED,
    "InsufficientPrivilegeError": REFUSED,
    "DiskFullError": FULL,
    "LockNotAvailableError": LOCKED,
    "CannotConnectNowError": UNREACHABLE,
    "TooManyConnectionsError": UNREACHABLE,
    "ReadOnlySQLTransactionError": READ_ONLY,
}


def reason(error: BaseException) -> str:
    """The cause in one word."""
    for cause in _causes(error):
        if isinstance(cause, CommandError):
            return NEWER
        if isinstance(cause, sqlite3.Error):
            name = getattr(cause, "sqlite_errorname", "")
            return next((word for code, word in _SQLITE.items() if name.startswith(code)), DAMAGED)
        if type(cause).__name__ in _POSTGRES:
            return _POSTGRES[type(cause).__name__]
        if isinstance(cause, ConnectionError | TimeoutError) or type(cause).__name__ == "gaierror":
            return UNREACHABLE
        if isinstance(cause, OSError):
            return _SYSTEM.get(cause.errno or 0, UNREACHABLE)
    return OTHER


def _causes(error: BaseException) -> Iterator[BaseException]:
    seen: BaseException | None = error
    while seen is not None:
        yield seen
        seen = getattr(seen, "orig", None) or seen.__cause__ or seen.__context__


def explained(error: Exception, url: URL) -> PartieError:
    """The error shown at the start of the server, without passwords."""
    what = reason(error)
    where = (
        str(url.database)
        if url.get_backend_name() == "sqlite"
        else f"{url.host or 'localhost'}/{url.database}"
    )
    return PartieError(f"database-{what}", where=where[-120:], error=type(error).__name__)
