"""Run the learners of this folder with some seeds, test each network by its protocol, and sum up what they reached.

Usage: `python examples/learners/night.py DIR`. What is done stays in the folder, so what was stopped goes on. All of it
takes a night on two cores; options choose a part. The summary is `DIR/summary.md`, with a picture for each game.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

import msgspec

from theagon.cli.chart import Curve, svg

HERE: Final = Path(__file__).parent
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


class Training(NamedTuple):
    """A learner, the game that it learns, and its seed."""

    learner: str
    game: str
    seed: int
    folder: Path

    def work(self, settings: Path | None, pairs: int | None) -> None:
        """Train and test, as far as that is not done yet."""
        script, *options = LEARNERS.get(self.learner, (f"{self.learner}.py",))
        curve, network, result = (self.folder / name for name in ("curve.json", "network.npz", "result.json"))
        self.folder.mkdir(parents=True, exist_ok=True)
        if not (self.folder / "learnt").exists():
            chosen = ["--settings", str(settings)] if settings else []
            _run(str(HERE / script), self.game, "--seed", str(self.seed), "--out", str(self.folder), *options, *chosen)
            (self.folder / "learnt").touch()
        if network.exists() and not result.exists():
            fewer = ["--pairs", str(pairs)] if pairs else []
            learnt, protocol = str(_read(curve)[-1][0]), [each for each in options if each in UNSEEN]
            test = ("-m", "theagon", "benchmark", "run", self.game, f"net:{network}", "--learnt", learnt, *protocol)
            _run(*test, *fewer, "--threads", "1", "--resume", str(self.folder / "pairs.jsonl"), "--out", str(result))
        print(f"{self.learner}, {self.game}, seed {self.seed}: done", flush=True)


def _run(*words: str) -> None:
    subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)


def _read(path: Path) -> Any:
    return msgspec.json.decode(path.read_bytes())


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean, over two trainings or more."""
    half = STUDENT[min(len(shares) - 2, len(STUDENT) - 1)] * stdev(shares) / sqrt(len(shares))
    return max(0.0, mean(shares) - half), min(1.0, mean(shares) + half)


def told(shares: Sequence[float]) -> str:
    """Return the mean, with its interval if there is one, then the share of each training."""
    within = " ({:.1%} to {:.1%})".format(*interval(shares)) if len(shares) > 1 else ""
    return f"{mean(shares):.1%}{within} | {', '.join(f'{share:.1%}' for share in shares)}"


def summary(trainings: Sequence[Training], out: Path) -> str:
    """Return what the trainings reached, in Markdown; draw the curves of each game."""
    lines = []
    for game in GAMES:
        curves = []
        for learner in LEARNERS:
            folders = [each.folder for each in trainings if (each.learner, each.game) == (learner, game)]
            tested = [folder for folder in folders if (folder / "result.json").exists()]
            if not tested:
                continue
            results = [_read(folder / "result.json")["share"] for folder in tested]
            ways = [_read(folder / "curve.json") for folder in tested]
            lines.append(f"| {game} | `{learner}` | {ways[0][-1][0]:,} | {told(results)} |")
            columns = [[point[1] for point in points] for points in zip(*ways, strict=True)]
            shares = [(k / len(columns), column) for k, column in enumerate(columns, 1)]
            spread = [(x, *interval(column)) for x, column in shares if len(column) > 1]
            curves.append(Curve(learner, [(0.0, 0.0), *((x, mean(column)) for x, column in shares)], spread))
        if curves:
            picture = svg(curves, "share of the training; matches won against level-3")
            (out / f"{game}.svg").write_text(picture, encoding="utf-8")
    tables = [
        _table("game | learner | learnt from | won, mean of the trainings | each", lines),
        _table("reduced game | matches | exploitability of `fsp`, mean | each", _reduced(trainings)),
    ]
    return "\n".join(table for table in tables if table)


def _table(heads: str, lines: Sequence[str]) -> str:
    """Return a table in Markdown; nothing if it has no lines."""
    rule = "| --- " * (1 + heads.count(" | ")) + "|"
    return "\n".join([f"| {heads} |", rule, *lines, ""]) if lines else ""


def _reduced(trainings: Sequence[Training]) -> list[str]:
    """Return what the best answers still gain in reduced games, a line for each."""
    lines = []
    for variant in VARIANTS:
        curves = [each.folder / "curve.json" for each in trainings if each.game == variant]
        ends = [_read(path)[-1] for path in curves if path.exists()]
        if ends:
            left = [end[1] for end in ends]
            within = " ({:.4f} to {:.4f})".format(*interval(left)) if len(left) > 1 else ""
            each = ", ".join(f"{end:.4f}" for end in left)
            lines.append(f"| `{variant}` | {ends[0][0]:,} | {mean(left):.4f}{within} | {each} |")
    return lines


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
    chosen = [each for each in product(range(1, asked.seeds + 1), asked.games, asked.learners) if _fits(*each[1:])]
    trainings = [
        Training(learner, game, seed, asked.out / game / f"{learner}-{seed}") for seed, game, learner in chosen
    ]
    with ThreadPoolExecutor(asked.jobs) as pool:
        for each in trainings:
            each.folder.mkdir(parents=True, exist_ok=True)
        list(pool.map(lambda each: each.work(asked.settings, asked.pairs), trainings))
    found = summary(trainings, asked.out)
    (asked.out / "summary.md").write_text(found, encoding="utf-8")
    print(found, end="")


if __name__ == "__main__":
    main()
