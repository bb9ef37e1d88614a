### The table in a terminal: what it says at every game, and what may be typed. A game may say a thing in its own way.

## Who and what

terminal-title = { $game } en la terminal
terminal-you = Tú
terminal-player = Jugador { $number }
terminal-nobody = de nadie

## The line that never moves

terminal-turn = turno { $turn }
terminal-expect-mulligan = mano inicial: números a cambiar; Intro: ninguna
terminal-expect-mode = elige una de estas opciones
terminal-expect-tile = { $what }: número o lugar; Intro vuelve atrás
terminal-won = { $name }: victoria en el turno { $turn }
terminal-won-you = Has ganado en el turno { $turn }
terminal-won-team = { $name } ganaron en el turno { $turn }
terminal-drawn = Empate en el turno { $turn }

## Players and choices

terminal-possible = Posible ahora
terminal-verb-attack = atacar

## Asking and answering

terminal-pass = Le toca a: { $name }. Pasa el dispositivo y pulsa Intro
terminal-again-to-leave = Ctrl-C otra vez abandona la partida; Intro continúa
terminal-no-number = No hay ninguna opción { $number }.
terminal-not-understood = «{ $text }» no se puede hacer aquí; «ayuda» muestra lo que sí.
terminal-such-as = Por ejemplo: { $usage }
terminal-perhaps = Quizá: { $near }
terminal-no-look = Aquí nada se llama «{ $wanted }».
terminal-empty-tile = No hay nada en { $tile }.
terminal-no-rules = El reglamento no tiene nada llamado «{ $wanted }».
terminal-no-event = No hay tal suceso; «registro» los muestra con sus números.
terminal-no-undo-nothing-done = Todavía no hay nada que deshacer.
terminal-no-undo-another-decided = No se puede deshacer: después ha decidido otro jugador.
terminal-no-undo-chance = No se puede deshacer: intervino el azar.
terminal-no-undo-revealed = No se puede deshacer: reveló una carta oculta.
terminal-undone = Deshecho: { $action }
terminal-it-is-possible = Eso es posible: { $action }
terminal-file-exists = { $file } ya existe: nombra un archivo nuevo
terminal-saved = Guardada en { $file }
terminal-quit-question = Salir. ¿Guardar en { $file }? Intro: sí · no · otro nombre de archivo
terminal-concede-question = ¿Te rindes? sí · no
terminal-word-yes = sí si s yes y
terminal-word-no = no n
terminal-word-not = no
terminal-resume = Guardada. Para continuar: { $command }
terminal-seed = Semilla { $seed }: con la misma semilla, los mismos mazos y las mismas acciones, la partida es la misma.

## Before the match

terminal-ask-deck = ¿Tu mazo?
terminal-ask-opponent = ¿Tu oponente?
terminal-ask-default = un número o un nombre; Intro: { $default }
terminal-human = una persona en este dispositivo
terminal-no-answer = Aquí no hay «{ $answer }».

## Looking things up

terminal-from-aura = Del aura de { $card }: { $bonus }
terminal-temporary = { $bonus } ({ $until ->
    [this-turn] este turno
    [turn-of-p1] hasta el próximo turno de ▲
   *[turn-of-p2] hasta el próximo turno de ●
})
terminal-deck = Mazo
terminal-deck-left = Cartas que quedan en el mazo: { $count }. Se construyó con:

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-attack = atacar
terminal-command-play = jugar
terminal-command-end = terminar fin
terminal-command-choose = elegir
terminal-command-mode = opción
terminal-command-mulligan = cambiar
terminal-command-help = ayuda
terminal-command-undo = deshacer
terminal-command-hint = pista
terminal-command-why = porqué porque explicar
terminal-command-look = ver mostrar
terminal-command-log = registro
terminal-command-rules = reglas
terminal-command-deck = mazo
terminal-command-board = tablero
terminal-command-save = guardar
terminal-command-lang = idioma
terminal-command-quit = salir
terminal-command-concede = rendirse

terminal-help-end = terminar tu turno
terminal-help-mulligan = cambiar estas cartas de la mano inicial; sin números, conservarlas todas
terminal-help-help = esta página
terminal-help-undo = deshacer tu última acción, si no reveló nada oculto
terminal-help-hint = una buena acción con su motivo; el registro de la partida la cuenta
terminal-help-why = por qué sucedió algo, o por qué una acción no es posible
terminal-help-log = todo lo sucedido, con los números de los sucesos
terminal-help-rules = una cláusula del reglamento o una palabra del juego
terminal-help-deck = las cartas de tu mazo
terminal-help-board = dibujar otra vez el tablero
terminal-help-save = guardar la partida como repetición
terminal-help-lang = cambiar de idioma
terminal-help-quit = salir; la partida se puede guardar
terminal-help-concede = dar la partida por perdida

## Lo que la terminal dice en un juego que no dice más de sí mismo.

terminal-help-look = lo que hay en un lugar
terminal-help-intro =
    Escribe un número de las listas o el nombre de un lugar: primero el de una pieza, luego adónde va.
    Las palabras se pueden acortar.
terminal-help-marks = En el tablero: ▲ ● los jugadores, · un lugar libre.
terminal-help-mode = hacer la segunda de las opciones ofrecidas
