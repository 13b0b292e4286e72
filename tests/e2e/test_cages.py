"""Constraints: a small killer is set by keyboard alone, saved and opened again, and played with its combinations; lines and
marks are drawn with the mouse and set by keyboard."""

import pathlib

from case import Case
from program import keys_to
from waiting import wait_for

EMPTY = 'Nonet(version: 3, shape: "4x4", givens: ["....", "....", "....", "...."])'


class Cages(Case):

    def cell(self, window, place):
        """What a screen reader says of a cell."""
        return window.cells()[place].name.partition(": ")[2]

    def select(self, window, cells):
        """Selects cells that touch one after the other, by keyboard."""
        window.press(*keys_to(cells[0], 4))
        for before, cell in zip(cells, cells[1:]):
            window.press("shift+Right" if cell == before + 1 else "shift+Down")

    def open_empty(self):
        self.home.set_options(celebration="false")
        file = pathlib.Path(self.home.folder) / "small.sdk"
        file.write_text(EMPTY)
        return file, self.open(file, shown=16)

    def test_set_saved_and_opened_again(self):
        """a small killer is set by keyboard alone, saved, and opened again with its cages and its undo"""
        file, window = self.open_empty()
        for cells, total in [([0, 1], 3), ([2, 3], 7), ([4, 8, 12], 9), ([5, 6], 5)]:
            self.select(window, cells)
            window.press("ctrl+k", *str(total), "Return")
            said = f"empty, in a cage of {len(cells)} cells, sum {total}"
            self.expect("the first cell of the cage", lambda: self.cell(window, cells[0]), said)
        # A sum that is mistyped, and a cage that is taken back.
        self.select(window, [14, 15])
        window.press("ctrl+k", "9")
        self.expect_status(window, r"^A cage of 2 cells cannot have this sum: only 3 to 7\.$")
        window.press("6")
        self.expect("the cell", lambda: self.cell(window, 14), "empty, in a cage of 2 cells, sum 6")
        window.press("Delete", "Delete")
        self.expect("the cell", lambda: self.cell(window, 14), "empty")
        window.press("ctrl+s")
        self.expect("the title", window.title, "small.sdk – Nonet")
        text = file.read_text()
        for cage in ["cage 3 r1c1 r1c2", "cage 7 r1c3 r1c4", "cage 9 r2c1 r3c1 r4c1", "cage 5 r2c2 r2c3"]:
            self.assertIn(f'"{cage}"', text)
        window.quit()

        window = self.open(file, shown=16)
        self.expect("the cell", lambda: self.cell(window, 12), "empty, in a cage of 3 cells, sum 9")
        window.press("ctrl+z")
        self.expect("the cell", lambda: self.cell(window, 14), "empty, in a cage of 2 cells")
        window.press("ctrl+y")
        self.expect("the cell", lambda: self.cell(window, 14), "empty")
        window.press("F5")
        wait_for("an answer", window.digits, lambda digits: digits[2:4] in ("34", "43"))
        window.quit()

    def test_drawn_and_played(self):
        """cages are drawn with the mouse, and a combination is struck out by keyboard in the game"""
        _, window = self.open_empty()
        window.press("alt+k")
        self.expect_status(window, r"^Drag over cells to draw a cage")
        cells = window.cells()
        window.drag(cells[0].middle, cells[1].middle)
        self.expect("the cell", lambda: self.cell(window, 1), "empty, in a cage of 2 cells")
        window.press("7", "Escape")
        self.expect("the cell", lambda: self.cell(window, 1), "empty, in a cage of 2 cells, sum 7")
        window.drag(cells[1].middle, cells[5].middle)
        self.expect("the cell", lambda: self.cell(window, 5), "empty, in a cage of 3 cells, sum 7")
        window.press("Escape", "ctrl+z")
        self.expect("the cell", lambda: self.cell(window, 5), "empty")

        window.press("F8")
        self.expect_dialog(window, "Play this puzzle?")
        window.press("Return")
        self.expect("the mode", window.mode, "Mode: Play")
        window.press(*keys_to(0, 4), "4")
        self.expect_status(window, r"^Cage 7: 4 so far, 3 left in 1 cell\.$")
        window.press("shift+Right")
        self.expect_status(window, r"^2 cells are selected, 1 of them empty, with the sum 4\. Cage 7: 4 so far")
        self.expect("the combinations", lambda: len(window.find_all("push button", "Combination 3 4")), 1)
        window.press("ctrl+i", "space")
        self.expect("what is struck out", lambda: len(window.find_all("push button", "Combination 3 4, struck out")), 1)
        window.press("Escape", *keys_to(15, 4))
        self.expect("the selected cell", window.selected, 15)
        window.kill()

    def choose(self, window, menu, kind):
        """Chooses a kind of constraints in a menu of Edit, with the mouse."""
        window.press("alt+e")
        window.click(wait_for(f"the entry “{menu}”", lambda: window.find_all("list item", menu))[0])
        window.click(wait_for(f"the entry “{kind}”", lambda: window.find_all("list item", kind))[0])

    def test_lines_and_marks(self):
        """lines and marks of every kind are drawn or set, said, saved, and taken back"""
        file, window = self.open_empty()
        cells = window.cells()
        for menu, kind, drawn, typed, cell, said in [
            ("Lines", "Thermometers", [0, 1, 5], "", 5, "empty, on a thermometer, place 3 of 3 from the bulb"),
            ("Constraints", "White dots", [2, 3], "2", 2, "empty, white dot with 2 to the right"),
            ("Constraints", "X, V and other sums", [10, 14], "5", 14, "empty, V above"),
            ("Constraints", "Odd cells", [15, 15], "", 15, "empty, odd"),
        ]:
            self.choose(window, menu, kind)
            for start, end in zip(drawn, drawn[1:]):
                window.drag(cells[start].middle, cells[end].middle)
            if typed:
                window.press(typed, "Return")
            wait_for(f"“{said}”", lambda: self.cell(window, cell) == said or None)
        window.press("Escape")
        # By keyboard, the kind that was chosen last.
        self.select(window, [8, 12])
        window.press("ctrl+k")
        self.expect("the cell", lambda: self.cell(window, 12), "empty, odd")
        window.press("ctrl+s")
        self.expect("the title", window.title, "small.sdk – Nonet")
        text = file.read_text()
        for constraint in ["thermometer r1c1 r1c2 r2c2", "difference 2 r1c3 r1c4", "xv V r3c3 r4c3", "odd r3c1 r4c1 r4c4"]:
            self.assertIn(f'"{constraint}"', text)
        window.press("ctrl+z")
        self.expect("the cell", lambda: self.cell(window, 12), "empty")
        window.press(*keys_to(14, 4), "ctrl+Delete")
        self.expect("the cell", lambda: self.cell(window, 14), "empty")
        window.kill()
