### The game's own words: names to be shown by themselves, on cards, in tables and in the log.

## Keywords, as on the card's first line and in what a unit is given

keyword-guard = Guard
keyword-stealth = Stealth
keyword-charge = Charge
keyword-reincarnate = Reincarnate
keyword-resurrect = Resurrection
keyword-immune-enemy-spells =
    { $case ->
        [accusative] immunity to enemy spells
       *[nominative] Immune to enemy spells
    }
    .more = to enemy spells
    .apart = yes
keyword-immune-spells =
    { $case ->
        [accusative] immunity to spells
       *[nominative] Immune to spells
    }
    .more = to spells
    .apart = yes
keyword-immune-enemy-warcries =
    { $case ->
        [accusative] immunity to enemy warcries
       *[nominative] Immune to enemy warcries
    }
    .more = to enemy warcries
    .apart = yes
keyword-immune-enemy-leader =
    { $case ->
        [accusative] immunity to the enemy leader's ability
       *[nominative] Immune to the enemy leader's ability
    }
    .more = to the enemy leader's ability
    .apart = yes
keyword-immune-attacks =
    { $case ->
        [accusative] immunity to attacks
       *[nominative] Immune to attacks
    }
    .more = to attacks
    .apart = yes
keyword-immune-stun =
    { $case ->
        [accusative] immunity to stun
       *[nominative] Immune to stun
    }
    .more = to stun
    .apart = yes
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

## The classes of effects, first to last

priority-1 = deployments
priority-2 = warcries
priority-3 = attack damage
priority-4 = attack damage effects
priority-5 = return damage
priority-6 = return damage effects
priority-7 = reincarnations
priority-8 = deaths
priority-9 = resurrections
priority-10 = unit spawns
priority-11 = afterlives
priority-12 = other effects

## Triggers, by name

trigger-warcry = Warcry

## Ways to play, and rules that a table may turn on or off

switch-large-hands = Larger hands
switch-large-hands-hint = Player 1 opens with 4 cards, player 2 with 5.
