"""Pictures of one's own: small PNG files, of which nothing is let through but their pixels."""

from __future__ import annotations

import zlib
from base64 import b64decode
from functools import lru_cache
from struct import Struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

PREFIX: Final = "data:image/png;base64,"
MOST_BYTES: Final = 24 << 10
LEAST, MOST = 16, 256
"""The least and the most pixels of a side."""
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_CHUNK: Final = Struct(">I4s")
_HEADER: Final = Struct(">IIBBBBB")
_CHANNELS: Final = {2: 3, 6: 4}
"""The bytes of a pixel by the type of colour: red, green, blue, and perhaps how opaque it is."""


@lru_cache(256)
def problem_of(picture: str) -> str | None:
    """Return what is wrong with a picture, given as a data URL; None if it is sound."""
    try:
        data = b64decode(picture.removeprefix(PREFIX), validate=True)
    except ValueError:
        return "it is not written in base64"
    if len(data) > MOST_BYTES:
        return f"it has more than {MOST_BYTES} bytes"
    if not data.startswith(_SIGNATURE):
        return "it is no PNG file"
    try:
        return _problem(list(_chunks(data)))
    except ValueError as error:
        return str(error)


def _problem(chunks: list[tuple[bytes, bytes]]) -> str | None:
    kinds = [kind for kind, _ in chunks]
    if kinds[:1] != [b"IHDR"] or kinds[-1:] != [b"IEND"] or set(kinds[1:-1]) != {b"IDAT"}:
        return "it holds more than its pixels, or less: save it anew, without any further data"
    header = chunks[0][1]
    if len(header) != _HEADER.size or chunks[-1][1]:
        return "its header is broken"
    width, height, depth, colour, *others = _HEADER.unpack(header)
    if not (LEAST <= width <= MOST and LEAST <= height <= MOST):
        return f"its sides have {width} by {height} pixels: each may have {LEAST} to {MOST}"
    if depth != 8 or colour not in _CHANNELS or any(others):
        return "it is of a form that is not taken: it needs 8 bits for each of red, green and blue, not interlaced"
    line = 1 + width * _CHANNELS[colour]
    unpacking = zlib.decompressobj()
    try:
        pixels = unpacking.decompress(b"".join(data for kind, data in chunks if kind == b"IDAT"), height * line + 1)
    except zlib.error:
        return "its pixels are broken"
    if len(pixels) != height * line or not unpacking.eof or unpacking.unused_data or max(pixels[::line]) > 4:
        return "its pixels are broken"
    return None


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the kind and the content of each chunk. Raises `ValueError` if the file is cut off or damaged."""
    at = len(_SIGNATURE)
    while at < len(data):
        if at + _CHUNK.size > len(data):
            raise ValueError("it is cut off")
        size, kind = _CHUNK.unpack_from(data, at)
        end = at + _CHUNK.size + size
        if end + 4 > len(data):
            raise ValueError("it is cut off")
        if zlib.crc32(data[at + 4 : end]) != int.from_bytes(data[end : end + 4], "big"):
            raise ValueError("it is damaged")
        yield kind, data[at + _CHUNK.size : end]
        at = end + 4
