"""A game in the real window: by keyboard alone, by mouse alone, paused, begun again, killed, and warned in."""

import time

from case import Case
from program import content_of, keys_to
from waiting import wait_for

ANSWER = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
# Easy and nearly full: six cells are open.
OPEN = [2, 12, 40, 41, 65, 80]
PUZZLE = "".join("." if cell in OPEN else digit for cell, digit in enumerate(ANSWER))
# Two open cells of one row, so that a digit can break the rules in it.
FIRST, SECOND = OPEN[0], OPEN[1]


class Play(Case):

    def show(self, **options):
        """Opens the puzzle."""
        self.home.set_options(**({"statistics": "false", "celebration": "false"} | options))
        file = self.home.folder / "easy.sdm"
        file.write_text(PUZZLE + "\n")
        window = self.open(file)
        self.expect("the board", window.digits, PUZZLE)
        return window

    def begin(self, **options):
        """Opens the puzzle and begins to play it."""
        window = self.show(**options)
        window.press("F8")
        self.expect("the mode", window.mode, "Mode: Play")
        return window

    def cell(self, window, cell):
        """What a screen reader hears of a cell."""
        return content_of(window.cells()[cell])

    def test_by_keyboard_alone(self):
        """a puzzle is played to its end without the mouse, and the next game begins by a key"""
        window = self.begin()
        for cell in OPEN:
            window.press(*keys_to(cell), ANSWER[cell])
        self.expect("the board", window.digits, ANSWER)
        self.expect_dialog(window, None)
        window.find("label", "0 hints · 0 mistakes")
        self.expect_status(window, r"^Solved in \d+:\d\d\.$")
        window.press("ctrl+g")
        wait_for("another puzzle", window.digits, lambda digits: digits.count(".") > len(OPEN))
        self.expect("the mode", window.mode, "Mode: Play")

    def test_by_mouse_alone(self):
        """a puzzle is played to its end without the keyboard: notes first, then digits"""
        window = self.show()
        window.click(window.find("push button", "Play this puzzle"))
        self.expect("the mode", window.mode, "Mode: Play")
        window.click(window.cells()[FIRST], button=3)
        window.click(window.find("toggle button", f"Candidate {ANSWER[FIRST]}"))
        self.expect("the notes", lambda: self.cell(window, FIRST), f"note {ANSWER[FIRST]}")
        window.click(window.cells()[SECOND])
        for cell in OPEN:
            window.click(window.cells()[cell])
            window.click(window.find("push button", f"Digit {ANSWER[cell]}"))
        window.click(window.find("push button", "Replay"))
        self.expect("the first move", window.digits, PUZZLE)
        self.expect("the last move", window.digits, ANSWER)
        window.click(window.find("push button", "Back"))
        window.click(window.find("push button", "Close"))
        self.expect("the board", window.digits, ANSWER)

    def test_pause(self):
        """a paused board is covered and costs nothing; a press of the same key shows it again"""
        window = self.begin()
        window.press("p")
        self.expect_status(window, "paused")
        self.assertEqual(window.digits(), 81 * ".")
        window.press(*keys_to(FIRST), ANSWER[FIRST])
        time.sleep(0.5)
        before = window.processor_time()
        time.sleep(1.5)
        self.assertLessEqual(window.processor_time() - before, 1, "a paused game uses no processor")
        window.press("p")
        self.expect("the board", window.digits, PUZZLE)
        window.find("toggle button", "Pause")

    def test_clock_runs(self):
        """the clock goes on by itself"""
        window = self.begin()
        seconds = lambda: [int(node.name[-2:]) for node in window.find_all("label") if node.name.startswith("Time: ")]
        wait_for("the clock", seconds, lambda seen: seen and seen[0] >= 2)

    def test_play_again(self):
        """a game is begun again after a question, and what was put in is gone"""
        window = self.begin()
        window.press(*keys_to(FIRST), ANSWER[FIRST])
        self.expect("the cell", lambda: window.digits()[FIRST], ANSWER[FIRST])
        window.press("ctrl+r")
        self.expect_dialog(window, "Play it again?")
        window.press("Return")
        self.expect("the board", window.digits, PUZZLE)

    def test_killed(self):
        """a game comes back after kill -9: digits, notes, colours, selection and what can be undone"""
        window = self.begin()
        window.press(*keys_to(FIRST), ANSWER[FIRST], *keys_to(SECOND), "x", "1", "2", "a")
        heard = "notes 1 and 2, colour 1"
        self.expect("the notes", lambda: self.cell(window, SECOND), heard)
        time.sleep(1.2)
        window.kill()

        window = self.open()
        self.expect_dialog(window, "Restore your work?")
        window.press("Return")
        self.expect("the mode", window.mode, "Mode: Play")
        self.expect("the notes", lambda: self.cell(window, SECOND), heard)
        self.assertEqual(window.digits()[FIRST], ANSWER[FIRST])
        self.assertEqual(window.selected(), SECOND)
        window.press("ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z")
        self.expect("the board", window.digits, PUZZLE)

    def test_leaving(self):
        """somebody who leaves a game is asked first, unless that is switched off"""
        for asked in [True, False]:
            window = self.begin(ask_before_leaving=str(asked).lower())
            window.press(*keys_to(FIRST), ANSWER[FIRST], "ctrl+n")
            if asked:
                self.expect_dialog(window, "Leave this game?")
                window.press("Escape")
                self.expect_dialog(window, None)
                self.assertEqual(window.digits()[FIRST], ANSWER[FIRST])
            else:
                self.expect("an empty board", window.digits, 81 * ".")
            window.kill()
            for file in (self.home.folder / "state").rglob("*"):
                file.unlink() if file.is_file() else None

    def test_warnings(self):
        """each warning can be switched on by itself: against the rules, against the answer, lost notes"""
        wrong = next(digit for digit in "123456789" if digit != ANSWER[FIRST])
        warnings = [
            ({"show_conflicts": "true"}, [wrong], "breaks the rules", "in conflict"),
            ({"show_conflicts": "false", "warn_answer": "true"}, [wrong], "The answer does not have", "wrong"),
            ({"show_conflicts": "false", "warn_lost_notes": "true"}, ["x", wrong], "not among the notes", "note is missing"),
        ]
        for options, keys, status, heard in warnings:
            with self.subTest(heard):
                window = self.begin(ask_before_leaving="false", **options)
                window.press(*keys_to(FIRST), *keys)
                self.expect_status(window, status)
                wait_for(f"“{heard}”", lambda: self.cell(window, FIRST), lambda said: heard in said)
                window.kill()
                for file in (self.home.folder / "state").rglob("*"):
                    file.unlink() if file.is_file() else None

    def test_no_warning(self):
        """without warnings a wrong digit is taken as any other"""
        wrong = next(digit for digit in "123456789" if digit != ANSWER[FIRST])
        window = self.begin(show_conflicts="false")
        window.press(*keys_to(FIRST), wrong)
        self.expect("the digit", lambda: window.digits()[FIRST], wrong)
        self.assertEqual(self.cell(window, FIRST), f"{wrong}, yours")
        self.expect_status(window, "open")

    def test_check(self):
        """a check says what is right and what is wrong"""
        window = self.begin(show_conflicts="false")
        window.press(*keys_to(FIRST), ANSWER[FIRST], "F7")
        self.expect_status(window, "No mistakes so far")
        self.expect("the cell", lambda: self.cell(window, FIRST), f"{ANSWER[FIRST]}, yours, right")
