### Names of pieces, numbers and states.

man = man
name-in-hand = In hand
name-on-board = On the board
status-in-mill = In a mill
mode-two = Two players
expect-turn = Your turn: place a man, or move one
expect-take = You closed a mill: take a man
