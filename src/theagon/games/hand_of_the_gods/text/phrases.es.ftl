### Units, places and amounts, as the sentences of `cards` speak of them. What all games say alike is in the card language.

## What there is

noun-unit = unidad{ grammar-es }
    .gender = feminine
noun-god = dios{ grammar-es }
    .gender = masculine
noun-beast = bestia{ grammar-s }
    .gender = feminine
noun-structure = estructura{ grammar-s }
    .gender = feminine
noun-named-unit = { PLURAL($number, $name, $several) }
    .gender = by-name
noun-named-card = { noun-card } «{ $name }»
    .gender = feminine

## Which of them

with-neutral = { PLURAL($number, "neutral", "neutrales") }
    .place = adjective
with-adjacent = adyacente{ grammar-s }
    .place = adjective
with-stunned = aturdid{ grammar-a }
    .place = adjective
with-not-stunned = no aturdid{ grammar-a }
    .place = adjective
with-ranged = de ataque a distancia
    .place = after
with-melee = de ataque cuerpo a cuerpo
    .place = after
with-not-god = dioses
    .place = aside
with-not-beast = bestias
    .place = aside
with-not-structure = estructuras
    .place = aside
with-not-stone = torres
    .place = aside
with-was-damaged = que tenía daño antes del ataque
    .place = clause
with-was-undamaged = que no tenía daño antes del ataque
    .place = clause
with-attack = con { $range } de ataque
    .place = clause
with-cost = de costo { $range }
    .place = after
with-hand = de tu mano
    .place = after

## How many, and who chooses

which-chosen = { grammar-preposition }{ grammar-un }{ $units }
which-the =
    { $gender ->
        [feminine] { grammar-preposition }la
       *[masculine]
            { $case ->
                [dative] al
                [genitive] del
               *[nominative] el
            }
    } { $units }

## One that the reader knows

anchor-self = { grammar-preposition }esta unidad
    .gender = feminine
anchor-again = { grammar-preposition }esa unidad
anchor-target = { grammar-preposition }esa unidad
    .gender = feminine
anchor-tile = { grammar-preposition }esa celda
anchor-defender = { grammar-preposition }la unidad atacada
    .gender = feminine
anchor-attacker = { grammar-preposition }la unidad atacante
    .gender = feminine
anchor-that-unit = { grammar-preposition }esa unidad
    .gender = feminine
anchor-your-stone = { grammar-preposition }tu torre de invocación
    .gender = feminine
anchor-enemy-stone = { grammar-preposition }la torre de invocación enemiga
    .gender = feminine

## What the player points at, other than a unit

chosen-free-tile = { grammar-preposition }una celda libre a tu elección
chosen-tile = { grammar-preposition }una celda a tu elección
chosen-column = { grammar-preposition }una columna a tu elección
chosen-row = { grammar-preposition }una fila a tu elección

## Where

area-around = { PLURAL($number, "adyacente", "adyacentes") } { $known ->
    [yes] a { $gender ->
        [masculine] él
       *[feminine] ella
    }
   *[no] { $anchor }
}
    .case = dative
area-adjacent = adyacente
area-column = de la columna { $anchor }
    .case = genitive
    .own = de la misma columna
area-row = de la fila { $anchor }
    .case = genitive
    .own = de la misma fila
area-tile = de la celda { $anchor }
    .case = genitive
area-chosen-column = de una columna a tu elección
area-chosen-row = de una fila a tu elección
area-chosen-tile = de una celda a tu elección
area-chosen-free-tile = de una celda libre a tu elección
area-the-column = de esa columna
area-the-row = de esa fila
area-the-tile = de esa celda
place-here = en la celda de esta unidad
place-target = en la celda { $anchor }
    .case = genitive
place-around = en { PLURAL($count, "una celda libre adyacente al azar", "celdas libres adyacentes al azar") }
place-around-target = en { PLURAL($count, "una celda libre al azar junto", "celdas libres al azar junto") } { $anchor }
    .case = dative
place-chosen-tile = en una celda a tu elección
place-chosen-free-tile = en una celda libre a tu elección
place-the-tile = en esa celda
place-home =
    en { PLURAL($count, "una celda libre al azar", "celdas libres al azar") } de { $side ->
        [enemy] sus
       *[yours] tus
    } columnas
place-anywhere = en { PLURAL($count, "una celda libre al azar", "celdas libres al azar") }

## Amounts

value-attack =
    { grammar-times }{ $own ->
        [yes] { grammar-times-of }su ataque
        [self] { grammar-times-of }su ataque
       *[no] { grammar-times-el } ataque { $anchor }
    }
    .case = genitive
value-health =
    { grammar-times }{ $own ->
        [yes] { grammar-times-of }su salud
        [self] { grammar-times-of }su salud
       *[no] { grammar-times-of }la salud { $anchor }
    }
    .case = genitive
value-missing-health =
    { grammar-times }{ $own ->
        [yes] { grammar-times-of }su salud perdida
        [self] { grammar-times-of }la salud que ha perdido
       *[no] { grammar-times-of }la salud perdida { $anchor }
    }
    .case = genitive
grammar-times =
    { $times ->
        [1] { "" }
        [2] el doble{ " " }
        [3] el triple{ " " }
       *[other] { $times } veces{ " " }
    }
grammar-times-of =
    { $times ->
        [2] de{ " " }
        [3] de{ " " }
       *[other] { "" }
    }
grammar-times-el =
    { $times ->
        [2] del
        [3] del
       *[other] el
    }
amount-fixed = { $amount }
amount-each = { $amount } por { $each }
amount-equal = { $value }

## Clauses

# `.own`, lo que obtiene esta unidad, que la frase no ha nombrado antes de la condición.
if-effect = { $effect } si { $condition }
    .own = si { $condition }, { $beside ->
        [yes] { $effect }
       *[no] esta unidad { $effect }
    }
