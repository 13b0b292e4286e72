"""What the tests of the packages share: a puzzle is opened by the desktop, and the window that comes up is met."""

import os
import pathlib
import signal

from case import ROOT, Case
from picture import save_png
from program import CELLS, Program
from waiting import wait_for

NONET = "application/x-nonet-sudoku"
SADMAN = "application/x-sadman-sudoku"
ENTRY = "io.github.nonet.Nonet.desktop"

FIRST = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

NAMES = [
    "plain.sdk",
    "with blanks & 'quotes' \"double\" $HOME %f #1.sdk",
    "thư mục có dấu/Đề số 1 – khó.sdk",
]


def example(name):
    """A file that the tests keep."""
    return ROOT / "tests/data/good" / name


class Stranger:
    """A process that somebody else started, with as much of `Popen` as is asked of it here."""

    returncode = None

    def __init__(self, pid):
        self.pid = pid

    def poll(self):
        """`None` while it runs."""
        try:
            state = pathlib.Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return "gone"
        return "gone" if state == "Z" else None

    def wait(self, timeout=10):
        """Waits until it has ended."""
        wait_for(f"process {self.pid} to end", self.poll, timeout=timeout)
        return 0

    def kill(self):
        """Ends it at once."""
        if self.poll() is None:
            os.kill(self.pid, signal.SIGKILL)


class Opened(Program):
    """A Nonet that was started by the desktop."""

    def __init__(self, desktop, pid, errors_file):
        self.desktop, self.process, self.errors_file = desktop, Stranger(pid), errors_file
        self.shown = CELLS
        self._meet()


def processes_of(binary):
    """The processes that run this program."""
    found = set()
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and os.readlink(entry / "exe") == str(binary):
                found.add(int(entry.name))
        except OSError:
            continue
    return found


class OpeningCase(Case):
    """A test with a desktop, GNOME by what it says of itself, on which files are opened."""

    package = None
    archive = None
    shots = None

    def environment(self):
        """What programs are started with."""
        return self.desktop.environment | self.home.environment | {"XDG_CURRENT_DESKTOP": "GNOME"}

    def run_there(self, *command, **how):
        """Runs a command of the desktop and returns what it says."""
        how = {"env": self.environment(), "cwd": self.home.folder} | how
        return self.desktop.run(*map(str, command), **how).decode().strip()

    def type_of(self, path):
        """What the desktop takes a file for."""
        return self.run_there("xdg-mime", "query", "filetype", path)

    def start_by(self, opener, *paths, count=1):
        """Has the desktop open files, and returns the processes that this starts."""
        before = processes_of(self.binary)
        with open(self.errors_file(), "ab") as errors:
            # Not `run_there`: the program would keep a pipe open that is read to its end.
            self.desktop.run(*opener, *map(str, paths), env=self.environment(), cwd=self.home.folder,
                             capture_output=False, stdout=errors, stderr=errors)
        fresh = wait_for(f"{count} new processes of {self.binary}", lambda: processes_of(self.binary) - before,
                         lambda found: len(found) == count, timeout=30)
        for pid in fresh:
            self.addCleanup(Stranger(pid).kill)
        return fresh

    def open_by(self, opener, path):
        """Has the desktop open a file, and returns the window that comes up."""
        pid, = self.start_by(opener, path)
        window = Opened(self.desktop, pid, self.errors_file())
        self.programs.append(window)
        return window

    def errors_file(self):
        """Where programs write to that the desktop starts."""
        return self.home.folder / "errors.txt"

    def check_opens(self, opener, path):
        """The desktop opens a file, and the window that comes up has the puzzle and the file's name."""
        window = self.open_by(opener, path)
        self.expect("the givens", window.givens, FIRST)
        self.expect("the title", window.title, f"{path.name} – Nonet")
        self.keep_picture(window, f"{opener[0]}-{path.stem}")
        window.quit()

    def keep_picture(self, window, name):
        """Writes a picture of a window, where pictures are asked for."""
        if self.shots:
            plain = "".join(letter if letter.isalnum() else "-" for letter in name)
            save_png(self.desktop, window.window, self.shots / f"{self.id().split('.')[-2]}-{plain}.png")

    def copies(self):
        """The example puzzle under each of the names."""
        for name in NAMES:
            path = self.home.folder / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(example("nonet.sdk").read_bytes())
            yield path
