### The game's own words: names to be shown by themselves, on cards, in tables and in the log.

## Keywords, as on the card's first line and in what a unit is given

keyword-guard = Centinela
keyword-stealth = Sigilo
keyword-charge = Carga
keyword-reincarnate = Reencarnación
keyword-resurrect = Resurrección
keyword-immune-enemy-spells = Inmune a los hechizos enemigos
    .given = inmunidad a los hechizos enemigos
keyword-immune-spells = Inmune a los hechizos
    .given = inmunidad a los hechizos
keyword-immune-enemy-warcries = Inmune a los gritos de guerra enemigos
    .given = inmunidad a los gritos de guerra enemigos
keyword-immune-enemy-leader = Inmune a la habilidad del líder enemigo
    .given = inmunidad a la habilidad del líder enemigo
keyword-immune-attacks = Inmune a los ataques
    .given = inmunidad a los ataques
keyword-immune-stun = Inmune al aturdimiento
    .given = inmunidad al aturdimiento
keyword-twin-strike = Golpe doble
keyword-taunt = Provocación
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
status-nimble = Puede moverse otra vez

## Triggers, by name

trigger-warcry = Grito de guerra

## Ways to play, and rules that a table may turn on or off

switch-large-hands = Manos más grandes
switch-large-hands-hint = El jugador 1 empieza con 4 cartas; el 2, con 5.
