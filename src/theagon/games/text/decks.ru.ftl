## Что не так с колодой. `$card` и `$kind` – названия.

deck-unknown-card = Карты «{ $card }» нет.
deck-unknown-leader = Предводителя «{ $card }» нет.
deck-no-leader = { $card } не может вести колоду.
deck-made = Карту «{ $card }» в колоду не кладут: её создают другие карты.
deck-other-pantheon = Карта «{ $card }» не подходит предводителю этой колоды.
deck-copies = «{ $card }»: копий { $count }, можно не больше { $wanted }.
deck-size = Карт: { $count } из { $wanted }.
deck-kind-size = { $kind }: { $count } из { $wanted }.
