"""The clipboard, shared with another program."""

from case import EMPTY, NEWSPAPER, Case
from waiting import wait_for


class Clipboard(Case):

    def test_copy(self):
        """the puzzle is copied as 81 characters, and so is an answer"""
        window = self.open()
        window.enter_puzzle(NEWSPAPER)
        window.press("ctrl+c")
        wait_for("the puzzle in the clipboard", window.clipboard, lambda text: text.strip() == NEWSPAPER)
        self.assertEqual(len(window.clipboard()), 81)
        window.press("F5")
        self.expect_status(window, "only answer")
        window.press("ctrl+c")
        answer, = self.answers(NEWSPAPER, 1)
        self.expect("the clipboard", window.clipboard, answer)

    def test_copy_as(self):
        """a form is chosen from the menu, and what it leaves out is said"""
        window = self.open()
        window.copy_into_clipboard(NEWSPAPER)
        window.press("ctrl+v")
        self.expect("the board", window.digits, NEWSPAPER)
        rows = [NEWSPAPER[start:start + 9] for start in range(0, 81, 9)]
        window.press("alt+e", "Down", "Down", "Right", "Down", "Return")
        self.expect_status(window, "Copied as “Nine lines”")
        self.expect("the clipboard", lambda: window.clipboard().split(), rows)

    def test_paste(self):
        """text of any form that can be read is pasted, and undo takes it back"""
        rows = "\n".join(NEWSPAPER[start:start + 9] for start in range(0, 81, 9))
        window = self.open()
        for text in [NEWSPAPER, NEWSPAPER.replace(".", "0") + "\n", rows]:
            window.copy_into_clipboard(text)
            window.press("ctrl+v")
            self.expect("the board", window.digits, NEWSPAPER)
            window.press("ctrl+z")
            self.expect("the board", window.digits, EMPTY)

    def test_paste_of_something_else(self):
        """text that holds no puzzle leaves the board as it is, and a sentence says so"""
        window = self.open()
        window.copy_into_clipboard("Dear Sir or Madam")
        window.press("7", "ctrl+v")
        self.expect_status(window, "Nothing was pasted")
        self.expect_status(window, "“Dear Sir or Madam” is not a puzzle")
        self.assertEqual(window.digits(), "7" + EMPTY[1:])

    def test_paste_of_a_damaged_picture(self):
        """a clipboard with bytes that are no picture is told to hold none"""
        window = self.open()
        picture = self.home.folder / "picture.png"
        picture.write_bytes(b"\x89PNG\r\n\x1a\n")
        window.copy_picture_into_clipboard(picture)
        window.press("ctrl+v")
        self.expect_status(window, "The clipboard holds neither a text nor a picture")
        self.assertEqual(window.digits(), EMPTY)


    def test_paste_of_several(self):
        """a list of puzzles asks which"""
        window = self.open()
        window.copy_into_clipboard(f"{EMPTY[:80]}1\n{NEWSPAPER}\n")
        window.press("ctrl+v")
        self.expect_dialog(window, "Choose a puzzle")
        window.press("Down", "Return")
        self.expect("the board", window.digits, NEWSPAPER)
