### The table in a terminal: what it says of this game, and what may be typed.

## The line that never moves

terminal-expect-turn = coloca, ataca, juega, usa la habilidad o termina
terminal-expect-leader = elige en secreto tu dios líder
terminal-expect-drop = elige una carta de ejército; «listo» acaba
terminal-expect-attacker = elige la carta de ejército que ataca
terminal-expect-target = elige qué más atacar; «listo» acaba
terminal-expect-block = te atacan: bloquea o deja pasar
terminal-expect-return = elige de tus descartes para tu ejército
terminal-expect-take-back = elige de tus descartes para tu mano
terminal-expect-looked = elige una carta; el resto va al fondo
terminal-expect-wild = elige la pila a la que se une
terminal-expect-remove = elige una pila que pierde su carta superior
terminal-expect-steal = elige la pila cuya carta tomas
terminal-expect-rival = elige un oponente
terminal-expect-discard = elige una carta que descartar
terminal-expect-restore = elige otra carta que descartar

## Players and choices

terminal-starter = empieza
terminal-team = equipo { $number }
terminal-moves = acciones { $count }
terminal-attacker = { $name } ataca con { $card }.
terminal-attack-on = { $name } ataca con { $card }: { $targets }.

## Looking things up

terminal-revealed = al fondo del mazo, a la vista de todos: { $cards }

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-drop = colocar
terminal-command-ability = habilidad
terminal-command-restore = reponer
terminal-command-block = bloquear
terminal-command-let = pasar
terminal-command-done = listo
terminal-command-discard = descartes

terminal-help-attack = coloca una carta de ejército y ataca una pila con ella
terminal-help-drop = coloca una carta de ejército
terminal-help-play = juega un dios de apoyo o una carta de poder
terminal-help-ability = usa la habilidad de tu dios líder
terminal-help-restore = repone fichas: se descartan tres de un tipo y otras tres cartas
terminal-help-choose = responde a lo que se pide: una carta, una pila, un jugador
terminal-help-block = responde a un ataque con una carta que lo bloquea
terminal-help-let = deja pasar un ataque
terminal-help-done = no elige nada más
terminal-help-look = una pila, un jugador, una carta de tu mano, cualquier carta
terminal-help-discard = tus descartes y lo que se sabe de los mazos
terminal-help-intro =
    Escribe un número de las listas: una carta para colocar o jugar, un ataque; luego el número o el lugar de su objetivo.
    Ambos a la vez es más rápido: «12 p2-archers». 0 termina el turno. También palabras: «colocar arqueros», «atacar demonios p2-archers».
    Las palabras pueden acortarse: «a demonios p2-archers». Una pila es un jugador y un tipo: p2-archers.
terminal-help-marks =
    En la mesa: una fila por jugador, una columna por tipo. ▮▮▮▯▯ 2: tres de las cinco cartas de un grupo, de fuerza 2. » puede elegirse ahora.
    ◇6: seis fichas de energía, o lo que cuesta una habilidad. Los grupos completos están junto a su jugador.
