## Names that several games share.

kind-spell = Hechizo
pantheon = Panteón
pantheon-egyptian = Egipcio
pantheon-greek = Griego
pantheon-norse = Nórdico
pantheon-roman = Romano
pantheon-neutral = Neutral
rarity-common = Común
rarity-rare = Rara
rarity-epic = Épica
rarity-legendary = Legendaria
name-cost = Costo
name-mana = Maná
name-strength = Fuerza
name-health = Salud
name-hand = Mano
status-ready = Lista
status-visiting = Aquí por este turno
trigger-afterlife = Ultratumba
mode-duel = Duelo
# El verbo ya dice que eres tú: «Robas una carta».
you-acting = { "" }
owned = { $side ->
    [you] tu { $card }
    [enemy] { $card } rival
   *[named] { $card } de { $seat }
}
unit-of = { owned }{ $place ->
    [none] { "" }
   *[other] { " " }({ $place })
}

## Qué falla en un mazo. `$card` y `$kind` son nombres.

deck-unknown-card = No hay ninguna carta «{ $card }».
deck-unknown-leader = No hay ningún líder «{ $card }».
deck-no-leader = { $card } no puede liderar un mazo.
deck-made = { $card } no va en ningún mazo: la crean otras cartas.
deck-other-pantheon = { $card } no encaja con quien lidera este mazo.
deck-copies = { $card }: { $count } copias, se permiten { $wanted } como máximo.
deck-size = Cartas: { $count } de { $wanted }.
deck-kind-size = { $kind }: { $count } de { $wanted }.
