"""The game and its positions: what can be asked of them, and the notation of actions."""
