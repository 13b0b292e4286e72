"""Paging through the answers of a puzzle that has more than one."""

from case import EMPTY, MANY_ANSWERS, TWO_ANSWERS, Case
from program import content_of, keys_to
from waiting import wait_for


class Answers(Case):

    def test_two_answers(self):
        """the next, the previous and the numbered answer of a puzzle with two; there is no third"""
        first, second = self.answers(TWO_ANSWERS, 2)
        window = self.open()
        window.enter_puzzle(TWO_ANSWERS)
        window.press("F5")
        self.expect("the board", window.digits, first)
        self.expect_status(window, r"Answer 1 of 2\b")
        window.press("F12")
        self.expect("the board", window.digits, second)
        window.press("F12")
        self.expect_status(window, r"only 2 answers")
        self.assertEqual(window.digits(), second)
        window.press("F11")
        self.expect("the board", window.digits, first)
        self.ask_for(window, "2")
        self.expect("the board", window.digits, second)
        self.ask_for(window, "3")
        wait_for("a word about the third answer", window.dialog_text, lambda text: "only 2 answers" in text)
        window.press("Escape")
        self.expect_dialog(window, None)
        self.assertEqual(window.digits(), second)
        window.press("alt+r")
        self.expect("the board", window.digits, TWO_ANSWERS)

    def test_answer_by_number(self):
        """answer 10,000 of a puzzle with millions, answer 1,000,000 of the empty grid"""
        window = self.open()
        window.copy_into_clipboard(MANY_ANSWERS)
        window.press("ctrl+v")
        self.expect("the board", window.digits, MANY_ANSWERS)
        self.ask_for(window, "10,000")
        self.expect("the board", window.digits,
                    "154279638289163475637485192541397286768512943923648517472936851315824769896751324")
        window.copy_into_clipboard(EMPTY)
        window.press("alt+r", "ctrl+v")
        self.expect("the board", window.digits, EMPTY)
        self.ask_for(window, "1000000")
        wait_for("the millionth answer", window.digits, lambda digits: digits ==
                 "123456789456789123789123456214365978698271534537894261342617895971538642865942317")
        self.expect_status(window, r"Answer 1,000,000\b")

    def test_what_is_no_number(self):
        """what is no number of an answer is refused in the dialog"""
        window = self.open()
        window.press("F6")
        self.expect_dialog(window, "Answer number")
        for nonsense in ["0", "many", "-1"]:
            window.press("ctrl+a")
            window.write(nonsense)
            window.press("Return")
            wait_for("a word about it", window.dialog_text, lambda text: f"“{nonsense}” is not the number" in text)

    def test_no_answer(self):
        """a puzzle without answer says why"""
        window = self.open()
        window.press("5", "5")
        self.expect_status(window, r"no answer: two 5s in row 1")
        self.assertEqual(content_of(window.cells()[0]), "5, given, in conflict")
        window.press("F5")
        self.expect_status(window, r"no answer: two 5s in row 1")
        self.assertEqual(window.mode(), "Mode: Edit")

    def test_conflict_in_a_box(self):
        """the hairline between two digits of a box runs between them, and not around the cells above"""
        window = self.open()
        upper, lower = 14, 21
        window.press(*keys_to(upper), "5", *keys_to(lower), "5")
        self.expect("the lower digit", lambda: content_of(window.cells()[lower]), "5, given, in conflict")
        window.press(*keys_to(80))
        self.expect("the selection", window.selected, 80)
        self.expect("the frame of the upper digit", lambda: self.has_red(window, upper), True)
        self.assertFalse(self.has_red(window, 12) or self.has_red(window, 13), "the upper halves of the cells beside it")

    def has_red(self, window, cell):
        """Whether the upper half of a cell has a pixel of the colour of conflicts."""
        left, top, width, height = window.cells()[cell].box
        picture, (x, y, *_) = window.picture(), window.place()
        pixels = (picture.pixel(left - x + column, top - y + row)
                  for column in range(3, width - 3) for row in range(1, height // 2))
        return any(red > 120 and green < red / 2 for red, green, _ in pixels)

    def ask_for(self, window, number):
        """Asks for an answer by its number."""
        window.press("F6")
        self.expect_dialog(window, "Answer number")
        window.press("ctrl+a")
        window.write(number)
        window.press("Return")
