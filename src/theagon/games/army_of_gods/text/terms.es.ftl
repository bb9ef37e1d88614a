### Nombres de los tipos de carta, los panteones y los valores.

kind-army = Ejército
kind-supporting = Dios de apoyo
kind-power = Carta de poder
kind-leading = Dios líder
pantheon-celtic = Celta
pantheon-egyptian = Egipcio
pantheon-greek = Griego
pantheon-mesopotamian = Mesopotámico
pantheon-norse = Nórdico
pantheon-roman = Romano
pantheon-neutral = Neutral
name-strength = Fuerza
name-tokens = Fichas de energía
name-actions = Acciones
name-sets = Grupos
name-pile = Mazo
name-discard = Descartes
name-army = Ejército
status-guarded = Protegido
status-out = Fuera
