"""HTTP and WebSocket: the gates of requests and sockets, and their routes."""
