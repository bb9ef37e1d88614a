"""The play server under load and under attack: real processes and real sockets, all on this machine."""
