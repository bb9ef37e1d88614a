"""The texts of cards, in three languages: written texts, each sealed to its card's effects."""
