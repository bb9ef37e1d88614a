### What English words do, for the phrases of all games.

grammar-s =
    { $number ->
        [one] { "" }
       *[other] s
    }
