"""The language of cards: what the vocabularies of all games share.

A game declares each word once, in its schema: `operations` and `triggers` say how. From that follow the rules' tables
(`table_writer`), what sentences must hold to (`script`), and what they read like (`phrases`, and the messages in `text/`).
"""
