"""Practice on a technique: its page, a position that asks for it, the next one, and what is kept of the progress."""

import re

from case import Case
from waiting import wait_for

TECHNIQUE = "Hidden single"
PLACED = re.compile(r"So row (\d), column (\d) is (\d)\.")


class Learning(Case):

    def look_for(self, window):
        """Opens the page on the technique by its name."""
        window.press("shift+F2")
        self.expect_dialog(window, "Techniques")
        window.write(TECHNIQUE.lower())
        wait_for("the page", lambda: window.find_all("landmark", TECHNIQUE))

    def practise(self, window):
        """Begins to practise the technique."""
        self.look_for(window)
        window.click(window.find("push button", "Practise"))
        self.expect_practice(window)

    def expect_practice(self, window):
        """Waits until a position asks for the technique."""
        self.expect_status(window, f"^Find this: {TECHNIQUE}")
        self.expect("the title", window.title, f"Learning: {TECHNIQUE} – Nonet")
        self.assertEqual(window.mode(), "Mode: Play")

    def find_step(self, window):
        """Types digits of the answer one by one, until one of them is the step that is sought."""
        answer, = self.answers(window.digits(), 1)
        for cell, digit in enumerate(window.digits()):
            if digit != ".":
                continue
            window.click(window.cells()[cell])
            window.press(answer[cell])
            self.expect("the digit", lambda: window.digits()[cell], answer[cell])
            if window.status().startswith("Found"):
                return
        self.fail("no digit was the step that is sought")

    def take_told_step(self, window):
        """Types the digit that the technique proves, after a hint told which."""
        for said in ["^Look at ", f"^{TECHNIQUE}: ", PLACED.pattern]:
            window.press("F2")
            self.expect_status(window, said)
        row, column, digit = map(int, PLACED.search(window.status()).groups())
        window.click(window.cells()[9 * row + column - 10])
        window.press(str(digit))

    def test_positions_and_progress(self):
        """F4 goes on to another position, and what was found is kept for the next start"""
        window = self.open()
        self.practise(window)
        for found in [1, 2]:
            before = window.digits()
            self.find_step(window)
            self.expect_status(window, rf"^Found: {TECHNIQUE} \({found} so far\)")
            window.press("F4")
            wait_for("another position", window.digits, lambda digits: digits.replace(".", "") != before.replace(".", ""))
            self.expect_practice(window)
        self.home_says(window, "2 found")
        window.quit()
        self.home_says(self.open(), "2 found")

    def home_says(self, window, text):
        """The page on the technique tells how often it was found."""
        self.look_for(window)
        wait_for(f"“{text}”", lambda: [node for node in window.find_all("label") if node.name.endswith(f" · {text}")])
        window.press("Escape")
        self.expect_dialog(window, None)

    def test_found_with_hint(self):
        """a step that a hint has told is not counted as found without one"""
        window = self.open()
        self.practise(window)
        self.take_told_step(window)
        self.expect_status(window, f"^Found with a hint: {TECHNIQUE}")
        self.assert_not_found(window)

    def test_hint_carried_out(self):
        """a step that F3 carries out is not counted as found"""
        window = self.open()
        self.practise(window)
        window.press("F2", "F3")
        self.expect_status(window, r"^Row \d, column \d is \d\.$")
        self.assert_not_found(window)

    def assert_not_found(self, window):
        """The page on the technique tells of no step that was found."""
        self.look_for(window)
        levels = lambda: [node.name for node in window.find_all("label") if node.name.startswith("Easy, ")]
        self.assertNotIn("found", "".join(wait_for("the level", levels)))
