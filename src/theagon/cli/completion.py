"""`theagon completion`: the script that teaches a shell to complete the command's words."""

from __future__ import annotations

import rich_click as click
from click.shell_completion import get_completion_class

from theagon.cli.main import root

SHELLS = ("bash", "zsh", "fish")


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
def completion(shell: str) -> None:
    """Print the script that completes the command in a shell.

    Let the shell read it when it starts, for instance in ~/.bashrc:

        eval "$(theagon completion bash)"
    """
    script = get_completion_class(shell)
    assert script is not None, f"click completes {shell}"
    click.echo(script(root, {}, "theagon", "_THEAGON_COMPLETE").source())
