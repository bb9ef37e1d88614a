"""Card texts keep to the grammar of their language: faults that generated texts are prone to, none on any card.

Each fault comes with a text that has it: a pattern that finds nothing anywhere proves nothing.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from theagon.cards.language import LANGUAGES
from theagon.games import NAMES, load_game

ORDER = r"\b[А-Яа-яё]+(?:йте|ите|ьте)\b"
FAULTS = {
    "en": {
        "a target by its name twice": (
            r"\btarget if the target\b",
            "Deal 2 damage to the target if the target is an enemy.",
        ),
        "nothing gained": (r"(?:burn|regen|armor|boost) \+0\b", "This creature gains regen +0."),
        "locks closed that are open": (r"\b[Cc]lose \d", "Close 2 of your mana locks."),
        "a name without an article": (r"\b[Ss]ummon [A-Z].*\(\d", "Summon Imp (1/1)."),
        "a hyphen for a minus": (r"(?<!\w)-\d", "Give this relic -1 durability."),
        "a word twice": (r"\b([a-z]+) \1\b", "Give all creatures without hidden hidden."),
        "a colon after a colon": (r"Roar: [\w ]+: ", "Roar: At random: draw a card, or heal your god by 2."),
        "one owner of many": (r"\bcreatures [a-z ]+ the owner's", "Return all creatures to the owner's hand."),
        "chance said twice": (r"\brandom\b.*each time at random", "Hit a random unit (4 times, each time at random)."),
    },
    "es": {
        "a choice at the end": (r"salud (?:de|a) tu elección", "Destruye una criatura con 3 de salud de tu elección."),
        "a choice that goes without saying": (
            r"(?:criatura|personaje|mano)[^.]* a? ?de tu elección",
            "Destruye una criatura de tu elección.",
        ),
        "chance between noun and adjective": (
            r"al azar (?:adyacente|aliad|enemig)",
            "En una celda libre al azar adyacente a ella.",
        ),
        "chance after what narrows the noun": (
            r"\b(?:tribu [A-ZÁ]\w+|de [A-Z]\w+) al azar",
            "Añade una carta de Muerte al azar a tu mano.",
        ),
        "a name without an article": (
            r"\b(?:[Ii]nvoca|[Ee]quipa) [A-ZÁÉÍÓÚ]|\ben [A-ZÁÉÍÓÚ]\w*[^s] \(\d",
            "Transforma una criatura en Rata (1/1).",
        ),
        "a name as an apposition": (
            r"\b[Ii]nvoca (?:una unidad|\d unidades) (?:neutrales )?«",
            "Invoca 2 unidades «Zombi».",
        ),
        "a times sign": (r"×", "Invoca Fuego fatuo (1/1) ×2."),
        "two prepositions": (r"\b(?:del? del|a de|de a|en a|con de|al del?)\b(?! pie)", "Una copia del del rival."),
        "an article that is not contracted": (r"\b(?:a|de) el\b", "Haz 3 de daño a el objetivo."),
        "a hyphen for a minus": (r"(?<!\w)-\d", "Da -1 de fuerza."),
        "a colon after a colon": (r"Rugido: [\w ]+: ", "Rugido: al azar: roba una carta, o bien roba 2 cartas."),
        "a cost that is given": (r"de costo a\b", "Da −1 de costo a esta carta por cada criatura."),
        "durability that is given": (r"\b[Dd]a [+−-]\d+ de durabilidad", "Da -1 de durabilidad a esta reliquia."),
        "a creature called a card": (r"\besa carta\b", "Da +1/+1 a esa carta."),
        "a target by its name twice": (
            r"\bal objetivo si el objetivo\b",
            "Da flanqueo al objetivo si el objetivo es otro.",
        ),
        "a creature of the other gender": (r"(?:^|, )(?:[Oo]culto|[Pp]rotegido|[Cc]onfuso)\b", "Oculto, flanqueo."),
        "a cure of no thing": (r"\b[Cc]ura \d+ a", "Cura 12 a tu dios."),
        "a preposition said twice": (r"[Cc]on [^.,]* y con", "Con 2 o menos de fuerza y con 2 o menos de salud."),
        "what is given at the end": (r"\botorga a [^.,]* [+−]\d", "Grito de guerra: otorga a una unidad +1/+0."),
        "an effect on itself as on another": (
            r"(?:[Aa]turde|[Cc]ura|[Dd]estruye) (?:a )?esta unidad",
            "Aturde a esta unidad.",
        ),
        "a value that is fixed in another": (r"\b[Ff]ija\b", "Fija el ataque de una unidad en 1."),
        "a capital after a colon": (
            r"(?:Rugido|Ultratumba|guerra|activable|Habilidad): [A-ZÁÉÍÓÚ]",
            "Rugido: Roba una carta.",
        ),
        "another word for a term": (r"\b(?:[Pp]óstuma|rival|[Cc]oste|daño de retorno)\b", "Póstuma: roba una carta."),
    },
    "ru": {
        "a count in brackets": (r"\(\d+\)", "Нанесите урон существам с наибольшим здоровьем (2)."),
        "damage without its unit": (r"\d урона", "Нанесите 1 урона выбранному существу."),
        "yours after an order": (rf"{ORDER}[^.,;:«]* ваш", "Вылечите вашего бога на 4."),
        "that card": (r"\bт(?:а|ой|у) карт", "Дайте той карте +1/+1."),
        "motion on a place": (r"[Пп]ризывает[^.]* на (?:\w+ )*клетк(?:е|ах)\b", "Призывает бойца на случайной клетке."),
        "a preposition without its vowel": (r"\bс вс", "Снимите с всех существ тыл."),
        "a verb that nobody uses": (r"[Пп]ровидьте", "Провидьте 2."),
        "durability that is given": (r"[Дд]айте [^.,]*прочности", "Дайте реликвии -3 прочности."),
        "a number of times at the end": (r", \d+ раза?\b", "Нанесите 1 ед. урона существу, 6 раз."),
        "a times sign": (r"×", "Призовите существо «Скелет» (1/1) ×2."),
        "next to this unit": (r"рядом с этим", "Все союзные бойцы рядом с этим бойцом."),
        "a subject said twice": (
            r"(?:[Ее]сли|[Кк]огда) (эт\w+ \w+)\b[^.,]*, \1\b",
            "Если этот боец ранен, этот боец получает +1/+0.",
        ),
        "damage that is lived through": (r"переживает урон", "Когда существо переживает урон, возьмите 1 карту."),
        "a colon after a colon": (r"Рык: [\w ]+: ", "Рык: наугад: возьмите 1 карту или возьмите 2 карты."),
        "a cost that is given": (r"\d к стоимости", "Дайте −1 к стоимости этой карте."),
        "quotes within quotes": (r"«[^»]*«", "Дайте существу «Посмертие: призовите существо «Гуль» (2/1)»."),
        "a value after a dash": (r"здоровье — \d", "Сделайте силу равной 2, а здоровье — 2."),
        "a capital after a colon": (r": [А-ЯЁ]", "Рык: Возьмите 1 карту."),
        "a hyphen for a minus": (r"(?<!\w)-\d", "Дайте -1 к силе."),
        "immunity with a colon": (r"Неуязвимость:", "Неуязвимость: атаки."),
        "what is given at the end": (
            r"[Дд]аёт (?!\d)[^.,«]* бойц\w+ [+−]\d+/[+−]\d+",
            "Даёт выбранному союзному бойцу +1/+0.",
        ),
        "a name without its case": (
            r"[Пп]реврат?\w+ [^.]* в (?:карт|бойц|существ)\w+ «",
            "Превратите всех существ в существа «Крыса».",
        ),
        "another word for a term": (r"\b(?:[Дд]ружественн|[Пп]рименяем|[Пп]реград|хозяин)", "Применяемый боевой клич."),
    },
}
CASES = [(language, fault) for language, faults in FAULTS.items() for fault in faults]


@cache
def texts(language: str) -> list[str]:
    """The lines of text of all cards and leaders of the games."""
    catalogues = [load_game(name).catalogue(language) for name in NAMES]
    return [line for catalogue in catalogues for face in (*catalogue.cards, *catalogue.leaders) for line in face.text]


@pytest.mark.parametrize(("language", "fault"), CASES)
def test_no_card_has_a_fault_of_grammar(language: str, fault: str) -> None:
    pattern, example = FAULTS[language][fault]
    assert re.search(pattern, example), "the fault is not found where it is"
    assert [line for line in texts(language) if re.search(pattern, line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_faults_looked_for(language: str) -> None:
    assert FAULTS[language]
