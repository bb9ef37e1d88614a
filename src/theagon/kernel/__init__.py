"""The base of all rules: records, bit sets, memory copies, random numbers, and hooks into the game."""
