### The words of decks under construction.

deck-make-card = Make cards of your own
deck-more = More
deck-unnamed = New deck
deck-begun = Choose { $size } cards: press a card to add it.
deck-copies = Copies of one card, at most: { $limits }.
decks-unsaved = Not saved yet
deck-draft = Not saved yet. It is kept here while you look elsewhere.
deck-discard = Discard
play-with-deck = Play with this deck
name-needed = Give the deck a name.
name-taken = Another deck of yours is called { $name }.
deck-replace = Replace it
deck-save-as = Save as { $name }
paste-code = Paste code
paste-how = A code, a link, or a list of card names
paste-read = Read it
paste-done = { $count ->
    [one] Read: { $name }, { $count } card.
   *[other] Read: { $name }, { $count } cards.
}
paste-unknown = Not found: { $lines }
paste-other = This is a deck of { $game }.
paste-open-there = Open it there
paste-empty = Nothing is there to paste.
paste-mistyped = This code is cut short or mistyped, or has cards that this table lacks.
paste-foreign = This is a code of another program. Paste the list of its cards' names.
paste-nothing = No deck was recognised in this text.

start-from = Load a deck
new-deck = New
empty-deck = Empty
duplicate = Duplicate
copy-code = Copy code
set-aside = Set aside, as they no longer fit
curve = Cards by cost, from 0 to 7 and more: { $counts }
legal = This deck is legal
as-text = As text
as-cards = As cards
open-file = Open a file
save = Save
saved = Saved in this browser
not-saved = { saves-nothing }
too-many-decks = Not saved: this browser keeps at most { $most } decks of a game. Delete one first.
deck-name = Name
mistake-at = Line { $line }, column { $column }
mistakes-in-english = Explanations of the text are in English.
nothing-found = No card matches.
found-unfiltered = { $count ->
    [one] Without filters: { $count } card
   *[other] Without filters: { $count } cards
}
opening-hand = Opening hand
opening-exchange = Choose the cards to exchange. This can be done once.
opening-drawn = One of the hands that this deck may begin with.
opening-none = This deck has no cards yet.
exchange = Exchange
draw-again = Draw again
