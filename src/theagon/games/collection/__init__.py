"""The cards and decks of a game: read, checked and kept in one set."""
