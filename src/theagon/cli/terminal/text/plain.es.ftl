### Lo que la terminal dice en un juego que no dice más de sí mismo.

terminal-help-look = lo que hay en un lugar
terminal-help-intro =
    Escribe un número de las listas o el nombre de un lugar: primero el de una pieza, luego adónde va.
    Las palabras se pueden acortar.
terminal-help-marks = En el tablero: ▲ ● los jugadores, · un lugar libre.
