"""The tutorial: lessons that are played on the board, with a reason for each wrong move and a tick for each lesson done."""

from case import EMPTY, Case
from waiting import from_the_window_down, wait_for

LESSONS = ["How Sudoku works", "The last free cell", "One place in a box", "One place in a row or column",
           "One digit for a cell", "Notes", "Pointing", "Claiming", "Naked pair", "Hidden pair", "Naked triple", "X-Wing"]

# The moves of the second lesson, a page each: row and column from 1, and the digit.
MOVES = [(5, 5, "5"), (8, 2, "8"), (2, 8, "4")]


def at(row, column):
    """The index of a cell."""
    return 9 * (row - 1) + column - 1


class Tutorial(Case):

    def list_lessons(self):
        """The program with the list of lessons, opened from the Help menu by mouse."""
        window = self.open()
        window.click(window.find("push button", "Help"))
        window.click(window.find("list item", "Tutorial…"))
        self.expect_dialog(window, "Tutorial")
        return window

    def begin(self, lesson):
        """The program with a lesson, chosen by mouse."""
        window = self.list_lessons()
        window.click(window.find("list item", lesson))
        window.click(window.find("push button", "Begin"))
        self.expect_dialog(window, None)
        window.find("label", lesson)
        return window

    def put(self, window, row, column, digit):
        """Puts a digit into a cell by mouse."""
        window.click(window.cells()[at(row, column)])
        self.expect("the selected cell", window.selected, at(row, column))
        window.click(window.find("push button", f"Digit {digit}"))

    def expect_page(self, window, page):
        """Waits until the second lesson shows this page."""
        window.find("label", f"Page {page} of 4")

    @from_the_window_down
    def done(self, window):
        """The lessons that have a tick."""
        return [node.name for node in reversed(window.find_all("list item")) if node.description == "done"]

    def test_list(self):
        """twelve lessons are listed, the first is offered, and none is done"""
        window = self.list_lessons()
        listed = lambda: [node.name for node in reversed(window.find_all("list item"))]
        # The list itself has the keyboard, and says its current line.
        self.expect("the lessons", listed, [f"{LESSONS[0]}, 1 of {len(LESSONS)}", *LESSONS])
        self.assertEqual(self.done(window), [])
        self.assertIn("selected", window.find("list item", LESSONS[0]).states)

    def test_played_by_mouse(self):
        """a lesson is played by mouse to its end: right moves turn its pages, and its tick is there after a restart"""
        window = self.begin(LESSONS[1])
        self.expect("the mode", window.mode, "Mode: Lesson 2 of 12")
        for page, (row, column, digit) in enumerate(MOVES, start=1):
            self.expect_page(window, page)
            self.put(window, row, column, digit)
            self.expect_page(window, page + 1)
            window.find("label", "Right, well done!")
            self.assertEqual(window.digits()[at(row, column)], digit)
        window.click(window.find("push button", "Leave the tutorial"))
        self.expect("the board", window.digits, EMPTY)
        window.quit()

        window = self.list_lessons()
        self.expect("the lessons done", lambda: self.done(window), [LESSONS[1]])

    def test_wrong_moves(self):
        """a wrong move is answered with its reason, and changes nothing"""
        window = self.begin(LESSONS[1])
        before = window.digits()
        self.put(window, 5, 5, "7")
        window.find("label", "The digit 7 is in row 5 already, so this cell cannot be 7.")
        self.put(window, 1, 1, "4")
        window.find("label", "This cell has its digit already. Choose another cell.")
        self.assertEqual(window.digits(), before)
        self.put(window, 5, 5, "5")
        window.find("label", "Right, well done!")

    def test_article(self):
        """the reason for an 8 does not say “a 8”"""
        window = self.begin(LESSONS[1])
        self.put(window, 5, 5, "8")
        told = lambda: [node.name for node in window.find_all("label") if node.name.endswith("cannot be 8.")]
        self.assertNotIn(" a 8 ", wait_for("the reason", told)[0])

    def test_show_me(self):
        """F2 and the button Show me do the move of a page, and Escape leaves the lesson"""
        window = self.begin(LESSONS[1])
        for page, show in [(1, lambda: window.press("F2")),
                           (2, lambda: window.click(window.find("push button", "Show me")))]:
            row, column, digit = MOVES[page - 1]
            self.expect_page(window, page)
            show()
            self.expect_page(window, page + 1)
            window.find("label", "This is the move.")
            self.assertEqual(window.digits()[at(row, column)], digit)
        window.press("b")
        self.expect_page(window, 2)
        window.press("Escape")
        self.expect("the board", window.digits, EMPTY)
        self.expect("the mode", window.mode, "Mode: Edit")

    def test_puzzle_stays(self):
        """the puzzle behind a lesson comes back as it was"""
        window = self.open()
        window.press("5", "3")
        self.expect("the board", window.digits, "53" + EMPTY[2:])
        title = window.title()
        window.press("alt+h", "Return")
        self.expect_dialog(window, "Tutorial")
        window.press("Return")
        self.expect("the title", window.title, "Tutorial – Nonet")
        window.click(window.find("push button", "Leave the tutorial"))
        self.expect("the board", window.digits, "53" + EMPTY[2:])
        self.expect("the title", window.title, title)
