## Names that several games share.

kind-spell = Заклинание
pantheon = Пантеон
pantheon-egyptian = Египетский
pantheon-greek = Греческий
pantheon-norse = Скандинавский
pantheon-roman = Римский
pantheon-neutral = Нейтральный
rarity-common = Обычная
rarity-rare = Редкая
rarity-epic = Эпическая
rarity-legendary = Легендарная
name-cost = Стоимость
name-mana = Мана
name-strength = Сила
name-health = Здоровье
name-hand = Рука
status-ready = Готов
status-visiting = Здесь на этот ход
trigger-afterlife = Посмертие
mode-duel = Дуэль
you-acting = Вы
owned = { $side ->
    [you] { $gender ->
        [feminine] ваша
        [neuter] ваше
        [many] ваши
       *[masculine] ваш
    } { $card }
    [enemy] { $gender ->
        [feminine] вражеская
        [neuter] вражеское
        [many] вражеские
       *[masculine] вражеский
    } { $card }
   *[named] { $card } ({ $seat })
}
unit-of = { $side ->
    [named] { $card } ({ $seat }{ $place ->
        [none] { "" }
       *[other] , { $place }
    })
   *[other] { owned }{ $place ->
        [none] { "" }
       *[other] { " " }({ $place })
    }
}

## Что не так с колодой. `$card` и `$kind` – названия.

deck-unknown-card = Карты «{ $card }» нет.
deck-unknown-leader = Предводителя «{ $card }» нет.
deck-no-leader = { $card } не может вести колоду.
deck-made = Карту «{ $card }» в колоду не кладут: её создают другие карты.
deck-other-pantheon = Карта «{ $card }» не подходит предводителю этой колоды.
deck-copies = «{ $card }»: копий { $count }, можно не больше { $wanted }.
deck-size = Карт: { $count } из { $wanted }.
deck-kind-size = { $kind }: { $count } из { $wanted }.
