### Names of pieces, numbers and states.

man = man
name-in-hand = In hand
name-on-board = On the board
status-in-mill = In a mill
mode-two = Two players
