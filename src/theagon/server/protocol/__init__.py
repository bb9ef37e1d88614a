"""The protocol of client and server: all messages, over HTTP and over the socket.

All of it is JSON. Field names are camelCase on the wire. The server is authoritative: the client sends intents, which
are numbers from the list of legal actions, and computes no rule. Texts come in the requested language.

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
| `POST /api/matches` with a `NewMatch` | `Created`; sets the cookie of the seat's owner |
| `GET /api/matches` | `MatchLine`s: the matches in which the cookie has a seat |
| `/api/matches/{match}` | `Invitation`: the public facts of a match, for a visitor with its link |
| `POST /api/matches/{match}/join` with a `Join` | `Created` |
| `/api/games/{game}/rating` | the cookie's `Rating` in this game, or null if the server keeps no ratings |
| `/api/tables` | `OpenTable`s, or null if the server keeps no list of them |
| `POST /api/tables/{table}/join` with a `Join` | `Created` |
| `/api/matches/{match}/replay` | the replay file of a match that is over |
| `/api/matches/{match}/story?language=` | `Story` of a match that is over |
| `POST /api/matches/{match}/analysis?view=` | begins the analysis of a match that is over |
| `/api/matches/{match}/analysis?view=&language=` | the `MatchAnalysis` so far; null if it was not begun |
| `POST /api/replays/analysis?view=` with a replay file | `BegunAnalysis`: the name in place of `{match}` above |
| `DELETE /api/matches/{match}/analysis?view=` | stops the analysis of one's own match |
| `POST /api/replays?language=` with a replay file | `Story` |

Too many requests get the status 429, with the seconds to wait in `Retry-After`. Content that is the same for all users
has an `ETag`. A body is JSON and comes with its `Content-Length`.

Over the socket, `/api/matches/{match}/socket` for players and `/api/watch/{token}/socket` for spectators, each
message is one JSON object with its `type`. The client begins with `hello`; the server answers `welcome`, with the `row`
of the reconnection table, and then `snapshot`, or `update` with the missed steps.

A puzzle is tried at `/api/games/{game}/puzzles/{puzzle}/socket`, in the same messages, with all cards open. It begins
again with each connection.
"""
