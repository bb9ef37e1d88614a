"""The protocol of client and server: all messages, over HTTP and over the socket.

All of it is JSON. Field names are camelCase on the wire. The server is authoritative: the client sends intents, which
are numbers from the list of legal actions, and computes no rule. Texts come in the requested language.

Over HTTP, `desk/addresses.py` has the addresses. Errors are a `Problem`. Too many requests get the status 429, with
the seconds to wait in `Retry-After`. Content that is the same for all users has an `ETag`. A body is JSON and comes
with its `Content-Length`.

Over the socket, `/api/matches/{match}/socket` for players and `/api/watch/{token}/socket` for spectators, each
message is one JSON object with its `type`. The client begins with `hello`; the server answers `welcome`, with the `row`
of the reconnection table, and then `snapshot`, or `update` with the missed steps.

A puzzle is tried at `/api/games/{game}/puzzles/{puzzle}/socket`, in the same messages, with all cards open. It begins
again with each connection.
"""
