"""`theagon site build --cards`: the games of a site with cards of one's own."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.cli.running import mistake, printed
from tests.page import client
from tests.site.in_chromium import needs_chromium, python_in_chromium
from theagon.page.shelf import DictShelf
from theagon.page.table import Table
from theagon.site.build import ABOUT

GAME = "hand-of-the-gods"
CARD = (
    "{id: ember-hound, name: {en: Ember Hound, es: Sabueso, ru: Пёс углей}, kind: unit, cost: 3, attack: 2, health: 3}"
)


def file_of(folder: Path, card: str = CARD) -> Path:
    file = folder / "cards.yaml"
    file.write_text(f"game: {GAME}\ncards:\n  - {card}\n", "utf-8")
    return file


@pytest.mark.usefixtures("client", "kit")
def test_a_mistake_in_a_file_of_cards_is_told_with_its_place_and_nothing_is_written(tmp_path: Path) -> None:
    file = file_of(tmp_path, CARD.replace("cost: 3", "cost: 300"))
    told = mistake("site", "build", tmp_path / "site", "--plain", "--cards", file)
    assert "cards.yaml:3:" in told
    assert "300 is too large" in told
    assert not (tmp_path / "site").exists()


HOSTILE = [
    ('"cost":3,', '"cost":300,'),
    ('"id":"ember-hound"', '"id":"../../cards"'),
    ('"id":"ember-hound"', '"id":"ember-hound","do":[{"damage":-1}]'),
    ('"en":"Ember Hound"', '"en":"' + "x" * 100_000 + '"'),
    ('"en":"Ember Hound"', '"en":"<img src=x>\\u202e"'),
    ('"id":"ember-hound"', '"id":' + "[" * 10_000),
]
"""What may be wrong with a card in a replay: what stands there, and what stands there instead."""
READ = ("POST", "/api/replays?language=en")


@pytest.mark.slow
@needs_chromium
def test_a_page_plays_with_the_cards_of_its_site_and_refuses_hostile_ones_as_a_server_does(tmp_path: Path) -> None:
    printed("site", "build", tmp_path / "site", "--plain", "--cards", file_of(tmp_path))
    build = json.loads((tmp_path / "site" / ABOUT).read_text("utf-8"))["build"]
    folder = tmp_path / "site" / "build" / build
    document = (folder / "documents" / "games" / GAME / "catalogue.en.json").read_text("utf-8")
    assert "Ember Hound" in document
    with python_in_chromium(folder / "table") as page:
        page.unpack("later.pack")
        page.run("import json, theagon.page.start as start\nstart.read_ahead()")
        page.run(Path(client.__file__).read_text("utf-8"))
        page.run("from theagon.page.shelf import DictShelf\ntable = Table(DictShelf())\nawait table.open()")
        asked = f"/api/games/{GAME}/catalogue?language=en"
        assert page.run(f"(await table.ask('GET', '{asked}'))[1]") == document
        page.run(f"match = '/api/matches/' + await begin(table, '{GAME}', 'me', 'me')")
        page.run("client = Client(table, match + '/socket')\nclient.say({'type': 'resign'})")
        page.run("while not (await client.message('update'))['table']['result']: pass")
        replay = page.run("(await table.ask('GET', match + '/replay'))[1]")
        for card, hostile in HOSTILE:
            body = replay.replace(card, hostile, 1)
            assert body != replay
            status, answer = asyncio.run(Table(DictShelf()).ask(*READ, body))
            assert status == 400
            assert json.loads(page.run(f"json.dumps(await table.ask(*{READ!r}, {body!r}))")) == [status, answer]
