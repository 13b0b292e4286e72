"""Several files and several windows: none takes another's work down with it."""

import contextlib
import os
import signal
import time

from case import EMPTY, MANY_ANSWERS, NEWSPAPER, TWO_ANSWERS, Case
from drag import drop


class Windows(Case):

    def write(self, name, line):
        """A file with this puzzle in the person's home."""
        path = self.home.folder / name
        path.write_text(line + "\n")
        return path

    def test_second_start(self):
        """a second start with a file opens a second window, and neither loses its work, not even by kill -9"""
        first = self.open()
        first.press("1", "2")
        self.expect("the board", first.digits, "12" + EMPTY[2:])
        second = self.open(self.write("second.sdm", NEWSPAPER))
        self.expect("the second board", second.digits, NEWSPAPER)
        self.assertNotEqual(first.place()[:2], second.place()[:2], "one lies exactly over the other")
        second.press("9")
        self.expect("the second board", second.digits, "9" + NEWSPAPER[1:])
        self.assertEqual(first.digits(), "12" + EMPTY[2:])
        time.sleep(1)
        first.kill()
        second.kill()

        boards = []
        for _ in range(2):
            window = self.open()
            self.expect_dialog(window, "Restore your work?")
            window.press("Return")
            self.expect_dialog(window, None)
            boards.append(window.digits())
        self.assertCountEqual(boards, ["12" + EMPTY[2:], "9" + NEWSPAPER[1:]])

    def test_several_files(self):
        """files named together each get a window, which lives on when the first one is closed"""
        files = [self.write("một.sdm", NEWSPAPER), self.write("hai ba.sdm", TWO_ANSWERS),
                 self.write("-four.sdm", MANY_ANSWERS)]
        wanted = [f"{path.name} – Nonet" for path in files]
        first = self.desktop.start(str(self.binary), "--", *(path.name for path in files), cwd=self.home.folder,
                                   env=self.desktop.environment | self.home.environment)
        self.expect_windows(wanted)
        self.close(wanted[0])
        self.assertEqual(first.wait(10), 0)
        self.expect_windows(wanted[1:])
        for title in wanted[1:]:
            self.close(title)
        self.expect_windows([])

    def setUp(self):
        super().setUp()
        self.addCleanup(self.end_all)

    def end_all(self):
        """Ends what the windows of this test's own programs are still open of."""
        for process, _ in self.windows():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.expect_windows([])

    def windows(self):
        """The process and the title of each window of the program on this desktop."""
        lines = self.desktop.run("wmctrl", "-lp", check=False).decode().splitlines()
        fields = [line.split(None, 4) for line in lines if line.endswith("– Nonet")]
        return [(int(field[2]), field[4]) for field in fields]

    def expect_windows(self, titles):
        """Waits until there are windows with these titles, and no others."""
        self.expect("the windows", lambda: sorted(title for _, title in self.windows()), sorted(titles))

    def close(self, title):
        """Presses the close button of the window with this title."""
        self.desktop.run("wmctrl", "-F", "-c", title)

    def test_one_file_dropped(self):
        """a file dropped on the window is opened as by Open: after the question about unsaved work"""
        window = self.open()
        path = self.write("Đề số 1 & 2.sdm", NEWSPAPER)
        self.assertTrue(self.drop(window, path))
        self.expect("the board", window.digits, NEWSPAPER)
        self.expect("the title", window.title, f"{path.name} – Nonet")
        window.press("9")
        self.drop(window, self.write("b.sdm", TWO_ANSWERS))
        self.expect_dialog(window, "Save changes?")
        window.press("Escape")
        self.expect_dialog(window, None)
        self.assertEqual(window.digits(), "9" + NEWSPAPER[1:])

    def test_several_files_dropped(self):
        """several files dropped together open in windows of their own"""
        window = self.open()
        window.press("5")
        self.drop(window, self.write("a.sdm", NEWSPAPER), self.write("b.sdm", TWO_ANSWERS))
        self.expect_windows(["a.sdm – Nonet", "b.sdm – Nonet", "● New puzzle – Nonet"])
        self.assertEqual(window.digits(), "5" + EMPTY[1:])

    def drop(self, window, *paths):
        """Drops files on a window and returns whether they were taken."""
        return drop(os.environ["DISPLAY"], window.window, paths)
