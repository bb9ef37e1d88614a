"""Documents: made once, compressed once, and not sent again to a browser that has them."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from typing import TYPE_CHECKING, Any, Final

from litestar import MediaType, Response
from msgspec import Struct

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Request

LEAST: Final = 1000
"""Bytes from which compression is worth its cost."""
FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATED: Final = "no-cache"
"""Caching of content that a browser keeps and revalidates each time."""
UNSTORED: Final = "no-store"
"""Caching of content that a browser needs once, or that belongs to one person."""

_COMPRESSED_ALREADY: Final = ("font/", "image/png", "image/jpeg", "image/webp")


class Document(Struct, frozen=True):
    """Bytes of a media type, compressed if that makes them fewer, with a tag that changes with them."""

    body: bytes
    compressed: bool
    tag: str
    media_type: str


def document(body: bytes, media_type: str = MediaType.JSON) -> Document:
    """Return the document of these bytes. This takes long for long ones."""
    tag = f'W/"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    if len(body) < LEAST or media_type.startswith(_COMPRESSED_ALREADY):
        return Document(body, False, tag, media_type)
    return Document(gzip.compress(body, mtime=0), True, tag, media_type)


def file_document(path: Path) -> Document:
    """Return a file as a document. Raises `OSError`."""
    return document(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream")


async def send_document(
    request: Request[Any, Any, Any], found: Document, caching: str, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """Return the answer that brings a document, or says that the browser has it already."""
    sent = {"Cache-Control": caching, "ETag": found.tag, "Vary": "Accept-Encoding", **(headers or {})}
    if found.tag in (tag.strip() for tag in request.headers.get("if-none-match", "").split(",")):
        return Response(b"", status_code=304, media_type=found.media_type, headers=sent)
    body = found.body
    if found.compressed:
        if _takes_gzip(request.headers.get("accept-encoding", "")):
            sent["Content-Encoding"] = "gzip"
        else:
            body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, media_type=found.media_type, headers=sent)


def _takes_gzip(accepted: str) -> bool:
    codings = (each.replace(" ", "").lower().partition(";") for each in accepted.split(","))
    return any(coding in ("gzip", "*") and quality not in ("q=0", "q=0.0") for coding, _, quality in codings)
