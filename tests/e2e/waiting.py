"""Waiting for something to come about, for no longer than it takes."""

import time


class NotYet(Exception):
    """What was looked for is not there, at least for now."""


# Far longer than anything takes, on a machine that has much else to do too.
LONG = 60.0


def wait_for(what, read, fits=bool, timeout=LONG, pause=0.02):
    """Calls `read` until what it returns `fits`, and returns that. `what` says what is waited for."""
    end = time.monotonic() + timeout
    while True:
        try:
            seen = read()
            if fits(seen):
                return seen
        except NotYet as reason:
            seen = reason
        if time.monotonic() > end:
            raise AssertionError(f"waited {timeout:g} s in vain for {what}; last seen: {seen!r}")
        time.sleep(pause)
