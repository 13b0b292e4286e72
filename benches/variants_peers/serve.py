"""Answers puzzles one by one: a line of JSON in, a line with the number of answers (0, 1 or 2 for more) and seconds out.

Before that, a line says `ready` when the puzzle is in the peer's own form and the search begins.
"""

import json
import sys

from model import Model


def serve(prepare, solve):
    """`prepare` makes the peer's own form of a model. `solve` takes it, and returns answers and seconds."""
    last, form = None, None
    for line in sys.stdin:
        if line != last:
            last, form = line, prepare(Model(json.loads(line)))
        print("ready", flush=True)
        answers, seconds = solve(form)
        print(answers, f"{seconds:.9f}", flush=True)
