### The words of the workshop.

workshop-about = Make cards of your own: write one, see it drawn, try it at once, let bots measure it, and share the set. All is kept in this browser, at every key stroke.
workshop-motto = Make a card, see it, try it, measure it, share it.
making-hand-of-the-gods = Units and spells for a board of tiles, and leaders with an ability
making-gods-unchained = Creatures, spells, relics and god powers
making-army-of-gods = Armies, gods and powers for one deck that all share
sets = Your sets
sets-too-many = Not added: this browser keeps at most { $most } sets of a game. Delete one first.
set-begin = New set
set-new = New set
set-untitled = Without a title
set-title = Title
set-author = Author
set-version = Version
set-deleted = Deleted: { $name }
set-unreadable = { $name } is no file of cards that can be read.
set-lost = There is no such set in this browser
set-lost-why = Sets are kept in the browser in which they were made. A link or a file takes one to another.
set-kept = Kept in this browser.
set-keep = Keep it with your sets
set-sums = The set in numbers
set-empty = No cards yet. Begin one: it comes with usual values, to be changed.
set-play = Play a match with it
set-play-deck = A deck to put your cards into
set-play-none = None of your cards fits this deck's leader, or they have mistakes. Choose another deck.
set-link = Copy link
set-print = Print, nine to a page
set-contents = What is in it
tab-cards = Cards
tab-maps = Maps
tab-lessons = Lessons
tab-puzzles = Puzzles
map-new = New map
map-brush = What a click puts on the board
map-blocker = Obstacle
map-stone-1 = Stone of player 1
map-stone-2 = Stone of player 2
map-home-1 = Home of player 1
map-home-2 = Home of player 2
map-nothing = free
map-mirror = Alike for both
map-mirror-none = No
map-mirror-mirrored = As in a mirror
map-mirror-turned = As each player sees it
map-no-change = Nothing changed there: a stone stands on it, a player would be left without a home, or there are 20 obstacles already.
map-unreadable = { $name } is no map of this game.
maps-about = Boards of your own: click tiles to place obstacles, stones and homes. Matches may be played on them.
undo = Undo
card-new = New card
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
piece-before = Previous
piece-after = Next
card-state-error = has mistakes
card-state-failing = a scenario fails
card-state-warning = has warnings
card-state-passing = scenarios hold
card-state-untested = untested
mistake-count = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
scenarios = Scenarios
count-maps = { $count ->
    [one] { $count } map
   *[other] { $count } maps
}
count-lessons = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
count-puzzles = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
count-scenarios = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}
scenario-error = has mistakes
scenario-failing = fails
scenario-passing = holds
scenario-untested = not run yet
side-form = Form
side-yaml = YAML
side-more = Balance
yaml-suggestions = Suggestions
yaml-hint = Ctrl+Space suggests what may be written here; Ctrl+Z takes back.
form-more = Add a field…
shape-map = more…
shape-number = a number
shape-list = a list
shape-text = a text
face-stale = The card has mistakes: this is how it last was without.
face-missing = No name in { $language } yet: this face shows the name in another language.
face-png = Save as PNG
face-no-png = This browser makes no pictures of pages.
figure-choose = Figure
figure-search = Search by name, or by a card that shows it
figure-of-kind = The figure of its kind
figure-own = Your own (SVG, PNG)
figure-none = { $name } has no outline that can be taken: it needs filled paths without transforms, 8,000 characters at most.
picture-none = { $name } is no PNG picture that can be taken: it may have 8 MB and 4,096 pixels a side at most.
figures-found = Figures: { $count }
more-figures = More
like = Cards like this
copy-yaml = Copy YAML
try-card = Try it
try-again-same = The same again
try-keep = This is how it should be
try-kept = Kept as a scenario of the set.
try-other = The other side
try-both = I play both
balance = Balance
balance-about = Bots play the same matches twice: with this card, and with a blank of its cost in its place. The difference says what the card is worth.
balance-bot = Played by
balance-greedy = Greedy (fast)
balance-run = Run
balance-stop = Stop
balance-begins = The first matches are being played…
balance-found = { $difference } points of 100 ({ $low } to { $high })
balance-matches = after { $count ->
    [one] { $count } pair of matches
   *[other] { $count } pairs of matches
}
balance-more = Not yet sure: about { $count } more pairs of matches.
balance-unsure = Not yet sure.
balance-better = The card improves this deck.
balance-worse = The card weakens this deck.
balance-no-difference = It makes no difference that matters.
balance-seldom = The bot seldom plays this card: the figure means nothing.
balance-changed = The card has changed since it was measured.
tab-balance = Balance
grid = Decks against decks
grid-about = Bots let every two of these decks meet, sides swapped with each deal. A deck may have the cards of this set, in the places of cards of like cost.
grid-deck = Deck { $number }
grid-with-own = with your cards
grid-own-name = { $name } with yours
grid-span = { $low } to { $high }
grid-played = { $count } of { $most } matches of every two.
grid-changed = The set has changed since.
grid-caption = How often the deck of a row wins against the deck of a column, with the 95 % interval
grid-mix = Mix
grid-mix-about = The mix: bring each deck so often, and no deck wins more than half of its matches against you.

## Puzzles and lessons

puzzle-new = New puzzle
lesson-new = New lesson
lesson-words = Well done.
tab-about-puzzles = A puzzle is a position with a way to an aim. Set it up on the board, play the solution, and have it proved.
tab-about-lessons = A lesson asks the learner for one action after the other. Set up the board, play the steps, and write what is said before each.
scene = The position
scene-stale = The position has mistakes: this is how it last was without.
scene-put = { $card } was put there.
scene-taken = On { $place }
scene-more = More about it
scene-move = Point at a free tile to move it.
scene-palette = Cards to put there
scene-search = Search for a card to put there
scene-owner = For
scene-none = No card has such a name.
scene-chosen = { $card }: point at a free tile, or
scene-chosen-row = { $card }:
scene-to-board = To the board
scene-to-hand = To the hand
scene-hint = Search for a card to put it on the board or into a hand. Point at what lies on the board to change it.
scene-no-hand = No cards in hand
owner-neutral = Nobody
health = Health
riddle-play = Play it
riddle-aim = Aim
riddle-words = Words
riddle-solution = Solution
riddle-steps = Steps
riddle-back = Back to the workshop
solution-none = No solution is recorded yet.
solution-number = Solution { $number }
solution-take = Take it as the solution
step-points = Points at: { $places }
step-any = Any action of this kind will do
steps-remove = Remove from here on
record = Record on the board
record-more = Record more
record-from-here = Record again from here
record-nothing = Nothing was done yet.
record-over = The match is over
record-keep = Keep these steps
record-about-puzzles = Play the solution, then keep it.
record-about-lessons = Play what the learner will be asked for, and what the other side answers; then keep it.
prove = Prove
proof = Proof
proof-about-puzzles = A solver tries every action, and every answer of the other side.
proof-about-lessons = The lesson is played through by learners who do what is asked.
proof-looked = { $count } positions looked at
proof-played = { $count } actions played
proof-unique = There is one solution.
proof-several = { $more ->
    [yes] It can be solved in at least { $count } ways.
   *[no] { $count ->
        [one] There is one shortest solution, but longer ways, too.
       *[other] It can be solved in { $count } shortest ways.
    }
}
proof-impossible = It cannot be solved.
proof-unknown-limit = Unknown: there are too many positions to look at. Make it smaller.
proof-unknown-chance = Unknown: chance has a part in it.
proof-left = What is left is certain.
proof-left-not = The steps change nothing, or chance has a part in them.
proof-lesson = The lesson comes to its end.
proof-lesson-not = The lesson does not come to its end.
proof-recorded = The recorded solution reaches the aim.
proof-recorded-not = The recorded steps do not reach the aim.
proof-changed = It has changed since it was proved.
try-puzzle = Puzzle from here
try-lesson = Lesson from here
try-unsaid = No file can say this position: finish what is under way first.

## Fields of cards

field-id = Id
field-name = Name
field-kind = Kind
field-rarity = Rarity
field-subtypes = Subtypes
field-tribe = Tribe
field-keywords = Keywords
field-protect = Protect
field-deploy = Deployed
field-abilities = Abilities
field-auras = Auras
field-discount = Costs less by
field-target = Target
field-do = Effects
field-text = Text of your own
field-flavour = Flavour
field-house = House values
field-neutral = Neutral
field-ability = Ability
field-strength = Strength
field-selectable = May be chosen
field-on = When
field-whose = Whose
field-of = About
field-to = To
field-if = If
field-until = Until
field-repeat = Repeat
field-for-a-turn = Keywords for a turn
field-stone-health = Health of a stone
field-opening = Opening hands
field-gift = Gift to player 2
field-turn-limit = Most turns
field-fatigue = Fatigue
field-title = Title
field-puzzle = Puzzle
field-lesson = Lesson
field-about = What it is about
field-end = At the end
field-opponent = Opponent
field-difficulty = Difficulty
field-say = What is said
field-mana = Mana
field-leader = Leader
field-owner = Owner
field-god = God
field-power = God power
field-tokens = Tokens
