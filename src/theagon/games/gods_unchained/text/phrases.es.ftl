### Unidades y cartas, tal como las nombran las frases.

noun-creature = { $number ->
    [many] criaturas
   *[one] criatura
}
    .gender = feminine
noun-god = { $number ->
    [many] dioses
   *[one] dios
}
    .gender = masculine
noun-character = { $number ->
    [many] personajes
   *[one] personaje
}
    .gender = masculine
noun-relic = { $number ->
    [many] reliquias
   *[one] reliquia
}
    .gender = feminine
noun-spell = { $number ->
    [many] hechizos
   *[one] hechizo
}
    .gender = masculine
noun-card = { $number ->
    [many] cartas
   *[one] carta
}
    .gender = feminine
adjective-friendly = { $number ->
    [many]
        { $gender ->
            [masculine] aliados
           *[feminine] aliadas
        }
   *[one]
        { $gender ->
            [masculine] aliado
           *[feminine] aliada
        }
}
adjective-enemy = { $number ->
    [many]
        { $gender ->
            [masculine] enemigos
           *[feminine] enemigas
        }
   *[one]
        { $gender ->
            [masculine] enemigo
           *[feminine] enemiga
        }
}
adjective-damaged = { $number ->
    [many]
        { $gender ->
            [masculine] heridos
           *[feminine] heridas
        }
   *[one]
        { $gender ->
            [masculine] herido
           *[feminine] herida
        }
}
adjective-undamaged = { $number ->
    [many]
        { $gender ->
            [masculine] ilesos
           *[feminine] ilesas
        }
   *[one]
        { $gender ->
            [masculine] ileso
           *[feminine] ilesa
        }
}
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
adjective-other = { $number ->
    [many]
        { $gender ->
            [masculine] otros
           *[feminine] otras
        }
   *[one]
        { $gender ->
            [masculine] otro
           *[feminine] otra
        }
}
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
