"""Pictures of one's own: PNG files of which nothing is let through but their pixels."""

from __future__ import annotations

import struct
import zlib
from base64 import b64encode

import pytest

import theagon
from theagon.games.base import LANGUAGES
from theagon.games.collection.pictures import MOST, MOST_BYTES, PREFIX, problem_of
from theagon.workshop.checked import check_set

HAND = theagon.load("hand-of-the-gods")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(
    width: int = 32,
    height: int = 24,
    colour: int = 6,
    depth: int = 8,
    interlaced: int = 0,
    further: bytes = b"",
    pixels: bytes | None = None,
) -> bytes:
    if pixels is None:
        pixels = (b"\0" + bytes((200, 80, 40, 255)[: {2: 3}.get(colour, 4)]) * width) * height
    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, interlaced)
    content = zlib.compress(pixels)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + further + chunk(b"IDAT", content) + chunk(b"IEND", b"")


def url(data: bytes) -> str:
    return PREFIX + b64encode(data).decode()


def set_with(picture: str) -> str:
    return (
        "game: hand-of-the-gods\ncards:\n"
        "  - {id: hound, name: {en: My Hound}, kind: unit, cost: 1, attack: 1, health: 1, figure: mine}\n"
        f"figures:\n  mine: {picture}\n"
    )


@pytest.mark.parametrize("data", [png(), png(colour=2), png(MOST, MOST), png(16, 16)])
def test_a_small_picture_is_shown_on_faces_and_goes_into_matches(data: bytes) -> None:
    picture = url(data)
    assert problem_of(picture) is None
    found = check_set(HAND, set_with(picture), "en")
    assert found.mistakes == ()
    faces = found.cards[0].faces
    assert faces is not None
    assert {faces[language].figure for language in LANGUAGES} == {picture}
    game = HAND.with_text(set_with(picture))
    (face,) = [each for each in game.own_faces("en") if each.id == "hound"]
    assert face.figure == picture


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "no PNG"),
        (b"\xff\xd8\xff\xe0" + bytes(64), "no PNG"),
        (b"<svg onload='alert(1)'/>", "no PNG"),
        (png(further=chunk(b"tEXt", b"Comment\0<script>")), "more than its pixels"),
        (png(further=chunk(b"eXIf", b"GPS")), "more than its pixels"),
        (png() + b"<script>", "cut off"),
        (png() + chunk(b"IEND", b""), "more than its pixels"),
        (png()[:-6], "cut off"),
        (png()[:-1] + b"x", "damaged"),
        (png(MOST + 1, 16), "257 by 16"),
        (png(15, 16), "15 by 16"),
        (png(1 << 30, 1 << 30, pixels=b"\0"), "pixels: each"),
        (png(colour=3), "form"),
        (png(depth=16), "form"),
        (png(interlaced=1), "form"),
        (png(pixels=b"\0" * 7), "broken"),
        (png(pixels=bytes(1 << 24)), "broken"),
        (png(pixels=b"\5" * (24 * (1 + 32 * 4))), "broken"),
        (png(further=chunk(b"IDAT", b"")).replace(b"IEND", b"IENd"), "damaged"),
        (bytes(MOST_BYTES + 1), "more than"),
    ],
)
def test_what_is_more_or_less_than_a_small_picture_is_refused(data: bytes, told: str) -> None:
    picture = url(data)
    assert told in (problem_of(picture) or "")
    found = check_set(HAND, set_with(f"'{picture}'"), "en")
    assert any(each.severity == "error" for each in found.mistakes)
    assert found.cards[0].faces is None


@pytest.mark.parametrize(
    "text", ["data:image/png;base64,", "data:image/png;base64,*", "data:image/svg+xml;base64,AAAA"]
)
def test_no_other_data_is_a_figure(text: str) -> None:
    assert any(each.severity == "error" for each in check_set(HAND, set_with(f"'{text}'"), "en").mistakes)


@pytest.mark.parametrize("figure", [url(b"<svg/>"), url(png(further=chunk(b"tEXt", b"x"))), "data:text/html,<script>"])
def test_a_figure_that_a_card_itself_brings_is_shown_only_if_it_is_sound(figure: str) -> None:
    text = set_with("M0 0h9v9z").replace("figure: mine", f"figure: '{figure}'")
    found = check_set(HAND, text, "en")
    faces = found.cards[0].faces
    assert faces is None or faces["en"].figure == "id:hound"
