"""What a person hears on a walk through the program, scene by scene: each key with all that is said after it.

It is printed to be read, beside the same walk of another build or of a real screen reader. `test_screen_reader.py` checks what
is said.
"""

import time

from case import NEWSPAPER
from hearing import Hearing
from program import Home, Program

# Each scene with its keys, after the file is opened.
SCENES = [
    ("walk a row", ["Right", "Right", "Right", "Right", "Down", "Left"]),
    ("play: type a digit, a wrong one, and take them back", ["F8", "6", "7", "ctrl+z", "ctrl+z"]),
    ("take notes, and count the digits that are left", ["x", "2", "8", "BackSpace", "z"]),
    ("ask for a hint, for more of it, and do it", ["F2", "F2", "F2", "F3"]),
    ("open a menu and walk it", ["F10", "Down", "Down", "Right", "Left", "Left", "Left", "Down", "Right", "Down", "Left", "Escape"]),
    ("choose an option", ["ctrl+comma", "Right", "Left", "Tab", "space", "space", "Escape"]),
    ("begin a new game", ["ctrl+shift+n", "Down", "Tab", "Down", "Escape"]),
    ("solve", ["F5", "Right", "Escape"]),
]

# After a key: how long a person listens for the first word at most, and how long after the last one.
PATIENCE, SILENCE = 4.0, 0.8


def speak(desktop, binary):
    """Prints what is heard."""
    home = Home(desktop.make_folder("speech"))
    home.set_options(ask_before_leaving="false")
    file = home.folder / "newspaper.txt"
    file.write_text(NEWSPAPER + "\n")
    window = Program(desktop, binary, home)
    hearing = Hearing(window)
    print("open a file")
    open_file(window, hearing, file)
    for name, keys in SCENES:
        print(f"\n{name}")
        for key in keys:
            hearing.forget()
            window.press(key)
            print_said(key, listen(hearing))
    hearing.stop()
    window.kill()


def open_file(window, hearing, file):
    """Opens a file by its path."""
    for name, act in [("ctrl+o", lambda: window.press("ctrl+o")), ("the path", lambda: window.write(str(file))),
                      ("Return", lambda: window.press("Return"))]:
        hearing.forget()
        act()
        print_said(name, listen(hearing))


def listen(hearing):
    """What is said until nothing more comes."""
    began = last = time.monotonic()
    said = []
    while time.monotonic() < (last + SILENCE if said else began + PATIENCE):
        now = hearing.heard()
        if now != said:
            said, last = now, time.monotonic()
        time.sleep(0.02)
    return said


def print_said(key, said):
    """Prints what was said after a key."""
    for number, words in enumerate(said or ["–"]):
        print(f"  {key if number == 0 else '':14} {words}", flush=True)
