### Unidades y cartas, tal como las nombran las frases.

noun-creature = criatura{ grammar-s }
    .gender = feminine
    .named = { PLURAL($number, $name, $several) }
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
    { $number ->
        [one] { GENDER($gender, "la", "el") }
       *[counted] { GENDER($gender, "las", "los") } { $count }
    }
which-these = { grammar-preposition }{ GENDER($gender, "las", "los") } { $units }
which-most =
    { grammar-the } { $units } { $by ->
        [cost] de mayor
       *[other] con más
    } { grammar-by }{ grammar-among }
which-least =
    { grammar-the } { $units } { $by ->
        [cost] de menor
       *[other] con menos
    } { grammar-by }{ grammar-among }
grammar-among =
    { $other ->
        [yes] , sin contar { GENDER($gender, "esta", "este") }
       *[no] { "" }
    }
with-ability = con { $ability }
    .place = clause
ability-roar = rugido
# No «sin»: lo que se da viene después y puede empezar por la misma palabra.
grammar-that-lacks = que no { PLURAL($number, "tenga", "tengan") }
with-no-roar = { grammar-that-lacks } rugido
    .place = clause
with-no-afterlife = { grammar-that-lacks } ultratumba
    .place = clause
ability-afterlife = ultratumba
which-chosen = { which-any }
# Otro que la criatura elegida se dice detrás: donde se repite, «otro» sería cada vez uno distinto.
with-other =
    { $which ->
        [counted] { "" }
        [most] { "" }
        [least] { "" }
        [all] demás
        [each] demás
       *[other] { $event ->
            [target] { "" }
           *[no] otr{ grammar-a }
        }
    }
which-any =
    { grammar-preposition }{ $other ->
        [yes] { $event ->
            [target] { GENDER($gender, "una", "un") } { $units } que no sea esa criatura
           *[no] { $units }
        }
       *[no] { grammar-un }{ $units }
    }
# `.gods`: el dios enemigo y tu dios son ambos dioses.
which-both = { grammar-preposition }ambos { $units }
    .gods = both
which-top =
    { $number ->
        [one] { GENDER($gender, "la primera", "el primer") }
       *[other] { GENDER($gender, "las", "los") } { $count } primer{ grammar-a }
    } { $units }
with-fought = que { PLURAL($number, "ha", "han") } atacado
    .place = clause
with-unfought = que no { PLURAL($number, "ha", "han") } atacado
    .place = clause
with-dying = moribund{ grammar-a }
    .place = adjective
with-living = que { PLURAL($number, "siga viva", "sigan vivas") }
    .place = clause
with-allowed = de entre { GENDER($gender, "las", "los") } que pueda atacar
    .place = end
with-asleep = dormid{ grammar-a }
    .place = adjective
with-awake = despiert{ grammar-a }
    .place = adjective
with-rarity = { $gender ->
    [feminine] { $rarity }{ grammar-s }
   *[masculine] de rareza { $rarity }
}
    .place = adjective
with-tribe = { $which ->
    [all] { $several ->
        [yes] de { $kin ->
            [people] las tribus
           *[things] los tipos
        }
       *[no] { grammar-of-kin }
    } { $tribes }
   *[other] { grammar-of-kin } { $tribe }
}
    .place = after
grammar-of-kin =
    { $kin ->
        [people] de la tribu
       *[things] de tipo
    }
with-god =
    de { $which ->
        [all] { $gods }
       *[other] { $god }
    }
    .place = adjective
with-god-enemy = del dominio del dios enemigo
    .place = after
having = con { $given }
lacking = sin { $given }
with-keyword = { $with }
    .place = clause
with-not-keyword = { $without }
    .place = clause
with-durability = con { $range } de durabilidad
    .place = clause
with-no-durability = sin durabilidad
    .place = clause
with-strength = con { $range } de fuerza
    .place = clause
with-cost = de costo { $range }
    .place = after
with-cost-of-kind = { with-cost }
    .place = adjective
grammar-costing = que { PLURAL($number, "cueste", "cuesten") }
with-mana-within = cuyo costo no supere tu maná sin gastar
    .place = clause
with-gems-within = cuyo costo { $least ->
    [0] { "" }
   *[other] sea de { $least } o más y{ " " }
}no supere el número de tus gemas de maná
    .place = clause
with-gems-below = { grammar-costing } menos que el número de tus gemas de maná
    .place = clause
with-like = { $known ->
    [yes] del mismo costo
   *[no] del mismo costo que { $who }
}
    .place = clause
with-that-cost = de cada costo del { $least } al { $most }
    .place = clause
with-limit =
    { grammar-costing } como mucho { $amount } más que { $gone ->
        [yes] la destruida
       *[no] la criatura elegida
    }
    .place = clause
with-name = llamad{ grammar-a } «{ $name }»
    .place = after
anchor-again = { GENDER($gender, "esa criatura", "ese personaje") }
anchor-self-creature = esta criatura
    .gender = feminine
anchor-self-relic = esta reliquia
    .gender = feminine
anchor-self-god-power = tu dios
    .gender = masculine
anchor-target = { $kind ->
    [creature] la criatura elegida
    [god] el dios elegido
   *[other] el personaje elegido
}
    .attack = la atacante
    .gone = { $kind ->
        [creature] la criatura destruida
        [god] el dios destruido
       *[other] el personaje destruido
    }
anchor-it = esa criatura
    .gender = feminine
    .attack = la criatura atacada
anchor-copy = la copia
    .gender = feminine
anchor-card-creature = la criatura elegida
    .gender = feminine
anchor-spell = ese hechizo
    .gender = masculine
anchor-card = esa carta
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
    [creature] esa criatura
    [god] ese dios
   *[other] ese personaje
}
    .gender = masculine
anchor-your-god = tu dios
    .gender = masculine
    .granted = el dios de su controlador
anchor-enemy-god = el dios enemigo
    .gender = masculine
anchor-your-relic = { $asked ->
    [yes] la reliquia
   *[no] tu reliquia
}
    .gender = feminine
anchor-enemy-relic = la reliquia enemiga
    .gender = feminine
anchor-this-card = { grammar-preposition }esta carta
    .gender = feminine
anchor-chosen-one = { grammar-preposition }tu Elegido
    .gender = masculine
