"""Lessons: scenarios whose steps are asked of the learner one by one, in a match against an opponent.

| module | what it has |
|---|---|
| `library` | the lessons that come with a game |
| `course` | where a match stands in its lesson: what is said, what is asked, what another answers |
| `light` | a lesson gone through by doing only what is asked: its check |
| `guide` | how a game is played, in a page |
| `wording` | what lessons say themselves, in three languages |
"""
