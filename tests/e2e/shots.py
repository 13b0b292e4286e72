"""Pictures of the real program, to be looked at: every scene in both themes, both languages, at 1x and 2x."""

import itertools
import time

from case import MANY_ANSWERS, NEWSPAPER, TWO_ANSWERS
from picture import save_png
from program import Home, Program
from waiting import wait_for

THEMES = ["Light", "Dark"]
LANGUAGES = {"English": "en", "Vietnamese": "vi"}
SCALES = [1, 2]

# How many steps of the newspaper's puzzle come before an X-wing.
FISH = 14


def edit(window):
    """A puzzle that was typed in, with its statistics."""
    window.press("Home", "Page_Up")
    window.enter_puzzle(NEWSPAPER)
    window.press("Page_Down", "Up", "Up", "Up", "Right", "Right")


def answer(window):
    """Its answer."""
    window.press("F5")


def answer_of_two(window):
    """The second of two answers."""
    window.press("alt+r")
    paste(window, TWO_ANSWERS)
    window.press("F5")
    wait_for("an answer", lambda: "." not in window.digits())
    window.press("F12")


def conflict(window):
    """Digits that break the rules, and the houses that they break them in."""
    window.press("alt+r")
    paste(window, NEWSPAPER)
    window.press("Home", "Page_Up", "8", "Right", "Right", "Down", "Down", "7")


def counting(window):
    """Answers being counted, with what can be cancelled."""
    paste(window, 81 * ".")
    time.sleep(0.5)


def options(window):
    """The options."""
    window.press("Escape")
    paste(window, NEWSPAPER)
    window.press("ctrl+comma")


def options_error(window):
    """A limit that is none."""
    window.press("Right", "Right", *5 * ["Tab"], "ctrl+a", "9", "x", "Return")


def menu(window):
    """A menu with what is possible and what is not."""
    window.press("Escape", "F10", "Right", "Right")


def submenu(window):
    """A menu inside of a menu."""
    window.press("Right", "Right", "Right", "Down")


def chooser(window):
    """A file of several puzzles."""
    window.press("Escape", "Escape", "Escape", "ctrl+z", "ctrl+z", "ctrl+z")
    path = window.desktop.folder / "several.sdm"
    path.write_text(f"{NEWSPAPER}\n{TWO_ANSWERS}\n{MANY_ANSWERS}\n" * 3)
    paste(window, path.read_text())


def number(window):
    """The question for an answer's number."""
    window.press("Escape", "F6")


def question(window):
    """The question whether to save."""
    window.press("Escape", "ctrl+n")


def path(window):
    """The question for a path."""
    window.press("Escape", "ctrl+shift+s")


def printing(window):
    """The print dialog, and the page with the answer."""
    window.press("Escape", "ctrl+p")
    wait_for("the dialog", window.dialog)
    window.press("Tab", "Down", "Page_Down")


def form(window):
    """The question before a form that cannot hold everything."""
    window.press("Escape")
    rows = ", ".join(f'"{NEWSPAPER[start:start + 9]}"' for start in range(0, 81, 9))
    entries = ", ".join(['"1........"'] + 8 * ['"........."'])
    paste(window, f'Nonet(version: 1, about: (title: "Monday"), givens: [{rows}], entries: [{entries}])')
    window.press("ctrl+shift+s")
    window.answer_path(window.desktop.folder / "monday.sdm")


def copied(window):
    """What is said of a copy that leaves something out."""
    window.press("Escape", "alt+c" if window.language == "vi" else "alt+e", "Down", "Down", "Right", "Return")


def hint(window):
    """A step drawn on the board, with what its signs stand for."""
    window.press("Escape")
    paste(window, NEWSPAPER)
    window.press("F2", "F2", "F2")


def path_of_steps(window):
    """The list of the steps that lead to the answer, and a fish among them."""
    window.press("Escape", "alt+i", "Down", "Down", "Return")
    wait_for("the list", lambda: "listed" in window.status() or "liệt kê" in window.status())
    window.press(*["alt+Down"] * FISH)


def start(window):
    """The start page."""
    window.press("Escape", "Escape", "alt+Home")


def about(window):
    """What program this is."""
    window.press("Escape", "Escape", "shift+F1")


def help(window):
    """How it is used."""
    window.press("Escape", "F1")


def shortcuts(window):
    """The table of keys."""
    window.press("Escape", "alt+h" if window.language == "en" else "alt+g", "Down", "Return")


SCENES = [edit, answer, answer_of_two, conflict, counting, options, options_error, menu, submenu, chooser, number,
          question, path, printing, form, copied, hint,
          path_of_steps, start, about, help, shortcuts]


def paste(window, text):
    """Puts text into the window by way of the clipboard."""
    window.copy_into_clipboard(text)
    window.press("ctrl+v")
    time.sleep(0.3)


def wait_for_rest(window, before):
    """Waits until the window shows something else than before, and then the same twice."""
    seen = [before]

    def rests():
        seen.append(window.picture())
        return seen[-1] != before and seen[-1] == seen[-2]
    try:
        wait_for("the window to rest", rests, timeout=3, pause=0.15)
    except AssertionError:
        # A cursor that blinks or a count that goes on: it is as much at rest as it will be.
        pass


def write(desktop, binary, folder):
    """Writes all pictures into `folder`, a name such as `conflict-dark-vi-2x.png` each."""
    for theme, language, scale in itertools.product(THEMES, LANGUAGES, SCALES):
        code = LANGUAGES[language]
        home = Home(desktop.make_folder(f"shots-{theme}-{code}-{scale}"))
        home.set_options(theme=theme, language=language, limit=1_000_000_000)
        window = Program(desktop, binary, home, environment={"SLINT_SCALE_FACTOR": str(scale)})
        window.language = code
        desktop.run("xdotool", "mousemove", "2", "2")
        for scene in SCENES:
            before = window.picture()
            scene(window)
            wait_for_rest(window, before)
            save_png(desktop, window.window, folder / f"{scene.__name__}-{theme.lower()}-{code}-{scale}x.png")
        window.kill()
        print(f"{theme}, {language}, {scale}x: {len(SCENES)} pictures")
    print(f"in {folder}")
