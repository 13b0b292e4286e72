#!/usr/bin/python3
"""Fuzzes the readers of Nonet, one after another on one core, and prints what was done.

    fuzz/run.py [-s SECONDS] [TARGET...]    so long each; every target where none is named
    fuzz/run.py --keep [TARGET...]          then: what reached something new goes into fuzz/corpus, minimised

A text that takes more than a second or 256 MiB, or that breaks a promise, is left in target/found.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILT = Path(os.environ.get("CARGO_TARGET_DIR", HERE / "target"))
FOUND = BUILT / "found"
SAMPLES = [HERE.parent / "tests/data" / folder for folder in ["good", "bad", "texts"]]

# What cargo-fuzz asks for, but for the sanitizer, which the stable toolchain does not have.
COVERAGE = (
    "-Cpasses=sancov-module -Ccodegen-units=1 --cfg fuzzing"
    + "".join(
        f" -Cllvm-args=-sanitizer-coverage-{option}"
        for option in ["level=4", "inline-8bit-counters", "pc-table", "trace-compares"]
    )
)
LIMITS = ["-rss_limit_mb=256", "-timeout=1", "-max_len=8192", f"-dict={HERE / 'words'}"]

# A short file may be a picture of fifty million pixels. The last of several options counts.
PICTURES = HERE.parent / "tests/data/pictures"
LIMITS_OF_PICTURES = ["-rss_limit_mb=500", "-timeout=20", "-report_slow_units=20", "-max_len=32768"]
OF_PICTURES = {"picture": [PICTURES], "shades": []}

# The corpus keeps no more texts of a target than this.
MOST_KEPT = 40


def targets():
    names = re.findall(r'^name = "(.*)"', (HERE / "Cargo.toml").read_text(), re.MULTILINE)
    return names[1:]


def build(names):
    host = re.search("host: (.*)", subprocess.check_output(["rustc", "-vV"], text=True)).group(1)
    # With a target named, the flags do not reach the build scripts.
    subprocess.run(
        ["cargo", "build", "--release", "--target", host, *(word for name in names for word in ("--bin", name))],
        cwd=HERE, env={**os.environ, "RUSTFLAGS": COVERAGE}, check=True,
    )
    return BUILT / host / "release"


def limits(target):
    return LIMITS + LIMITS_OF_PICTURES if target in OF_PICTURES else LIMITS


def grown(target):
    """The folder with the texts that were found to reach something new."""
    folder = BUILT / "corpus" / target
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def kept(target):
    folder = HERE / "corpus" / target
    folder.mkdir(parents=True, exist_ok=True)
    return folder


class Fuzzed:
    """What came of fuzzing a target."""

    def __init__(self, target):
        self.target = target
        self.runs = 0
        self.seconds = 0
        self.memory = 0
        self.findings = []

    def run(self, program, seconds):
        """Fuzzes until the time is over or something is found."""
        start = time.monotonic()
        before = set(FOUND.iterdir())
        samples = OF_PICTURES.get(self.target, SAMPLES)
        folders = [grown(self.target), kept(self.target), *samples]
        command = [program, *limits(self.target), f"-max_total_time={seconds}", "-print_final_stats=1",
                   f"-artifact_prefix={FOUND / self.target}-", *folders]
        log = FOUND.parent / f"{self.target}.log"
        with log.open("w") as out:
            ended = subprocess.run(command, stdout=out, stderr=subprocess.STDOUT)
        said = log.read_text(errors="replace")
        number = lambda name: int(re.search(rf"stat::{name}: +(\d+)", said).group(1))
        self.runs += number("number_of_executed_units")
        self.memory = max(self.memory, number("peak_rss_mb"))
        self.seconds += time.monotonic() - start
        for text in sorted(set(FOUND.iterdir()) - before):
            if is_finding(program, limits(self.target), text):
                self.findings.append(text.name)
        return ended.returncode == 0

    def row(self):
        found = ", ".join(self.findings) or "none"
        minutes = self.seconds / 60
        return f"| {self.target} | {self.runs:,} | {minutes:.1f} | {self.memory} MB | {found} |"


def is_finding(program, limits, text):
    """Whether a text is found wrong again. A second on the wall is nothing where other programs go first."""
    if "-timeout-" not in text.name:
        return True
    for _ in range(5):
        again = subprocess.run([program, *limits, text], capture_output=True)
        if again.returncode == 0:
            text.unlink()
            return False
    return True


def fuzz(target, program, seconds):
    fuzzed = Fuzzed(target)
    while fuzzed.seconds < seconds and not fuzzed.findings:
        fuzzed.run(program, max(1, round(seconds - fuzzed.seconds)))
    print(fuzzed.row(), flush=True)
    return not fuzzed.findings


def keep(target, program):
    """Replaces the corpus by the few texts that reach most of the code."""
    small = BUILT / "small" / target
    shutil.rmtree(small, ignore_errors=True)
    small.mkdir(parents=True)
    subprocess.run(
        [program, *limits(target), "-set_cover_merge=1", "-use_counters=0", small, kept(target),
         grown(target)],
        check=True, capture_output=True,
    )
    shutil.rmtree(kept(target))
    # They are written in the order in which each adds most to those before it.
    texts = sorted(small.iterdir(), key=lambda text: text.stat().st_mtime_ns)
    for number, text in enumerate(texts[:MOST_KEPT]):
        shutil.copyfile(text, kept(target) / f"{number + 1:02}")
    print(f"{target}: {len(texts[:MOST_KEPT])} of {len(texts)} texts kept", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-s", "--seconds", type=int, default=600)
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("targets", nargs="*", metavar="TARGET", default=[])
    arguments = parser.parse_args()
    programs = build(arguments.targets or targets())
    FOUND.mkdir(exist_ok=True)
    well = True
    for target in arguments.targets or targets():
        if arguments.keep:
            keep(target, programs / target)
        else:
            well &= fuzz(target, programs / target, arguments.seconds)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
