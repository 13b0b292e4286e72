"""Work that cannot be kept on disk: it is told, and the program is not left before the person knows."""

import contextlib
import subprocess

from case import NEWSPAPER, Case
from waiting import wait_for

# The cells that are filled in the game, and their digits.
FIRST, SECOND, THIRD = (0, "3"), (2, "7"), (4, "5")


class Keeping(Case):

    def open_game(self):
        """The program with a game in which one cell is filled, which is on disk."""
        path = self.home.folder / "puzzle.sdm"
        path.write_text(NEWSPAPER + "\n")
        window = self.open(path)
        self.expect("the board", window.digits, NEWSPAPER)
        window.press("F8")
        self.expect("the mode", window.mode, "Mode: Play")
        self.fill(window, *FIRST)
        session = self.sessions() / "session-1.ron"
        wait_for("the move on disk", lambda: session.exists() and session.read_text(), lambda text: "3........" in text)
        return window

    def sessions(self):
        """The folder of the sessions."""
        return self.home.folder / "state/nonet/sessions"

    def fill(self, window, cell, digit):
        """Writes a digit into an empty cell of the first row."""
        window.press("Page_Up", "Home", *["Right"] * cell, digit)
        self.expect("the digit", lambda: window.digits()[cell], digit)

    @contextlib.contextmanager
    def blocked(self, folder):
        """Puts a file in the place of a folder, so that nobody can write there."""
        aside = folder.with_name("aside")
        folder.rename(aside)
        folder.write_text("")
        yield
        folder.unlink()
        aside.rename(folder)

    def test_game_that_cannot_be_kept(self):
        """a move that cannot be kept is told, quitting asks by every way out, and Stay keeps everything"""
        window = self.open_game()
        with self.blocked(self.sessions()):
            self.fill(window, *SECOND)
            self.expect_status(window, "cannot be kept for the next start: .*is a file; expected a folder.*session-1.ron")
            for leave in [lambda: window.press("ctrl+q"), window.close_by_window_manager]:
                leave()
                self.expect_dialog(window, "Your game cannot be kept")
                self.assertIn("session-1.ron", window.dialog_text())
                window.press("Return")
                self.expect_dialog(window, None)
        # Where the selection is belongs to the work too. The next digit has a status of its own.
        window.press("Right")
        self.expect_status(window, "can keep your work for the next start again")
        self.fill(window, *THIRD)
        digits = window.digits()
        window.quit()
        window = self.open()
        self.expect("the board", window.digits, digits)

    def test_quit_anyway(self):
        """Quit anyway leaves, and the next start asks before it brings back an older board"""
        window = self.open_game()
        with self.blocked(self.sessions()):
            self.fill(window, *SECOND)
            window.press("ctrl+q")
            self.expect_dialog(window, "Your game cannot be kept")
            window.click(window.find("push button", "Quit anyway"))
            self.assertEqual(window.wait_for_end(), 0)
        window = self.open()
        self.expect_dialog(window, "Restore your work?")
        window.press("Return")
        self.expect("the board", lambda: window.digits()[:3], "32.")

    def test_full_disk(self):
        """on a full disk nothing is lost in silence, and the game can be saved elsewhere before the program ends"""
        window = self.open_game_on_small_disk()
        self.fill_disk()
        self.fill(window, *SECOND)
        self.expect_status(window, "cannot be kept .*the disk is full")
        window.press("ctrl+q")
        self.expect_dialog(window, "Your game cannot be kept")
        self.assertIn("the disk is full", window.dialog_text())
        window.click(window.find("push button", "Save as…"))
        path = self.home.folder / "game.sdk"
        window.answer_path(path)
        self.assertEqual(window.wait_for_end(), 0)
        self.assertIn('"3.7......"', path.read_text())

    def open_game_on_small_disk(self):
        """The program with a game and its sessions on a disk of their own."""
        folder = self.home.folder / "state"
        folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", str(folder)]
        if subprocess.run(mount, capture_output=True).returncode != 0:
            self.skipTest("no small disk can be mounted here")
        # Until its last file is closed the disk is busy.
        self.addCleanup(subprocess.run, ["umount", "--lazy", str(folder)], check=True)
        return self.open_game()

    def fill_disk(self):
        """Takes all the room that is left on the disk of the sessions."""
        with contextlib.suppress(OSError), open(self.home.folder / "state/filling", "wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))

    def test_options(self):
        """options that cannot be written are told, and they are in force all the same"""
        self.home.set_options()
        window = self.open()
        with self.blocked(self.home.folder / "config/nonet"):
            window.press("ctrl+plus")
            self.expect_status(window, "options cannot be kept .*options.ron")
