"""A game from the start page to its end by mouse alone, what is told of it, its replay, its picture, and the game after it."""

import re
import struct

from case import Case
from waiting import from_the_window_down, wait_for

MOVE = re.compile(r"Move (\d+) of (\d+), at \d+:\d\d")


class Game(Case):

    def begin(self):
        """A beginner's game, chosen on the start page by mouse."""
        window = self.open(at_start=True)
        window.click(window.find("push button", "New game: Beginner"))
        self.expect("the mode", window.mode, "Mode: Play")
        return window

    def answer(self, window):
        """The answer of the game, as the command line gives it."""
        answer, = self.answers(window.digits(), 1)
        return answer

    def solve_by_mouse(self, window):
        """Plays the game to its end by clicks on cells and on the keypad."""
        puzzle, answer = window.digits(), self.answer(window)
        keys = {digit: window.find("push button", f"Digit {digit}") for digit in "123456789"}
        for cell, digit in enumerate(puzzle):
            if digit == ".":
                window.click(wait_for("the cells", window.cells)[cell])
                window.click(keys[answer[cell]])
        self.expect("the board", window.digits, answer)
        self.expect_solved(window)

    def solve(self, window):
        """Plays the game to its end by keys."""
        window.fill(self.answer(window))
        self.expect_solved(window)

    def expect_solved(self, window):
        """Waits until the panel tells of the game."""
        wait_for("the panel", lambda: window.find_all("panel", "Solved!"))
        self.expect_status(window, r"^Solved in \d+:\d\d\.$")

    @from_the_window_down
    def labels(self, window):
        """All that is written outside of the board."""
        return [node.name for node in window.find_all("label")]

    def test_mouse_alone(self):
        """a beginner's game is played to its end by mouse, and the panel tells of it without a dialog"""
        window = self.begin()
        self.assertRegex(window.title(), r"^Beginner · \d+ [A-Z][a-z]+ – Nonet$")
        self.assertTrue(36 <= window.digits().count(".") <= 41, "a beginner has 40 to 45 givens")
        self.solve_by_mouse(window)
        self.assertIsNone(window.dialog())
        labels = self.labels(window)
        self.assertIn("0 hints · 0 mistakes", labels)
        self.assertTrue(any(re.fullmatch(r"Time: \d+:\d\d", label) for label in labels), labels)
        self.assertTrue(any(label.startswith("Hardest step: ") for label in labels), labels)
        for button in ["Next game", "Replay", "Play again", "Share as picture…"]:
            self.assertTrue(window.find_all("push button", button), button)

    def test_hardest_step(self):
        """the hardest step of a beginner's game is a hidden single, as these puzzles are made to need no more"""
        window = self.begin()
        self.solve(window)
        self.expect("the hardest step", lambda: window.fact("Hardest step"), "Hidden single")

    def test_second_game(self):
        """the next game is one key away, is of the same level, and is compared with the first"""
        window = self.begin()
        puzzle = window.digits()
        self.solve(window)
        self.assertFalse([label for label in self.labels(window) if "est " in label and "step" not in label])
        time = window.fact("Time")
        window.press("ctrl+g")
        wait_for("another puzzle", window.digits, lambda digits: "." in digits and digits != puzzle)
        self.expect("the mode", window.mode, "Mode: Play")
        self.assertTrue(window.title().startswith("Beginner · "), window.title())
        self.solve(window)
        wait_for("the best time", lambda: self.best(window), lambda best: best == time)
        self.expect("the average time", lambda: window.fact("Average so far"), time)

    def best(self, window):
        """The best time of the games before."""
        lines = [label for label in self.labels(window) if label.startswith(("Best so far: ", "Best before: "))]
        return lines[0].split(": ")[1] if lines else None

    def test_replay(self):
        """a replay goes by itself, its slider and its board go together, and Back leads to the answer"""
        window = self.begin()
        puzzle, answer = window.digits(), self.answer(window)
        open_cells = puzzle.count(".")
        self.solve(window)
        window.click(window.find("push button", "Replay"))
        wait_for("the moves to go on", lambda: self.move(window), lambda move: move[0] >= 2)
        window.click(window.find("push button", "Pause"))
        window.find("push button", "Play")
        made, count = self.move(window)
        self.assertEqual(count, open_cells)
        self.check_replayed(window, made, puzzle)
        self.click_slider(window, 0.02)
        wait_for("the first moves", lambda: self.move(window), lambda move: move[0] <= 2)
        self.check_replayed(window, self.move(window)[0], puzzle)
        self.click_slider(window, 0.5)
        wait_for("the middle", lambda: self.move(window), lambda move: abs(move[0] - open_cells / 2) < 4)
        made, _ = self.move(window)
        self.check_replayed(window, made, puzzle)
        window.click(window.find("push button", "Next move"))
        self.expect("the next move", lambda: self.move(window), (made + 1, count))
        self.check_replayed(window, made + 1, puzzle)
        window.click(window.find("push button", "Back"))
        self.expect("the board", window.digits, answer)
        wait_for("the panel", lambda: window.find_all("panel", "Solved!"))

    def move(self, window):
        """How many moves are made on the board, and how many there are."""
        for label in self.labels(window):
            if found := MOVE.fullmatch(label):
                return int(found[1]), int(found[2])
        return 0, 0

    def check_replayed(self, window, made, puzzle):
        """The board and the slider are where the replay is."""
        self.expect("the open cells", lambda: window.digits().count("."), puzzle.count(".") - made)
        self.expect("the slider", lambda: window.find("slider", "Moves").value, made)

    def click_slider(self, window, share):
        """Clicks on the slider, at this share of its length."""
        left, top, width, height = window.find("slider", "Moves").box
        window.click_at(left + round(share * width), top + height // 2)

    def test_picture(self):
        """Share as picture writes a square PNG of the solved board"""
        window = self.begin()
        self.solve(window)
        window.click(window.find("push button", "Share as picture…"))
        wait_for("the question", window.dialog)
        path = self.home.folder / "my game.png"
        window.answer_path(path)
        self.expect_status(window, r"Saved to .*my game\.png")
        header = path.read_bytes()[:24]
        self.assertEqual(header[:8], b"\x89PNG\r\n\x1a\n")
        width, height = struct.unpack(">II", header[16:24])
        self.assertTrue(600 <= width <= 4000 and width <= height <= 1.5 * width, (width, height))
