### Names that several games share.

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
