### Что произошло. Имена стоят в именительном падеже: `Имя (клетка)`; { $seat } — имя игрока.

summoning-stone = Камень призыва
event-gift = { $seat } { VERB($person, "получает") }{ grammar-card }.
event-fatigue = Колода пуста: { $target } получает { $amount } ед. урона.
event-overdraw = Рука полна, карта уходит на кладбище: { $card }.
event-play-spell = { $seat } { VERB($person, "разыгрывает") }: { $card }.
event-play-unit = { $seat } { VERB($person, "разыгрывает") }: { $card } → { $tile }.
event-deploy = { $target } выходит на поле.
event-warcry = Боевой клич: { $source }.
event-warcry-used = { $source } применяет боевой клич.
event-leader-ability = { $seat } { VERB($person, "применяет") }: { $card }.
event-move = { $source } → { $tile }.
event-stealth-lost = { $target } теряет скрытность.
event-guard-lost = { $target } теряет «Страж».
event-attack-damage = { $source } → { $target }: урон от атаки { $amount }.
event-return-damage = { $source } → { $target }: ответный урон { $amount }.
event-damage = { $target } получает { $amount } ед. урона.
event-heal = { $target } восстанавливает { $amount } ед. здоровья.
event-bonus = { $target }: { $changes }.
event-set = { $target }: атака становится { $amount }.
event-stun = { $target }: оглушение.
event-banish = { $target }: изгнание.
event-unbanish = { $target } возвращается.
event-stolen = { $target } переходит на { $person ->
    [you] вашу сторону
   *[other] сторону игрока { $seat }
}.
event-silence = { $target }: немота.
event-marked = { $target }: уничтожение.
event-execute = { $target }: казнь.
event-return-to-hand = { $target } возвращается в руку владельца.
event-ready = { $target } снова может действовать.
event-moves-again = { $target } может переместиться ещё раз.
event-relocate = { $source } перемещается на { $tile }.
event-becomes = Теперь это { $target }.
event-reincarnate = { $target }: реинкарнация, атака { $amount }, здоровье { $extra }.
event-death = { $target } погибает.
event-resurrection = { $target } воскресает.
event-resurrection-fails = { $card } не воскресает: { $why }.
event-spawn = Появляется { $target }.
event-spawn-fails = Нет места, не появляется: { $card }.
event-trigger = Способность: { $source }.
event-card-played = Разыграна карта: { $card }.
event-to-graveyard = На кладбище: { $card }.
event-to-holding = Карта отложена, пока боец жив: { $card }.
event-removed = Удалено из игры: { $card }.
event-discover = { $seat } { VERB($person, "видит") } одну из предложенных карт: { $card }.
event-discovered = { $seat } { VERB($person, "берёт") }{ grammar-card }.
event-take-back = { $seat } { VERB($person, "забирает") } { $card } с кладбища.
event-fetch = { $seat } { VERB($person, "берёт") } { $card } из колоды.
event-add-card = { $seat } { VERB($person, "получает") } в руку{ grammar-card }.
event-cost = { $seat }: стоимость карт в руке меняется на { $signed }.
event-extra-mana = { $seat }: ещё { $amount } ед. маны.
event-new-leader-ability = { $seat }: новая способность предводителя: { $card }.
event-immune = { $target }: неуязвимость.
event-lost-effect = Слишком много сразу: один эффект потерян.
event-put-off = Эффект отложен до хода { $amount }.
event-due = Настал черёд отложенного эффекта.
event-keywords = { $target } получает: { $words }.
event-protect = { $amount ->
    [0] { $target }: защиты больше нет.
   *[other] { $target }: защита теперь { $amount }.
}
event-reach = { $target } получает { $amount ->
    [0] дальность { $signedextra }
   *[other] перемещение { $signed }{ $extra ->
        [0] { "" }
       *[other] { " " }и дальность { $signedextra }
    }
}.
change-attack = атака { $signed }
change-health = здоровье { $signed }
change-none = атака и здоровье прежние
event-stun-ends = { $target }: оглушение закончилось.
event-protected = { $target }: защита поглощает { $amount } ед. урона.
event-revive = Покидает кладбище: { $card }.
event-dissolves = { $target } покидает игру: карты за ним нет.
event-chosen = { $seat } { VERB($person, "выбирает") }{ grammar-card }.
why-1 = цели больше нет
why-2 = цели нет
why-3 = нет места
why-4 = такой карты нет
why-5 = один из двух больше не может сражаться
why-6 = больше маны не вмещается
why-7 = боец уже ходил и атаковал
why-8 = его клетка занята
why-9 = карты за ним нет
why-10 = с камнем призыва этого сделать нельзя
why-11 = Постройку нельзя переместить
why-12 = сейчас ход другого игрока
