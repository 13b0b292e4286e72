"""Boards of other shapes in the real window: a Sudoku Plus played to its end, large digits typed, a large board scrolled."""

import json

from case import Case
from program import digit_of, keys_to
from waiting import wait_for

# Four quadrants, each of two regions by the colours of a chessboard.
PLUS = {"rows": 8, "columns": 8, "digits": 8, "rules": {}}
PLUS_REGIONS = [
    [f"R{row}C{column}" for row in range(top, top + 4) for column in range(left, left + 4) if (row + column) % 2 == colour]
    for top in (1, 5) for left in (1, 5) for colour in (0, 1)
]
# Open cells of the Sudoku Plus, in the order in which they are filled.
OPEN = [0, 9, 20, 35, 48, 63]


def boxed(rows, columns):
    """A full board with boxes of this shape, whose rows are shifted."""
    side = rows * columns
    return [(row % rows * columns + row // rows + column) % side + 1 for row in range(side) for column in range(side)]


class Boards(Case):

    def show(self, puzzle, shown):
        """Opens a puzzle on a board that shows `shown` cells."""
        self.home.set_options(statistics="false", celebration="false")
        file = self.home.folder / "board.jsonl"
        file.write_text(json.dumps(puzzle) + "\n")
        return self.open(file, shown=shown)

    def solved(self, puzzle):
        """The answer of a puzzle, as the command line gives it."""
        done = self.command_line("solve", "-", "--format", "json", input=json.dumps(puzzle) + "\n")
        found = json.loads(done.stdout)["answer"]
        return found if isinstance(found, list) else [int(digit) for digit in found]

    def value(self, window, place):
        """The digit in the cell that the window shows at this place."""
        digit = digit_of(window.cells()[place])
        return int(digit) if digit else None

    def test_sudoku_plus_by_keyboard(self):
        """a Sudoku Plus of eight by eight is played to its end by keyboard"""
        empty = PLUS | {"regions": PLUS_REGIONS, "givens": 64 * [0]}
        answer = self.solved(empty)
        givens = [0 if cell in OPEN else digit for cell, digit in enumerate(answer)]
        window = self.show(empty | {"givens": givens}, shown=64)
        self.expect("the board", window.digits, "".join(str(digit or ".") for digit in givens))
        window.press("F8")
        self.expect("the mode", window.mode, "Mode: Play")
        for cell in OPEN:
            window.press(*keys_to(cell, 8), str(answer[cell]))
        self.expect("the board", window.digits, "".join(map(str, answer)))
        self.expect_status(window, r"^Solved in \d+:\d\d\.$")

    def test_large_digits(self):
        """numbers of two figures are typed into a board of sixteen by sixteen, and a short wait closes one"""
        givens = 256 * [0]
        givens[255] = 1
        window = self.show({"rows": 16, "columns": 16, "digits": 16, "boxes": [4, 4], "givens": givens, "rules": {}}, shown=256)
        first = lambda: [self.value(window, place) for place in range(4)]
        window.press("Home", "Page_Up", "1", "6", "1", "2", "9", "1")
        self.expect("the first cells", lambda: first()[:3], [16, 12, 9])
        self.expect_status(window, r"has 5 givens")
        self.expect("the first cells", first, [16, 12, 9, 1])

    def test_a_large_board(self):
        """a board of a hundred by a hundred is scrolled by the keyboard and solved"""
        answer = boxed(10, 10)
        givens = [0 if cell % 97 == 0 else digit for cell, digit in enumerate(answer)]
        window = self.show({"rows": 100, "columns": 100, "digits": 100, "boxes": [10, 10], "givens": givens, "rules": {}}, shown=400)
        self.expect("the first cell", lambda: window.cells()[0].name.partition(":")[0], "Row 1, column 1")
        window.press("End", "Page_Down")
        self.expect("the last cell", lambda: window.cells()[-1].name.partition(":")[0], "Row 100, column 100")
        self.expect("its digit", lambda: self.value(window, -1), answer[-1])
        window.press("Home", "Page_Up")
        self.expect("the first cell", lambda: window.cells()[0].name.partition(":")[0], "Row 1, column 1")
        self.expect("its digit", lambda: self.value(window, 0), None)
        window.press("F5")
        self.expect_status(window, r"^The only answer")
        wait_for("the answer", lambda: self.value(window, 0), lambda value: value == answer[0])
