"""Every row of the board's table of keys, with real keys in the real window."""

from case import EMPTY, NEWSPAPER, Case

# From the cell in the middle: the key, and where it leads. Row and column from 1.
MOVES = [
    ("Right", 5, 6), ("Return", 5, 6), ("KP_Enter", 5, 6), ("Tab", 5, 6),
    ("Left", 5, 4), ("shift+Tab", 5, 4),
    ("Up", 4, 5), ("Down", 6, 5),
    ("Home", 5, 1), ("End", 5, 9),
    ("Page_Up", 1, 5), ("Page_Down", 9, 5),
]

# From other cells: next and previous wrap, up and down stop at the edge.
EDGES = [
    ((3, 9), "Right", (4, 1)), ((3, 9), "Return", (4, 1)), ((3, 9), "Tab", (4, 1)),
    ((3, 1), "Left", (2, 9)), ((3, 1), "shift+Tab", (2, 9)),
    ((9, 9), "Right", (1, 1)), ((1, 1), "Left", (9, 9)),
    ((1, 4), "Up", (1, 4)), ((9, 4), "Down", (9, 4)),
]

CLEARING = ["space", "BackSpace", "Delete", "0", "KP_0"]


def at(row, column):
    """The index of a cell."""
    return 9 * (row - 1) + column - 1


class Keys(Case):

    def setUp(self):
        super().setUp()
        self.home.set_options(statistics="false")
        self.window = self.open()

    def go(self, row, column):
        """Clicks on a cell."""
        self.window.click(self.window.cells()[at(row, column)])
        self.expect("the selected cell", self.window.selected, at(row, column))

    def test_keys_that_move(self):
        """each key that moves, from the middle of the board"""
        for key, row, column in MOVES:
            with self.subTest(key):
                self.go(5, 5)
                self.window.press(key)
                self.expect(f"the cell after {key}", self.window.selected, at(row, column))

    def test_keys_at_the_edge(self):
        """keys that move, at the edges of the board"""
        for start, key, goal in EDGES:
            with self.subTest(f"{key} from {start}"):
                self.go(*start)
                self.window.press(key)
                self.expect(f"the cell after {key}", self.window.selected, at(*goal))

    def test_keys_that_write(self):
        """the digits of the main row and of the numeric pad write"""
        line = "123456789"
        for prefix in ["", "KP_"]:
            with self.subTest(prefix):
                self.window.press("Home", "Page_Up", *[prefix + digit for digit in line])
                self.expect("the board", self.window.digits, line + EMPTY[9:])
                self.window.press(*9 * ["BackSpace"])
                self.expect("the board", self.window.digits, EMPTY)

    def test_keys_that_clear(self):
        """each key that clears"""
        for key in CLEARING:
            with self.subTest(key):
                self.go(1, 1)
                self.window.press("7")
                self.expect("the board", self.window.digits, "7" + EMPTY[1:])
                self.go(1, 1)
                self.window.press(key)
                self.expect("the board", self.window.digits, EMPTY)
                moves_on = key in ["space", "0", "KP_0"]
                self.expect("the selected cell", self.window.selected, 1 if moves_on else 0)

    def test_undo_and_redo(self):
        """undo takes back every step, redo brings it again"""
        self.window.press("1", "2", "3", "ctrl+z", "ctrl+z")
        self.expect("the board", self.window.digits, "1" + EMPTY[1:])
        self.window.press("ctrl+y", "ctrl+shift+z")
        self.expect("the board", self.window.digits, "123" + EMPTY[3:])
        self.window.press("ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z")
        self.expect("the board", self.window.digits, EMPTY)
        self.assertFalse(self.window.title().startswith("●"), "an empty board has nothing to save")

    def test_a_key_for_each_cell(self):
        """81 key presses are a puzzle, and BackSpace goes back and clears"""
        self.window.press(*["period" if cell == "." else cell for cell in NEWSPAPER])
        self.expect("the board", self.window.digits, NEWSPAPER)
        self.expect("the selected cell", self.window.selected, 80)
        self.window.press("BackSpace", "BackSpace")
        self.expect("the board", self.window.digits, NEWSPAPER[:79] + "..")

    def test_letters_do_nothing(self):
        """letters, and digits with Ctrl or Alt, write nothing"""
        self.window.press("a", "x", "alt+5", "ctrl+5", "4")
        self.expect("the board", self.window.digits, "4" + EMPTY[1:])

    def test_answer_is_read_only(self):
        """digits do not change an answer, and a sentence says so"""
        self.window.press("F5")
        self.expect_status(self.window, "found in")
        before = self.window.digits()
        self.window.press("5", "Delete")
        self.expect_status(self.window, "cannot be changed")
        self.assertEqual(self.window.digits(), before)
