## Qué falla en un mazo. `$card` y `$kind` son nombres.

deck-unknown-card = No hay ninguna carta «{ $card }».
deck-unknown-leader = No hay ningún líder «{ $card }».
deck-no-leader = { $card } no puede liderar un mazo.
deck-made = { $card } no va en ningún mazo: la crean otras cartas.
deck-other-pantheon = { $card } no encaja con quien lidera este mazo.
deck-copies = { $card }: { $count } copias, se permiten { $wanted } como máximo.
deck-size = Cartas: { $count } de { $wanted }.
deck-kind-size = { $kind }: { $count } de { $wanted }.
