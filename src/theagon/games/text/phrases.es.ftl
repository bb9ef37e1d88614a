### Phrases of the card texts of all games.
###
### `$case` in Spanish: dative begins with "a", genitive with "de", nominative (also of a direct object) with neither;
### some is nominative, of any one that there is: alguna criatura.

grammar-s = { PLURAL($number, "", "s") }
grammar-es = { PLURAL($number, "", "es") }
# The ending of an adjective: aliado, aliada, aliados, aliadas.
grammar-a =
    { $gender ->
        [feminine] a{ grammar-s }
       *[masculine] o{ grammar-s }
    }
grammar-preposition =
    { $case ->
        [dative] a{ " " }
        [genitive] de{ " " }
       *[nominative] { "" }
    }
grammar-un =
    { $other ->
        [yes] { "" }
       *[no]
            { $case ->
                [some] { GENDER($gender, "alguna ", "algún ") }
               *[other] { GENDER($gender, "una ", "un ") }
            }
    }

## What there is

noun-card = carta{ grammar-s }
    .gender = feminine
noun-spell = hechizo{ grammar-s }
    .gender = masculine

## Which of them

with-other =
    { $which ->
        [counted] { "" }
        [most] { "" }
        [least] { "" }
        [all] demás
        [each] demás
       *[other] otr{ grammar-a }
    }
with-random = al azar
    .place = adjective
with-friendly = aliad{ grammar-a }
    .place = adjective
with-enemy = enemig{ grammar-a }
    .place = adjective
with-damaged = dañad{ grammar-a }
    .place = adjective
with-undamaged = sin daño
    .place = adjective
with-keyword = con { $given }
    .place = clause
with-health = con { $range } de salud
    .place = clause
except = (excepto { $units })
range-most = { $most } o menos
range-least = { $least } o más
range-between = entre { $least } y { $most }
range-exact = { $least }
range-either = { $least } o { $most }

## How many; `$units` is the noun with all of the above

which-any = { grammar-preposition }{ grammar-un }{ $units }
which-all = { grammar-preposition }tod{ grammar-a } { GENDER($gender, "las", "los") } { $units }
which-counted =
    { grammar-preposition }{ $other ->
        [yes] otr{ grammar-a }{ " " }
       *[no] { "" }
    }{ $count } { $units }
which-each =
    cada { $number ->
        [counted] { $count } { $units }
        [many] { GENDER($gender, "una de las", "uno de los") } { $units }
       *[one] { $units }
    }
    .others = many
    .bare = { $units } en la mesa
which-plain = { grammar-preposition }{ $units }
each-card-yours = cada carta de tu mano
each-card-enemy = cada carta de la mano de tu oponente

## Clauses and lists

if-effect = { $effect } si { $condition }
if-ability = si { $condition }, { $effect }
list-two = { $first } { SPANISH_AND($last) } { $last }
list-more = { $first }, { $last }
then = { $turn ->
    [yes] { $first }; a continuación, { $last }
   *[no] { $first } y luego { $last }
}
until-your-next-turn = { LONG($effect) ->
    [yes] { $effect }; el efecto dura hasta tu próximo turno
   *[no] { $effect } hasta tu próximo turno
}
