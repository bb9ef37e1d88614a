"""The identity of a person: a random token in a cookie that no script can read; the server keeps only its hash.

Behind TLS the cookie has a name that browsers accept only from this host.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import TYPE_CHECKING, Any, Final

from litestar.datastructures import Cookie

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from theagon.server.matches.hub import Hub

    Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "theagon"
SECURE_COOKIE: Final = "__Host-theagon"
COOKIE_SECONDS: Final = 400 * 24 * 3600

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
"""The form of the tokens that we give out."""


def token_of(connection: Connection) -> str | None:
    """Return the token that comes with a request or a socket, if it could be one of ours."""
    token = connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE) or ""
    return token if _TOKEN.fullmatch(token) else None


def holder_of(token: str) -> str:
    """Return the hash of a token, by which the server knows a person; the token itself is stored nowhere."""
    return hashlib.sha256(token.encode()).hexdigest()


def holder(connection: Connection) -> str | None:
    """Return the hash of the token that comes with a request or a socket."""
    token = token_of(connection)
    return holder_of(token) if token is not None else None


async def seated_token(connection: Connection, hub: Hub) -> str:
    """Return the token for a new seat: the one that comes with the request, if it has a seat or a rating.

    Any other may be made up by an attacker who wants to know the seat's secret; then return a new one.
    """
    token = token_of(connection)
    if token is not None and await hub.storage.knows(holder_of(token)):
        return token
    return secrets.token_urlsafe(32)


def cookies_for(connection: Connection, token: str) -> list[Cookie]:
    """Return the cookies that leave a token with the browser."""
    if connection.scope["scheme"] not in ("https", "wss"):  # no TLS up to the browser
        return [_cookie(COOKIE, token, COOKIE_SECONDS, secure=False)]
    return [
        _cookie(SECURE_COOKIE, token, COOKIE_SECONDS, secure=True),
        *([_cookie(COOKIE, "", 0, secure=True)] if COOKIE in connection.cookies else ()),
    ]


def _cookie(name: str, value: str, seconds: int, *, secure: bool) -> Cookie:
    return Cookie(key=name, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/")
