### Nombres de fichas, números y estados.

man = ficha
name-in-hand = En mano
name-on-board = En el tablero
status-in-mill = En un molino
mode-two = Dos jugadores
