"""The `theagon` command: one module a command, each imported only when it is called."""

INTERRUPTED = 128 + 2  # the exit status after Ctrl-C, as a shell reports SIGINT
