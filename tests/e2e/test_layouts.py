"""Digits, notes and shortcuts with keyboards of many layouts. Keys are pressed by their place."""

import re

from case import NEWSPAPER, Case
from keyboard import Keyboard
from waiting import wait_for

# Each layout, and where it has letters that are not where the US layout has them.
LAYOUTS = {
    "us": {},
    "fr": {"z": "w"},
    "de": {"z": "y"},
    "cz": {"z": "y"},
    "us(dvorak)": {"z": "/", "x": "b", "s": ";"},
    "us(intl)": {},
    "ru": {},
    "gr": {},
    "ir": {},
    "ara": {},
    "in": {},
    "vn": {},
    "th": {},
    "jp": {},
}
ALL_DIGITS = "123456789"

# What the presses below write into the first row.
ENTRIES = "5........"
CORNER = ". . 123456789 . 123456789 . . . ."
CENTRE = ". . 123456789 . . . . . ."
NOTHING = (None, None, None)


class Layouts(Case):

    def setUp(self):
        super().setUp()
        self.home.set_options(statistics="false")
        self.keyboard = Keyboard(self.desktop)
        self.addCleanup(self.keyboard.set_layout, "us")

    def play(self):
        """Begins a game of the puzzle of a file."""
        line = self.home.folder / "puzzle.sdm"
        line.write_text(NEWSPAPER + "\n")
        self.file = self.home.folder / "puzzle.sdk"
        self.command_line("convert", line, self.file, check=True)
        self.window = self.open(self.file)
        self.keyboard.press("F8")
        self.expect("the mode", self.window.mode, "Mode: Play")

    def saved(self):
        """The first rows of the entries, the corner notes and the centre notes in the file."""
        rows = [re.search(rf'\b{part}: \[\s*"(.*)"', self.file.read_text()) for part in ["entries", "notes", "centre"]]
        return tuple(row and row[1] for row in rows)

    def test_digits_notes_undo_and_save(self):
        """digits, notes, undo and save on every layout"""
        self.play()
        for layout, places in LAYOUTS.items():
            with self.subTest(layout):
                name, _, variant = layout.partition("(")
                self.keyboard.set_layout(name, variant.rstrip(")"))
                z, x, s = (places.get(letter, letter) for letter in "zxs")
                self.keyboard.press("Home", "PageUp", "5")
                self.keyboard.press("Right", "Right", *[f"Ctrl+{digit}" for digit in ALL_DIGITS])
                self.keyboard.press(*[f"Alt+{digit}" for digit in ALL_DIGITS])
                self.keyboard.press("Right", "Right", x, *ALL_DIGITS, z)
                self.keyboard.press("Right", "4", f"Ctrl+{z}", f"Ctrl+{s}")
                self.expect("the saved rows", self.saved, (ENTRIES, CORNER, CENTRE))
                self.keyboard.press("Left", "Delete", "Left", "Left", "Delete", "Home", "Delete", f"Ctrl+{s}")
                self.expect("the saved rows", self.saved, NOTHING)

    def test_numeric_pad(self):
        """the numeric pad writes with Num Lock and moves without it, whatever the digit row has"""
        self.play()
        self.keyboard.set_layout("fr")
        self.keyboard.press("Home", "PageUp", "NumLock", "pad 8", "NumLock", "pad 6", "pad 6", "Ctrl+5", "Ctrl+s")
        self.expect("the saved rows", self.saved, ("8........", ". . 5 . . . . . .", None))

    def test_dead_keys(self):
        """a dead key on the board does not swallow the key after it"""
        self.play()
        self.keyboard.set_layout("us", "intl")
        self.keyboard.press("Home", "PageUp", "'", "x", "'", "7", "'", "Ctrl+s")
        self.expect("the saved rows", self.saved, (None, "7 . . . . . . . .", None))

    def test_menus_and_text_fields(self):
        """Alt and letters open menus, and text fields copy and paste, on a Russian keyboard"""
        self.play()
        window = self.window
        self.keyboard.set_layout("ru")
        self.keyboard.press("Alt+h", "k")
        self.expect_dialog(window, "Keyboard shortcuts")
        self.keyboard.press("Escape")
        self.expect_dialog(window, None)
        self.keyboard.press("Ctrl+Shift+b")
        self.expect_dialog(window, "Save point")
        field = window.find("entry")
        self.keyboard.press("Ctrl+a", *"vbh")
        self.expect("the name", lambda: field.text, "мир")
        self.keyboard.press("Ctrl+a", "Ctrl+x", *"yt", "Ctrl+v", "Ctrl+v")
        self.expect("the name", lambda: field.text, "немирмир")
        self.keyboard.press("Ctrl+z")
        wait_for("the paste to be undone", lambda: field.text, lambda text: text != "немирмир")
