"""The cards of simulated matches as a table: what each is worth in an opening hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cli.output import figures_table

if TYPE_CHECKING:
    from rich.console import Console

ENDS: Final = 10
"""The most of the surest gains, and of the surest losses, that are shown."""
HEAD: Final = "Worth in an opening hand. Too strong? theagon compare CARD blank --deck DECK"
EXPLAINED: Final = (
    "in hand: sides that began to play with the card in their hand.\n"
    "won adds: what each copy there adds to the matches won, in points, against other hands of the same deck. A card "
    "that wins matches late costs in an opening hand. The surest gains stand first, the surest losses last. * is "
    "hardly chance, even among so many cards: of those with this sign, on average at most one in twenty is. It does "
    "not say that a card is too strong or too weak.\n"
    "?: under a fifth of the sides that drew the card played it, so its figures mean nothing.\n"
    "if drawn, if played: matches won, in per cent. This does not measure the card: a side that lives longer draws and "
    "plays more, and a dear card is played late."
)


def print_cards(console: Console, cards: list[dict[str, Any]]) -> None:
    """Print the first and the last of the cards as `CardTally.facts` gives them."""
    measured = [card for card in cards if card["difference"] is not None]
    between = measured[ENDS:-ENDS]
    table = figures_table("card", "in hand", "won adds", "95 % interval", "if drawn", "if played")
    for card in measured[:ENDS]:
        table.add_row(*_cells(card))
    if between:
        table.add_row("...")
    for card in measured[ENDS:][-ENDS:]:
        table.add_row(*_cells(card))
    console.print(f"{HEAD}\n")
    console.print(table)
    if between:
        marked = sum(card["stands_out"] and not card["seldom_played"] for card in between)
        console.print(f"({len(between)} more between them, {marked} with *; --json has all)")
    if len(measured) < len(cards):
        console.print(f"({len(cards) - len(measured)} more held too seldom, or never)")
    console.print(f"\n{EXPLAINED}")


def _cells(card: dict[str, Any]) -> tuple[str, ...]:
    low, high = card["interval"]
    rates = (card[had]["rate"] for had in ("drew", "played"))
    return (
        card["card"],
        f"{card['held']['played']:,}",
        f"{100 * card['difference']:+.1f} {'?' if card['seldom_played'] else '*' if card['stands_out'] else ' '}",
        f"{100 * low:+.1f} to {100 * high:+.1f}",
        *("" if rate is None else f"{100 * rate:.1f}" for rate in rates),
    )
