### The client's own words. The words of the game come from the server.

## Pages

home = Home
pages = Pages
skip = Skip to the content
loading = Loading…
title-play = Play
title-match = Match
title-watch = Watching
title-lessons = Learn
title-rulebook = Rulebook
title-scenario = Scenario
title-decks = Decks
title-workshop = Workshop
title-replay = Replays
title-open = Link
title-credits = Credits
title-lost = There is no such page
language = Language
daylight = Light theme
sound = Sound

## Home

motto = The contest of gods
about-decks = Build your own
about-rulebook = Every clause, with scenarios that prove it
about-replay = Step through a match again
continue-match = Continue your match
lesson-on = Continue the lesson
first-match = Play your first match
play-against = Play { $name }
more-ways = More ways to play
choose-match = Choose decks and players
your-matches = Your matches
a-friend = A friend
state-waiting = waiting
state-running = continue
state-won = won
state-lost = lost
state-drawn = drawn
state-over = finished

## Lessons

learn-game = Learn { $game }
lesson = Lesson
lessons = Lessons
learn-first = Learn to play
next-lesson = Next lesson
lesson-again = Again
lesson-done = done
guide-goal = The goal
guide-turn = A turn
guide-board = The board
guide-words = Words of the game
guide-example = See it at work

## A new match

your-deck = Your deck
build-deck = Build a deck
opponent = Opponent
opponent-number = Opponent { $number }
partner = Your partner
players = Players
rating = Rating { $rating }
with-friend = A friend, by link
with-me = On this device
one-device = Two players, one device
by-chance = Random
further = Options
who-begins = Who begins
map = Map
turn-limit = Time per turn
no-limit = Unlimited
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
watch-delay = Spectator delay
no-delay = None
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
offered = Cards on offer
log = Log
all-details = All details
why = Why it happened
beside = Side panel
close = Close
you = You
player = Player { $number }
away = away
not-now = Not possible now
connecting = Connecting…
showing = Watch what happens
thinking = { $name } is deciding
expect-turn = Your turn: act, or end it
expect-forecast = What will be left?
expect-place = Choose where
asks-deed = { $deed }?
choose-deed = Choose what to do
expect-mulligan = Choose cards to exchange
won-you = You won on turn { $turn }
won = { $name } won on turn { $turn }
won-both = { $one } and { $other } won on turn { $turn }
drawn = Drawn on turn { $turn }
drawn-between = Drawn between { $names } on turn { $turn }
keep-all = Keep all
several-mulligan =
    { $count ->
        [one] Exchange { $count } card
       *[other] Exchange { $count } cards
    }
do-end = End turn
take-back = Take back
no-take-back-nothing-done = There is nothing to take back
no-take-back-another-decided = Another player has decided since
no-take-back-chance = Chance was involved
no-take-back-revealed = It showed a hidden card
no-take-back-too-often = You have taken back as often as a match allows
no-take-back-rated = In a rated match nothing is taken back
no-take-back-match-over = The match is over
take-back-asked = You asked to take back your last action
take-back-asks = { $name } asks to take back their last action
allow = Allow
refuse = Decline
resign = Resign
resign-sure = Resign this match?
go-on = Continue
result = Result
victory = Victory
defeat = Defeat
turns = Turns
cards-played = Cards played
attacks-made = Attacks
damage-dealt = Damage dealt
units-lost = Lost
hints-given =
    { $count ->
        [one] { $count } hint taken
       *[other] { $count } hints taken
    }
rematch = Rematch
rematch-not-rated = Rematch, not rated
next-harder = Next: { $name } (harder)
next-easier = Next: { $name } (easier)
look-again = Watch the replay
ladder = The ladder
share = Link for spectators
pass-device = Pass the device to { $name }
type = Text
type-label = Type an action as listed below, or "{ type-why-not }" and an action to learn what prevents it
type-why-not = why not
type-mulligan = and the numbers of the cards to exchange
possible = Possible now

## On the board

expect-target = Choose a target
expect-mode = Choose one of these
asked-by = Asked by
show-board = Show the board
show-offer = Show the cards
show-form = Show the question
tile-free = { $tile }: free
tile-selected = selected
tile-able = can act
may-attack = can be attacked
may-choose = can be chosen
owner-you = yours
owner-opponent = your opponent's
owner-player = player { $number }'s
owner-nobody = nobody's
value-of = { $name } { $now } of { $most }
printed = printed { $value }
leader-used = Used this turn.
until-lasting = Lasting:
from-aura = From the aura of { $name }:
until-this-turn = This turn:
until-turn-of-p1 = Until player 1's turn:
until-turn-of-p2 = Until player 2's turn:
outcome = would be left with health { $health }
outcome-gone = would die
until-next-attack = Until the next attack:

## Puzzles

title-puzzles = Puzzles
title-puzzle = Puzzle
title-solution = Solution
about-puzzles = One every day, and many more
puzzle-of-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-again = Solved: look again
training = Training: { $kind }
more-puzzles = More puzzles
streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
solved-of = { $solved } of { $all } solved
missed-by = { $name } does not find it
puzzle-win = Win this turn
puzzle-survive = Survive the next turn
puzzle-left = What will be left?
unsolved = Only those not solved
no-puzzles = There is no such puzzle.
forecast = How much will be left of each then? 0 if it will be gone.
now = now { $now }
check = Check
hint = Hint
solved = Solved
not-solved = Not solved
try-again = Try again
next-puzzle = Next puzzle
play-on = Play on from here
gone-unknown-puzzle = { problem-unknown-puzzle }
problem-unknown-puzzle = There is no such puzzle

## Analysis

title-analysis = Analysis
problem-interrupted = The analysis was interrupted.

## Your matches

title-matches = { your-matches }
all-matches = All your matches and your record
game = Game
ended-matches = Finished
in-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
no-record = No match of yours has ended in this browser yet.
export-record = Save as a file
import-record = Add from a file
record-added = Matches added: { $count }.
record-known = Already in the record: { $count }.
record-bad = Left out, as they are no finished matches: { $count }.
record-too-many = Nothing was added: with { $count } more, the record would have more than { $most } matches.
record-full = The record is full ({ $most } matches): each new one takes the place of the oldest. A file keeps them all.
unreadable = Entries saved in this browser that cannot be read and are set aside: { $count }.
saves-nothing = This browser saves nothing now: all lasts until you close this page.

## Connections

lost = The connection is lost; trying again…
try-now = Try now
draining = The server is about to stop for a while. Your match is saved and goes on when it is back; no new ones begin.
waiting-friend = Waiting for friends
waiting-link = Send this link. The match begins once every place is taken.
waiting-watch = The match begins once every place is taken. You will see it here.
waiting-listed = While you wait here, the match stands in the list of open tables.
place-taken = taken
place-free = waiting
a-person = A person
copy = Copy link
take-over = Continue here
load-again = Reload
gone-version-changed = The server was updated. Reload this page.
gone-unknown-match = { problem-unknown-match }
gone-rules-changed = The rules have changed since this match was begun
gone-seat-taken = { problem-seat-taken }
gone-not-joined = This match is waiting for players
gone-other-device = You are at this match in another window
gone-taken-over = The match goes on in another window
gone-ended = The server's operator ended this match
gone-flood = Too many messages were sent
gone-not-understood = This page and the server do not understand each other. Reload it.
problem-fault = Something went wrong here. Nothing is lost: reload the page.
problem-offline = There is no answer. Check the connection, and whether the server runs.
problem-unknown-game = There is no such game
problem-unknown-match = There is no such match
problem-unknown-scenario = There is no such scenario
problem-often-rated = You two have begun three rated matches today. Play one that is not rated.
problem-seat-taken = All places of this match are taken
problem-storage = Nothing can be saved now. Nothing was changed; try again.
problem-draining = The server is about to stop and begins no new matches. Try again in a few minutes.
problem-too-many = Too much was asked at once. Try again later.
problem-name-unseen = Write a name of letters, digits and signs, 40 at most.
problem-name-mixed = Write each word of the name in one alphabet.
problem-name-kept = This name is kept for others. Choose another.
problem-name-taken = This name is taken in this match. Choose another.

## Rulebook, replays, decks

search = Search
sections = Sections
clauses =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
more-scenarios =
    { $count ->
        [one] { $count } more scenario
       *[other] { $count } more scenarios
    }
open-replay = Open a replay file
back = Back one action
forward = Forward one action
run = Play
pause = Pause
step = Step
claims = What the scenario claims
holds = holds
fails = does not hold
proves = Proves
walk = Playback
to-start = To the start
back-event = Back one event
forward-event = Forward one event
go-on-bot = Play on from here against a bot
go-on-both = Play on from here, both sides
about-replays = Open a replay file, or drop it here, and step through it with both hands shown.
mentioned = Related cards
problem-too-large = This file is too large
problem-too-long = This text is too long
download = Download
any = Any
kind = Kind
rarity = Rarity
add = Add
remove = Remove
look = Look at { $card }
cards = Cards
decks-own = Your decks
leader = Leader
delete = Delete

## Credits

credits-theagon = Theagon is free software under the licence
credits-figures = Figures
credits-type = Typefaces
credits-programs = Programs
credits-games = Games
credits-owners = The games' names belong to their owners, who have no part in this project.

## Choosing and looking

because = because
do-play = Play it
do-attack = Attack
do-choose = Choose
do-mode = Choose this
rule = Rule
look-hint = Point at something on the board to see all about it; choose an entry of the log to see why it happened.
tempo = Animation speed
tempo-none = off
sound-on = On
sound-off = Off
volume = Sound volume
end-anyway = Attacks left: end?
warn-of-attacks = Ask before a turn ends with attacks left, and before what loses the match
menu = Menu
unit = Details
copied = Copied
refused-not-yours = It is not your decision.
refused-stale = The match has moved on since.
refused-storage = { problem-storage }
refused-too-long = { problem-too-long }
refused-draining = { problem-draining }
refused-spectator = Spectators cannot act.
refused-match-over = The match is over.
refused-no-hints = Hints are for matches against bots.
played-last = Played last
is-possible = Nothing prevents it.
watching = You are watching.
watching-later =
    { $count ->
        [one] You see everything { $count } second later than the players.
       *[other] You see everything { $count } seconds later than the players.
    }

## Warnings

time-short = Your time runs out.
would-lose = This would lose you the match. Do it again if you mean it.

## Friends

phrases = Say something
phrases-mute = Show no phrases of others
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-oops = Oops.
phrase-one-moment = One moment, please.
cancel-invitation = Cancel the invitation
link-here-only = This table is served to this computer alone, so the link works only here. To play over your network, close it and start
link-beyond = To play over the internet, run a server: docs/operating.md of Theagon tells how.
link-code = QR code of the link
link-code-use = To join from a phone, point its camera at the code.
title-tables = Open tables
title-table = An open table
about-tables = Join a match that waits for anyone
tables-none = No table is open now.
tables-some = { $count ->
    [one] { $count } table is open.
   *[other] { $count } tables are open.
 }
tables-off = This server keeps no list of open tables.
table-places = Players: { $taken } of { $seats }
table-new = just opened
table-waits = waiting for { $time }
table-yours = your table
table-of = { $name }'s table
table-gone = This table is open no more
open-table = Open a table
open-table-how = Choose a game, then a friend as your opponent, and let anyone join.
anyone-joins = Anyone may join
anyone-joins-hint = The match is listed with the open tables.
rated = Rated
rated-hint = The match counts for both. Nothing is taken back, each turn has a time limit, and chance decides who begins.
rated-match = This match is rated: nothing is taken back, and whoever resigns loses.
rating-told = { $rating } ± { $deviation }
rating-told-new = { $rating }, new
your-rating = Your rating: { $rating }
rating-of = Rating
rating-change = { $rating } ({ $gain })
ask-name = What shall your friend call you?
ask-name-once = You are asked once; every new match has the name.
waiting-opponent = Waiting for an opponent
waiting-code = Or this code:
waiting-code-where = A friend types it at { $address }
title-join = Join by a code
join-how = Your friend's page shows a code of six letters while it waits.
join-code = The code of a friend's match
find-opponent = Find an opponent
find-how = You sit down at a table that is open, or wait at one of your own.
live-matches = Matches to watch
watch = Watch
ask-deck = Which deck do you take?
has-left = { $name } has left the match.
claim-win = Claim the win
rematch-asked = A rematch awaits you.
refused-nobody-left = They have not been away for long enough: two minutes.
anyone = Anyone
