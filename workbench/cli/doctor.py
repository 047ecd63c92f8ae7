"""`daimyo doctor`: what this machine has and lacks."""

from __future__ import annotations

from dataclasses import asdict

import click

from workbench import doctor
from workbench.cli.output import print_json, print_styled
from workbench.visible import visible


@click.command("doctor")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def command(context: click.Context, as_json: bool) -> None:
    """Check display, fonts, libraries and the compiled cache, and say how to mend each."""
    findings = doctor.check_everything()
    if as_json:
        print_json([asdict(finding) for finding in findings])
    else:
        for finding in findings:
            mark = click.style("ok  ", fg="green") if finding.ok else click.style("MEND", fg="red", bold=True)
            print_styled(f"{mark} {finding.name}: {visible(finding.detail)}")
            if not finding.ok and finding.mend:
                click.echo(f"     {finding.mend}")
    context.exit(0 if all(finding.ok for finding in findings) else 3)
