"""HTTP requests to user-supplied URLs: only to public addresses, with short timeouts.

The name is resolved once and the connection goes to the checked address, which prevents DNS rebinding. Redirects are
not followed.
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
"""The maximal length of an address in characters."""


class Unreachable(Exception):
    """The request was certainly not received and may be retried."""


class Forbidden(Exception):
    """The address is not allowed."""


def check_url(url: str, private: bool) -> SplitResult:
    """The parts of an allowed URL; raises for others."""
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
    """Whether an address is public, including IPv4 addresses embedded in IPv6."""
    if isinstance(address, ipaddress.IPv6Address):
        carried = address.ipv4_mapped or address.sixtofour
        if carried is not None:
            return is_public(carried)
        if address.teredo is not None or address in _NAT64:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


async def post(url: str, content: bytes, headers: dict[str, str], private: bool) -> int:
    """The status of the response; Unreachable if nothing was sent, TimeoutError if the outcome is unknown."""
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
