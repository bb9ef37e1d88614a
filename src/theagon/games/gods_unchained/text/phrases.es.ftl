### Unidades y cartas, tal como las nombran las frases.

noun-creature = criatura{ grammar-s }
    .gender = feminine
noun-god = dios{ grammar-es }
    .gender = masculine
noun-character = personaje{ grammar-s }
    .gender = masculine
noun-relic = reliquia{ grammar-s }
    .gender = feminine
which-most =
    { $gender ->
        [masculine] { $number ->
            [one] el
           *[many] los { $count }
        }
       *[feminine] { $number ->
            [one] la
           *[many] las { $count }
        }
    } { $units } con más salud
which-chosen = { grammar-un }{ $units } de tu elección
with-tribe = de la tribu { $tribe }
    .place = after
with-god = de { $god }
    .place = after
with-god-enemy = del dios enemigo
    .place = after
with-not-keyword = sin { $given }
    .place = clause
with-strength = con { $range } de fuerza
    .place = clause
with-cost = de coste { $range }
    .place = clause
with-name = { $name }
    .place = after
anchor-self-creature = esta criatura
anchor-self-relic = esta reliquia
anchor-self-god-power = tu dios
anchor-target = el objetivo
anchor-it = esa carta
anchor-your-god = tu dios
anchor-enemy-god = el dios enemigo
anchor-your-relic = tu reliquia
anchor-enemy-relic = la reliquia enemiga
anchor-this-card = esta carta
anchor-attacker = el atacante
