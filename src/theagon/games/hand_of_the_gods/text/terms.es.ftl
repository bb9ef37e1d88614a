### The game's own words: names to be shown by themselves, on cards, in tables and in the log.

## Keywords, as on the card's first line and in what a unit is given

keyword-guard = Centinela
keyword-stealth = Sigilo
keyword-charge = Carga
keyword-reincarnate = Reencarnación
keyword-resurrect = Resurrección
keyword-immune-enemy-spells =
    { $case ->
        [accusative] inmunidad a los hechizos enemigos
       *[nominative] Inmune a los hechizos enemigos
    }
    .more = a los hechizos enemigos
keyword-immune-spells =
    { $case ->
        [accusative] inmunidad a los hechizos
       *[nominative] Inmune a los hechizos
    }
    .more = a los hechizos
keyword-immune-enemy-warcries =
    { $case ->
        [accusative] inmunidad a los gritos de guerra enemigos
       *[nominative] Inmune a los gritos de guerra enemigos
    }
    .more = a los gritos de guerra enemigos
keyword-immune-enemy-leader =
    { $case ->
        [accusative] inmunidad a la habilidad del líder enemigo
       *[nominative] Inmune a la habilidad del líder enemigo
    }
    .more = a la habilidad del líder enemigo
keyword-immune-attacks =
    { $case ->
        [accusative] inmunidad a los ataques
       *[nominative] Inmune a los ataques
    }
    .more = a los ataques
keyword-immune-stun =
    { $case ->
        [accusative] inmunidad al aturdimiento
       *[nominative] Inmune al aturdimiento
    }
    .more = al aturdimiento
keyword-protect = Protección { $amount }

## Kinds, subtypes, pantheons, rarities

kind-unit = Unidad
token = Ficha
subtype-god = Dios
subtype-beast = Bestia
subtype-structure = Estructura
pantheon-chinese = Chino
pantheon-mayan = Maya
pantheon-hindu = Hindú

## What a unit has

name-attack = Ataque
name-movement = Movimiento
name-range = Alcance

## Zones

zone-deck = Mazo
zone-hand = Mano
zone-graveyard = Tumba
zone-removed = Eliminados de la partida

## Statuses of a unit

status-exhausted = Agotada
status-sick = Agotamiento de despliegue
status-stunned = Aturdida
status-banished = Desterrada
status-silenced = Silenciada
status-damaged = Dañada
status-moved = Ya se movió
status-attacked = Ya atacó

## The classes of effects, first to last

priority-1 = los despliegues
priority-2 = los gritos de guerra
priority-3 = el daño de ataque
priority-4 = los efectos del daño de ataque
priority-5 = el daño en retorno
priority-6 = los efectos del daño en retorno
priority-7 = las reencarnaciones
priority-8 = las muertes
priority-9 = las resurrecciones
priority-10 = las apariciones de unidades
priority-11 = las ultratumbas
priority-12 = los otros efectos

## Triggers, by name

trigger-warcry = Grito de guerra

## Ways to play, and rules that a table may turn on or off

switch-large-hands = Manos más grandes
switch-large-hands-hint = El jugador 1 empieza con 4 cartas; el 2, con 5.
