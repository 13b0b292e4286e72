#!/usr/bin/env python3
"""Races Nonet against other solvers on puzzles of every kind: solve and prove that no other answer exists.

    benches/variants_peers/race.py --iss FOLDER                     the lists of boards in ../shared/data/variants
    benches/variants_peers/race.py --iss FOLDER --building          the lists of puzzles with clues there
    benches/variants_peers/race.py --iss FOLDER --out FILE LIST...  other lists; FILE gets a line for each puzzle
    benches/variants_peers/race.py --table FILE...                  the table of such files again

The peers are CaDiCaL (package python-sat), CP-SAT (package ortools) and a copy of the Interactive Sudoku Solver
(https://github.com/sigh/Interactive-Sudoku-Solver), which node runs. This script installs nothing: run it with a
Python that has both packages, and name the folder of the copy. Without `--iss` that peer is left out.

Each solver is one process with one thread and takes one puzzle at a time, all solvers in turn, so that other work on the
machine slows all of them alike. Times are processor time, the best of `--rounds`. They count from the parsed line on:

- without `--building`, the search alone. A peer's model, and Nonet's tables of a layout, are made before;
- with `--building`, also all that is made of the parsed line before a search: the layout, the compiled rules and the tables of
  Nonet, the model of a peer, in Python or JavaScript. That is the fair count for a puzzle with clues, whose model serves no other
  puzzle. The table also says what the best peer takes without building.

A puzzle with rules that a solver does not know is not run in it. A peer that takes twice Nonet's time, and `--patience`
seconds at least, is stopped: it cannot win any more. Puzzles that take Nonet longer than a second are run once. The race stops
if a solver finds another number of answers than the list says.
"""

import argparse
import json
import math
import os
import select
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
DATA = PROJECT.parent / "shared/data"
BOARDS = [DATA / "variants" / f"{name}.jsonl" for name in ("jigsaw", "global", "sizes", "plus", "samurai", "large")]
CLUES = [DATA / "clues/clues.jsonl", DATA / "variants/killer.jsonl"]
TICKS = os.sysconf("SC_CLK_TCK")
NONET = "Nonet"
PEERS = ("CaDiCaL", "CP-SAT", "ISS")
STOPPED = "stopped"


class Solver:
    """A solver in a process of its own, which is started again after it was stopped."""

    def __init__(self, name, command, folder=HERE):
        self.name, self.command, self.folder = name, command, folder
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            self.command,
            bufsize=0,  # what is read ahead would be hidden from `select`
            cwd=self.folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def ask(self, line, most):
        """The number of answers, the seconds of the search and those of the building. `None` if the puzzle is not for this
        solver, STOPPED after `most`."""
        if self.process is None:
            self.start()
        self.process.stdin.write(line.encode())
        self.process.stdin.flush()
        reply, start = self.process.stdout.readline(), self.seconds()
        if reply == b"ready\n":
            while not select.select([self.process.stdout], [], [], 0.2)[0]:
                if self.seconds() - start > most:
                    self.stop()
                    return STOPPED
            reply = self.process.stdout.readline()
        if reply == b"-\n":
            return None
        if not reply:
            raise SystemExit(f"{self.name} ended on {json.loads(line)['id']}")
        answers, search, building = reply.split()
        return int(answers), float(search), float(building)

    def seconds(self):
        """The processor time of the process so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self):
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def solvers(arguments):
    building = ["--building"] if arguments.building else []
    bench = ["cargo", "bench", "--quiet", "--no-default-features", "--bench", "variants", "--"]
    yield Solver(NONET, [*([arguments.nonet] if arguments.nonet else bench), "--serve", *building], PROJECT)
    yield Solver("CaDiCaL", [sys.executable, "-B", "cadical.py", *building])
    yield Solver("CP-SAT", [sys.executable, "-B", "cp_sat.py", *building])
    if arguments.iss:
        yield Solver("ISS", ["node", "iss.mjs", str(Path(arguments.iss).resolve()), *building])


def puzzles(lists):
    for path in lists:
        for line in path.read_text(encoding="utf-8").splitlines():
            yield path.stem, json.loads(line), line + "\n"


def race(field, puzzle, line, arguments):
    """By solver: the best seconds, STOPPED or `None`. `searches` are the seconds of the peers' best searches alone."""
    best, searches = {}, {}
    for _ in range(arguments.rounds):
        for solver in field:
            name = solver.name
            if best.get(name, 0) is None or best.get(name) == STOPPED:
                continue
            most = arguments.longest if name == NONET else max(arguments.patience, 2 * best[NONET])
            result = solver.ask(line, most)
            if isinstance(result, tuple):
                answers, search, building = result
                if puzzle["answers"] is not None and answers != min(puzzle["answers"], 2):
                    raise SystemExit(f"{name} finds {answers} answers of {puzzle['id']}")
                seconds = search + building if arguments.building else search
                best[name] = min(seconds, best.get(name, seconds))
                searches[name] = min(search, searches.get(name, search))
            else:
                best[name] = result
            if name == NONET and result is None:
                return best
        if best[NONET] == STOPPED or best[NONET] > 1:
            break
    return {**best, "searches": searches} if arguments.building else best


def table(rows):
    """Prints median and worst of each list, the same of each peer, and the puzzles on which a peer wins by a factor of 2."""
    unknown = [row["id"] for row in rows if row[NONET] is None]
    rows = [row for row in rows if row[NONET] is not None]
    for name in dict.fromkeys(row["list"] for row in rows):
        here = [row for row in rows if row["list"] == name]
        print(f"{name}, {len(here)} puzzles")
        for solver in (NONET, *PEERS):
            ran = [row[solver] for row in here if row.get(solver) is not None]
            if ran:
                print(f"    {solver:<8} {len(ran):>4} ran   {summary(ran)}")
        best = [peers_best(row) for row in here]
        print(f"    best peer of each puzzle   {summary(best)}")
        print_ratios("best peer", here, peers_best)
        if "searches" in here[0]:
            print_ratios("search of the best peer", here, lambda row: peers_best(row["searches"]))
    for row in rows:
        best = peers_best(row)
        if STOPPED not in (best, row[NONET]) and row[NONET] > 2 * best:
            print(f"{row['id']}: Nonet {row[NONET]:.6f}, best peer {best:.6f}")
    if unknown:
        print(f"Nonet does not know the rules of {', '.join(unknown)}")


def print_ratios(what, rows, of_peer):
    """How many times as long as Nonet the peers take: the median, and the worst puzzle for Nonet."""
    ran = [(row, of_peer(row)) for row in rows if row[NONET] != STOPPED]
    # A peer that was stopped takes more than twice as long, so it counts among the largest.
    ratios = sorted((math.inf if seconds == STOPPED else seconds / row[NONET], row["id"]) for row, seconds in ran)
    if ratios:
        worst, puzzle = ratios[0]
        median = ratios[len(ratios) // 2][0]
        print(f"    {what} to Nonet: median {median:.2f}, least {worst:.2f} ({puzzle})")


def summary(times):
    """Median and worst, where a stopped run is longer than any other."""
    ended = sorted(it for it in times if it != STOPPED)
    stopped = len(times) - len(ended)
    middle = len(times) // 2
    median = f"{ended[middle]:.6f}" if middle < len(ended) else STOPPED
    worst = f"{ended[-1]:.4f}" if ended else "-"
    return f"median {median}, worst {worst}" + (f", {stopped} stopped" if stopped else "")


def peers_best(row):
    """The seconds of the best peer, or STOPPED if none came to an end in time."""
    peers = [row.get(name) for name in PEERS]
    return min((it for it in peers if isinstance(it, float)), default=STOPPED)


def read_rows(paths):
    return [json.loads(line) for path in paths for line in path.read_text().splitlines()]


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("lists", nargs="*", type=Path)
    words.add_argument("--iss", help="the folder of the Interactive Sudoku Solver")
    words.add_argument("--building", action="store_true", help="count the building of the models on all sides")
    words.add_argument("--nonet", help="the built benchmark `variants`, if cargo should not build it")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--patience", type=float, default=2)
    words.add_argument("--longest", type=float, default=300, help="seconds after which Nonet itself is stopped")
    words.add_argument("--out", type=Path)
    words.add_argument("--table", type=Path, nargs="+")
    arguments = words.parse_args()
    if arguments.table:
        return table(read_rows(arguments.table))
    lists = arguments.lists or (CLUES if arguments.building else BOARDS)
    field, rows = list(solvers(arguments)), []
    out = arguments.out.open("w") if arguments.out else None
    for name, puzzle, line in puzzles(lists):
        rows.append({"list": name, "id": puzzle["id"], **race(field, puzzle, line, arguments)})
        if out:
            print(json.dumps(rows[-1]), file=out, flush=True)
    for solver in field:
        solver.stop()
    table(rows)


if __name__ == "__main__":
    main()
