### The words of a game's page: its ladder, its aims, and the ways on from there.

ladder-how = Eight opponents, each stronger than the last.
beaten =
    { $count ->
        [0] not beaten yet
        [one] { $count } win
       *[other] { $count } wins
    }
next-to-meet = next
aims = Aims
aim-gods = A win with each god
aim-days = The puzzle of the day, seven days in a row
aim-alone = A win without taking back or asking for a hint
aim-ladder = A win against each of the eight
aim-count = { $done } of { $all }
aim-done = done
other-ways = Other ways to play
all-there-is = All about the game
about-lessons = { $done } of { $all } done
about-lessons-none = Short matches that explain themselves
about-workshop = Make cards of your own
about-matches = What you have played, and the score
