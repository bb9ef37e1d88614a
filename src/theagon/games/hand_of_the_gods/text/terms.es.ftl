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

name-cost = Costo
name-attack = Ataque
name-movement = Movimiento
name-range = Alcance

## Zones

zone-deck = Mazo
zone-hand = Mano
zone-battlefield = Campo de batalla
zone-holding = Zona de espera
zone-graveyard = Tumba
zone-removed = Eliminados de la partida
zone-discover = Zona de Develar

## Statuses of a unit

status-exhausted = Agotada
status-sick = Agotamiento de despliegue
status-ready = Lista
status-stealthed = En sigilo
status-stunned = Aturdida
status-banished = Desterrada
status-silenced = Silenciada
status-damaged = Dañada
status-moved = Ya se movió
status-attacked = Ya atacó

## The classes of effects, first to last

priority-1 = despliegue de unidades
    .them = los despliegues
priority-2 = grito de guerra
    .them = los gritos de guerra
priority-3 = daño de ataque
    .them = el daño de ataque
priority-4 = efecto del daño de ataque
    .them = los efectos del daño de ataque
priority-5 = daño en retorno
    .them = el daño en retorno
priority-6 = efecto del daño en retorno
    .them = los efectos del daño en retorno
priority-7 = reencarnación
    .them = las reencarnaciones
priority-8 = muerte
    .them = las muertes
priority-9 = resurrección
    .them = las resurrecciones
priority-10 = aparición de unidades
    .them = las apariciones de unidades
priority-11 = ultratumba
    .them = las ultratumbas
priority-12 = otros efectos
    .them = los otros efectos

## Triggers, by name

trigger-warcry = Grito de guerra
trigger-afterlife = Ultratumba
trigger-turn-start = Comienzo de turno
trigger-turn-end = Fin de turno
trigger-attacks = Ataca
trigger-attacked = Es atacada
trigger-strikes = Inflige daño de ataque
trigger-counters = Va a contraatacar
trigger-strikes-back = Inflige daño en retorno
trigger-damaged = Recibe daño
trigger-healed = Recibe curación
trigger-moves = Se mueve
trigger-dies = Muerte
trigger-summoned = Entra en el campo de batalla
trigger-card-played = Carta jugada
trigger-card-to-graveyard = Carta a la tumba
trigger-card-drawn = Carta robada

## Ways to play, and rules that a table may turn on or off

switch-large-hands = Manos más grandes
switch-large-hands-hint = El jugador 1 empieza con 4 cartas; el 2, con 5.
