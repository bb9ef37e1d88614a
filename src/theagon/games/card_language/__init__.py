"""The language of cards: the shared part of the vocabularies of all games.

A game declares each word once, in its schema: `operations` and `triggers` say how. From this come the rules' tables
(`table_writer`), the checks of sentences (`sentences`), and card texts (`phrases`, and the messages in `text/`).
"""
