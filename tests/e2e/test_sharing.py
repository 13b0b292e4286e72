"""A puzzle that goes from one window to another by its code or by a text to send, and the names of games."""

from case import EMPTY, Case

NAME = r"^Easy · \d+ [A-Z][a-z]+$"


class Sharing(Case):

    def setUp(self):
        super().setUp()
        self.home.set_options(pause_in_background="false")

    def begin(self):
        """An easy game."""
        window = self.open(at_start=True)
        window.press("s")
        self.expect("the mode", window.mode, "Mode: Play")
        return window

    def choose(self, window, entry):
        """Chooses an entry of the Edit menu."""
        window.press("alt+e")
        window.click(window.find("list item", entry))

    def test_code(self):
        """the code is copied, and pasted on another window's start page it is the same puzzle"""
        window = self.begin()
        puzzle = window.digits()
        self.choose(window, "Copy code")
        self.expect_status(window, r"^The code [0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4} is copied\.$")
        code = window.clipboard()
        self.assertIn(f"The code {code} is", window.status())
        other = self.open(at_start=True)
        other.press("ctrl+v")
        self.expect_status(other, "from a code of Nonet")
        self.expect("the other board", other.digits, puzzle)
        self.assertRegex(other.title().removeprefix("● ").removesuffix(" – Nonet"), NAME)

    def test_text_to_share(self):
        """the text for a friend has the game's name, and in another window it is the same puzzle, which can be played"""
        window = self.begin()
        puzzle = window.digits()
        name = window.title().removesuffix(" – Nonet")
        self.assertRegex(name, NAME)
        self.choose(window, "Copy text to share")
        self.expect_status(window, "^A text to share is copied")
        text = window.clipboard()
        self.assertTrue(text.startswith(f"Sudoku “{name}”: "), text)
        other = self.open()
        other.press("ctrl+v")
        self.expect("the other board", other.digits, puzzle)
        self.assertEqual(other.givens(), puzzle)
        other.press("F8")
        self.expect("the mode", other.mode, "Mode: Play")
        self.assertEqual(window.digits(), puzzle)

    def test_typed_puzzle(self):
        """a puzzle that was typed has a code too, and takes it to another window"""
        line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        window = self.open()
        window.enter_puzzle(line)
        self.expect("the board", window.digits, line)
        self.choose(window, "Copy code")
        self.expect_status(window, "^The code .* is copied")
        other = self.open()
        other.press("ctrl+v")
        self.expect("the other board", other.digits, line)

    def test_nonsense_on_the_start_page(self):
        """text that holds no puzzle is told on the start page too, which stays"""
        window = self.open(at_start=True)
        window.copy_into_clipboard("Dear Sir or Madam")
        window.press("ctrl+v")
        self.expect_status(window, "Nothing was pasted: “Dear Sir or Madam” is not a puzzle")
        self.assertTrue(window.is_at_start())
        window.press("Escape")
        self.expect("the board", window.digits, EMPTY)
