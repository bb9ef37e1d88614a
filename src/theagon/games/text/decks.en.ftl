## What is wrong with a deck. `$card` and `$kind` are names.

deck-unknown-card = There is no card “{ $card }”.
deck-unknown-leader = There is no leader “{ $card }”.
deck-no-leader = { $card } cannot lead a deck.
deck-made = { $card } belongs in no deck: other cards make it.
deck-other-pantheon = { $card } does not fit whoever leads this deck.
deck-copies = { $card }: { $count } copies, at most { $wanted } allowed.
deck-size = Cards: { $count } of { $wanted }.
deck-kind-size = { $kind }: { $count } of { $wanted }.
