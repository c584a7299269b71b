"""Requests to addresses that people give us: hostile input, so only to public addresses, and briefly.

The name is resolved once and the connection goes to the address that was checked, so that no second answer of a name
server leads elsewhere. Redirects are not followed.
"""

import asyncio
import ipaddress
import socket
from typing import Final
from urllib.parse import SplitResult, urlsplit

from ..errors import Problem

TIMEOUT: Final = 10.0
"""Seconds for a whole request."""
LONGEST: Final = 1000
"""Letters of an address."""


class Unreachable(Exception):
    """The request was certainly not received: it may be sent again."""


class Forbidden(Exception):
    """The address leads to where nobody may send us."""


def check_url(url: str, private: bool) -> SplitResult:
    """The parts of an address that may be asked; a problem for others."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise Problem(400, "bad-notice-address") from None
    schemes = ("https", "http") if private else ("https",)
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or parts.scheme not in schemes or not parts.hostname or parts.username is not None:
        raise Problem(400, "bad-notice-address")
    try:
        literal = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts
    if not private and not is_public(literal):
        raise Problem(400, "bad-notice-address")
    return parts


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is on the open internet, also where one family carries the other."""
    if isinstance(address, ipaddress.IPv6Address):
        carried = address.ipv4_mapped or address.sixtofour
        if carried is not None:
            return is_public(carried)
        if address.teredo is not None or address in _NAT64:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


async def post(url: str, content: bytes, headers: dict[str, str], private: bool) -> int:
    """The status of the answer; Unreachable if nothing was sent, TimeoutError if nobody knows."""
    import httpx

    try:
        parts = check_url(url, private)
    except Problem:
        raise Forbidden from None
    host = str(parts.hostname)
    address = await _resolved(host, parts.port or (443 if parts.scheme == "https" else 80), private)
    # Connect to the checked address; the certificate and the Host header are still those of the name.
    target = httpx.URL(url).copy_with(host=address)
    headers = {**headers, "Host": parts.netloc}
    try:
        async with (
            asyncio.timeout(TIMEOUT),
            httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=TIMEOUT) as client,
            client.stream(
                "POST", target, content=content, headers=headers, extensions={"sni_hostname": host}
            ) as answer,
        ):
            return int(answer.status_code)  # the body is not read
    except (httpx.ConnectError, httpx.ConnectTimeout) as error:
        raise Unreachable from error
    except httpx.HTTPError as error:
        raise TimeoutError from error


async def _resolved(host: str, port: int, private: bool) -> str:
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(TIMEOUT):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise Unreachable from None
    addresses = [str(info[4][0]) for info in found]
    if not addresses:
        raise Unreachable
    if not private and not all(is_public(ipaddress.ip_address(one.partition("%")[0])) for one in addresses):
        raise Forbidden
    return addresses[0]
