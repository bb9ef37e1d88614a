"""What all rules are written on: records, sets of bits, copies of memory, random numbers, hooks into the game."""
