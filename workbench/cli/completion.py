"""`daimyo completion`: the script that lets a shell complete commands and options."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def command(shell: str) -> None:
    """Print the completion script of SHELL; for bash: daimyo completion bash >> ~/.bashrc."""
    from workbench.cli import daimyo

    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(daimyo, {}, "daimyo", "_DAIMYO_COMPLETE").source())
