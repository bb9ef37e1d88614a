"""What the client and the server say to each other: one home for every message, over HTTP and over the socket.

All of it is JSON. Field names are camelCase on the wire. The server is authoritative: the client sends intents, numbers
off the list of what may be done, and computes no rule. Texts come in the language that was asked for.

Over HTTP (`GET` unless said; errors are a `Problem`):

| route | answer |
|---|---|
| `/api/games` | `GameLine`s |
| `/api/games/{game}/catalogue?language=` | `Catalogue` |
| `/api/games/{game}/rulebook?language=` | `Rulebook` |
| `/api/games/{game}/scenarios/{section}/{file}?language=` | `Story` |
| `/api/games/{game}/puzzles?language=` | `PuzzleLine`s |
| `/api/games/{game}/puzzles/day/{date}?language=` | the `PuzzleLine` of a day, as `2026-11-22` |
| `/api/games/{game}/puzzles/{puzzle}/story?language=` | `Story` of its solution |
| `POST /api/games/{game}/decks/check?language=` with a `DeckText` | `DeckVerdict` |
| `POST /api/matches` with a `NewMatch` | `Created`; sets the cookie that the seat belongs to |
| `GET /api/matches` | `MatchLine`s: those that the cookie has a seat in |
| `/api/matches/{match}` | `Invitation`: what whoever follows the link is asked |
| `POST /api/matches/{match}/join` with a `Join` | `Created` |
| `/api/games/{game}/rating` | the `Rating` that one has there, or null where the server keeps no ratings |
| `/api/tables` | `OpenTable`s, or null where the server keeps no list of them |
| `POST /api/tables/{table}/join` with a `Join` | `Created` |
| `/api/matches/{match}/replay` | the replay file of a match that is over |
| `/api/matches/{match}/story?language=` | `Story` of a match that is over |
| `POST /api/matches/{match}/analysis?view=` | begins the analysis of a match that is over |
| `/api/matches/{match}/analysis?view=&language=` | `MatchAnalysis` as far as it is; null if it was not begun |
| `POST /api/replays/analysis?view=` with a replay file | `BegunAnalysis`: the name in place of `{match}` above |
| `DELETE /api/matches/{match}/analysis?view=` | stops the analysis of one's own match |
| `POST /api/replays?language=` with a replay file | `Story` |

Whoever asks for too much is answered 429, and `Retry-After` says in how many seconds to come again. What is the same
for everybody has an `ETag`. A body is JSON and comes with its `Content-Length`.

Over the socket, `/api/matches/{match}/socket` for players and `/api/watch/{token}/socket` for spectators, each
message is one JSON object with its `type`. The client begins with `hello`; the server answers `welcome`, whose `row`
is that of the reconnection table, and then `snapshot`, or `update` with what was missed.

A puzzle is tried at `/api/games/{game}/puzzles/{puzzle}/socket`, in the same messages, with all cards open. Whoever
comes back begins it again.
"""
