"""What a server answers its clients, whatever brings their requests and messages."""
