### The game's own words: names to be shown by themselves, on cards, in tables and in the log.

## Keywords, as on the card's first line and in what a unit is given

keyword-guard = Страж
keyword-stealth = Скрытность
keyword-charge = Рывок
keyword-reincarnate =
    { $case ->
        [accusative] Реинкарнацию
       *[other] Реинкарнация
    }
    .given = свойство «Реинкарнация»
keyword-resurrect = Воскрешение
keyword-immune-enemy-spells = Неуязвимость к вражеским заклинаниям
    .given = неуязвимость к вражеским заклинаниям
    .more = вражеским заклинаниям
keyword-immune-spells = Неуязвимость к заклинаниям
    .given = неуязвимость к заклинаниям
    .more = заклинаниям
keyword-immune-enemy-warcries = Неуязвимость к вражеским боевым кличам
    .given = неуязвимость к вражеским боевым кличам
    .more = вражеским боевым кличам
keyword-immune-enemy-leader = Неуязвимость к способности вражеского предводителя
    .given = неуязвимость к способности вражеского предводителя
    .more = способности вражеского предводителя
keyword-immune-attacks = Неуязвимость к атакам
    .given = неуязвимость к атакам
    .more = атакам
keyword-immune-stun = Неуязвимость к оглушению
    .given = неуязвимость к оглушению
    .more = оглушению
keyword-protect =
    { $case ->
        [accusative] свойство «Защита: { $amount }»
       *[other] Защита: { $amount }
    }

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

## What effects of each class resolve along with, first to last

priority-1 = с размещением бойцов
priority-2 = с боевыми кличами
priority-3 = с уроном от атак
priority-4 = с эффектами урона от атак
priority-5 = с ответным уроном
priority-6 = с эффектами ответного урона
priority-7 = с реинкарнацией бойцов
priority-8 = с гибелью бойцов
priority-9 = с воскрешением бойцов
priority-10 = с появлением бойцов
priority-11 = с посмертиями
priority-12 = с прочими эффектами

## Triggers, by name

trigger-warcry = Боевой клич

## Ways to play, and rules that a table may turn on or off

switch-large-hands = Больше карт в руке
switch-large-hands-hint = Первый игрок начинает с 4 картами, второй — с 5.
