"""Nonet as a person has it before them: a process, its window, its keys, and the folders it remembers things in."""

import os
import re
import signal
import subprocess

from picture import Picture
from tree import frame_of
from waiting import LONG, NotYet, from_the_window_down, wait_for

# The cells of the classic board.
CELLS = 81


class Home:
    """The folders of one person, empty at first."""

    def __init__(self, folder):
        self.folder = folder
        self.environment = {"HOME": str(folder)}
        for name in ["CONFIG", "STATE", "DATA", "CACHE"]:
            self.environment[f"XDG_{name}_HOME"] = str(folder / name.lower())

    def set_options(self, **options):
        """Writes the options' file; what is not named keeps its default."""
        fields = ", ".join(f"{name}: {value}" for name, value in options.items())
        file = self.folder / "config/nonet/options.ron"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"(version: 1, content: ({fields}))\n")

    def options(self):
        """The text of the options' file."""
        file = self.folder / "config/nonet/options.ron"
        return file.read_text() if file.exists() else ""


class Program:
    """A running Nonet."""

    def __init__(self, desktop, binary, home, arguments=(), environment=(), folder=None, at_start=False, shown=CELLS):
        """Starts it, and puts the start page away, if there is one, unless the test wants to be `at_start`. The board
        shows `shown` cells."""
        self.desktop = desktop
        self.shown = shown
        self.errors_file = home.folder / "errors.txt"
        everything = desktop.environment | home.environment | {"NONET_FILE_DIALOG": "inside"} | dict(environment)
        with open(self.errors_file, "ab") as errors:
            command = [str(binary), *map(str, arguments)]
            self.process = desktop.start(*command, env=everything, cwd=folder or home.folder, stderr=errors)
        self._meet()
        if not at_start and not self.dialog() and self.is_at_start():
            self.leave_start()

    def _meet(self):
        """Waits until the window is there and takes keys."""
        self.window = wait_for("the window", self._find_window)
        wait_for("the window to be the active one", self.is_active)
        self.frame = frame_of(self.process.pid)
        self._cells = None
        wait_for("the board or the start page", lambda: self.is_at_start() or self.cells())
        # Only then has the program itself heard that the keyboard is its own.
        wait_for("the window to know that it is active", lambda: "active" in self.frame.states)
        wait_for("something to have the keyboard", lambda: self.dialog() or self._has_focus())

    def _has_focus(self):
        """Whether a cell has the keyboard, or a card of the start page."""
        return any("focused" in node.states for node in (self.cards() if self.is_at_start() else self.cells()))

    @from_the_window_down
    def is_at_start(self):
        """Whether the start page stands where the board is."""
        return any(node.identity == "start-page" for node in self._landmarks())

    def leave_start(self):
        """Goes from the start page to the empty grid."""
        self.press("Escape")
        wait_for("the board", self.cells)
        wait_for("a cell to have the keyboard", self._has_focus)

    @from_the_window_down
    def cards(self):
        """The cards of the start page."""
        return [node for node in self.frame.below() if node.role.endswith("button") and node.identity.startswith("card-")]

    @from_the_window_down
    def selected_card(self):
        """The name of the card that the keyboard is at."""
        focused = [card.name for card in self.cards() if "focused" in card.states]
        if len(focused) != 1:
            raise NotYet(f"cards with the keyboard: {focused}")
        return focused[0]

    def _find_window(self):
        if self.process.poll() is not None:
            raise AssertionError(f"Nonet ended with status {self.process.returncode}: {self.errors()}")
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
        found = self.desktop.run(*search, check=False).split()
        return found[0].decode() if found else None

    def is_active(self):
        """Whether keys go to this window."""
        return self.desktop.run("xdotool", "getactivewindow", check=False).decode().strip() == self.window

    # What a person does.

    def press(self, *keys, delay=5):
        """Presses keys one after the other, by their X names: "ctrl+s", "Page_Up"."""
        self.desktop.run("xdotool", "key", "--delay", str(delay), *keys)

    def write(self, text):
        """Types text of plain letters."""
        self.desktop.run("xdotool", "type", "--delay", "5", "--", text)

    def enter_puzzle(self, line):
        """Types a puzzle as a newspaper has it, from the cell that is selected on."""
        self.press(*keys_of(line))

    def click(self, node, button=1, times=1):
        """Clicks on the middle of a node."""
        self.click_at(*node.middle, button, times)

    def click_at(self, x, y, button=1, times=1):
        """Clicks on a place of the screen."""
        self.desktop.run("xdotool", "mousemove", str(x), str(y), "click", "--repeat", str(times), str(button))

    def drag(self, start, end):
        """Drags the mouse from one place of the screen to another."""
        halfway = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        moves = [["mousemove", str(x), str(y)] for x, y in [start, halfway, end]]
        for steps in [moves[0], ["mousedown", "1"], moves[1], moves[2], ["mouseup", "1"]]:
            self.desktop.run("xdotool", *steps)

    def point(self, x, y):
        """Moves the mouse to a place of the screen."""
        self.desktop.run("xdotool", "mousemove", str(x), str(y))

    def resize(self, width, height):
        """Gives the window another size, without its frame."""
        self.desktop.run("xdotool", "windowsize", self.window, str(width), str(height))
        wait_for(f"a window of {width}x{height}", self.place, lambda place: place[2:] == (width, height))

    def fill(self, answer):
        """Types the digits of an answer into the open cells of a game."""
        for cell, digit in enumerate(self.digits()):
            if digit == ".":
                self.press(*keys_to(cell), answer[cell])
        wait_for("the answer on the board", self.digits, lambda digits: digits == answer)

    def copy_into_clipboard(self, text):
        """Has another program own the clipboard with this text in it."""
        self.desktop.run("xclip", "-selection", "clipboard", "-in", input=text.encode(),
                         capture_output=False, stdout=subprocess.DEVNULL)

    def copy_picture_into_clipboard(self, path):
        """Has another program own the clipboard with this picture in it, and no text."""
        self.desktop.run("xclip", "-selection", "clipboard", "-target", "image/png", "-in", str(path),
                         capture_output=False, stdout=subprocess.DEVNULL)

    def clipboard(self):
        """What another program reads from the clipboard."""
        return self.desktop.run("xclip", "-selection", "clipboard", "-out", check=False, timeout=5).decode()

    def answer_path(self, path):
        """Waits for the question for a path and answers it. The path is pasted, as it may hold any letter."""
        field = self.find("entry")
        wait_for("the keyboard to be in the field", lambda: "focused" in field.states)
        self.copy_into_clipboard(str(path))
        self.press("ctrl+a", "ctrl+v")
        wait_for("the path in the field", lambda: field.text, lambda text: text == str(path))
        self.press("Return")

    def close_by_window_manager(self):
        """Presses the window's own close button."""
        self.desktop.run("wmctrl", "-i", "-c", hex(int(self.window)))

    def wait_for_end(self):
        """Waits until the program has ended by itself, and returns its status."""
        return self.process.wait(LONG)

    def quit(self):
        """Leaves by Ctrl+Q, which nothing stands against."""
        self.press("ctrl+q")
        status = self.wait_for_end()
        if status != 0:
            raise AssertionError(f"Nonet ended with status {status}: {self.errors()}")

    def kill(self):
        """Ends the program as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end_by_system(self):
        """Asks the program to end as the end of a login does, and returns its status."""
        self.process.send_signal(signal.SIGTERM)
        return self.wait_for_end()

    # What a person sees or hears.

    def title(self):
        """What the title bar says."""
        return self.desktop.run("xdotool", "getwindowname", self.window).decode().strip()

    def picture(self):
        """What the window shows."""
        return Picture.of_window(self.desktop, self.window)

    def place(self):
        """Where the window is without its frame: left, top, width, height."""
        return place_of(self.desktop, self.window)

    @from_the_window_down
    def cells(self):
        """The cells' nodes, row by row."""
        # The nodes are others after the start page stood there, or another board.
        if self._cells is None or len(self._cells) != self.shown or not self._cells[0].is_there():
            self._cells = None
            cells = self._board().children
            if len(cells) != self.shown:
                raise NotYet(f"{len(cells)} cells")
            self._cells = cells
        return self._cells

    def _landmarks(self):
        # A node whose name another one had a moment ago is sometimes listed and not there, until the next change.
        return [node for node in self.frame.children if node.has_role("landmark")]

    def _board(self):
        for node in self._landmarks():
            if node.accessible.get_child_count() == self.shown:
                return node
        raise NotYet("there is no board")

    @from_the_window_down
    def digits(self):
        """What is on the board: for each cell its digit, or a dot for an empty cell."""
        return "".join(digit_of(cell) or "." for cell in self.cells())

    @from_the_window_down
    def givens(self):
        """The digits of the puzzle alone."""
        return "".join(digit_of(cell) if ", given" in cell.name else "." for cell in self.cells())

    @from_the_window_down
    def selected(self):
        """The index of the selected cell, from 0."""
        marked = [index for index, cell in enumerate(self.cells()) if "selected" in cell.states]
        if len(marked) != 1:
            raise NotYet(f"selected cells: {marked}")
        return marked[0]

    def _status_bar(self):
        last = self._landmarks()[-1]
        labels = [node.name for node in last.children if node.has_role("label")]
        if not labels:
            raise NotYet("there is no status bar")
        return labels

    @from_the_window_down
    def mode(self):
        """What the status bar says of the mode."""
        return self._status_bar()[0]

    @from_the_window_down
    def status(self):
        """What the status bar says."""
        return self._status_bar()[-1]

    def find(self, role, name=None):
        """The last node of this role, and of this name if one is given, outside of the board. Waits for it."""
        fits = lambda node: node.role == role and name in (None, node.name)
        from_the_end = lambda: next(filter(fits, self._outside_board(self.frame)), None)
        return wait_for(f"a {role} “{name or ''}”", from_the_end)

    @from_the_window_down
    def find_all(self, role, name=None):
        """All nodes of this role, and of this name if one is given, outside of the board, from the last to the first."""
        return [node for node in self._outside_board(self.frame) if node.role == role and name in (None, node.name)]

    @from_the_window_down
    def find_all_of(self, roles):
        """All nodes of these roles outside of the board, from the last to the first."""
        return [node for node in self._outside_board(self.frame) if node.role in roles]

    @from_the_window_down
    def cells_of_dialog(self):
        """The cells of a board in the dialog that lies over the window. It may have as many as the board below."""
        return [node for node in self._sheet().below() if node.role == "list item"]

    def _outside_board(self, node):
        """From the end, as what lies over the window comes last."""
        for child in reversed(node.children):
            if child.accessible.get_child_count() != self.shown:
                yield from self._outside_board(child)
            yield child

    def _sheet(self):
        last = self.frame.last_child
        return last if last.role == "panel" and last.identity != "menu-bar" else None

    @from_the_window_down
    def dialog(self):
        """The name of the dialog that lies over the window; `None` where none does."""
        sheet = self._sheet()
        return sheet.name if sheet else None

    @from_the_window_down
    def dialog_text(self):
        """All that is written in the dialog, a text a line."""
        sheet = self._sheet()
        return "\n".join(node.name for node in sheet.below() if node.role == "label") if sheet else ""

    @from_the_window_down
    def fact(self, label):
        """The value of a line of the statistics."""
        for node in self.find_all("label"):
            if node.name.startswith(f"{label}: "):
                return node.name.removeprefix(f"{label}: ")
        raise NotYet(f"the statistics have no “{label}”")

    def errors(self):
        """What the program wrote to standard error."""
        return self.errors_file.read_text(errors="replace")

    # What the system sees.

    def processor_time(self):
        """The processor time used so far, in hundredths of a second."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    def is_working(self):
        """Whether a thread is running at this moment."""
        threads = f"/proc/{self.process.pid}/task"
        return any(self._thread_state(f"{threads}/{thread}/stat") == "R" for thread in os.listdir(threads))

    @staticmethod
    def _thread_state(path):
        try:
            with open(path) as file:
                return file.read().rpartition(")")[2].split()[0]
        except OSError:
            return "gone"

    def memory(self):
        """The memory in use, in MB."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) / 1000


def content_of(cell):
    """What a cell's name says after its place: "5, yours"."""
    return cell.name.partition(": ")[2]


def digit_of(cell):
    """The digit of a cell, in whichever language its name is; empty if it has none."""
    first = content_of(cell).partition(", ")[0]
    return first if first.isdecimal() else ""


def place_of(desktop, window, **how):
    """Where a window is without its frame: left, top, width, height."""
    text = desktop.run("xwininfo", "-id", window, **how).decode()
    names = ["Absolute upper-left X", "Absolute upper-left Y", "Width", "Height"]
    return tuple(int(re.search(rf"{name}: +(-?\d+)", text)[1]) for name in names)


def keys_to(cell, columns=9):
    """The keys that lead to a cell from anywhere on a board without holes."""
    return ["Home", "Page_Up"] + cell // columns * ["Down"] + cell % columns * ["Right"]


def keys_of(line):
    """The keys that type a puzzle: one for each cell."""
    return ["period" if cell == "." else cell for cell in line]
