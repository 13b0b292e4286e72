"""A power cut or the end of a login while typing: the work comes back at the next start."""

import subprocess
import time

from case import EMPTY, MANY_ANSWERS, NEWSPAPER, Case
from program import keys_of, keys_to
from waiting import wait_for


class Crash(Case):

    def test_work_comes_back_exactly(self):
        """a second after the last key, nothing is lost by kill -9: not the digits, not the selected cell"""
        window = self.open()
        window.enter_puzzle(NEWSPAPER[:40])
        self.expect("the board", window.digits, NEWSPAPER[:40] + EMPTY[40:])
        time.sleep(1)
        window.kill()

        window = self.open()
        self.expect_dialog(window, "Restore your work?")
        window.press("Return")
        self.expect("the board", window.digits, NEWSPAPER[:40] + EMPTY[40:])
        self.assertEqual(window.selected(), 40)
        self.assertTrue(window.title().startswith("● "), "what came back is still not saved")

    def test_kill_while_typing(self):
        """killed between two keys, no more than the last second is lost"""
        window = self.open()
        typing = self.desktop.start("xdotool", "key", "--delay", "30", *keys_of(NEWSPAPER))
        time.sleep(1.5)
        seen = window.digits()
        time.sleep(1)
        window.kill()
        typing.kill()
        typing.wait()
        # Whatever key was down when the typing ended would be down for ever.
        for key in set(keys_of(NEWSPAPER)):
            self.desktop.run("xdotool", "keyup", key)

        window = self.open()
        self.expect_dialog(window, "Restore your work?")
        window.press("Return")
        self.expect_dialog(window, None)
        kept = window.digits()
        self.assertGreater(count(seen), 3, "something had been typed")
        self.assertGreaterEqual(count(kept), count(seen))
        last = max(index for index, digit in enumerate(kept) if digit != ".")
        self.assertEqual(kept, NEWSPAPER[:last + 1] + EMPTY[last + 1:])

    def test_offered_again_until_answered(self):
        """work that waits to be brought back survives a second crash, and Discard throws it away"""
        window = self.open()
        window.press("1", "2", "3")
        self.expect("the board", window.digits, "123" + EMPTY[3:])
        time.sleep(1)
        window.kill()
        for _ in range(2):
            window = self.open()
            self.expect_dialog(window, "Restore your work?")
            window.kill()
        window = self.open()
        self.expect_dialog(window, "Restore your work?")
        window.press("Escape")
        self.expect_dialog(window, "Restore your work?")
        window.click(window.find("push button", "Discard"))
        self.expect_dialog(window, None)
        window.leave_start()
        self.assertEqual(window.digits(), EMPTY)
        window.quit()
        window = self.open()
        self.assertIsNone(window.dialog())

    def test_declined_game_stays_away(self):
        """a game that was declined is neither offered nor restored again, however the program ends"""
        ends = {
            "Ctrl+Q": lambda window: window.quit(),
            "Escape and Ctrl+Q": lambda window: (window.leave_start(), window.quit()),
            "kill -9": lambda window: window.kill(),
            "SIGTERM": lambda window: self.assertEqual(window.end_by_system(), 0),
        }
        for name, end in ends.items():
            with self.subTest(name):
                self.leave_game_by_crash()
                window = self.open(at_start=True)
                self.expect_dialog(window, "Restore your work?")
                window.click(window.find("push button", "Discard"))
                self.expect_dialog(window, None)
                wait_for("the start page", window.is_at_start)
                time.sleep(1)
                end(window)
                window = self.open(at_start=True)
                self.assertIsNone(window.dialog())
                self.assertTrue(window.is_at_start(), "no game is there")
                window.quit()

    def leave_game_by_crash(self):
        """Begins a game, fills a cell, and kills the program."""
        window = self.open()
        window.enter_puzzle(NEWSPAPER)
        self.expect("the board", window.digits, NEWSPAPER)
        window.press("F8")
        self.expect("the mode", window.mode, "Mode: Play")
        window.press(*keys_to(0), "9")
        self.expect("the board", window.digits, "9" + NEWSPAPER[1:])
        time.sleep(1)
        window.kill()

    def test_work_on_a_file(self):
        """changes to a file come back as changes to that file"""
        path = self.home.folder / "monday.sdk"
        self.command_line("convert", "-", path, "--to", "nonet", input=NEWSPAPER + "\n")
        window = self.open(path)
        self.expect("the board", window.digits, NEWSPAPER)
        window.press("9")
        time.sleep(1)
        window.kill()
        window = self.open()
        self.expect_dialog(window, "Restore your work?")
        window.press("Return")
        self.expect("the title", window.title, "● monday.sdk – Nonet")
        window.press("ctrl+s")
        self.expect("the title", window.title, "monday.sdk – Nonet")
        self.assertIn('"92.1...8."', path.read_text())

    def test_ended_by_the_system(self):
        """after SIGTERM, as at the end of a login, unsaved work and games are there again without a question"""
        window = self.open()
        window.press("1", "2", "3")
        self.expect("the board", window.digits, "123" + EMPTY[3:])
        self.assertEqual(window.end_by_system(), 0)
        window = self.open()
        self.assertIsNone(window.dialog())
        self.expect("the board", window.digits, "123" + EMPTY[3:])
        self.assertTrue(window.title().startswith("● "), "it is still not saved")
        self.assertEqual(window.end_by_system(), 0)

        self.home.set_options(restore_session="false")
        window = self.open()
        self.expect("the board", window.digits, "123" + EMPTY[3:])
        window.press("ctrl+q")
        self.expect_dialog(window, "Save changes?")
        window.press("shift+Tab", "space")
        self.assertEqual(window.wait_for_end(), 0)
        window = self.open()
        self.assertIsNone(window.dialog())
        self.assertEqual(window.digits(), EMPTY, "what a person gave up stays away")

    def test_nothing_to_offer(self):
        """after an orderly end nothing is offered"""
        window = self.open()
        window.press("5", "ctrl+z")
        self.expect("the board", window.digits, EMPTY)
        window.quit()
        window = self.open()
        self.assertIsNone(window.dialog())

    def test_killed_while_counting(self):
        """a crash while answers are counted loses nothing either"""
        self.home.set_options(limit=1_000_000_000)
        window = self.open()
        window.enter_puzzle(MANY_ANSWERS)
        self.expect("the board", window.digits, MANY_ANSWERS)
        time.sleep(1)
        window.kill()
        window = self.open()
        self.expect_dialog(window, "Restore your work?")
        window.press("Return")
        self.expect("the board", window.digits, MANY_ANSWERS)


def count(board):
    """How many digits are on a board."""
    return sum(digit != "." for digit in board)
