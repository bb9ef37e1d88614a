"""What all rules are built on: records, sets of bits, copies of memory, random numbers, hooks into the game."""
