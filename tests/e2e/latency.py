"""How fast the window answers a key: from the key press to the first changed pixel of the cell that it selects.

The pixels are read from the X server, so a time includes the X server, the program, its accessibility tree and its
drawing. Run this on a release build, on a machine that does nothing else.
"""

import itertools
import os
import statistics
import time

from Xlib import XK, X, display
from Xlib.ext import xtest

from case import NEWSPAPER
from program import Home, Program
from waiting import wait_for

PRESSES = 300
# A person who types fast presses a key every 50 ms.
PAUSE = 0.05
# A lost key press is an error, not a slow one.
LONGEST = 5.0
# A puzzle whose next step is a long chain, so that a hint takes time.
HARD = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"


class Keyboard:
    """Presses keys and watches the screen."""

    def __init__(self, window):
        self.display = display.Display(os.environ["DISPLAY"])
        self.root = self.display.screen().root
        middles = [cell.middle for cell in window.cells()]
        size = middles[1][0] - middles[0][0]
        # Near the left edge of a cell, where no digit, note or mark is drawn.
        self.points = [(x - 2 * size // 5, y) for x, y in middles]

    def _pixel(self, cell):
        x, y = self.points[cell]
        return self.root.get_image(x, y, 1, 1, X.ZPixmap, 0xFFFFFFFF).data

    def press(self, name, cell):
        """Presses a key that selects `cell`, and returns the milliseconds until the cell changes."""
        before = self._pixel(cell)
        code = self.display.keysym_to_keycode(XK.string_to_keysym(name))
        began = time.perf_counter()
        xtest.fake_input(self.display, X.KeyPress, code)
        xtest.fake_input(self.display, X.KeyRelease, code)
        self.display.sync()
        while self._pixel(cell) == before:
            if time.perf_counter() - began > LONGEST:
                raise AssertionError(f"{name} did not select cell {cell}")
        return 1000 * (time.perf_counter() - began)


def walk(window, disturb=lambda: None):
    """Walks over the board with the Right key. `disturb` runs before every tenth key. Returns the time of each key."""
    window.press("Home", "Page_Up")
    wait_for("the first cell", window.selected, lambda cell: cell == 0)
    keyboard = Keyboard(window)
    times = []
    for number, cell in zip(range(PRESSES), itertools.cycle([*range(1, 81), 0])):
        if number % 10 == 0:
            disturb()
        times.append(keyboard.press("Right", cell))
        time.sleep(PAUSE)
    return times


def paste(window, text):
    window.copy_into_clipboard(text)
    window.press("ctrl+v")


def idle(window):
    """while nothing else happens"""
    paste(window, NEWSPAPER)
    wait_for("the puzzle", window.digits, lambda digits: digits == NEWSPAPER)
    return walk(window)


def searching(window):
    """while a far answer is looked for"""
    window.press("F6")
    wait_for("the dialog", window.dialog)
    window.write("999999999999")
    window.press("Return")
    wait_for("the search", window.status, lambda status: "Looking for answer" in status)
    return walk(window)


def generating(window):
    """while a very hard puzzle is made"""
    window.press("ctrl+shift+n")
    is_rating = lambda node: node.name.startswith("SE rating")
    window.click(wait_for("the field", lambda: next(filter(is_rating, window.find_all("entry")), None)))
    window.write("10.5-11")
    window.press("Return")
    wait_for("the work to begin", window.status, lambda status: "Making a puzzle" in status)
    return walk(window)


def hinting(window):
    """while hints are looked for"""
    paste(window, HARD)
    wait_for("the puzzle", window.digits, lambda digits: digits == HARD)
    window.press("F8")
    return walk(window, lambda: window.press("F2", delay=0))


def measure(desktop, binary):
    """Prints the median and the worst time of each scene."""
    print(f"{PRESSES} key presses each, milliseconds from the press to the changed pixel")
    for number, scene in enumerate([idle, searching, generating, hinting]):
        home = Home(desktop.make_folder(f"latency-{number}"))
        home.set_options(statistics="true")
        window = Program(desktop, binary, home)
        window.press("Escape")
        times = scene(window)
        print(f"{scene.__doc__:32} median {statistics.median(times):5.1f}  worst {max(times):5.1f}", flush=True)
        window.kill()
