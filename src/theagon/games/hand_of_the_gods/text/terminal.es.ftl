### The table in a terminal: what it says, and what may be typed.

## Who and what

terminal-title = Hand of the Gods en la terminal
terminal-you = Tú
terminal-player = Jugador { $number }
terminal-bot-random = Bot al azar
terminal-bot-greedy = Bot voraz
terminal-nobody = de nadie
terminal-stone-short = Torre
terminal-immune = Inmune
terminal-guarded = vigilada
terminal-mark-guard = C
terminal-mark-stealth = S
terminal-mark-protect = P
terminal-mark-reincarnate = R
terminal-mark-resurrect = R+
terminal-mark-immune = I

## The line that never moves

terminal-turn = turno { $turn }
terminal-thinking = está pensando…
terminal-expect-turn = juega, mueve, ataca o termina el turno
terminal-expect-mulligan = mano inicial: números a cambiar; Intro: ninguna
terminal-expect-target = elige un objetivo
terminal-expect-destination = elige adónde va la unidad
terminal-expect-discover = elige una de estas cartas
terminal-expect-tile = { $what }: número o celda; Intro vuelve atrás
terminal-won = { $name }: victoria en el turno { $turn }
terminal-won-you = Has ganado en el turno { $turn }
terminal-drawn = Empate en el turno { $turn }

## Players and choices

terminal-hand-size = mano { $count }
terminal-deck-size = mazo { $count }
terminal-graveyard-size = tumba { $count }
terminal-leader-used = habilidad usada
terminal-possible = Posible ahora
terminal-end = terminar el turno
terminal-verb-move = mover
terminal-verb-attack = atacar

## Asking and answering

terminal-pass = Le toca a: { $name }. Pasa el dispositivo y pulsa Intro
terminal-again-to-leave = Ctrl-C otra vez abandona la partida; Intro continúa
terminal-more = Intro: seguir
terminal-no-number = No hay ninguna opción { $number }.
terminal-not-understood = «{ $text }» no es nada que se pueda hacer aquí; «ayuda» muestra lo que sí.
terminal-such-as = Por ejemplo: { $usage }
terminal-perhaps = Quizá: { $near }
terminal-no-look = Aquí nada se llama «{ $wanted }». Indica una celda, un número de tu mano o el nombre de una carta.
terminal-empty-tile = No hay nadie en { $tile }.
terminal-no-rules = El reglamento no tiene nada llamado «{ $wanted }». Indica un número como HG4.24 o una palabra como «centinela».
terminal-no-event = No hay tal suceso; «registro» los muestra con sus números.
terminal-no-undo-nothing-done = Todavía no hay nada que deshacer.
terminal-no-undo-another-decided = No se puede deshacer: después ha decidido otro jugador.
terminal-no-undo-chance = No se puede deshacer: intervino el azar.
terminal-no-undo-revealed = No se puede deshacer: reveló una carta oculta.
terminal-undone = Deshecho: { $action }
terminal-it-is-possible = Eso es posible: { $action }
terminal-saved = Guardada en { $file }
terminal-quit-question = Salir. ¿Guardar en { $file }? Intro: sí · no · otro nombre de archivo
terminal-concede-question = ¿Te rindes? sí · no
terminal-word-yes = sí si s yes y
terminal-word-no = no n
terminal-word-not = no
terminal-resume = Guardada. Para continuar: { $command }
terminal-seed = Semilla { $seed }: con la misma semilla, los mismos mazos y las mismas acciones, la partida es la misma.
terminal-too-small = Esta terminal tiene { $columns } columnas y { $lines } líneas; el tablero necesita { $width } y { $height }. Se juega en texto simple.

## Before the match

terminal-ask-deck = ¿Tu mazo?
terminal-ask-opponent = ¿Tu oponente?
terminal-ask-default = un número o un nombre; Intro: { $default }
terminal-human = una persona en este dispositivo
terminal-no-answer = Aquí no hay «{ $answer }».

## Looking things up

terminal-about-stone = Destrúyela y ganas; vigila la tuya.
terminal-from-auras = Por auras: { $bonus }
terminal-temporary = { $bonus } ({ $until ->
    [this-turn] este turno
    [turn-of-p1] hasta el próximo turno de ▲
   *[turn-of-p2] hasta el próximo turno de ●
})
terminal-deck-left = Cartas que quedan en el mazo: { $count }. Se construyó con:

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-move = mover
terminal-command-attack = atacar
terminal-command-play = jugar
terminal-command-end = terminar fin
terminal-command-leader = líder lider
terminal-command-warcry = grito
terminal-command-choose = elegir
terminal-command-mulligan = cambiar
terminal-command-help = ayuda
terminal-command-undo = deshacer
terminal-command-why = porqué porque explicar
terminal-command-look = ver
terminal-command-log = registro
terminal-command-rules = reglas
terminal-command-graveyard = tumba
terminal-command-deck = mazo
terminal-command-board = tablero
terminal-command-save = guardar
terminal-command-lang = idioma
terminal-command-quit = salir
terminal-command-concede = rendirse

terminal-usage-move = b2 c3
terminal-usage-attack = c3 d3
terminal-usage-play = certero b2
terminal-usage-end = { "" }
terminal-usage-leader = c3
terminal-usage-warcry = b2 c3
terminal-usage-choose = c3
terminal-usage-mulligan = 1 3
terminal-usage-help = { "" }
terminal-usage-undo = { "" }
terminal-usage-why = 12 · no mover b2 f5
terminal-usage-look = c3 · 2 · certero
terminal-usage-log = { "" }
terminal-usage-rules = HG4.24 · centinela
terminal-usage-graveyard = { "" }
terminal-usage-deck = { "" }
terminal-usage-board = { "" }
terminal-usage-save = partida.json
terminal-usage-lang = en · es · ru
terminal-usage-quit = { "" }
terminal-usage-concede = { "" }

terminal-help-move = mover una unidad
terminal-help-attack = atacar con una unidad
terminal-help-play = jugar una carta, en una celda si la necesita
terminal-help-end = terminar tu turno
terminal-help-leader = usar la habilidad de tu líder, en una celda si la necesita
terminal-help-warcry = usar el grito de guerra de una unidad, en una celda si la necesita
terminal-help-choose = responder a un efecto que pide una celda o una carta
terminal-help-mulligan = cambiar estas cartas de la mano inicial; sin números, conservarlas todas
terminal-help-help = esta página
terminal-help-undo = deshacer tu última acción, si no reveló nada oculto
terminal-help-why = por qué sucedió algo, o por qué una acción no es posible
terminal-help-look = una unidad, una carta de tu mano, cualquier carta o líder
terminal-help-log = todo lo sucedido, con los números de los sucesos
terminal-help-rules = una cláusula del reglamento o una palabra del juego
terminal-help-graveyard = las cartas de ambas tumbas
terminal-help-deck = las cartas de tu mazo
terminal-help-board = dibujar otra vez el tablero
terminal-help-save = guardar la partida como repetición
terminal-help-lang = cambiar de idioma
terminal-help-quit = salir; la partida se puede guardar
terminal-help-concede = dar la partida por perdida
terminal-help-intro =
    Escribe un número de las listas: una carta, una unidad o una habilidad; luego, el número o la celda de su objetivo.
    Los dos a la vez es más rápido: «2 b3». 0 termina el turno. También valen palabras: «jugar certero b3», «mover b2 c3».
    Las palabras se pueden acortar, «m b2 c3»; y «b2 c3» a secas mueve allí o ataca a quien esté allí.
terminal-help-marks =
    En el tablero: ▲ ● los jugadores, ◆ nadie; ataque/salud, ↑ ↓ distinto de lo impreso, ♥ la salud de una torre.
    Marcas: ~ agotamiento de despliegue, z agotada, ! aturdida, × desterrada, - silenciada, C centinela, S sigilo, P1 protección, R reencarnación, R+ resurrección, I inmune.
