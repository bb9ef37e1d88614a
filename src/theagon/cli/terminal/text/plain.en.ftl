### What the terminal says at a game that says no more of itself.

terminal-help-look = what stands on a place
terminal-help-intro =
    Type a number from the lists, or the name of a place: that of a piece first, then where it goes.
    Words may be shortened.
terminal-help-marks = On the board: ▲ ● the players, · a free place.
