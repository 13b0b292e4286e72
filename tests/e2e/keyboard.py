"""A keyboard of which keys are pressed by their place, whatever layout it has."""

import os

from Xlib import X, display
from Xlib.ext import xtest

# The number of the first key of each row, and the row as the US layout has it.
ROWS = [(10, "1234567890-="), (24, "qwertyuiop[]"), (38, "asdfghjkl;'"), (52, "zxcvbnm,./")]
PLACES = {sign: first + place for first, row in ROWS for place, sign in enumerate(row)}
PLACES |= {"Escape": 9, "Ctrl": 37, "Shift": 50, "Alt": 64, "F8": 74, "NumLock": 77, "pad 8": 80, "pad 6": 85}
PLACES |= {"Home": 110, "PageUp": 112, "Left": 113, "Right": 114, "Delete": 119}


class Keyboard:
    """The keyboard of a desktop. Keys are named by what the US layout has on them."""

    def __init__(self, desktop):
        self.desktop = desktop
        self.display = display.Display(os.environ["DISPLAY"])

    def set_layout(self, name, variant=""):
        """Gives the keyboard another layout."""
        self.desktop.run("setxkbmap", "-layout", name, "-variant", variant)
        # The first key after that may still be of the layout before.
        self.press("Shift")

    def press(self, *chords):
        """Presses keys one after the other, each with its modifiers before it: "Ctrl+z"."""
        for chord in chords:
            places = [PLACES[name] for name in chord.split("+")]
            for place in places:
                xtest.fake_input(self.display, X.KeyPress, place)
            for place in reversed(places):
                xtest.fake_input(self.display, X.KeyRelease, place)
        self.display.sync()
