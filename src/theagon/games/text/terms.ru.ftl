### Names that several games share.

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
name-mana = Мана
name-strength = Сила
name-health = Здоровье
name-hand = Рука
mode-duel = Дуэль
you = Вы
