"""HTTP and WebSocket: what a request or a socket passes, and what answers it."""
