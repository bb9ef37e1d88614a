### Карты на столе и вне его, как о них говорят предложения.

noun-creature = { $number ->
    [many]
        { $case ->
            [accusative] существ
            [genitive] существ
            [dative] существам
           *[nominative] существа
        }
   *[one]
        { $case ->
            [accusative] существо
            [genitive] существа
            [dative] существу
           *[nominative] существо
        }
}
    .gender = animate
noun-god = { $number ->
    [many]
        { $case ->
            [accusative] богов
            [genitive] богов
            [dative] богам
           *[nominative] боги
        }
   *[one]
        { $case ->
            [accusative] бога
            [genitive] бога
            [dative] богу
           *[nominative] бог
        }
}
    .gender = masculine
noun-character = { $number ->
    [many]
        { $case ->
            [accusative] персонажей
            [genitive] персонажей
            [dative] персонажам
           *[nominative] персонажи
        }
   *[one]
        { $case ->
            [accusative] персонажа
            [genitive] персонажа
            [dative] персонажу
           *[nominative] персонаж
        }
}
    .gender = masculine
noun-relic = { $number ->
    [many]
        { $case ->
            [accusative] реликвии
            [genitive] реликвий
            [dative] реликвиям
           *[nominative] реликвии
        }
   *[one]
        { $case ->
            [accusative] реликвию
            [genitive] реликвии
            [dative] реликвии
           *[nominative] реликвия
        }
}
    .gender = feminine
noun-spell = { $number ->
    [many]
        { $case ->
            [accusative] заклинания
            [genitive] заклинаний
            [dative] заклинаниям
           *[nominative] заклинания
        }
   *[one]
        { $case ->
            [accusative] заклинание
            [genitive] заклинания
            [dative] заклинанию
           *[nominative] заклинание
        }
}
    .gender = neuter
noun-card = { $number ->
    [many]
        { $case ->
            [accusative] карты
            [genitive] карт
            [dative] картам
           *[nominative] карты
        }
   *[one]
        { $case ->
            [accusative] карту
            [genitive] карты
            [dative] карте
           *[nominative] карта
        }
}
    .gender = feminine
adjective-friendly = { $number ->
    [many]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] дружественных
                    [genitive] дружественных
                    [dative] дружественным
                   *[nominative] дружественные
                }
            [animate]
                { $case ->
                    [accusative] дружественных
                    [genitive] дружественных
                    [dative] дружественным
                   *[nominative] дружественные
                }
           *[neuter]
                { $case ->
                    [accusative] дружественные
                    [genitive] дружественных
                    [dative] дружественным
                   *[nominative] дружественные
                }
        }
   *[one]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] дружественного
                    [genitive] дружественного
                    [dative] дружественному
                   *[nominative] дружественный
                }
            [feminine]
                { $case ->
                    [accusative] дружественную
                    [genitive] дружественной
                    [dative] дружественной
                   *[nominative] дружественная
                }
           *[neuter]
                { $case ->
                    [accusative] дружественное
                    [genitive] дружественного
                    [dative] дружественному
                   *[nominative] дружественное
                }
        }
}
adjective-enemy = { $number ->
    [many]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] вражеских
                    [genitive] вражеских
                    [dative] вражеским
                   *[nominative] вражеские
                }
            [animate]
                { $case ->
                    [accusative] вражеских
                    [genitive] вражеских
                    [dative] вражеским
                   *[nominative] вражеские
                }
           *[neuter]
                { $case ->
                    [accusative] вражеские
                    [genitive] вражеских
                    [dative] вражеским
                   *[nominative] вражеские
                }
        }
   *[one]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] вражеского
                    [genitive] вражеского
                    [dative] вражескому
                   *[nominative] вражеский
                }
            [feminine]
                { $case ->
                    [accusative] вражескую
                    [genitive] вражеской
                    [dative] вражеской
                   *[nominative] вражеская
                }
           *[neuter]
                { $case ->
                    [accusative] вражеское
                    [genitive] вражеского
                    [dative] вражескому
                   *[nominative] вражеское
                }
        }
}
adjective-damaged = { $number ->
    [many]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] раненых
                    [genitive] раненых
                    [dative] раненым
                   *[nominative] раненые
                }
            [animate]
                { $case ->
                    [accusative] раненых
                    [genitive] раненых
                    [dative] раненым
                   *[nominative] раненые
                }
           *[neuter]
                { $case ->
                    [accusative] раненые
                    [genitive] раненых
                    [dative] раненым
                   *[nominative] раненые
                }
        }
   *[one]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] раненого
                    [genitive] раненого
                    [dative] раненому
                   *[nominative] раненый
                }
            [feminine]
                { $case ->
                    [accusative] раненую
                    [genitive] раненой
                    [dative] раненой
                   *[nominative] раненая
                }
           *[neuter]
                { $case ->
                    [accusative] раненое
                    [genitive] раненого
                    [dative] раненому
                   *[nominative] раненое
                }
        }
}
adjective-undamaged = { $number ->
    [many]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] целых
                    [genitive] целых
                    [dative] целым
                   *[nominative] целые
                }
            [animate]
                { $case ->
                    [accusative] целых
                    [genitive] целых
                    [dative] целым
                   *[nominative] целые
                }
           *[neuter]
                { $case ->
                    [accusative] целые
                    [genitive] целых
                    [dative] целым
                   *[nominative] целые
                }
        }
   *[one]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] целого
                    [genitive] целого
                    [dative] целому
                   *[nominative] целый
                }
            [feminine]
                { $case ->
                    [accusative] целую
                    [genitive] целой
                    [dative] целой
                   *[nominative] целая
                }
           *[neuter]
                { $case ->
                    [accusative] целое
                    [genitive] целого
                    [dative] целому
                   *[nominative] целое
                }
        }
}
grammar-one = один
which-random = { $number ->
    [many] { adjective-random } { $noun } ({ $count })
   *[one] { adjective-random } { $noun }
}
adjective-random = { $number ->
    [many]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] случайных
                    [genitive] случайных
                    [dative] случайным
                   *[nominative] случайные
                }
            [animate]
                { $case ->
                    [accusative] случайных
                    [genitive] случайных
                    [dative] случайным
                   *[nominative] случайные
                }
           *[neuter]
                { $case ->
                    [accusative] случайные
                    [genitive] случайных
                    [dative] случайным
                   *[nominative] случайные
                }
        }
   *[one]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] случайного
                    [genitive] случайного
                    [dative] случайному
                   *[nominative] случайный
                }
            [feminine]
                { $case ->
                    [accusative] случайную
                    [genitive] случайной
                    [dative] случайной
                   *[nominative] случайная
                }
           *[neuter]
                { $case ->
                    [accusative] случайное
                    [genitive] случайного
                    [dative] случайному
                   *[nominative] случайное
                }
        }
}
which-most = { $number ->
    [many] { $noun } с наибольшим здоровьем ({ $count })
   *[one] { $noun } с наибольшим здоровьем
}
which-chosen = { adjective-chosen } { $noun }
adjective-chosen = { $number ->
    [many]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] выбранных
                    [genitive] выбранных
                    [dative] выбранным
                   *[nominative] выбранные
                }
            [animate]
                { $case ->
                    [accusative] выбранных
                    [genitive] выбранных
                    [dative] выбранным
                   *[nominative] выбранные
                }
           *[neuter]
                { $case ->
                    [accusative] выбранные
                    [genitive] выбранных
                    [dative] выбранным
                   *[nominative] выбранные
                }
        }
   *[one]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] выбранного
                    [genitive] выбранного
                    [dative] выбранному
                   *[nominative] выбранный
                }
            [feminine]
                { $case ->
                    [accusative] выбранную
                    [genitive] выбранной
                    [dative] выбранной
                   *[nominative] выбранная
                }
           *[neuter]
                { $case ->
                    [accusative] выбранное
                    [genitive] выбранного
                    [dative] выбранному
                   *[nominative] выбранное
                }
        }
}
which-all = { adjective-all } { $noun }
which-all-other = { adjective-all } { adjective-other } { $noun }
adjective-all = { $number ->
    [many]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] всех
                    [genitive] всех
                    [dative] всем
                   *[nominative] все
                }
            [animate]
                { $case ->
                    [accusative] всех
                    [genitive] всех
                    [dative] всем
                   *[nominative] все
                }
           *[neuter]
                { $case ->
                    [accusative] все
                    [genitive] всех
                    [dative] всем
                   *[nominative] все
                }
        }
   *[one]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] всего
                    [genitive] всего
                    [dative] всему
                   *[nominative] весь
                }
            [feminine]
                { $case ->
                    [accusative] всю
                    [genitive] всей
                    [dative] всей
                   *[nominative] вся
                }
           *[neuter]
                { $case ->
                    [accusative] всё
                    [genitive] всего
                    [dative] всему
                   *[nominative] всё
                }
        }
}
adjective-other = { $number ->
    [many]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] других
                    [genitive] других
                    [dative] другим
                   *[nominative] другие
                }
            [animate]
                { $case ->
                    [accusative] других
                    [genitive] других
                    [dative] другим
                   *[nominative] другие
                }
           *[neuter]
                { $case ->
                    [accusative] другие
                    [genitive] других
                    [dative] другим
                   *[nominative] другие
                }
        }
   *[one]
        { $gender ->
            [masculine]
                { $case ->
                    [accusative] другого
                    [genitive] другого
                    [dative] другому
                   *[nominative] другой
                }
            [feminine]
                { $case ->
                    [accusative] другую
                    [genitive] другой
                    [dative] другой
                   *[nominative] другая
                }
           *[neuter]
                { $case ->
                    [accusative] другое
                    [genitive] другого
                    [dative] другому
                   *[nominative] другое
                }
        }
}
which-any = { $noun }
which-each = { $noun }
which-plain = { $noun }
with-tribe = племени { $tribe }
with-god = бога «{ $god }»
with-god-enemy = бога соперника
with-keyword = со свойством «{ $keyword }»
with-not-keyword = без свойства «{ $keyword }»
with-strength = с силой { $range }
with-health = со здоровьем { $range }
with-cost = стоимостью { $range }
with-name = «{ $name }»
range-most = { $most } или меньше
range-least = { $least } или больше
range-exact = { $least }
range-between = от { $least } до { $most }
who-self-creature = { $case ->
    [accusative] это существо
    [genitive] этого существа
    [dative] этому существу
   *[nominative] это существо
}
who-self-relic = { $case ->
    [accusative] эту реликвию
    [genitive] этой реликвии
    [dative] этой реликвии
   *[nominative] эта реликвия
}
who-self-god-power = { $case ->
    [accusative] вашего бога
    [genitive] вашего бога
    [dative] вашему богу
   *[nominative] ваш бог
}
who-target = { $case ->
    [accusative] цель
    [genitive] цели
    [dative] цели
   *[nominative] цель
}
who-it = { $case ->
    [accusative] ту карту
    [genitive] той карты
    [dative] той карте
   *[nominative] та карта
}
who-your-god = { $case ->
    [accusative] вашего бога
    [genitive] вашего бога
    [dative] вашему богу
   *[nominative] ваш бог
}
who-enemy-god = { $case ->
    [accusative] вражеского бога
    [genitive] вражеского бога
    [dative] вражескому богу
   *[nominative] вражеский бог
}
who-your-relic = { $case ->
    [accusative] вашу реликвию
    [genitive] вашей реликвии
    [dative] вашей реликвии
   *[nominative] ваша реликвия
}
who-enemy-relic = { $case ->
    [accusative] вражескую реликвию
    [genitive] вражеской реликвии
    [dative] вражеской реликвии
   *[nominative] вражеская реликвия
}
