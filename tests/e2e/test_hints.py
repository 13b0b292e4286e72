"""Hints: told a little at a time, carried out, and listed."""

import re

from case import NEWSPAPER, TWO_ANSWERS, Case
from program import content_of
from waiting import wait_for


class Hints(Case):

    def setUp(self):
        super().setUp()
        # Whether the window is in front is up to the desktop, and no matter here.
        self.home.set_options(pause_in_background="false")
        self.window = self.open()

    def paste(self, line):
        """Puts a puzzle on the board."""
        self.window.copy_into_clipboard(line)
        self.window.press("ctrl+v")
        self.expect("the board", self.window.digits, line)

    def test_three_stages(self):
        """F2 tells where, how and what; F3 carries it out, Undo takes it back"""
        self.paste(NEWSPAPER)
        self.window.press("F2")
        self.expect_status(self.window, r"^Look at ")
        self.window.press("F2")
        self.expect_status(self.window, r"single: Look for ")
        self.window.press("F2")
        self.expect_status(self.window, r"So row \d, column \d is \d\.")
        row, column, digit = map(int, re.search(r"So row (\d), column (\d) is (\d)", self.window.status()).groups())
        self.window.press("F3")
        wait_for("the digit", lambda: self.window.digits()[9 * row + column - 10], lambda it: it == str(digit))
        self.window.press("ctrl+z")
        self.expect("the board", self.window.digits, NEWSPAPER)

    def tell_all(self):
        """Asks for a hint until the whole step is told."""
        for said in [r"^Look at ", r"single: Look for ", r"So row \d, column \d is \d\."]:
            self.window.press("F2")
            self.expect_status(self.window, said)

    def test_single_tells_why(self):
        """a hint on a single says what rules the other places out, and its panel explains the signs"""
        self.paste(NEWSPAPER)
        self.tell_all()
        self.expect_status(self.window, r"^Box 2 needs the digit 8\. Rows 1 and 3 and column 4 already have it, so only row 2, "
                                        r"column 5 is left\. So row 2, column 5 is 8\.$")
        for sign in ["goes here", "house of this step", "rules the others out"]:
            self.window.find("label", sign)

    def test_phrases_light_cells(self):
        """the words that name cells light these cells while the mouse is over them"""
        self.paste(NEWSPAPER)
        self.tell_all()
        told = wait_for("the text", lambda: self.window.find_all("label", self.window.status()), lambda found: len(found) == 2)
        left, top, *_ = told[-1].box
        box_2 = [3, 4, 5, 12, 13, 14, 21, 22, 23]
        before = self.resting_cells()
        self.window.point(left + 12, top + 8)
        self.expect("the cells that changed", lambda: self.changed(before), box_2)
        self.window.point(left + 12, top - 200)
        self.expect("the cells that changed", lambda: self.changed(before), [])

    def resting_cells(self):
        """Pixels of each cell, once nothing moves on the board."""
        seen = [self.cell_pixels()]

        def rests():
            seen.append(self.cell_pixels())
            return seen[-1] == seen[-2]
        wait_for("the board to rest", rests, pause=1.2)
        return seen[-1]

    def changed(self, before):
        """The cells that look different from before."""
        return [cell for cell, (old, new) in enumerate(zip(before, self.cell_pixels())) if old != new]

    def cell_pixels(self):
        """Every third pixel of each cell, without its edges."""
        picture, (left, top, *_) = self.window.picture(), self.window.place()
        boxes = [cell.box for cell in self.window.cells()]
        return [[picture.pixel(across, down) for across in range(x - left + 2, x - left + width - 2, 3)
                 for down in range(y - top + 2, y - top + height - 2, 3)] for x, y, width, height in boxes]

    def test_nothing_to_apply(self):
        """F3 without a hint says that there is none, and changes nothing; after F2 it carries the step out"""
        self.window.press("F3")
        self.expect_status(self.window, r"^There is no hint to apply\. Press F2 for one\.$")
        self.paste(NEWSPAPER)
        self.window.press("F3")
        self.expect_status(self.window, r"^There is no hint to apply\. Press F2 for one\.$")
        self.assertEqual(self.window.digits(), NEWSPAPER)
        self.window.press("F2")
        self.expect_status(self.window, "^Look at ")
        self.window.press("F3")
        self.expect_status(self.window, r"^Row 2, column 5 is 8\.$")
        wait_for("a digit more", lambda: self.window.digits().count("."), lambda open: open == NEWSPAPER.count(".") - 1)

    def test_panel(self):
        """the panel's buttons tell more and carry out, Escape closes it"""
        self.paste(NEWSPAPER)
        self.window.press("F2")
        for name in ["Which technique?", "Show the step"]:
            self.window.click(self.window.find("push button", name))
        self.expect_status(self.window, r"So row \d, column \d is \d\.")
        self.window.press("Escape")
        wait_for("the panel to go", lambda: not self.window.find_all("push button", "Apply"))
        self.assertEqual(self.window.digits(), NEWSPAPER)

    def test_path(self):
        """the solution path is listed, walked through and copied as text; carried out, it is the answer"""
        [answer] = self.answers(NEWSPAPER, 1)
        self.paste(NEWSPAPER)
        self.window.press("alt+i", "Down", "Down", "Return")
        self.expect_status(self.window, r"^The path is listed: \d+ steps")
        self.window.click(self.window.find("push button", "Copy list"))
        self.expect_status(self.window, "copied")
        steps = self.window.clipboard().splitlines()
        self.assertIn("X-Wing 9", "\n".join(steps))
        self.window.press(*["alt+Down"] * len(steps))
        wait_for("the last step", lambda: self.window.digits().count("."), lambda open: open == 1)
        self.window.press("F3")
        self.expect("the board", self.window.digits, answer)

    def test_notes(self):
        """all candidates are noted, and a screen reader hears them"""
        self.paste(NEWSPAPER)
        self.window.press("alt+i", "Down", "Return")
        wait_for("notes", lambda: content_of(self.window.cells()[0]), lambda text: text.startswith("note"))
        self.window.press("ctrl+z")
        wait_for("none", lambda: content_of(self.window.cells()[0]), lambda text: text == "empty")

    def test_several_answers(self):
        """a puzzle with two answers has the steps that hold in both, and the panel says so"""
        self.paste(TWO_ANSWERS)
        self.window.press("F2")
        self.expect_status(self.window, "^Look at ")
        said = "The puzzle has several answers; steps that rely on a single one are left out."
        wait_for("the note", lambda: self.window.find_all("label", said))

    def test_no_answer(self):
        """a puzzle without an answer has no hint, and a sentence says why"""
        self.paste("55" + 79 * ".")
        self.window.press("F2")
        self.expect_status(self.window, "has no answer: two 5s in row 1")

    def look_for(self, technique):
        """Opens the page on a technique by its name."""
        self.window.press("shift+F2")
        wait_for("the pages", lambda: self.window.find_all("push button", "Load the example"))
        self.window.press(*["minus" if letter == "-" else letter for letter in technique])
        wait_for("the page", lambda: self.window.find_all("list item", "X-Wing"))

    def test_example(self):
        """a technique is looked for by name, and its example comes onto the board with the step told"""
        self.look_for("x-wing")
        self.window.press("Return")
        self.expect_status(self.window, "^An example: X-Wing")
        self.window.press("F3")
        self.expect_status(self.window, "carried out")

    def test_practice(self):
        """a position to practise on has nothing drawn before a hint is asked for"""
        self.look_for("x-wing")
        self.window.click(self.window.find("push button", "Practise"))
        self.expect_status(self.window, "^Find this: X-Wing")
        self.window.press("F2")
        self.expect_status(self.window, "^Look at ")
        self.window.press("F2")
        self.expect_status(self.window, "^X-Wing: ")

    def test_known_techniques(self):
        """a technique that is no longer known is not told; the next one is"""
        self.window.press("alt+i", "Up", "Return")
        wait_for("the list", lambda: self.window.find_all("push button", "Usual order"))
        self.window.click(self.window.find("push button", "Up to easy"))
        self.window.press("Down", "space", "Return")
        self.expect_status(self.window, "^From now on")
        self.paste(NEWSPAPER)
        self.window.press("F2")
        self.expect_status(self.window, "^Look at ")
        self.window.press("F2")
        self.expect_status(self.window, "^(Full house|Naked single): ")
