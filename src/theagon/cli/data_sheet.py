"""The data sheet of a file of recorded matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from theagon.match.dataset_rows import About


def data_sheet(name: str, known: About, matches: int, decisions: int) -> str:
    """Return the description of a file in Markdown."""
    wanted = known.wanted
    columns = {
        "`seed`, `decks`, `contestants`": "the match: its seed; by contestant its deck; by seat who sat there",
        "`returns`, `turns`, `final_hash`": "how it ended, for each seat; when; the hash of its last state",
        "`actions`, `seats`": "what was done, and who decided",
    }
    if wanted.observations:
        columns["`observations`"] = f"what the seat saw, {known.observation:,} bytes: docs/observations.md"
    if wanted.legal:
        columns["`legal`"] = "the legal actions, in ascending order"
    if wanted.trials:
        columns["`chances`"] = f"the share of the match that the seat would win, by {wanted.trials} trials"
    if wanted.values:
        columns["`values`"] = f"after each legal action, the share that the seat would win, by {wanted.values} trials"
    if wanted.states:
        columns["`states`"] = "the whole state, with all that is hidden: `game.restore` reads it"
    options = ", ".join(f"{key}: {value}" for key, value in known.options.items()) or "none"
    lines = [
        f"# {name}",
        "",
        f"{matches:,} matches of {known.game} with {decisions:,} decisions, made with Theagon.",
        "",
        "| | |",
        "| --- | --- |",
        f"| rules, cards | {known.rules}, `{known.cards}` |",
        f"| players | {', '.join(known.players)} |",
        f"| decks | {', '.join(known.deck_names)} |",
        f"| options | {options} |",
        "",
        "A row is a match; lists have an item for each decision.",
        "",
        "| column | what |",
        "| --- | --- |",
        *(f"| {column} | {what} |" for column, what in columns.items()),
        "",
        "- The matches are those of the players: positions that they avoid are missing, and their errors are in it.",
        "- Decisions of one match depend on each other: split training from test by match, and hold out whole decks.",
    ]
    if wanted.values:
        lines.append(
            "- Values are estimates by trials in which a quick bot plays on; the best of them is not always best."
        )
    if wanted.states:
        lines.append("- States tell what no player may know: for critics, beliefs and checks, never for a policy.")
    lines.append(f"- `theagon dataset verify {name}` plays every match again, and compares all but values and chances.")
    return "\n".join(lines) + "\n"
