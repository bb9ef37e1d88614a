### The table's own words. What the game itself says comes from the server.

## Pages

home = Home
pages = Pages
skip = Skip to the content
title-play = Play
title-match = Match
title-watch = Watching
title-rulebook = Rulebook
title-scenario = Scenario
title-decks = Decks
title-replay = Replays
title-credits = Credits
title-lost = There is no such page
language = Language
daylight = Daylight colours
sound = Sound

## Home

motto = The contest of gods
about-hand-of-the-gods = Summon gods, beasts and heroes on a board of clay, and bring the other's summoning stone down.
about-decks = Build your own
about-rulebook = Every clause, with its proof
about-replay = Walk through a match again
play-now = Play now
choose-match = Choose deck and opponent
your-matches = Your matches
a-friend = A friend
state-waiting = waiting
state-running = go on
state-won = won
state-lost = lost
state-drawn = drawn
state-over = over

## A new match

your-deck = Your deck
own-deck = yours
build-deck = Build a deck
opponent = Opponent
bot-greedy = Greedy bot
bot-random = Random bot
with-friend = A friend, by link
with-same-device = Two at this device
their-deck = The opponent's deck
by-chance = Chance decides
further = Arrangements
who-begins = Who begins
you-begin = You
they-begin = The opponent
turn-limit = Time for a turn
no-limit = No limit
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
watch-delay = Spectators see it later by
no-delay = Not at all
your-name = Your name
begin = Begin
invite = Invite a friend
invited = { $name } invites you
join = Join

## A match

turn = Turn { $turn }
board = Board
hand = Hand
deck = Deck
graveyard = Graveyard
removed = Removed from the game
offered = Cards on offer
log = What happened
why = Why it happened
beside = Beside the board
close = Close
you = You
player = Player { $number }
away = away
leader-used = Used this turn.
not-now = Not possible now
connecting = Connecting …
showing = …
thinking = { $name } is to decide
expect-turn = Your turn: play, move, attack, or end it
expect-place = Choose where
expect-mulligan = Choose the cards to exchange
expect-target = Choose a target
expect-destination = Choose where it goes
expect-discover = Choose one of these cards
won-you = You won on turn { $turn }
won = { $name } won on turn { $turn }
drawn = Drawn on turn { $turn }
keep-all = Keep all
exchange =
    { $count ->
        [one] Exchange { $count } card
       *[other] Exchange { $count } cards
    }
end-turn = End turn
take-back = Take back
no-take-back-nothing-done = There is nothing to take back
no-take-back-another-decided = Another has decided since
no-take-back-chance = Chance had a part in it
no-take-back-revealed = It showed a hidden card
no-take-back-match-over = The match is over
take-back-asked = You have asked to take your last action back
take-back-asks = Your opponent asks to take the last action back
allow = Allow
refuse = Refuse
resign = Resign
resign-sure = Give this match up?
go-on = Go on
rematch = Rematch
look-again = Look at it again
new-match = New match
share = A link to watch
pass-device = Pass the device to { $name }
type = In text
type-label = Type an action, such as move b2 c3, or why not attack c3 d3
type-mulligan = and the numbers of the cards to exchange
possible = Possible now

## Tiles and units

tile-free = { $tile }: free
tile-blocked = { $tile }: blocked
tile-selected = selected
tile-able = can act
may-move = can be moved to
may-attack = can be attacked
may-play = can be chosen
may-warcry = can be chosen
may-leader = can be chosen
may-choose = can be chosen
owner-you = yours
owner-opponent = your opponent's
owner-player = player { $number }'s
owner-nobody = nobody's
health-of = health { $health } of { $maximum }
from-aura = From the aura of { $name } ({ $tile }):
until-lasting = Lasting:
until-this-turn = This turn:
until-turn-of-p1 = Until player 1's turn:
until-turn-of-p2 = Until player 2's turn:
guarded = Guarded: enemies can not attack it

## Connections

lost = The connection is lost; trying again …
try-now = Try now
waiting-friend = Waiting for your friend
waiting-link = Send this link; the match begins when it is opened and a deck chosen.
copy = Copy the link
take-over = Go on here
load-anew = Load anew
gone-version-changed = The server has been renewed. Load this page anew.
gone-unknown-match = There is no such match
gone-rules-changed = The rules have changed since this match was begun
gone-seat-taken = Both seats of this match are taken
gone-not-joined = This match waits for a player
gone-other-device = You are at this match in another window
gone-taken-over = The match goes on in another window
gone-flood = Too many messages were sent
gone-not-understood = This page and the server do not understand each other. Load it anew.
problem-fault = Something went wrong here. Nothing is lost: load the page anew.
problem-offline = The server does not answer. Is it running?
problem-unknown-match = There is no such match
problem-seat-taken = Both seats of this match are taken
problem-storage = The server can not keep anything now. Nothing was changed; try again.

## Rulebook, replays, decks

search = Search
sections = Sections
clauses =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
proved-by =
    { $count ->
        [one] Proved by { $count } scenario
       *[other] Proved by { $count } scenarios
    }
open-replay = Open a replay file
back = Back
forward = Forward
run = Play
pause = Pause
step = Step
claims = What the scenario says
holds = holds
fails = does not hold
proves = Proves
walk = Walk through
to-start = To the beginning
back-event = Back by one event
forward-event = On by one event
go-on-bot = Go on from here against a bot
go-on-both = Play both sides
about-replays = Open the file of a match, or drop it here, and walk through it with both hands shown.
mentioned = Cards it speaks of
problem-too-large = This file is too large to be a replay
download = Download
any = Any
kind = Kind
rarity = Rarity
add = Add
remove = Remove
pantheon = Pantheon
look = Look at { $card }
cards = Cards
nothing-found = No card is like this.
decks-own = Yours
decks-given = Of the game
mistake-at = Line { $line }, column { $column }
deck-name = Name
leader = Leader
start-from = Start from
curve = Cards by cost, from 0 to 7 and more: { $counts }
legal = This deck may be played
as-text = As text
as-cards = As cards
open-file = Open a file
keep = Keep
kept = Kept in this browser
not-kept = This browser keeps nothing
drop = Forget

## Credits

credits-theagon = Theagon is free software under the licence
credits-figures = Figures
credits-type = Type
credits-games = Games
credits-owners = The games' names belong to their owners, who have no part in this project.

## Choosing and looking

because = because
do-play = Play it
do-warcry = Use the warcry
do-leader = Use the ability
do-move = Move there
do-attack = Attack
do-choose = Choose
printed = printed { $value }
rule = Rule
look-hint = Point at a unit to see all about it; choose an entry above to see why it happened.
tempo = Speed of events
tempo-none = not shown
menu = Match
unit = Unit
copied = Copied
refused-not-yours = It is not your decision.
refused-stale = The match has gone on since.
refused-storage = The server can not keep anything now. Nothing has changed; try again.
refused-spectator = Who watches can not act.
refused-match-over = The match is over.
played-last = Played last
is-possible = Nothing stands against it.
watching = You are watching.
watching-later =
    { $count ->
        [one] You see everything { $count } second later than the players.
       *[other] You see everything { $count } seconds later than the players.
    }
