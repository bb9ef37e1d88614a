"""What cards say, in three languages: written texts, each sealed to what its card does."""
