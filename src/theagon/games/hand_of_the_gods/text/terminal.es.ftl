### The table in a terminal: what it says, and what may be typed.

## Who and what

terminal-stone-short = Torre
terminal-guarded = vigilada
terminal-marks =
    banished ×  stunned !  sick ~  exhausted z  silenced -  warcry G  guard C  stealth S  protect P  reincarnate R
    resurrect R+  immune I  twin-strike D  wall V

## The line that never moves

terminal-expect-turn = juega, mueve, ataca o termina el turno
terminal-expect-target = elige un objetivo
terminal-expect-destination = elige adónde va la unidad
terminal-expect-discover = elige una de estas cartas

## Players and choices

terminal-leader-used = habilidad usada
terminal-verb-move = mover

## Looking things up

terminal-about-stone = Destrúyela y ganas; vigila la tuya.

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-move = mover
terminal-command-leader = líder lider
terminal-command-warcry = grito
terminal-command-graveyard = tumba

terminal-help-move = mover una unidad
terminal-help-attack = atacar con una unidad
terminal-help-play = jugar una carta, en una celda si la necesita
terminal-help-leader = usar la habilidad de tu líder, en una celda si la necesita
terminal-help-warcry = usar el grito de guerra de una unidad, en una celda si la necesita
terminal-help-choose = responder a un efecto que pide una celda o una carta
terminal-help-look = una unidad, una carta de tu mano, cualquier carta o líder
terminal-help-graveyard = las cartas de ambas tumbas
terminal-help-intro =
    Escribe un número de las listas: una carta, una unidad o una habilidad; luego, el número o la celda de su objetivo.
    Los dos a la vez es más rápido: «2 b3». 0 termina el turno. También valen palabras: «jugar certero b3», «mover b2 c3».
    Las palabras se pueden acortar, «m b2 c3»; y «b2 c3» a secas mueve allí o ataca a quien esté allí.
terminal-help-marks =
    En el tablero: ▲ ● los jugadores, ◆ nadie; ataque/salud, ↑ ↓ distinto de lo impreso, ♥ la salud de una torre.
    Marcas: ~ agotamiento de despliegue, z agotada, ! aturdida, × desterrada, - silenciada, C centinela, S sigilo, P1 protección, R reencarnación, R+ resurrección, I inmune, D golpe doble, V provocación, G grito de guerra.
