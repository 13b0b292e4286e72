"""Files of several puzzles: which one is asked with pictures."""

from case import EMPTY, MANY_ANSWERS, NEWSPAPER, TWO_ANSWERS, Case
from waiting import wait_for


class Chooser(Case):

    def open_list(self, *lines):
        """The program with a list of puzzles."""
        path = self.home.folder / "several.sdm"
        path.write_text("".join(line + "\n" for line in lines))
        window = self.open(path)
        self.expect_dialog(window, "Choose a puzzle")
        return window

    def test_second_of_three(self):
        """Down and Enter open the second puzzle; saving it asks for a new name"""
        window = self.open_list(NEWSPAPER, TWO_ANSWERS, MANY_ANSWERS)
        rows = lambda: sorted((node.name, node.description) for node in window.find_all("list item") if node.description)
        self.expect("the rows", rows, [("Puzzle 1", "31 givens"), ("Puzzle 2", "26 givens"), ("Puzzle 3", "18 givens")])
        window.press("Down", "Return")
        self.expect("the board", window.digits, TWO_ANSWERS)
        self.expect_dialog(window, None)
        window.press("ctrl+s")
        self.expect_dialog(window, "Save the puzzle")

    def test_mouse(self):
        """a click and the button open a puzzle, a double click alone too"""
        window = self.open_list(NEWSPAPER, TWO_ANSWERS, MANY_ANSWERS)
        window.click(window.find("list item", "Puzzle 3"))
        window.click(window.find("push button", "Open"))
        self.expect("the board", window.digits, MANY_ANSWERS)
        window.kill()
        window = self.open_list(NEWSPAPER, TWO_ANSWERS, MANY_ANSWERS)
        window.click(window.find("list item", "Puzzle 2"), times=2)
        self.expect("the board", window.digits, TWO_ANSWERS)

    def test_cancel(self):
        """Escape opens none of them"""
        window = self.open_list(NEWSPAPER, TWO_ANSWERS)
        window.press("Escape")
        self.expect_dialog(window, None)
        self.assertEqual(window.digits(), EMPTY)

    def test_ten_thousand(self):
        """a list of ten thousand is asked about at once, and End goes to its last puzzle"""
        window = self.open_list(*9_999 * [NEWSPAPER], TWO_ANSWERS)
        window.press("End")
        wait_for("the last puzzle", lambda: window.find("list item", "Puzzle 10000"))
        window.press("Return")
        self.expect("the board", window.digits, TWO_ANSWERS)
