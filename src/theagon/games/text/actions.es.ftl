### What a player may do, in words that several games share. A game may say a thing in its own way.

action-end = Terminar el turno
action-play = Jugar { $source }
action-play-target = Jugar { $source } sobre { $target }
action-attack = Atacar a { $target } con { $source }
action-choose = Elegir: { $target }
action-mulligan = Conservar la mano inicial
action-mulligan-target = Cambiar: { $target }
action-concede = Rendirse
