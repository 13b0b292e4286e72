"""Boards of other shapes in the print dialog: a samurai is saved as a PDF that holds its digits and its rule."""

import json
import subprocess

from case import Case
from waiting import wait_for

CORNERS = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]
SIDE = 21
CELLS = 5 * 81 - 4 * 9


def is_cell(row, column):
    """Whether a place of the samurai is in one of its grids."""
    return any(0 <= row - top < 9 and 0 <= column - left < 9 for top, left in CORNERS)


def given(row, column):
    """The given in a place: the centre of each grid holds a digit from 1 to 5."""
    if not is_cell(row, column):
        return -1
    for digit, (top, left) in enumerate(CORNERS, start=1):
        if (row, column) == (top + 4, left + 4):
            return digit
    return 0


class ShapesPrinted(Case):

    def setUp(self):
        super().setUp()
        self.puzzle = self.home.folder / "samurai.jsonl"
        self.givens = [given(row, column) for row in range(SIDE) for column in range(SIDE)]
        grids = [f"R{top + 1}C{left + 1}" for top, left in CORNERS]
        puzzle = {"id": "samurai", "title": "Samurai", "rows": SIDE, "columns": SIDE, "digits": 9, "grids": grids,
                  "regions": None, "boxes": [3, 3], "givens": self.givens, "rules": {}}
        self.puzzle.write_text(json.dumps(puzzle) + "\n")

    def ask(self):
        """The program with the samurai and the print dialog over it."""
        window = self.open(self.puzzle, shown=CELLS)
        wait_for("the title", window.title, lambda title: "samurai" in title.lower())
        window.press("ctrl+p")
        self.expect_dialog(window, "Print")
        wait_for("a page", window.dialog_text, lambda seen: "Page 1 of 1" in seen.split("\n"))
        return window

    def save(self, window):
        """Saves the PDF beside the puzzle, and returns the words on its pages."""
        path = self.home.folder / "samurai.pdf"
        window.press("Return")
        self.expect_dialog(window, "Save as PDF document")
        wait_for("the name", lambda: window.find("entry").text, lambda text: text == str(path))
        window.press("Return")
        wait_for(f"{path}", path.exists)
        self.expect_dialog(window, None)
        self.expect_status(window, r"Saved to .*samurai\.pdf\.")
        done = subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, text=True, check=True)
        return done.stdout

    def test_a_samurai_printed(self):
        """the PDF has the title, what a samurai is, and every given in its order"""
        words = self.save(self.ask())
        self.assertIn("Samurai", words)
        self.assertIn("Each of the overlapping grids is a Sudoku", words)
        digits = [int(word) for word in words.split() if word.isdigit()]
        self.assertEqual(digits, [digit for digit in self.givens if digit > 0])

    def test_a_samurai_on_a3(self):
        """the dialog offers A3, and the PDF has a page of that size"""
        window = self.ask()
        window.click(window.find("radio button", "A3"))
        wait_for("the choice", lambda: "paper: A3" in self.home.options())
        self.save(window)
        done = subprocess.run(["pdfinfo", str(self.home.folder / "samurai.pdf")], capture_output=True, text=True,
                              check=True)
        self.assertRegex(done.stdout, r"Page size: +841\.\d+ x 1190\.\d+ pts \(A3\)")
