"""A jigsaw of one's own: drawn in the shape editor, used, filled with givens, saved, and opened again."""

from case import Case

# The board that is drawn: boxes of 2×3, of which the first two change one cell.
REGIONS = ["AAAABB", "AABBBB", "CCCDDD", "CCCDDD", "EEEFFF", "EEEFFF"]
SIDE = len(REGIONS)
GIVENS = ".645...1........5......2..6.3..5..6."
ANSWER = "264513315426642351531642426135153264"


class ShapesDrawn(Case):

    def draw(self, window):
        """Draws the board in the editor, by keys alone, and begins a puzzle on it."""
        window.press("ctrl+shift+g")
        self.expect_dialog(window, "New board")
        window.click(window.find("push button", "Draw a board…"))
        self.expect_dialog(window, "Draw a board")
        # From the drawing to the list of sizes, from 9 to 6, and back.
        window.press("Tab", "Up", "Up", "Up", "shift+Tab")
        window.press("Home", "Page_Up", "Right", "Right", "Right", "a")
        self.expect_said(window, "Region A has 7 cells, it needs 6. 1 more thing is not right.")
        window.press("Down", "Left", "b")
        self.expect_said(window, "The board can be used.")

    def expect_said(self, window, sentence):
        """Waits until the line below the drawing says this."""
        self.expect("the line below the drawing", lambda: sentence in window.dialog_text(), True)

    def test_jigsaw(self):
        """a jigsaw is drawn, used, filled, saved as .sdk, and is the same when it is opened again"""
        window = self.open()
        self.draw(window)
        window.press("Return")
        window.shown = SIDE * SIDE
        self.expect_dialog(window, None)
        self.expect("an empty board", window.digits, SIDE * SIDE * ".")
        window.press("Home", "Page_Up")
        window.enter_puzzle(GIVENS)
        self.expect("the givens", window.digits, GIVENS)
        path = self.home.folder / "drawn.sdk"
        window.press("ctrl+s")
        window.answer_path(path)
        self.expect_dialog(window, None)
        self.expect("the regions in the file", lambda: path.exists() and all(f'"{row}"' in path.read_text() for row in REGIONS), True)
        window.quit()
        self.assertEqual(self.command_line("solve", str(path), "--count").stdout.split()[0], "1")
        self.assertEqual(self.command_line("solve", str(path)).stdout.split()[0], ANSWER)
        again = self.open(path, shown=SIDE * SIDE)
        self.expect("the givens", again.digits, GIVENS)
        again.press("F5")
        self.expect("the answer", again.digits, ANSWER)
        again.quit()

    def test_kept(self):
        """a board that was kept stands in the gallery after a restart, and begins a puzzle"""
        window = self.open()
        self.draw(window)
        field = window.find("entry", "Name in the gallery")
        window.click(field)
        window.write("Two corners")
        window.press("Return")
        self.expect_said(window, "The board is kept as “Two corners”.")
        # From the editor to the gallery, and from there to the board.
        window.press("Escape", "Escape", delay=300)
        self.expect_dialog(window, None)
        window.quit()
        kept = self.home.folder / "data/nonet/boards.ron"
        self.assertIn('name: "Two corners"', kept.read_text())
        again = self.open()
        again.press("ctrl+shift+g")
        self.expect_dialog(again, "New board")
        again.write("corners")
        card = again.find("list item", "Two corners")
        self.assertIn("selected", card.states)
        again.press("Return")
        again.shown = SIDE * SIDE
        self.expect_dialog(again, None)
        self.expect("an empty board", again.digits, SIDE * SIDE * ".")
        again.quit()

    def test_file_of_boards_that_is_none(self):
        """a file of kept boards that makes no sense is set aside, which is told, and boards are kept again"""
        kept = self.home.folder / "data/nonet/boards.ron"
        kept.parent.mkdir(parents=True)
        kept.write_text("(version: 1, content: (boards: [(name: 5)]))")
        window = self.open()
        self.expect("what is told", lambda: "boards.ron" in window.dialog_text(), True)
        window.press("Return")
        self.expect_dialog(window, None)
        self.assertFalse(kept.exists())
        self.assertTrue(kept.with_name("boards.ron.1.bad").exists())
        window.quit()
