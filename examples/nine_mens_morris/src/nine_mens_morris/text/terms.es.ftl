### Nombres de fichas, números y estados.

man = ficha
name-in-hand = En mano
name-on-board = En el tablero
status-in-mill = En un molino
mode-two = Dos jugadores
expect-turn = Tu turno: coloca una ficha o mueve una
expect-take = Has cerrado un molino: retira una ficha
