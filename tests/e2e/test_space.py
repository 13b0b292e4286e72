"""The room of the window: everything of the panel in the smallest one, and larger texts around a large board in a large one."""

from case import NEWSPAPER, Case
from waiting import wait_for

SMALLEST = (560, 520)
LOW = (900, 620)
USUAL = (1366, 900)
LARGE = (2560, 1440)

# What a button of a rounded size may be off, in pixels.
ROUNDING = 2


def ends(box):
    """The right and the lower end of a place."""
    left, top, width, height = box
    return left + width, top + height


def overlap(one, other):
    """Whether two places have a pixel in common, and more than rounding makes."""
    (left, top, *_), (other_left, other_top, *_) = one, other
    (right, bottom), (other_right, other_bottom) = ends(one), ends(other)
    across = min(right, other_right) - max(left, other_left)
    down = min(bottom, other_bottom) - max(top, other_top)
    return across > ROUNDING and down > ROUNDING


class Space(Case):

    def setUp(self):
        super().setUp()
        self.home.set_options(pause_in_background="false", celebration="false")

    def show(self, size):
        """The program with a puzzle, in a window of this size."""
        file = self.home.folder / "monday.sdm"
        file.write_text(NEWSPAPER + "\n")
        window = self.open(file)
        self.expect("the board", window.digits, NEWSPAPER)
        window.resize(*size)
        return window

    def board(self, window):
        """The place of the board, from its first to its last cell."""
        cells = window.cells()
        left, top, *_ = cells[0].box
        right, bottom = ends(cells[80].box)
        return left, top, right - left, bottom - top

    def is_inside(self, box, place):
        """Whether a place is inside of the window."""
        (right, bottom), (most_right, most_bottom) = ends(box), ends(place)
        return place[0] <= box[0] and place[1] <= box[1] and right <= most_right and bottom <= most_bottom

    def controls(self, window):
        """Names and places of all that can be pressed beside and below the board."""
        roles = {"push button", "toggle button", "radio button", "slider"}
        nodes = [node for node in window.find_all_of(roles) if "showing" in node.states]
        return [(node.name, node.box) for node in nodes]

    def check_controls(self, window):
        """All that can be pressed is inside of the window, has a size, and lies over nothing else."""
        wait_for("every control to have its place", lambda: self.faults(window), lambda faults: faults == [])

    def faults(self, window):
        """What is wrong with the places of the controls."""
        board, place, controls = self.board(window), window.place(), self.controls(window)
        faults = [] if controls and self.is_inside(board, place) else [f"the board at {board}, {len(controls)} controls"]
        for number, (name, box) in enumerate(controls):
            others = [("the board", board), *controls[number + 1:]]
            faults += [f"“{name}” has no size: {box}"] if min(box[2:]) <= 0 else []
            faults += [] if self.is_inside(box, place) else [f"“{name}” at {box} is clipped by {place}"]
            faults += [f"“{name}” at {box} and {other} at {there}" for other, there in others if overlap(box, there)]
        return faults

    def check_board(self, window, share):
        """The board is square, and has this share of the lesser side of the window."""
        least = share * min(window.place()[2:])
        fits = lambda board: abs(board[2] - board[3]) <= ROUNDING and board[3] >= least
        wait_for(f"a square board of {least:.0f} pixels", lambda: self.board(window), fits)

    def test_smallest_window(self):
        """in the smallest window nothing is clipped or lies over the board: puzzle, answer, game, hint, colours"""
        window = self.show(SMALLEST)
        for name, keys, there, share in [
            ("puzzle", ["Home"], ("push button", "Clear the cell"), 0.55),
            ("answer", ["F5"], ("push button", "Next answer"), 0.55),
            ("game", ["alt+r", "F8"], ("radio button", "Digit"), 0.55),
            ("hint", ["F2"], ("push button", "Which technique?"), 0.45),
            ("colours", ["Escape", "v"], ("push button", "Colour 1"), 0.55),
        ]:
            with self.subTest(name):
                window.press(*keys)
                window.find(*there)
                self.check_controls(window)
                self.check_board(window, share)

    def test_clock_in_a_low_window(self):
        """in a low window the clock goes on to be seen while a hint takes the room of the panel"""
        window = self.show(LOW)
        window.press("F8")
        clocks = lambda: [node for node in window.find_all("label") if node.name.startswith("Time: ")]
        wait_for("the clock", clocks, lambda found: len(found) == 1)
        window.press("F2")
        window.find("push button", "Which technique?")
        wait_for("the clock", clocks, lambda found: len(found) == 1)
        self.check_controls(window)
        window.press("Escape")
        wait_for("the clock", clocks, lambda found: len(found) == 1)

    def test_smallest_solved_game(self):
        """in the smallest window a solved game is told of, with all of its buttons"""
        window = self.show(SMALLEST)
        answer, = self.answers(NEWSPAPER, 1)
        window.press("F8")
        self.expect("the mode", window.mode, "Mode: Play")
        window.fill(answer)
        wait_for("the panel", lambda: window.find_all("panel", "Solved!"))
        self.check_controls(window)
        self.check_board(window, 0.4)

    def test_smallest_lesson(self):
        """in the smallest window a lesson of the tutorial has all of its buttons"""
        window = self.show(SMALLEST)
        window.press("alt+h", "Return")
        self.expect_dialog(window, "Tutorial")
        window.press("Down", "Return")
        window.find("label", "The last free cell")
        self.check_controls(window)
        self.check_board(window, 0.4)

    def test_larger_texts(self):
        """in a large window texts and keys are larger, and board and panel stand in the middle as one group"""
        heights = {}
        for size in [USUAL, LARGE]:
            window = self.show(size)
            self.check_board(window, 0.75)
            self.check_controls(window)
            self.check_middle(window)
            name, key = window.find("label", "monday.sdm"), window.find("push button", "Digit 5")
            heights[size] = [name.box[3], key.box[3], self.board(window)[3]]
            window.quit()
        for usual, large in zip(heights[USUAL], heights[LARGE]):
            self.assertGreater(large, 1.25 * usual, heights)

    def check_middle(self, window):
        """Board and panel have as much room at the left as at the right, and end at the same height."""
        wait_for("one group in the middle", lambda: self.rooms(window), lambda rooms: max(map(abs, rooms)) <= 4 * ROUNDING)

    def rooms(self, window):
        """By how much the room at the left differs from that at the right, and the end of the panel from that of the board."""
        board, place = self.board(window), window.place()
        panel = window.find("push button", "Play this puzzle").box
        at_left, at_right = board[0] - place[0], ends(place)[0] - ends(panel)[0]
        return at_left - at_right, ends(panel)[1] - ends(board)[1]
