### The table in a terminal: what it says of this game, and what may be typed.

## Who and what

terminal-marks =
    asleep z  sick ~  silenced -  stunned ?  bound ×  boost +  wall V  backline T  stealth O  charge R  godblitz R+  ward S
    immune P  death L  leech M  overkill E  twin-strike G  flank F  soulless A  burn q  heal r  protect a

## The line that never moves

terminal-expect-turn = juega, ataca, usa un poder o termina el turno
terminal-expect-power = elige tu poder divino
terminal-expect-foresee = números al fondo del mazo; Intro: ninguno
terminal-expect-target = elige un objetivo
terminal-expect-delve = elige una de estas cartas
terminal-expect-card = elige una de estas cartas
terminal-expect-hand = elige una carta de tu mano

## Players and choices

terminal-locks = cerrojos { $locks }
terminal-spent = usado
terminal-in-play = se juega: { $card }
terminal-gap-before = a la izquierda de { $card }
terminal-gap-last = en el extremo derecho

## Looking things up

terminal-text-of = También tiene las habilidades de { $card }.
terminal-then-sleeps = después se duerme
terminal-temporary = { $bonus } ({ $until ->
    [this-turn] este turno
    [next-attack] hasta su próximo ataque
    [turn-of-p1] hasta el próximo turno de ▲
   *[turn-of-p2] hasta el próximo turno de ●
})

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-power = poder
terminal-command-use = usar
terminal-command-buy = comprar
terminal-command-bag = bolsa
terminal-command-foresee = prever
terminal-command-void = vacío

terminal-help-attack = atacar con una criatura, o con tu dios y su reliquia
terminal-help-play = jugar una carta: en un hueco de tu fila o sobre su objetivo
terminal-help-power = usar tu poder divino, sobre un objetivo si lo necesita
terminal-help-use = usar la habilidad de una criatura o reliquia
terminal-help-buy = comprar una carta del Santuario, por su nombre o su lugar allí
terminal-help-bag = abrir un cerrojo más, solo este turno
terminal-help-choose = responder a un efecto que pide un objetivo o una carta
terminal-help-foresee = poner al fondo estas de las cartas que prevés; sin números, ninguna
terminal-help-look = una criatura, un dios, una reliquia, una carta de tu mano, cualquier carta
terminal-help-void = las cartas de ambos vacíos
terminal-help-intro =
    Escribe un número de las listas: una carta, una criatura o un poder; luego, el número o el lugar de su objetivo.
    Los dos a la vez es más rápido: «2 p2-1». 0 termina el turno. También valen palabras: «jugar mosca», «atacar p1-2 p2-god».
    Las palabras se pueden acortar, «a p1-2 p2-god»; y «p1-2 p2-god» a secas ataca. Los lugares también: p2g es p2-god.
    Los lugares se cuentan desde la izquierda: p1-1 a p1-6, p2-1 a p2-6. Una criatura llega al extremo derecho si no dices su hueco.
terminal-help-marks =
    En el tablero: ▲ ● los jugadores; fuerza/salud, ↑ ↓ distinto de lo impreso; de una reliquia, fuerza/durabilidad.
    ◆3/5: quedan 3 de maná de 5 gemas abiertas. ☼5: favor, o un precio en favor. Marcas: ~ mareo de invocación, z dormido, - silenciado, ? confuso, × no puede atacar, V vanguardia, T retaguardia, O oculto, R ataque relámpago, R+ ataque divino, S salvaguarda, P protegido, L letal, M vampirismo, E ensañamiento, G golpe doble, F flanqueo, A sin alma, q2 quemadura, r2 regeneración, a2 armadura, +1 potencia de hechizos.
