"""The play server: HTTP, WebSocket, storage and live matches. It needs the extra `server`."""
