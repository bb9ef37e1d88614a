### The game's own words: names to be shown by themselves, on cards, in tables and in the log.

## Keywords, as on the card's first line and in what a unit is given

keyword-guard = Страж
keyword-stealth = Скрытность
keyword-charge = Рывок
keyword-reincarnate = Реинкарнация
    .given = Реинкарнацию
keyword-resurrect = Воскрешение
keyword-immune-enemy-spells = Неуязвимость к вражеским заклинаниям
keyword-immune-spells = Неуязвимость к заклинаниям
keyword-immune-enemy-warcries = Неуязвимость к вражеским боевым кличам
keyword-immune-enemy-leader = Неуязвимость к способности вражеского предводителя
keyword-immune-attacks = Неуязвимость к атакам
keyword-immune-stun = Неуязвимость к оглушению
keyword-twin-strike = Двойной удар
keyword-taunt = Провокация
keyword-protect = Защита: { $amount }

## Kinds, subtypes, pantheons, rarities

kind-unit = Боец
token = Фишка
subtype-god = Бог
subtype-beast = Зверь
subtype-structure = Постройка
pantheon-chinese = Китайский
pantheon-mayan = Майя
pantheon-hindu = Индуистский

## What a unit has

name-attack = Атака
name-movement = Перемещение
name-range = Дальность атаки

## Zones

zone-deck = Колода
zone-hand = Рука
zone-graveyard = Кладбище
zone-removed = Вне игры

## Statuses of a unit

status-exhausted = Утомлён
status-sick = Утомление призыва
status-stunned = Оглушён
status-banished = Изгнан
status-silenced = Под немотой
status-damaged = Ранен
status-moved = Ходил
status-attacked = Атаковал
status-nimble = Может переместиться ещё раз

## Triggers, by name

trigger-warcry = Боевой клич

## Ways to play, and rules that a table may turn on or off

switch-large-hands = Больше карт в руке
switch-large-hands-hint = Первый игрок начинает с 4 картами, второй — с 5.
