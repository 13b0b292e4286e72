#!/usr/bin/env python3
"""Measures peak memory and time of the commands, and of the window, on empty boards.

    benches/large_boards.py NONET                    every named board above 25x25, and each plain rule on three sizes
    benches/large_boards.py --side 36 NONET          boards with 36 rows alone
    benches/large_boards.py --shapes NONET           every named board instead
    benches/large_boards.py --window NONET           the window, open for 15 seconds, under the display of $DISPLAY

A command ends after 30 seconds at the latest (--seconds), and may have 2 GiB of addresses (--gib). A line of the output is
a board, then a field for each command: seconds, peak resident MiB, and how it ended if not with success.
"""

import argparse
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time

SIZES = {36: 6, 49: 7, 64: 8, 81: 9, 100: 10}
RULES = {
    "plain": {},
    "diagonals": {"diagonal+": True, "diagonal-": True},
    "windows": {"windows": True},
    "disjoint groups": {"disjointgroups": True},
    "anti-knight": {"antiknight": True},
    "anti-king": {"antiking": True},
    "non-consecutive": {"nonconsecutive": True},
    "toroidal anti-knight": {"antiknight": True, "toroidal": True},
    "toroidal anti-king": {"antiking": True, "toroidal": True},
}
COMMANDS = {
    "info": ["info"],
    "solve": ["solve"],
    "count 2": ["solve", "--count", "--limit", "2"],
    "generate": None,
}


def line_of(side, rules):
    """An empty board as a JSON line, as a program without Nonet would write it."""
    box = SIZES[side]
    givens = [0] * (side * side)
    board = {"rows": side, "columns": side, "digits": side, "boxes": [box, box]}
    return json.dumps({"id": "empty", **board, "givens": givens, "rules": rules}) + "\n"


def measured(command, seconds, gib, environment=None):
    """Seconds, peak MiB, and the end of a command: its status, or how it was stopped."""

    def limit():
        if gib:
            resource.setrlimit(resource.RLIMIT_AS, (gib << 30, gib << 30))

    start = time.monotonic()
    sink = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, preexec_fn=limit, env=environment, **sink)
    timer = threading.Timer(seconds, process.kill)
    timer.start()
    _, status, usage = os.wait4(process.pid, 0)
    timer.cancel()
    taken = time.monotonic() - start
    process.returncode = 0
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        end = "no end" if number == signal.SIGKILL else signal.Signals(number).name
    else:
        code = os.WEXITSTATUS(status)
        end = "" if code == 0 else f"exit {code}"
    return taken, usage.ru_maxrss // 1024, end


def field(measure):
    taken, peak, end = measure
    return f"{taken:.2f} s {peak} MiB" + (f" {end}" if end else "")


def named_shapes(nonet):
    """The names of the boards, and their numbers of cells: two signs of a drawing are a cell."""
    listed = subprocess.run([nonet, "shapes"], capture_output=True, text=True).stdout
    shapes = {}
    for line in listed.splitlines():
        if line.strip() and not line.startswith(" "):
            name = line.split("(")[0].strip()
            shapes[name] = 0
        else:
            shapes[name] += len(line.replace(" ", "")) // 2
    return shapes.items()


def boards(arguments):
    """The boards: their name, and what the command line says for them."""
    if arguments.shapes:
        for shape, cells in named_shapes(arguments.nonet):
            yield shape, ["--shape", shape], "." * cells + "\n"
        return
    for side in [arguments.side] if arguments.side else SIZES:
        if arguments.rule in (None, "plain"):
            yield f"{side}x{side}", ["--shape", f"{side}x{side}"], line_of(side, {})
    for side in [arguments.side] if arguments.side else [36, 64, 100]:
        for name, rules in RULES.items():
            if rules and arguments.rule in (None, name):
                yield f"{side}x{side} {name}", None, line_of(side, rules)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("nonet")
    parser.add_argument("--side", type=int, choices=SIZES)
    parser.add_argument("--rule", choices=RULES)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--gib", type=int, default=2)
    parser.add_argument("--shapes", action="store_true")
    parser.add_argument("--window", action="store_true")
    parser.add_argument("--only", choices=COMMANDS)
    arguments = parser.parse_args()
    commands = [arguments.only] if arguments.only else list(COMMANDS)
    columns = ["window"] if arguments.window else commands
    print(" | ".join(["board", *columns]), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, shape, line in boards(arguments):
            file = os.path.join(folder, "empty.jsonl")
            with open(file, "w") as out:
                out.write(line)
            fields, asked = [], shape or [] if arguments.shapes else []
            if arguments.window:
                environment = {**os.environ, "HOME": folder}
                for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
                    environment[variable] = os.path.join(folder, variable)
                fields.append(field(measured([arguments.nonet, file], 15, None, environment)))
            for command in [] if arguments.window else commands:
                words = COMMANDS[command]
                if words is None and shape is None:
                    fields.append("-")
                    continue
                words = ["generate", *shape, "--seed", "1"] if words is None else [*words, *asked, file]
                fields.append(field(measured([arguments.nonet, *words], arguments.seconds, arguments.gib)))
            print(" | ".join([name, *fields]), flush=True)


if __name__ == "__main__":
    sys.exit(main())
