### The game's own words: names to be shown by themselves, on cards, in tables and in the log.

## Keywords, as on the card's first line and in what a unit is given

keyword-guard = Guard
keyword-stealth = Stealth
keyword-charge = Charge
keyword-reincarnate = Reincarnate
keyword-resurrect = Resurrection
keyword-immune-enemy-spells = Immune to enemy spells
    .given = immunity to enemy spells
keyword-immune-spells = Immune to spells
    .given = immunity to spells
keyword-immune-enemy-warcries = Immune to enemy warcries
    .given = immunity to enemy warcries
keyword-immune-enemy-leader = Immune to the enemy leader's ability
    .given = immunity to the enemy leader's ability
keyword-immune-attacks = Immune to attacks
    .given = immunity to attacks
keyword-immune-stun = Immune to stun
    .given = immunity to stun
keyword-twin-strike = Twin Strike
keyword-taunt = Taunt
keyword-protect = Protect { $amount }

## Kinds, subtypes, pantheons, rarities

kind-unit = Unit
token = Token
subtype-god = God
subtype-beast = Beast
subtype-structure = Structure
pantheon-chinese = Chinese
pantheon-mayan = Mayan
pantheon-hindu = Hindu

## What a unit has

name-attack = Attack
name-movement = Movement
name-range = Range

## Zones

zone-deck = Deck
zone-hand = Hand
zone-graveyard = Graveyard
zone-removed = Removed from game

## Statuses of a unit

status-exhausted = Exhausted
status-sick = Summoning sickness
status-stunned = Stunned
status-banished = Banished
status-silenced = Silenced
status-damaged = Damaged
status-moved = Has moved
status-attacked = Has attacked
status-nimble = May move once more

## Triggers, by name

trigger-warcry = Warcry

## Ways to play, and rules that a table may turn on or off

switch-large-hands = Larger hands
switch-large-hands-hint = Player 1 opens with 4 cards, player 2 with 5.
