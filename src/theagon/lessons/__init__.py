"""Lessons: scenarios with steps that the learner takes one by one, in a match against an opponent.

| module | contents |
|---|---|
| `library` | the packaged lessons of a game |
| `course` | the progress of a match in its lesson: the text, the allowed actions, the prepared replies |
| `light` | the check of a lesson: matches that do only what it asks |
| `guide` | a page about how a game is played |
| `wording` | the sentences of lessons in general, in three languages |
"""
