"""Waiting for something to come about, for no longer than it takes."""

import functools
import time


class NotYet(Exception):
    """What was looked for is not there, at least for now."""


class Gone(NotYet):
    """A node of the tree went while it was being read. Another look from the window down finds what is there now."""


# Far longer than anything takes, on a machine that has much else to do too.
LONG = 60.0
FEW_SECONDS = 5.0


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


def from_the_window_down(read):
    """Lets `read` look again, for a few seconds, if nodes go while it looks. Only for reads that begin at the window."""
    @functools.wraps(read)
    def look(*arguments, **named):
        end = time.monotonic() + FEW_SECONDS
        while True:
            try:
                return read(*arguments, **named)
            except Gone:
                if time.monotonic() > end:
                    raise
                time.sleep(0.02)
    return look
