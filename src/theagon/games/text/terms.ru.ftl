### Names that several games share.

kind-spell = Заклинание
pantheon = Пантеон
pantheon-egyptian = Египетский
pantheon-greek = Греческий
pantheon-norse = Скандинавский
pantheon-roman = Римский
pantheon-neutral = Нейтральный
rarity-common = Обычная
    .small = обычный
rarity-rare = Редкая
    .small = редкий
rarity-epic = Эпическая
    .small = эпический
rarity-legendary = Легендарная
    .small = легендарный
name-mana = Мана
name-strength = Сила
name-health = Здоровье
name-hand = Рука
mode-duel = Дуэль
you = Вы
you-acting = Вы
