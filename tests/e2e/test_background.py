"""Work that takes long goes on in the background: the window answers, Cancel ends it, and an idle window rests."""

import re
import time

from case import EMPTY, MANY_ANSWERS, Case
from waiting import wait_for

# Hundredths of a second of processor time that an idle window may use in a second.
IDLE = 2


class Background(Case):

    def open_counting(self):
        """The program, counting for longer than any test takes: on such a board answers are listed one by one."""
        self.home.set_options(limit=1_000_000_000, all_statistics="true")
        path = self.home.folder / "puzzle.sdk"
        self.command_line("convert", "--shape", "anti-king", "-", path, input=EMPTY + "\n", check=True)
        window = self.open(path)
        # What was opened is told until something is done.
        window.press("5", "ctrl+z", "Page_Up", "Home")
        self.expect_status(window, "Counting")
        return window

    def wait_until_idle(self, window):
        """Waits until the program has done nothing for a tenth of a second; says how long that took, in ms."""
        began = last = time.monotonic()
        while time.monotonic() - last < 0.1:
            if window.is_working():
                last = time.monotonic()
            self.assertLess(last - began, 5, "it goes on working")
        return 1000 * (last - began)

    def test_window_answers_while_counting(self):
        """while answers are counted the selection moves and digits are written"""
        window = self.open_counting()
        slowest = 0
        for index in range(1, 20):
            began = time.monotonic()
            window.press("Right", delay=0)
            wait_for("the selection to move", lambda: "selected" in window.cells()[index].states, pause=0)
            slowest = max(slowest, time.monotonic() - began)
        self.assertIn("Counting", window.status())
        print(f"\n    the slowest of 19 moves was seen after {1000 * slowest:.0f} ms, xdotool and AT-SPI included", end="")
        window.press("7")
        self.expect("the board", window.digits, EMPTY[:19] + "7" + EMPTY[20:])
        self.expect_status(window, "Counting")

    def test_cancel_ends_the_count(self):
        """Cancel and Escape end the count, and then the program is idle"""
        window = self.open_counting()
        for name, cancel in [("Cancel", lambda: window.click(window.find("push button", "Cancel"))),
                             ("Escape", lambda: window.press("Escape", delay=0))]:
            self.assertTrue(wait_for("the count to go on", window.is_working))
            cancel()
            took = self.wait_until_idle(window)
            self.expect_status(window, "Cancelled")
            self.assertIn("at least", window.fact("Answers"))
            print(f"\n    {took:.0f} ms after {name} nothing was going on any more", end="")
            window.press("5", "BackSpace")
            self.expect_status(window, "Counting")

    def test_cancel_ends_the_search(self):
        """the search for a far answer shows how far it is and can be cancelled"""
        self.home.set_options(statistics="false")
        window = self.open()
        window.press("F6")
        self.expect_dialog(window, "Answer number")
        window.write("999,999,999,999")
        window.press("Return")
        self.expect_status(window, r"Looking for answer 999,999,999,999… [\d,]{5,} so far")
        window.press("Right", "Right")
        self.expect("the selected cell", window.selected, 2)
        window.click(window.find("push button", "Cancel"))
        self.wait_until_idle(window)
        self.expect_status(window, "Cancelled")
        self.assertEqual(window.digits(), EMPTY)

    def test_newest_count_wins(self):
        """each edit begins the count anew, and only the last one is told"""
        window = self.open_counting()
        window.copy_into_clipboard(MANY_ANSWERS)
        window.press("ctrl+v")
        self.expect("the board", window.digits, MANY_ANSWERS)
        window.enter_puzzle("154279638")
        line = "154279638" + MANY_ANSWERS[9:]
        counted = self.command_line("solve", "-", "--count", "--limit", "1000000000", input=line + "\n")
        # A key may still be on its way while the count before it is told.
        self.expect("the number of answers", lambda: window.fact("Answers"), f"{int(counted.stdout):,}")

    def test_idle_window_rests(self):
        """an idle window uses no processor time, in edit mode and over an answer"""
        window = self.open()
        for keys, status in [([], "Type the digits"), (["F5"], "found in")]:
            window.press(*keys or ["Shift_L"])
            self.expect_status(window, status)
            self.wait_until_idle(window)
            before = window.processor_time()
            time.sleep(1)
            self.assertLessEqual(window.processor_time() - before, IDLE)

    def test_quit_while_counting(self):
        """the program ends at once while it counts"""
        window = self.open_counting()
        began = time.monotonic()
        window.quit()
        self.assertLess(time.monotonic() - began, 2)
