"""The language of cards: what the vocabularies of all games share.

A game declares each word once, in its schema: `operations` and `triggers` say how. From that follow the rules' tables
(`table_writer`), the checks of sentences (`sentences`), and card texts (`phrases`, and the messages in `text/`).
"""
