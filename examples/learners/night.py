"""Run the learners of this folder with some seeds, test each network by its protocol, and sum up what they reached.

Usage: `python examples/learners/night.py DIR`. What is done stays in the folder, so what was stopped goes on. With
`--pairs 40` all of it takes a night on two cores; options choose a part. `DIR/results.jsonl` has a line for each
training, from which `DIR/summary.md` and a picture for each game are made.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from theagon.cli.chart import Curve, svg

HERE: Final = Path(__file__).parent
RESULTS: Final = "results.jsonl"
GAMES: Final = ("hand-of-the-gods", "gods-unchained", "army-of-gods")
UNSEEN: Final = ("--protocol", "unseen-v1")
LEARNERS: Final[dict[str, tuple[str, ...]]] = {
    "ppo": ("ppo.py",),
    "dmc": ("dmc.py",),
    "cloning": ("cloning.py",),
    "ppo-unseen-number": ("ppo.py", *UNSEEN),
    "ppo-unseen-features": ("ppo.py", *UNSEEN, "--cards", "features"),
}
"""The script of each learner of whole games, with its options."""
VARIANTS: Final = (
    "last-round-three",
    "posts-two-three",
    "blight",
    "first-blood",
    "last-round-draws",
    "first-blood-four",
)
"""The reduced games of `fsp.py`."""
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""Student's factors of the 95 % interval of a mean of 2, 3 ... trainings."""


class Row(Struct, frozen=True):
    """The result of one training, with the versions that it holds for: a line of the file of results."""

    learner: str
    game: str
    seed: int
    learnt: int  # decisions, in reduced games matches
    curve: tuple[tuple[float, float], ...]  # on the way: decisions, and the share won; in reduced games what is left
    rules: str = ""
    cards: str = ""
    protocol: str = ""
    pairs: int = 0  # with each opponent
    share: float = 0.0
    opponents: Mapping[str, float] = MappingProxyType({})


class Training(NamedTuple):
    """A learner, the game that it learns, and its seed."""

    learner: str
    game: str
    seed: int

    def work(self, out: Path, settings: Path | None, pairs: int | None) -> Row:
        """Train and test, as far as that is not done yet. Returns what it reached."""
        folder = out / self.game / f"{self.learner}-{self.seed}"
        script, *options = LEARNERS.get(self.learner, (f"{self.learner}.py",))
        curve, network, result = (folder / name for name in ("curve.json", "network.npz", "result.json"))
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / "learnt").exists():
            chosen = ["--settings", str(settings)] if settings else []
            _run(str(HERE / script), self.game, "--seed", str(self.seed), "--out", str(folder), *options, *chosen)
            (folder / "learnt").touch()
        way = tuple((point[0], point[1]) for point in msgspec.json.decode(curve.read_bytes()))
        learnt = int(way[-1][0])
        if not network.exists():
            return Row(*self, learnt, way)
        if not result.exists():
            fewer = ["--pairs", str(pairs)] if pairs else []
            protocol = [each for each in options if each in UNSEEN]
            test = (
                "-m",
                "theagon",
                "benchmark",
                "run",
                self.game,
                f"net:{network}",
                "--learnt",
                str(learnt),
                *protocol,
            )
            _run(*test, *fewer, "--threads", "1", "--resume", str(folder / "pairs.jsonl"), "--out", str(result))
        found = msgspec.json.decode(result.read_bytes())
        versions = found["rules"], found["cards"][:8], f"{found['protocol']['name']} {found['protocol']['digest']}"
        shares = {each["player"]: round(each["share"], 4) for each in found["opponents"]}
        return Row(*self, learnt, way, *versions, found["pairs"], round(found["share"], 5), shares)


def _run(*words: str) -> None:
    subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)


def read(path: Path) -> list[Row]:
    """Return the rows of a file of results; none if it does not exist."""
    return msgspec.json.Decoder(Row).decode_lines(path.read_bytes()) if path.exists() else []


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean, over two trainings or more."""
    half = STUDENT[min(len(shares) - 2, len(STUDENT) - 1)] * stdev(shares) / sqrt(len(shares))
    return max(0.0, mean(shares) - half), min(1.0, mean(shares) + half)


def told(shares: Sequence[float]) -> str:
    """Return the mean, with its interval if there is one, then the share of each training."""
    within = " ({:.1%} to {:.1%})".format(*interval(shares)) if len(shares) > 1 else ""
    return f"{mean(shares):.1%}{within} | {', '.join(f'{share:.1%}' for share in shares)}"


def summary(rows: Sequence[Row]) -> str:
    """Return what the trainings reached, in Markdown."""
    return "\n".join(table for table in (_whole_games(rows), _reduced_games(rows)) if table)


def picture(rows: Sequence[Row], game: str) -> str:
    """Return the curves of a game's learners, as SVG."""
    curves = []
    for learner in LEARNERS:
        ways = [row.curve for row in rows if (row.learner, row.game) == (learner, game)]
        if ways:
            columns = [[point[1] for point in points] for points in zip(*ways, strict=True)]
            shares = [(k / len(columns), column) for k, column in enumerate(columns, 1)]
            spread = [(x, *interval(column)) for x, column in shares if len(column) > 1]
            curves.append(Curve(learner, [(0.0, 0.0), *((x, mean(column)) for x, column in shares)], spread))
    return svg(curves, "share of the training; matches won against level-3")


def _whole_games(rows: Sequence[Row]) -> str:
    lines = []
    for game, learner in product(GAMES, LEARNERS):
        found = [row for row in rows if (row.learner, row.game) == (learner, game)]
        if found:
            against = [f"{mean(row.opponents[each] for row in found):.1%}" for each in found[0].opponents]
            lines.append(
                " | ".join([game, f"`{learner}`", f"{found[0].learnt:,}", told([row.share for row in found]), *against])
            )
    levels = " | ".join(dict.fromkeys(level for row in rows for level in row.opponents))
    return _table(f"game | learner | learnt from | won, mean of the trainings | each | {levels}", lines)


def _reduced_games(rows: Sequence[Row]) -> str:
    lines = []
    for variant in VARIANTS:
        found = [row for row in rows if row.game == variant]
        if found:
            left = [row.curve[-1][1] for row in found]
            each = ", ".join(f"{end:.4f}" for end in left)
            within = " ({:.4f} to {:.4f})".format(*interval(left)) if len(left) > 1 else ""
            lines.append(f"`{variant}` | {found[0].learnt:,} | {mean(left):.4f}{within} | {each}")
    return _table("reduced game | matches | exploitability of `fsp`, mean | each", lines)


def _table(heads: str, lines: Sequence[str]) -> str:
    """Return a table in Markdown; nothing if it has no lines."""
    rule = "| --- " * (1 + heads.count(" | ")) + "|"
    return "\n".join([f"| {heads} |", rule, *(f"| {line} |" for line in lines), ""]) if lines else ""


def _fits(game: str, learner: str) -> bool:
    """Return whether a learner can learn a game: Army of Gods has too few cards to hold some out."""
    return (learner == "fsp") == (game in VARIANTS) and not ("unseen" in learner and game == "army-of-gods")


def main() -> None:
    """Do what is not done yet, then sum up."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, metavar="DIR")
    parser.add_argument("--learners", nargs="+", choices=[*LEARNERS, "fsp"], default=[*LEARNERS, "fsp"])
    parser.add_argument("--games", nargs="+", choices=[*GAMES, *VARIANTS], default=[*GAMES, *VARIANTS])
    parser.add_argument("--seeds", type=int, default=5, metavar="N", help="trainings of each learner (default: 5)")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="trainings at a time (default: 2)")
    parser.add_argument("--settings", type=Path, help="a JSON file of settings for every learner")
    parser.add_argument("--pairs", type=int, metavar="N", help="fewer test matches than the protocol wants")
    asked = parser.parse_args()
    chosen = product(range(1, asked.seeds + 1), asked.games, asked.learners)
    trainings = [Training(learner, game, seed) for seed, game, learner in chosen if _fits(game, learner)]
    asked.out.mkdir(parents=True, exist_ok=True)
    results = asked.out / RESULTS
    done = {(row.learner, row.game, row.seed) for row in read(results)}
    with ThreadPoolExecutor(asked.jobs) as pool, results.open("ab") as file:
        working = [
            pool.submit(each.work, asked.out, asked.settings, asked.pairs) for each in trainings if each not in done
        ]
        for each in as_completed(working):
            row = each.result()
            file.write(msgspec.json.encode(row) + b"\n")
            file.flush()
            print(f"{row.learner}, {row.game}, seed {row.seed}: done", flush=True)
    rows = sorted(read(results), key=lambda row: row.seed)
    for game in {row.game for row in rows} & set(GAMES):
        (asked.out / f"{game}.svg").write_text(picture(rows, game), encoding="utf-8")
    (asked.out / "summary.md").write_text(summary(rows), encoding="utf-8")
    print(summary(rows), end="")


if __name__ == "__main__":
    main()
