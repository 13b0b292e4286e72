"""How fast the window answers a key, and how long its event loop is held up at most.

A key is answered at the first changed pixel of the cell that it selects. The pixels are read from the X server, so a
time includes the X server, the program, its accessibility tree and its drawing.

The event loop is asked by _NET_WM_PING, as a window manager asks whether a program still lives. The answer waits for
whatever the loop does at that moment, and so it comes as late as the longest piece of work that holds the loop up.

Run this on a release build, on a machine that does nothing else.
"""

import itertools
import json
import os
import statistics
import threading
import time

from Xlib import XK, X, display
from Xlib.ext import xtest
from Xlib.protocol import event

from case import NEWSPAPER
from test_boards import boxed
from program import Home, Program
from waiting import wait_for

PRESSES = 300
# A person who types fast presses a key every 50 ms.
PAUSE = 0.05
# The time between two questions to the event loop.
PING_EVERY = 0.004
# A lost key press is an error, not a slow one.
LONGEST = 5.0
# The sides of a large board and of its boxes, and how many rows and columns of it are shown.
LARGE, LARGE_BOX, LARGE_SHOWN = 100, 10, 20
# The number of steps over the large board before the way back.
FAR = 90
# A puzzle without an answer, on which textbook methods work for hours.
ENDLESS = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
# A puzzle whose next step is a long chain, so that a hint takes time.
HARD = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"


class Keyboard:
    """Presses keys and watches the screen."""

    def __init__(self, window):
        self.display = display.Display(os.environ["DISPLAY"])
        self.root = self.display.screen().root
        middles = [cell.middle for cell in window.cells()]
        size = middles[1][0] - middles[0][0]
        # From the upper edge of a cell almost to its digit: over a hint the frame alone tells the selection, and the keys
        # go from left to right, so that a frame at the left would be that of the cell before, too.
        self.strips = [(x - size // 4, y - size // 2, 1, size // 6) for x, y in middles]

    def _strip(self, cell):
        return self.root.get_image(*self.strips[cell], X.ZPixmap, 0xFFFFFFFF).data

    def press(self, name, cell):
        """Presses a key that selects `cell`, and returns the milliseconds until the cell changes."""
        code = self.display.keysym_to_keycode(XK.string_to_keysym(name))
        return self._time_of(name, cell, X.KeyPress, X.KeyRelease, code)

    def turn(self, button, cell):
        """Turns the wheel by one notch, and returns the milliseconds until the cell changes."""
        return self._time_of(f"button {button}", cell, X.ButtonPress, X.ButtonRelease, button)

    def _time_of(self, name, cell, pressed, released, code):
        before = self._strip(cell)
        began = time.perf_counter()
        xtest.fake_input(self.display, pressed, code)
        xtest.fake_input(self.display, released, code)
        self.display.sync()
        while self._strip(cell) == before:
            if time.perf_counter() - began > LONGEST:
                raise AssertionError(f"{name} changed nothing at cell {cell}")
        return 1000 * (time.perf_counter() - began)


class LargeKeyboard(Keyboard):
    """The same on a board of which the window shows a part: all of the first row is watched, as the part moves, too."""

    def __init__(self, window):
        super().__init__(window)
        middles = [cell.middle for cell in window.cells()[:LARGE_SHOWN]]
        left, right, y = middles[0][0], middles[-1][0], middles[0][1]
        self.strips = [(left, y, right - left, 1)]


class LoopProbe:
    """Asks the event loop of a window for an answer again and again, on a thread of its own."""

    def __init__(self, window):
        self.times = []
        self._display = display.Display(os.environ["DISPLAY"])
        self._root = self._display.screen().root
        self._root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self._window = self._display.create_resource_object("window", int(window.window))
        self._protocols = self._display.intern_atom("WM_PROTOCOLS")
        self._ping = self._display.intern_atom("_NET_WM_PING")
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._ends.set()
        self._thread.join()
        self._display.close()

    def _run(self):
        number = 0
        while not self._ends.wait(PING_EVERY):
            number += 1
            self.times.append(self._time_of(number))

    def _time_of(self, number):
        """Sends a question with this number, and returns the milliseconds until it is answered."""
        data = (32, [self._ping, number, self._window.id, 0, 0])
        question = event.ClientMessage(window=self._window, client_type=self._protocols, data=data)
        began = time.perf_counter()
        self._window.send_event(question)
        self._display.flush()
        while not self._is_answer(self._display.next_event(), number):
            pass
        return 1000 * (time.perf_counter() - began)

    def _is_answer(self, received, number):
        is_ping = received.type == X.ClientMessage and received.client_type == self._protocols
        return is_ping and list(received.data[1][:2]) == [self._ping, number]


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


def watching(window):
    """while graph colouring runs"""
    paste(window, ENDLESS)
    wait_for("the puzzle", window.digits, lambda digits: digits == ENDLESS)
    window.press("alt+l")
    wait_for("the lab", window.dialog)
    window.press(*["Down"] * 6, "End")
    wait_for("a run", lambda: window.find("push button", "Pause"))
    # No key may be pressed, as it might pause the run. The event loop is asked all the same.
    time.sleep(PRESSES * PAUSE)
    return []


def walking_far(window):
    """over a board of 100 by 100"""
    window.press("Home", "Page_Up")
    wait_for("the first cell", lambda: window.cells()[0].name, lambda name: name.startswith("Row 1, column 1:"))
    keyboard = LargeKeyboard(window)
    times = []
    for number in range(PRESSES):
        # Back before the end of the first row: a step in the second row may change nothing in the first.
        times.append(keyboard.press("Right" if number % (2 * FAR) < FAR else "Left", 0))
        time.sleep(PAUSE)
    return times


def scrolling(window):
    """over that board by the wheel"""
    window.press("Home", "Page_Up")
    wait_for("the first cell", lambda: window.cells()[0].name, lambda name: name.startswith("Row 1, column 1:"))
    keyboard = LargeKeyboard(window)
    middle = window.cells()[LARGE_SHOWN * LARGE_SHOWN // 2].middle
    xtest.fake_input(keyboard.display, X.MotionNotify, x=middle[0], y=middle[1])
    keyboard.display.sync()
    time.sleep(PAUSE)
    times = []
    for number in range(PRESSES):
        # Down and up again, so that the board never ends.
        times.append(keyboard.turn(5 if number % 20 < 10 else 4, 0))
        time.sleep(PAUSE)
    return times


def write_large(folder):
    """Writes a puzzle of 100 by 100 into a file in `folder`."""
    givens = [0 if cell % 7 == 0 else digit for cell, digit in enumerate(boxed(LARGE_BOX, LARGE_BOX))]
    puzzle = {"rows": LARGE, "columns": LARGE, "digits": LARGE, "boxes": [LARGE_BOX, LARGE_BOX], "givens": givens, "rules": {}}
    file = folder / "large.jsonl"
    file.write_text(json.dumps(puzzle) + "\n")
    return file


def measure(desktop, binary):
    """Prints the median and the worst times of each scene."""
    print(f"{PRESSES} key presses each, milliseconds from the press to the changed pixel; and of the event loop")
    for number, scene in enumerate([idle, searching, generating, hinting, watching, walking_far, scrolling]):
        home = Home(desktop.make_folder(f"latency-{number}"))
        is_large = scene in (walking_far, scrolling)
        home.set_options(statistics="false" if is_large else "true")
        if is_large:
            window = Program(desktop, binary, home, [write_large(home.folder)], shown=LARGE_SHOWN * LARGE_SHOWN)
        else:
            window = Program(desktop, binary, home)
            window.press("Escape")
        with LoopProbe(window) as probe:
            keys = scene(window)
        print(f"{scene.__doc__:32} {described(keys)}   event loop: {described(probe.times)}", flush=True)
        window.kill()


def described(times):
    """The median and the worst of these times, and how many there are."""
    if not times:
        return "none"
    return f"median {statistics.median(times):5.1f}  worst {max(times):5.1f}  of {len(times)}"
