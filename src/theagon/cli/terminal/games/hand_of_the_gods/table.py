"""Hand of the Gods at the terminal: what it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from theagon.cli.terminal.described import counts, legend, told
from theagon.cli.terminal.game import BookTable, Held
from theagon.cli.terminal.games.hand_of_the_gods import cards
from theagon.cli.terminal.games.hand_of_the_gods.board import COLUMNS, ROWS, draw_board
from theagon.cli.terminal.games.hand_of_the_gods.cards import ability_name, leader_name
from theagon.cli.terminal.style import ASH, BONE, GROUND, SEATS, on
from theagon.cli.terminal.words import shape

if TYPE_CHECKING:
    from theagon.cli.terminal.choices import Choice
    from theagon.cli.terminal.grid import Size
    from theagon.cli.terminal.scene import Scene
    from theagon.cli.terminal.words import Words


class HandTable(BookTable):
    """See `theagon.cli.terminal.game.Table`. Places are tiles, such as `c3`."""

    book = cards

    # ---- what is seen -----------------------------------------------------------------------------------------------

    def board(self, scene: Scene, size: Size) -> list[Text]:
        return draw_board(scene.view, scene.words, size, scene.able, scene.marked)

    def described(self, scene: Scene) -> list[str]:
        return [f"   {self.at(scene, unit['tile'])}, {told(scene.words, 'unit', unit)}" for unit in scene.view["units"]]

    def legend(self, scene: Scene) -> str:
        return legend(scene.words, scene.view)

    def player(self, scene: Scene, seat: int) -> list[Text]:
        """The leader, the stone, mana and piles."""
        player, words = scene.view["players"][seat], scene.words
        text = scene.name_of(seat)
        text.append(f" ({leader_name(words, player['leader'])})", on(SEATS[seat], GROUND))
        guarded = f" {words.say('guarded')}" if player["stone"]["guarded"] else ""
        for value in (f"♥{player['stone']['health']}{guarded}", *counts(words, player)):
            text.append(f"  {value}", on(BONE, GROUND))
        if player["leader-used"]:
            text.append(f"  {words.say('leader-used')}", on(ASH, GROUND))
        return [text]

    def hand(self, scene: Scene) -> list[Held]:
        return [cards.held(scene.words, each) for each in scene.view["players"][scene.seat]["hand"]]

    def label(self, scene: Scene, choice: Choice) -> str:
        words = scene.words
        if choice.kind == "leader":
            leader = scene.view["players"][scene.seat]["leader"]
            return f"{ability_name(words, leader)} ◆{words.game.cards.leader_by_id[leader].cost}"
        if choice.kind == "warcry":
            return f"{self.at(scene, choice.subject)}: {words.term('trigger-warcry')}"
        return self.at(scene, choice.subject)

    def at(self, scene: Scene, place: str) -> str:
        unit = scene.unit_at(place)
        return place if unit is None else f"{place} {shape(unit['owner'])} {scene.words.card(unit['card'])}"

    def card_of(self, scene: Scene, choice: Choice) -> str | None:
        if choice.kind == "leader":
            return str(scene.view["players"][scene.seat]["leader"])
        unit = scene.unit_at(choice.subject)
        return unit["card"] if unit else None

    # ---- what is typed ----------------------------------------------------------------------------------------------

    def place(self, word: str) -> str | None:
        """A tile; a column by its tile in row 1, a row by its tile in column a."""
        kind, _, part = word.rpartition("-")
        word = f"{part}1" if kind == "column" else f"a{part}" if kind == "row" else word
        is_tile = len(word) == 2 and word[0].lower() in COLUMNS and word[1] in ROWS
        return word.lower() if is_tile else None

    # ---- what is looked up ------------------------------------------------------------------------------------------

    def about_place(self, scene: Scene, place: str) -> list[str] | None:
        unit = scene.unit_at(place)
        return None if unit is None else cards.about_unit(scene.words, unit, scene.names)

    def deck_title(self, words: Words, deck: Any) -> str:
        pantheon = words.game.cards.leader_by_id[deck.leader].pantheon
        return f"{words.term(f'pantheon-{pantheon}')}: {words.named(deck.name)}"
