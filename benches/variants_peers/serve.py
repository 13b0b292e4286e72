"""Answers puzzles one by one: a line of JSON in; out a line with the number of answers (0, 1 or 2 for more), the seconds of
the search, and the seconds of the building.

Before that, a line says `ready` when the search begins, or `-` if the puzzle is not for this peer. A line that comes again keeps
its model, unless the peer was started with `--building`.
"""

import json
import sys
import time

from clues import UnknownRule
from model import Model


def serve(prepare, solve):
    """`prepare` makes the peer's own form of a model. `solve` takes it, and returns answers, seconds of the search, and seconds
    of what must be built for each search."""
    last, form, preparing = None, None, 0.0
    for line in sys.stdin:
        if "--building" in sys.argv or line != last:
            puzzle = json.loads(line)
            start = time.process_time()
            try:
                form = prepare(Model(puzzle))
            except UnknownRule:
                form = None
            last, preparing = line, time.process_time() - start
        if form is None:
            print("-", flush=True)
            continue
        print("ready", flush=True)
        answers, search, building = solve(form)
        print(answers, f"{search:.9f} {building + preparing:.9f}", flush=True)
