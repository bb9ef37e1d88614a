"""What is written of the protocol, for people and for the client's types, is the protocol."""

from __future__ import annotations

import json
import re
from typing import get_args

import pytest

from theagon.server.desk import reconnection
from theagon.server.protocol.client import ClientMessage, FromClient
from theagon.server.protocol.server import FromServer
from tools import protocol_page as document


def test_the_page_of_the_protocol_is_current() -> None:
    assert document.page() == document.PAGE.read_text("utf-8"), "run: python -m tools.protocol_page"


def test_the_schema_that_the_client_s_types_are_made_from_is_current() -> None:
    assert document.schema() == document.SCHEMA.read_text("utf-8"), "run: python -m tools.protocol_page"


def test_the_rows_that_the_client_s_tests_read_are_current() -> None:
    assert document.declared() == document.DECLARED.read_text("utf-8"), "run: python -m tools.protocol_page"


def test_the_limits_that_the_client_s_inputs_have_are_current() -> None:
    assert document.limits() == document.LIMITS.read_text("utf-8"), "run: python -m tools.protocol_page"


def test_a_text_of_a_client_without_a_limit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Free(ClientMessage, frozen=True):
        text: str

    monkeypatch.setattr(document, "FromClient", FromClient | Free)
    with pytest.raises(ValueError, match=r"Free\.text has no limit"):
        document.limits()


def test_the_page_tells_of_every_message_and_of_every_row_of_the_reconnection_table() -> None:
    headings = set(re.findall(r"^### `(.+)`$", document.page(), re.MULTILINE))
    messages = (*get_args(FromClient), *get_args(FromServer))
    assert headings == {message.__struct_config__.tag for message in messages}
    assert all(f"| {row.number} | `{row.name}` |" in document.page() for row in reconnection.TABLE)


def test_the_schema_tells_messages_apart_by_their_type() -> None:
    schemas = json.loads(document.schema())["components"]["schemas"]
    for union, messages in (("FromClient", FromClient), ("FromServer", FromServer)):
        mapping = schemas[union]["discriminator"]["mapping"]
        assert set(mapping) == {message.__struct_config__.tag for message in get_args(messages)}
        for tag, reference in mapping.items():
            assert schemas[reference.rsplit("/", 1)[1]]["properties"]["type"]["enum"] == [tag]
