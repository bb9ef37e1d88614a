### Названия родов карт, пантеонов и значений.

kind-army = Армия
kind-supporting = Бог-помощник
kind-power = Карта силы
kind-leading = Ведущий бог
pantheon-celtic = Кельтский
pantheon-egyptian = Египетский
pantheon-greek = Греческий
pantheon-mesopotamian = Месопотамский
pantheon-norse = Скандинавский
pantheon-roman = Римский
pantheon-neutral = Нейтральный
name-strength = Сила
name-tokens = Жетоны энергии
name-actions = Действия
name-sets = Наборы
name-pile = Колода
name-discard = Сброс
name-army = Армия
status-guarded = Под защитой
status-out = Вне игры
