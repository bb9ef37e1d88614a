"""The language of cards: the shared part of the vocabularies of all games.

A card says what it is (kind, cost, values, keywords), and what it does in a small vocabulary: *abilities* that answer
an event (`on`), may ask for a target (`target`), may have a condition (`if`), and carry out *effects* (`do`), one
sentence each. The rules interpret this vocabulary and know no card; the describer says what it means. Field names are
kebab-case in the files (`card-played`), snake_case in the schemas.

A game declares each word once, in its schema: `operations` and `triggers` say how. From this come the rules' tables
(`table_writer`), the checks of sentences (`card_checks`), and what the describer says (`theagon.games.card_text`).
"""
