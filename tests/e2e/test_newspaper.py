"""A newspaper's puzzle from the start page to paper: typed with one key for each cell, solved, saved, printed, opened again."""

import itertools

from case import EMPTY, NEWSPAPER, Case
from waiting import wait_for

TITLE = "Monday in the Morning Post"

# The keys that leave a cell empty.
SKIPPING = ["period", "0", "space"]


def mixed_keys(line):
    """A key for each cell; those that leave cells empty take turns."""
    skipping = itertools.cycle(SKIPPING)
    return [next(skipping) if cell == "." else cell for cell in line]


class Newspaper(Case):

    def type_puzzle(self, line):
        """Types a puzzle on the start page, a key for each cell."""
        window = self.open(at_start=True)
        keys = mixed_keys(line)
        self.assertEqual(len(keys), 81)
        window.press(*keys)
        self.expect("the board", window.digits, line)
        return window

    def test_81_keys(self):
        """from the start page on a puzzle takes 81 keys: digits, and full stop, 0 or Space for a cell that is empty"""
        window = self.type_puzzle(NEWSPAPER)
        self.expect("the selected cell", window.selected, 80)
        self.assertEqual(window.givens(), NEWSPAPER)
        self.assertEqual(window.mode(), "Mode: Edit")
        wait_for("what is known", lambda: window.fact("Answers"), lambda text: text == "exactly 1")

    def test_backspace(self):
        """Backspace goes back to the digit that was typed wrong, and the rest follows"""
        window = self.open(at_start=True)
        window.press("5", "0", "7", "3")
        self.expect("the board", window.digits, "5.73" + EMPTY[4:])
        window.press("BackSpace", "BackSpace")
        self.expect("the board", window.digits, "5" + EMPTY[1:])
        self.expect("the selected cell", window.selected, 2)
        window.press("3", "space", "8")
        self.expect("the board", window.digits, "5.3.8" + EMPTY[5:])

    def test_from_keys_to_paper(self):
        """a puzzle is typed, solved, saved, saved as PDF with its name and digits, and opened again from the start page"""
        window = self.type_puzzle(NEWSPAPER)
        window.press("F5")
        self.expect_status(window, "only answer")
        self.assertEqual([window.digits()], self.answers(NEWSPAPER, 1))
        window.press("alt+r")
        self.expect("the board", window.digits, NEWSPAPER)

        file = self.home.folder / f"{TITLE}.sdk"
        window.press("ctrl+s")
        window.answer_path(file)
        self.expect("the title", window.title, f"{file.name} – Nonet")

        window.press("ctrl+p")
        self.expect_dialog(window, "Print")
        self.write_title(window)
        window.press("Return")
        self.expect_dialog(window, "Save as PDF document")
        pdf = file.with_suffix(".pdf")
        window.answer_path(pdf)
        self.expect_status(window, r"Saved to .*\.pdf\.")
        self.check_paper(pdf)
        # Otherwise the next start goes on with this puzzle.
        window.press("ctrl+n")
        self.expect("the board", window.digits, EMPTY)
        window.quit()

        window = self.open(at_start=True)
        self.expect("the card", window.selected_card, f"Continue: {TITLE}")
        window.press("Return")
        self.expect("the board", window.digits, NEWSPAPER)
        self.expect("the title", window.title, f"{file.name} – Nonet")

    def write_title(self, window):
        """Has the title stand above the puzzle on paper."""
        field = window.find("entry", "Title")
        window.click(field)
        wait_for("the keyboard to be in the field", lambda: "focused" in field.states)
        window.write(TITLE)
        wait_for("the title in the field", lambda: field.text, lambda text: text == TITLE)

    def check_paper(self, pdf):
        """A reader of PDF finds the puzzle's name and its digits, row by row."""
        text = self.desktop.run("pdftotext", "-layout", str(pdf), "-").decode()
        self.assertIn(TITLE, text)
        digits = "".join(character for character in text.replace(TITLE, "") if character in "123456789")
        self.assertIn(NEWSPAPER.replace(".", ""), digits, text)
