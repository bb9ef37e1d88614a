### What Spanish words do, for the phrases of all games.

grammar-s =
    { $number ->
        [one] { "" }
       *[other] s
    }
grammar-es =
    { $number ->
        [one] { "" }
       *[other] es
    }
# The ending of an adjective: aliado, aliada, aliados, aliadas.
grammar-a =
    { $gender ->
        [feminine] a{ grammar-s }
       *[masculine] o{ grammar-s }
    }
