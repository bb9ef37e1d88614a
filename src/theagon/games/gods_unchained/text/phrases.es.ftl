### Unidades y cartas, tal como las nombran las frases.

noun-creature = criatura{ grammar-s }
    .gender = feminine
noun-god = dios{ grammar-es }
    .gender = masculine
noun-character = personaje{ grammar-s }
    .gender = masculine
noun-relic = reliquia{ grammar-s }
    .gender = feminine
noun-spell = hechizo{ grammar-s }
    .gender = masculine
noun-card = carta{ grammar-s }
    .gender = feminine
adjective-friendly = aliad{ grammar-a }
adjective-enemy = enemig{ grammar-a }
adjective-damaged = herid{ grammar-a }
adjective-undamaged = iles{ grammar-a }
grammar-one = { $other ->
    [yes]
        { $gender ->
            [masculine] otro
           *[feminine] otra
        }
   *[no]
        { $gender ->
            [masculine] un
           *[feminine] una
        }
}
which-random = { $number ->
    [many] { $count } { $noun } al azar
   *[one] { grammar-one } { $noun } al azar
}
adjective-random = al azar
which-most = { $number ->
    [many]
        { $gender ->
            [masculine] los { $count } { $noun } con más salud
           *[feminine] las { $count } { $noun } con más salud
        }
   *[one]
        { $gender ->
            [masculine] el { $noun } con más salud
           *[feminine] la { $noun } con más salud
        }
}
which-chosen = { grammar-one } { $noun } de tu elección
adjective-chosen = de tu elección
which-all = { $gender ->
    [masculine] todos los { $noun }
   *[feminine] todas las { $noun }
}
which-all-other = { $gender ->
    [masculine] todos los demás { $noun }
   *[feminine] todas las demás { $noun }
}
adjective-all = todos
adjective-other = otr{ grammar-a }
which-any = { grammar-one } { $noun }
which-each = { $noun }
which-plain = { $noun }
with-tribe = de la tribu { $tribe }
with-god = de { $god }
with-god-enemy = del dios enemigo
with-keyword = con { $given }
with-not-keyword = sin { $given }
with-strength = con { $range } de fuerza
with-health = con { $range } de salud
with-cost = de coste { $range }
with-name = { $name }
range-most = { $most } o menos
range-least = { $least } o más
range-exact = { $least }
range-between = de { $least } a { $most }
who-self-creature = esta criatura
who-self-relic = esta reliquia
who-self-god-power = tu dios
who-target = el objetivo
who-it = esa carta
who-your-god = tu dios
who-enemy-god = el dios enemigo
who-your-relic = tu reliquia
who-enemy-relic = la reliquia enemiga
