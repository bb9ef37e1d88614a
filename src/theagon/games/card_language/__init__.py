"""The language of cards: what the vocabularies of all games share, from a card file to tables and to text."""
