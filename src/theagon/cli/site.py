"""`theagon site`: the table without a server, as a folder of files for any static host."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from theagon.cli.options import cards_option, json_option
from theagon.cli.output import figures_table, print_json, stderr_console, stdout_console
from theagon.cli.serve import missing_packages


@click.group()
def site() -> None:
    """Write the table as a static site: open a link and play, without a server.

    The site is a folder of files that any host serves. The rules run in the browser, and so do the bots; matches are
    stored there. What needs other people, such as friends by link, needs 'theagon serve'.

        theagon site build public

        python -m http.server --directory public
    """


@site.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--plain", is_flag=True, help="Write no compressed files, which takes two minutes: for a look.")
@cards_option
@json_option
def build(folder: Path, plain: bool, card_files: tuple[Path, ...], as_json: bool) -> None:
    """Write the site into a folder.

    The folder is new or empty, or has an earlier site, which is replaced once the new one is complete; what you have
    put into it is kept. Beside each file lies a compressed one for hosts that look for it: for gzip, and for Brotli
    if the Python package 'brotli' is installed.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from theagon.site.build import build_site

    with Progress(
        TextColumn("writing"), BarColumn(), MofNCompleteColumn(), console=stderr_console(), transient=True
    ) as bar:
        task = bar.add_task("")
        made = build_site(
            folder, lambda done, of: bar.update(task, completed=done, total=of), compress=not plain, cards=card_files
        )
    if as_json:
        print_json(made)
        return
    table = figures_table("part", "KB")
    for part, size in made.parts().items():
        table.add_row(part, f"{size / 1000:,.0f}")
    table.add_row("all", f"{sum(made.files.values()) / 1000:,.0f}")
    stdout_console().print(table)
    if not made.brotli and not plain:
        stderr_console().print("Without files for Brotli: pip install brotli, and build again.", style="dim")
    click.echo(f"{folder}: build {made.build}. Try it: python -m http.server --directory {folder}")


@site.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--browser", metavar="COMMAND", help="The Chromium to visit it with.  [default: the installed one]")
@json_option
def check(folder: Path, browser: str | None, as_json: bool) -> None:
    """Visit a site in Chromium, and say what does not work.

    The folder is served to this machine alone, as a plain host serves it. The exit status is 1 if anything is wrong.
    """
    with missing_packages():
        import websockets as websockets

    from theagon.site.check import check_site

    with stderr_console().status("visiting the site"):
        verdict = check_site(folder, browser)
    if as_json:
        print_json(verdict)
    else:
        for what, seconds in (("the first page is seen", verdict.home), ("a match can be played", verdict.ready)):
            click.echo(f"{what}: {'never' if seconds is None else f'after {seconds:.1f} s'}")
        for line in verdict.wrong:
            click.echo(f"wrong: {line}")
    if verdict.wrong or verdict.ready is None:
        raise SystemExit(1)
