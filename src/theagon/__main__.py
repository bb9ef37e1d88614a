"""`python -m theagon` is the command `theagon`."""

from theagon.cli.main import main

main()
