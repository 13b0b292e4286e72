"""What every test shares: the desktop, the binary, a fresh home, and a look around when something fails."""

import pathlib
import re
import shutil
import subprocess
import unittest

from picture import save_png
from program import CELLS, Home, Program
from tree import dump
from waiting import wait_for

ROOT = pathlib.Path(__file__).parents[2]

NEWSPAPER = ".2.1...8.4....7..28.....73.18.2....6.7.861.2.2....3.15.92.....77..5....3.3...9.5."
TWO_ANSWERS = "4....52.....3..1...86......2...5.647...7.8...761.9...5......32...7..2.....26....4"
MANY_ANSWERS = "...2.96....9..3...63........4....2.......2......6485....29.6......8.............."
EMPTY = 81 * "."


class Case(unittest.TestCase):
    """A test with a desktop. `run.py` sets what is the same for all of them."""

    desktop = None
    binary = None
    # Where pictures and trees of failed tests go.
    wreckage = None

    def setUp(self):
        self.home = Home(self.desktop.make_folder(self.id()))
        self.programs = []
        self.failures_before = self._failures()
        self.addCleanup(self._end)

    def open(self, *arguments, folder=None, at_start=False, shown=CELLS, **environment):
        """Starts the program with these arguments, and leaves its start page unless the test wants to be `at_start`. The
        board shows `shown` cells."""
        program = Program(self.desktop, self.binary, self.home, arguments, environment, folder, at_start, shown)
        self.programs.append(program)
        return program

    def command_line(self, *arguments, **how):
        """Runs the program as a command and returns how it ended."""
        command = [str(self.binary), *map(str, arguments)]
        how = {"env": self.desktop.environment, "capture_output": True, "text": True, "timeout": 60} | how
        return subprocess.run(command, **how)

    def answers(self, line, count):
        """The first answers of a puzzle, as the command line gives them."""
        done = self.command_line("solve", "-", "--all", "--limit", str(count), input=line + "\n")
        return done.stdout.split()[:count]

    def expect(self, what, read, wanted):
        """Waits until `read` gives what is wanted."""
        wait_for(f"{what} to be {wanted!r}", read, lambda seen: seen == wanted)

    def expect_status(self, window, pattern):
        """Waits until the status bar says something like this."""
        wait_for(f"the status {pattern!r}", window.status, re.compile(pattern).search)

    def expect_dialog(self, window, name):
        """Waits until this dialog lies over the window, or none for `None`."""
        self.expect("the dialog", window.dialog, name)

    def _failures(self):
        result = self._outcome.result
        return len(result.failures) + len(result.errors)

    def _end(self):
        failed = self._failures() > self.failures_before
        for number, program in enumerate(self.programs):
            if failed and program.process.poll() is None:
                self._keep_wreckage(program, number)
            program.process.kill()
            program.process.wait()
            self.assertNotIn("panicked", program.errors())
        shutil.rmtree(self.home.folder, ignore_errors=True)

    def _keep_wreckage(self, program, number):
        folder = pathlib.Path(self.wreckage)
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{self.id()}-{number}"
        try:
            save_png(self.desktop, program.window, folder / f"{name}.png")
            (folder / f"{name}.txt").write_text(dump(program.frame))
        except Exception as error:
            print(f"  (no picture of the failure: {error})")
        print(f"  see {folder / name}.png and .txt")
