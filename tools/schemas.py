"""The JSON Schemas in `docs/schemas`, of replays and of all files that people write.

`python -m tools.schemas` writes them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from theagon.cards.schema import schema_json
from theagon.games import BUILT_IN
from theagon.match.replay import Replay
from theagon.match.schemas import json_schema, kinds_of

FOLDER: Final = Path(__file__).parents[1] / "docs" / "schemas"


def published() -> dict[str, str]:
    """Return the text of each file of `docs/schemas` by its name."""
    documents = {f"{game}-{kind}": json_schema(game, kind) for game in BUILT_IN for kind in kinds_of(game)}
    documents["replay"] = schema_json(Replay, "Theagon: replay", "urn:theagon:replay")
    return {
        f"{name}.json": msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"
        for name, document in documents.items()
    }


if __name__ == "__main__":
    for name, text in published().items():
        (FOLDER / name).write_text(text, "utf-8")
