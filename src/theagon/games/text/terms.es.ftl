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
name-mana = Maná
name-strength = Fuerza
name-health = Salud
name-hand = Mano
mode-duel = Duelo
you = Tú
