"""The library: the collections that come with Nonet, and what is said of a puzzle that was begun or solved."""

from case import Case
from program import keys_to
from waiting import wait_for

LEVELS = "From Beginner to Extreme"
COLLECTIONS = [LEVELS, "Symmetric puzzles", "One technique each", "Mini patterns", "Very hard puzzles"]


class Library(Case):

    def look(self, window, collection):
        """Opens the library, and one of its collections by mouse."""
        window.press("ctrl+l")
        self.expect_dialog(window, "Library")
        window.click(window.find("list item", collection))
        # The puzzles of another collection may still be there before this one is chosen.
        wait_for("the collection to be chosen", lambda: "selected" in window.find("list item", collection).states)
        wait_for("its puzzles", lambda: window.find_all("list item", "Puzzle 1"))

    def play(self, window, puzzle):
        """Plays a puzzle of the collection that is open, and returns its digits."""
        window.click(window.find("list item", puzzle))
        wait_for(f"{puzzle} to be selected", lambda: "selected" in window.find("list item", puzzle).states)
        window.click(window.find("push button", "Play"))
        self.expect_dialog(window, None)
        self.expect("the mode", window.mode, "Mode: Play")
        self.expect("the title", window.title, f"{puzzle} – {LEVELS} – Nonet")
        return window.digits()

    def told(self, window, name):
        """What is said of a collection or of a puzzle."""
        return window.find("list item", name).description

    def test_collections(self):
        """the five collections that come with Nonet are listed, each with 100 puzzles"""
        window = self.open(at_start=True)
        window.click(window.find("push button", "Library…"))
        self.expect_dialog(window, "Library")
        shelves = lambda: [(node.name, node.description) for node in reversed(window.find_all("list item"))
                           if node.description.endswith("puzzles")]
        self.expect("the collections", shelves, [(name, "100 puzzles") for name in COLLECTIONS])
        wait_for("the puzzles of the first one", lambda: window.find_all("list item", "Puzzle 1"))

    def test_solved(self):
        """a puzzle that was solved has its mark, and its collection counts it, after a restart too"""
        window = self.open()
        self.look(window, LEVELS)
        self.assertEqual(self.told(window, "Puzzle 1"), "Beginner, SE 1.2")
        answer, = self.answers(self.play(window, "Puzzle 1"), 1)
        window.fill(answer)
        self.expect_status(window, "^Solved in")
        for begin in [lambda: window, self.open]:
            window = begin()
            self.look(window, LEVELS)
            self.expect("Puzzle 1", lambda: self.told(window, "Puzzle 1"), "Beginner, SE 1.2, Solved")
            self.expect("the collection", lambda: self.told(window, LEVELS), "100 puzzles, 1 solved")
            self.assertEqual(self.told(window, "Puzzle 2"), "Beginner, SE 1.2")
            window.click(window.find("push button", "Close"))
            self.expect_dialog(window, None)
            window.quit()

    def test_begun(self):
        """a puzzle that was begun has its mark, before and after it is left, and is not counted as solved"""
        self.home.set_options(ask_before_leaving="false")
        window = self.open()
        self.look(window, LEVELS)
        line = self.play(window, "Puzzle 2")
        answer, = self.answers(line, 1)
        cell = line.index(".")
        window.press(*keys_to(cell), answer[cell])
        self.expect("the digit", lambda: window.digits()[cell], answer[cell])
        self.look(window, LEVELS)
        self.expect("Puzzle 2", lambda: self.told(window, "Puzzle 2"), "Beginner, SE 1.2, Not solved yet")
        self.assertNotEqual(self.play(window, "Puzzle 3"), line)
        self.look(window, LEVELS)
        self.expect("Puzzle 2", lambda: self.told(window, "Puzzle 2"), "Beginner, SE 1.2, Not solved yet")
        self.expect("the collection", lambda: self.told(window, LEVELS), "100 puzzles")

    def test_escape(self):
        """Escape leaves the library, which then shows the collection of last time"""
        window = self.open()
        self.look(window, COLLECTIONS[1])
        window.press("Escape")
        self.expect_dialog(window, None)
        window.press("ctrl+l")
        self.expect_dialog(window, "Library")
        wait_for("the collection to be chosen", lambda: "selected" in window.find("list item", COLLECTIONS[1]).states)
