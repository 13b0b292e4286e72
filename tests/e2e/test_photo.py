"""Pictures: opened, dropped and pasted, compared with what was read, corrected and used."""

from pathlib import Path

from case import EMPTY, NEWSPAPER, Case
from waiting import wait_for

PICTURES = Path(__file__).resolve().parent.parent / "data"
PHOTOGRAPH = PICTURES / "photos/image1.jpg"
PUZZLE = "...7...8..9...31....68.5.7..2.6...49...2...5...8.4...7...9...3.37......61.5..4..."
EASY = "78.4..12.6...75..9...6.1.78..7.4.26...1.5.93.9.4.6...5.7.3...1212...74...492.6..7"


class Photographs(Case):

    def read_cells(self, window):
        """What is said of the cells of the reading."""
        return [node.name for node in window.cells_of_dialog()]

    def compared(self, window, cell):
        """Waits until this is said of a cell of the reading."""
        wait_for(f"“{cell}”", lambda: self.read_cells(window), lambda cells: cell in cells)

    def test_opened_and_corrected(self):
        """a photograph is opened from the menu, a cell is corrected by keys, and the puzzle is used and solved"""
        window = self.open()
        window.press("ctrl+shift+o")
        window.answer_path(PHOTOGRAPH)
        self.expect_dialog(window, "Puzzle from a picture")
        self.compared(window, "Row 1, column 4: 7")
        window.press("Right", "Right", "Right", "4")
        self.compared(window, "Row 1, column 4: 4, as you checked")
        window.press("BackSpace")
        self.compared(window, "Row 1, column 4: empty, as you checked")
        window.press("7")
        self.compared(window, "Row 1, column 4: 7, as you checked")
        window.press("Return")
        self.expect_dialog(window, None)
        self.expect("the board", window.digits, PUZZLE)
        self.expect_status(window, "The puzzle of the picture is on the board: 26 givens.")
        window.press("F5")
        answer, = self.answers(PUZZLE, 1)
        self.expect("the answer", window.digits, answer)

    def test_given_at_the_start(self):
        """a picture that is given to the program is compared, and left with Escape"""
        window = self.open(PHOTOGRAPH)
        self.expect_dialog(window, "Puzzle from a picture")
        window.press("Escape")
        self.expect_dialog(window, None)
        self.expect("the board", window.digits, EMPTY)

    def test_pasted(self):
        """a picture in the clipboard is pasted"""
        window = self.open()
        window.copy_picture_into_clipboard(PICTURES / "pictures/palette.png")
        window.press("ctrl+v")
        self.expect_dialog(window, "Puzzle from a picture")
        window.click(window.find("push button", "Use this puzzle"))
        self.expect_dialog(window, None)
        self.expect("the board", window.digits, EASY)

    def test_turned(self):
        """a picture is turned by its buttons, and read again"""
        window = self.open(PHOTOGRAPH)
        self.expect_dialog(window, "Puzzle from a picture")
        self.compared(window, "Row 1, column 4: 7")
        window.click(window.find("push button", "Turn left"))
        # What was the right column from the top is the first row now, and lies on its side.
        wait_for("another reading", lambda: self.read_cells(window),
                 lambda cells: len(cells) == 81 and "Row 1, column 4: 7" not in cells)
        window.click(window.find("push button", "Turn right"))
        self.compared(window, "Row 1, column 4: 7")

    def test_corner_dragged(self):
        """a corner of the board is dragged into it and back, and each time what is between the corners is read"""
        window = self.open(PHOTOGRAPH)
        self.expect_dialog(window, "Puzzle from a picture")
        self.compared(window, "Row 1, column 4: 7")
        corner = lambda: window.find("push button", "Upper left corner of the board").middle
        x, y = corner()
        window.drag((x, y), (x + 130, y + 100))
        wait_for("another reading", lambda: self.read_cells(window),
                 lambda cells: len(cells) > 9 and "Row 1, column 4: 7" not in cells)
        wait_for("the corner", corner, lambda at: at != (x, y))
        window.drag(corner(), (x, y))
        self.compared(window, "Row 1, column 4: 7")

    def test_unsaved_work_is_asked_after(self):
        """a puzzle that was typed is not replaced by that of a picture without a question"""
        window = self.open()
        window.enter_puzzle(NEWSPAPER)
        window.press("ctrl+shift+o")
        window.answer_path(PHOTOGRAPH)
        self.expect_dialog(window, "Puzzle from a picture")
        window.press("Return")
        self.expect_dialog(window, "Save changes?")
        window.press("Escape")
        self.expect("the board", window.digits, NEWSPAPER)

    def test_no_picture(self):
        """what only begins like a picture gets a sentence with its name"""
        broken = self.home.folder / "broken.jpg"
        broken.write_bytes(PHOTOGRAPH.read_bytes()[:2000])
        window = self.open()
        window.press("ctrl+o")
        window.answer_path(broken)
        self.expect_dialog(window, "The picture cannot be read")
        said = lambda: any("“broken.jpg”: this JPEG picture is damaged or cut off." in node.name
                           for node in window.find_all("label"))
        wait_for("the reason", said)
