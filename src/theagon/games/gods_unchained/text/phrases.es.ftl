### Unidades y cartas, tal como las nombran las frases.

noun-creature = criatura{ grammar-s }
    .gender = feminine
noun-god = dios{ grammar-es }
    .gender = masculine
noun-character = personaje{ grammar-s }
    .gender = masculine
noun-relic = reliquia{ grammar-s }
    .gender = feminine
grammar-by =
    { $by ->
        [strength] fuerza
        [cost] costo
       *[health] salud
    }
grammar-the =
    { $gender ->
        [masculine] { $number ->
            [one] el
           *[counted] los { $count }
        }
       *[feminine] { $number ->
            [one] la
           *[counted] las { $count }
        }
    }
which-most = { grammar-the } { $units } con mayor { grammar-by }{ grammar-among }
which-least = { grammar-the } { $units } con menor { grammar-by }{ grammar-among }
grammar-among =
    { $other ->
        [yes] { " " }de entre { $gender ->
            [feminine] las
           *[masculine] los
        } demás
       *[no] { "" }
    }
with-ability = con { $ability }
    .place = clause
ability-roar = rugido
ability-afterlife = ultratumba
which-chosen = { which-any }
which-top =
    { $gender ->
        [masculine] { $number ->
            [one] el
           *[other] los { $count }
        }
       *[feminine] { $number ->
            [one] la
           *[other] las { $count }
        }
    } { $units } superior{ grammar-es }
with-dying = moribund{ grammar-a }
    .place = adjective
with-living = superviviente{ $number ->
    [one] { "" }
   *[other] s
}
    .place = adjective
with-allowed = que pueda atacar
    .place = end
with-asleep = dormid{ grammar-a }
    .place = adjective
with-awake = despiert{ grammar-a }
    .place = adjective
with-rarity = de rareza { $rarity }
    .place = after
with-tribe = de la tribu { $tribe }
    .place = after
with-god = de { $god }
    .place = after
with-god-enemy = del dios enemigo
    .place = after
with-keyword = { $with }
    .place = clause
with-not-keyword = { $without }
    .place = clause
with-durability = con { $range } de durabilidad
    .place = clause
with-strength = con { $range } de fuerza
    .place = clause
with-cost = de costo { $range }
    .place = clause
grammar-costing =
    que { $number ->
        [one] cueste
       *[other] cuesten
    }
with-gems-within = { grammar-costing } como mucho el número de tus gemas de maná
    .place = clause
with-gems-below = { grammar-costing } menos que el número de tus gemas de maná
    .place = clause
with-like = del mismo costo{ $known ->
    [yes] { "" }
   *[no] { " " }que { $who }
}
    .place = clause
with-limit =
    { grammar-costing } como mucho { $amount } más que el objetivo
    .place = clause
with-name = llamad{ grammar-a } «{ $name }»
    .place = after
anchor-again = { $gender ->
    [feminine] esa criatura
   *[masculine] ese personaje
}
anchor-self-creature = esta criatura
    .gender = feminine
anchor-self-relic = esta reliquia
    .gender = feminine
anchor-self-god-power = tu dios
    .gender = masculine
anchor-target = el objetivo
    .gender = masculine
anchor-it = esa criatura
    .gender = feminine
anchor-attacked = { $kind ->
    [creature] la criatura atacada
    [god] el dios atacado
   *[other] el personaje atacado
}
    .gender = masculine
anchor-attacker = el atacante
    .gender = masculine
anchor-damaged = { $kind ->
    [creature] la criatura dañada
    [god] el dios dañado
   *[other] el personaje dañado
}
    .gender = masculine
anchor-your-god = tu dios
    .gender = masculine
anchor-enemy-god = el dios enemigo
    .gender = masculine
anchor-your-relic = tu reliquia
    .gender = feminine
anchor-enemy-relic = la reliquia enemiga
    .gender = feminine
anchor-this-card = { grammar-preposition }esta carta
